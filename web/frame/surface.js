// The canvas: its size in CSS pixels and in device pixels, and its WebGL context.
const CONTEXT = { alpha: false, antialias: false, depth: false, stencil: false, powerPreference: 'low-power' };
// A browser that takes the context away again and again will not stop doing so.
const MAX_LOSSES = 3;
const RESTORE_PATIENCE_MS = 2000;

// The context that SDL will find on the canvas; made here, while the binary is still on its way.
export function openContext(canvas) {
  return canvas.getContext('webgl2', CONTEXT);
}

// The longest side that the graphics card draws: a longer buffer the browser would squeeze.
function longestSide(context) {
  return Math.min(context.getParameter(context.MAX_RENDERBUFFER_SIZE), ...context.getParameter(context.MAX_VIEWPORT_DIMS));
}

// Calls `onResize(cssWidth, ratio, bufferWidth, bufferHeight)` after every change of size, zoom or monitor. A picture
// longer than the graphics card draws gets fewer pixels than the screen has.
export function watchSize(canvas, context, onResize) {
  const limit = longestSide(context);
  let last = '';
  const report = (width, exactWidth, exactHeight) => {
    const scale = Math.min(1, limit / Math.max(exactWidth, exactHeight));
    const [bufferWidth, bufferHeight] = [exactWidth, exactHeight].map((side) => Math.floor(side * scale));
    const next = [width, (window.devicePixelRatio || 1) * scale, bufferWidth, bufferHeight];
    if (width < 1 || bufferWidth < 1 || bufferHeight < 1 || next.join() === last) return;
    last = next.join();
    onResize(...next);
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

// Lets the browser take the context and give it back, of which `onLost(isLost)` hears at once. `onMissing(true)` says that the picture stays away,
// `onMissing(false)` that it is back.
export function watchContext(canvas, app, { onLost, onRestored, onMissing }) {
  let losses = 0;
  let patience = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    losses += 1;
    app.contextLost();
    onLost(true);
    if (losses > MAX_LOSSES) return onMissing(true);
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
