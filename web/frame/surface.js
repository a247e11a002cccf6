// The canvas: its size in CSS pixels and in device pixels, and its WebGL context.
const CONTEXT = { alpha: false, antialias: false, depth: false, stencil: false, powerPreference: 'low-power' };
// A browser that takes the context away so many times within so short a while will not stop doing so.
const MAX_LOSSES = 3;
const LOSSES_WITHIN_MS = 20000;
const RESTORE_PATIENCE_MS = 2000;

// The context that SDL will find on the canvas; made here, while the binary is still on its way.
export function openContext(canvas) {
  return canvas.getContext('webgl2', CONTEXT);
}

// The longest side that the graphics card draws: a longer buffer the browser would squeeze.
function longestSide(context) {
  return Math.min(context.getParameter(context.MAX_RENDERBUFFER_SIZE), ...context.getParameter(context.MAX_VIEWPORT_DIMS));
}

// Calls `onResize({ cssWidth, ratio, pixels, buffer })` after every change of size, zoom or monitor: `pixels` are those
// of the screen that the canvas covers, [width, height], for which the app lays out; `buffer` has as many, or fewer
// where the graphics card draws no picture so long.
export function watchSize(canvas, context, onResize) {
  const limit = longestSide(context);
  let last = '';
  const report = (cssWidth, ...pixels) => {
    const ratio = window.devicePixelRatio || 1;
    const scale = Math.min(1, limit / Math.max(...pixels));
    const buffer = pixels.map((side) => Math.max(1, Math.floor(side * scale)));
    const next = [cssWidth, ratio, ...pixels].join();
    if (cssWidth < 1 || Math.min(...pixels) < 1 || next === last) return;
    last = next;
    onResize({ cssWidth, ratio, pixels, buffer });
  };
  const measure = () => {
    const { width, height } = canvas.getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;
    report(width, Math.round(width * ratio), Math.round(height * ratio));
  };
  const observer = new ResizeObserver(([entry]) => {
    const exact = entry.devicePixelContentBoxSize?.[0];
    // A screen that developer tools pretend gives its own ratio and the real screen's pixels.
    const isReal = exact && Math.abs(exact.inlineSize - entry.contentRect.width * (window.devicePixelRatio || 1)) <= 1;
    if (isReal) report(entry.contentRect.width, exact.inlineSize, exact.blockSize);
    else measure();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }

  // Zoom and a move to another monitor change the ratio without a resize event.
  const watchRatio = () => {
    const media = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener('change', () => { measure(); watchRatio(); }, { once: true });
  };
  watchRatio();
  return { measure };
}

// Whether losses of the context come so quickly that it is not worth waiting for the next one.
function makeLossCount(now) {
  let times = [];
  return () => {
    const time = now();
    times = [...times, time].filter((each) => time - each < LOSSES_WITHIN_MS);
    return times.length > MAX_LOSSES;
  };
}

// Lets the browser take the context and give it back, of which `onLost(isLost)` hears at once. `onMissing(true)` says
// that the picture stays away, `onMissing(false)` that it is back.
export function watchContext(canvas, app, { onLost, onRestored, onMissing }) {
  const isTooOften = makeLossCount(() => performance.now());
  let patience = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    app.contextLost();
    onLost(true);
    if (isTooOften()) return onMissing(true);
    event.preventDefault();
    patience ||= setTimeout(() => onMissing(true), RESTORE_PATIENCE_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(patience);
    patience = 0;
    if (!app.contextRestored()) return onMissing(true);
    onLost(false);
    onMissing(false);
    onRestored();
  });
}
