// Mouse, pen and finger on the canvas. The wheel, the context menu, vertical swipes and pinches stay the page's.
const MOVE = 0;
const DOWN = 1;
const UP = 2;
const CANCEL = 3;
// A finger that has moved this far sideways on a slider means the slider and not the page.
const DRAG_PX = 6;
// A finger that has moved this far does not tap.
const TAP_PX = 12;

// `width()` is the canvas's in CSS pixels as the app knows it.
export function watchPointer(canvas, width, { onPointer, onRelease, onPress, isSlider }) {
  // The finger that may yet turn out to scroll the page, and the pointer that holds a control.
  let pending = null;
  let held = null;

  const position = (event) => {
    const box = canvas.getBoundingClientRect();
    const scale = box.width > 0 ? width() / box.width : 1;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const send = (kind, event) => onPointer(kind, ...position(event), event.pointerType === 'touch');
  const press = (event) => {
    held = event.pointerId;
    try {
      canvas.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already; its end comes as a cancel.
    }
    send(DOWN, event);
  };
  const cancel = (event) => {
    if (pending?.pointerId === event.pointerId) pending = null;
    if (held !== null && held !== event.pointerId) return;
    held = null;
    send(CANCEL, event);
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (event.pointerType === 'touch') pending = event;
    else press(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!event.isPrimary) return;
    if (pending) {
      const sideways = Math.abs(event.clientX - pending.clientX);
      if (sideways < DRAG_PX || sideways < Math.abs(event.clientY - pending.clientY)) return;
      if (!isSlider(...position(pending))) return;
      press(pending);
      pending = null;
    }
    // A release that never arrived, as after a dialogue of the system.
    if (held !== null && event.buttons === 0) return cancel(event);
    send(MOVE, event);
  });
  canvas.addEventListener('pointerup', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (pending) {
      const isTap = Math.hypot(event.clientX - pending.clientX, event.clientY - pending.clientY) < TAP_PX;
      if (isTap) {
        // The mouse event that browsers add after a tap comes too late for what the release asks for.
        onPress(...position(pending));
        press(pending);
      }
      pending = null;
    }
    if (held !== event.pointerId) return;
    held = null;
    send(UP, event);
    onRelease(event.pointerType === 'touch');
  });
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('lostpointercapture', (event) => { if (held === event.pointerId) cancel(event); });
  canvas.addEventListener('pointerleave', (event) => { if (held === null) cancel(event); });

  // Without this a click would take the focus from every control; with it the control under the pointer gets it.
  canvas.addEventListener('mousedown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    onPress(...position(event));
  });
}
