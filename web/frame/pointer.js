// Mouse, pen and finger on the canvas. The wheel, the context menu, vertical swipes and pinches stay the page's.
const MOVE = 0;
const DOWN = 1;
const UP = 2;
const CANCEL = 3;
// A finger that has moved this far sideways on a slider means the slider and not the page.
const DRAG_PX = 6;
// A finger that has moved this far does not tap.
const TAP_PX = 12;

// What a pointer does to the app: it holds a control from press to release, and may let go at any time.
function makeHand(canvas, send) {
  let held = null;
  return {
    holds: (event) => held === event.pointerId,
    isFree: () => held === null,
    press(event) {
      held = event.pointerId;
      try {
        canvas.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already; its end comes as a cancel.
      }
      send(DOWN, event);
    },
    release(event) {
      held = null;
      send(UP, event);
    },
    cancel(event) {
      if (held !== null && held !== event.pointerId) return;
      held = null;
      send(CANCEL, event);
    },
  };
}

const distance = (from, to) => [Math.abs(to.clientX - from.clientX), Math.abs(to.clientY - from.clientY)];

const isTap = (pending, event) => Math.hypot(...distance(pending, event)) < TAP_PX;

// `width()` is the canvas's in CSS pixels as the app knows it.
export function watchPointer(canvas, width, { onPointer, onRelease, onPress, isSlider }) {
  const position = (event) => {
    const box = canvas.getBoundingClientRect();
    const scale = box.width > 0 ? width() / box.width : 1;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const send = (kind, event) => onPointer(kind, ...position(event), event.pointerType === 'touch');
  const hand = makeHand(canvas, send);
  watchPresses(canvas, hand, {
    send,
    onRelease,
    onTap: (event) => onPress(...position(event)),
    isSlider: (event) => isSlider(...position(event)),
  });

  dropMouseAfterTap(canvas);
  // Without this a click would take the focus from every control; with it the control under the pointer gets it.
  canvas.addEventListener('mousedown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    onPress(...position(event));
  });
}

// Browsers add mouse events to a tap. Its release has done everything; now the press would land in whatever that has
// opened under the finger, and take focus and selection from there.
function dropMouseAfterTap(canvas) {
  let hasTapped = false;
  document.addEventListener('pointerdown', () => { hasTapped = false; }, true);
  canvas.addEventListener('pointerup', ({ pointerType }) => { hasTapped = pointerType === 'touch'; });
  document.addEventListener('mousedown', (event) => {
    if (!hasTapped) return;
    hasTapped = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

function watchPresses(canvas, hand, { send, onRelease, onTap, isSlider }) {
  // The finger that may yet turn out to scroll the page.
  let pending = null;
  const isOurs = (event) => event.isPrimary && event.button === 0;
  const cancel = (event) => {
    if (pending?.pointerId === event.pointerId) pending = null;
    hand.cancel(event);
  };

  const isDrag = (event) => {
    const [sideways, downwards] = distance(pending, event);
    return sideways >= DRAG_PX && sideways >= downwards && isSlider(pending);
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (!isOurs(event)) return;
    if (event.pointerType === 'touch') pending = event;
    else hand.press(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!event.isPrimary) return;
    if (pending) {
      if (!isDrag(event)) return;
      hand.press(pending);
      pending = null;
    }
    // A release that never arrived, as after a dialogue of the system.
    if (!hand.isFree() && event.buttons === 0) return cancel(event);
    send(MOVE, event);
  });
  canvas.addEventListener('pointerup', (event) => {
    if (!isOurs(event)) return;
    // A quick finger's release may be the first that is heard of its way.
    if (pending && isDrag(event)) {
      hand.press(pending);
    } else if (pending && isTap(pending, event)) {
      // The mouse event that browsers add after a tap comes too late for what the release asks for.
      onTap(pending);
      hand.press(pending);
    }
    pending = null;
    if (!hand.holds(event)) return;
    hand.release(event);
    onRelease(event.pointerType === 'touch');
  });
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('lostpointercapture', (event) => { if (hand.holds(event)) cancel(event); });
  canvas.addEventListener('pointerleave', (event) => { if (hand.isFree()) cancel(event); });
}
