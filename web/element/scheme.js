// Whether the page under the widget is light or dark: what it shows, not what the system asks for.
const DARK_LUMINANCE = 0.35;
// Pages fade from one scheme to the other.
const FADE_MS = 400;

function parseColor(text) {
  const parts = text.match(/[\d.]+/g)?.map(Number);
  return text.startsWith('rgb') && parts ? { rgb: parts.slice(0, 3), alpha: parts[3] ?? 1 } : null;
}

const luminance = ([r, g, b]) => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

function groundOf(element) {
  for (let node = element; node; node = node.parentElement ?? node.getRootNode().host) {
    const color = parseColor(getComputedStyle(node).backgroundColor);
    if (color && color.alpha > 0.5) return color.rgb;
  }
  return null;
}

// One for all elements: browsers keep what they have once parsed.
let darkSystem = null;
const darkMedia = () => (darkSystem ??= matchMedia('(prefers-color-scheme: dark)'));

// 'light' or 'dark'. A page without a ground of its own has the browser's, dark only where it says it can be.
export function schemeUnder(element) {
  const ground = groundOf(element);
  if (ground) return luminance(ground) < DARK_LUMINANCE ? 'dark' : 'light';
  const { colorScheme } = getComputedStyle(element.ownerDocument.documentElement);
  const isDark = /dark/.test(colorScheme) && (!/light/.test(colorScheme) || darkMedia().matches);
  return isDark ? 'dark' : 'light';
}

const listeners = new Set();
let stop = null;

// Null where the page's observers fail: then the scheme is that of the start.
function observeAttributes(changed) {
  const attributes = { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-color-scheme', 'data-bs-theme'] };
  try {
    const observer = new MutationObserver(changed);
    for (const node of [document.documentElement, document.body]) if (node) observer.observe(node, attributes);
    return observer;
  } catch {
    return null;
  }
}

function watchPage() {
  let timer = 0;
  let frame = 0;
  const tell = () => {
    frame = 0;
    listeners.forEach((listener) => listener());
  };
  const changed = () => {
    frame ||= requestAnimationFrame(tell);
    clearTimeout(timer);
    timer = setTimeout(tell, FADE_MS);
  };
  const observer = observeAttributes(changed);
  const media = darkMedia();
  media.addEventListener('change', changed);
  return () => {
    observer?.disconnect();
    media.removeEventListener('change', changed);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

// Calls `listener` when the page may have changed its scheme; one observer serves all widgets of a page.
export function watchScheme(listener) {
  listeners.add(listener);
  stop ??= watchPage();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}
