// Frames on demand: drawn when something asks for one, and none while hidden, off screen or idle.
const ANOTHER_FRAME = 1;
// Dear ImGui takes a few frames to settle; what takes longer goes on in the browser's frames.
const SETTLE_FRAMES = 8;
const FRAME_MS = 1000 / 60;
// What comes within such a time while nobody looks is taken together.
const UNSEEN_MS = 100;

// Calls `onChange(isVisible)` when the picture leaves the reader's sight, by scrolling, with its tab or for the text
// view, and comes back.
function watchVisibility(stage, onChange) {
  let intersects = true;
  let isShown = true;
  let wasVisible = true;
  const isOnScreen = () => intersects && document.visibilityState !== 'hidden';
  const isVisible = () => isShown && isOnScreen();
  const look = () => {
    const visible = isVisible();
    if (visible === wasVisible) return;
    wasVisible = visible;
    onChange(visible);
  };
  const observer = new IntersectionObserver((entries) => {
    intersects = entries[entries.length - 1].isIntersecting;
    look();
  });
  observer.observe(stage);
  document.addEventListener('visibilitychange', look);
  return {
    isVisible,
    isOnScreen,
    setShown(next) {
      isShown = next;
      look();
    },
    stop() {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    },
  };
}

// `beforeFrame()` does what waited for a frame; `onFrame(flags)` hears what it brought.
export function makeLoop(app, stage, { beforeFrame, onFrame }) {
  let request = 0;
  let unseen = 0;
  let stopped = false;
  let inFrame = false;

  const frame = (now) => {
    if (inFrame || stopped) return 0;
    inFrame = true;
    try {
      beforeFrame();
      const flags = app.frame(now);
      onFrame(flags);
      return flags;
    } finally {
      inFrame = false;
    }
  };

  const tick = (now) => {
    request = 0;
    if (frame(now) & ANOTHER_FRAME) wake();
  };

  const sight = watchVisibility(stage, (isVisible) => {
    app.setVisible(isVisible);
    if (isVisible) return wake();
    cancelAnimationFrame(request);
    request = 0;
  });

  function wake() {
    if (!stopped && !request && sight.isVisible()) request = requestAnimationFrame(tick);
  }

  function settle() {
    const start = performance.now();
    for (let i = 0; i < SETTLE_FRAMES; ++i) if (!(frame(start + i * FRAME_MS) & ANOTHER_FRAME)) return;
    wake();
  }

  return {
    wake,
    // Whether there is a picture at all, and not text in its place.
    setShown: sight.setShown,
    // Draws at once until nothing more is asked for: before the first picture and inside a gesture.
    settle,
    // Off screen the browser grants no animation frames, but a state must still be taken. Text in the picture's place
    // has all that it needs after one frame of the browser, and nothing moves in it.
    wakeOrSettle() {
      if (sight.isVisible()) wake();
      else if (stopped) return;
      else if (!sight.isOnScreen()) unseen ||= setTimeout(() => { unseen = 0; settle(); }, UNSEEN_MS);
      else if (!request) request = requestAnimationFrame(() => { request = 0; settle(); });
    },
    stop() {
      stopped = true;
      clearTimeout(unseen);
      cancelAnimationFrame(request);
      sight.stop();
    },
  };
}
