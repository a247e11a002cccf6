// Whether the frame scrolls. Where the page around gives every height that it is asked for there is nothing to scroll, and
// a scroll bar in between would only flicker; where it does not, as with a theme's max-height, the rest must be in reach.
// `data-room` says which it is, and frame.css what follows.
const PATIENCE_MS = 300;

// `cause()` names what may change the height besides a scroll bar: state, view, width of the frame.
//
// A scroll bar makes the content narrower, hence higher or lower, and must not come and go by that. So once a height was
// refused, nothing less is asked for, and the bar leaves for no less, until there is another cause. A bar is no cause,
// and a second refusal raises the height that would be needed: it ends after one try for each cause.
export function makeRoom(root, stage, cause) {
  let refused = null;
  let timer = 0;
  const need = () => Math.ceil(stage.offsetHeight);
  const refusedHeight = () => (root.dataset.room === 'little' && refused.cause === cause() ? refused.height : 0);
  // Part of a pixel is lost where the page is zoomed.
  const fits = (height) => window.innerHeight + 1 >= height;

  const giveUp = () => {
    if (fits(need())) return;
    refused = { cause: cause(), height: need() };
    root.dataset.room = 'little';
  };
  const measure = () => {
    clearTimeout(timer);
    // A page that does not listen sets no heights, and a folded frame has none.
    if (!root.dataset.room || window.innerHeight === 0) return;
    if (root.dataset.room === 'little' && fits(refusedHeight() || need())) root.dataset.room = 'enough';
    if (root.dataset.room === 'enough' && !fits(need())) timer = setTimeout(giveUp, PATIENCE_MS);
  };
  window.addEventListener('resize', measure);
  new ResizeObserver(measure).observe(stage);

  return {
    // The page around has said that it sets heights.
    greet() {
      root.dataset.room ||= 'enough';
      measure();
    },
    // The height to ask for.
    height: () => Math.max(need(), refusedHeight()),
  };
}

// More than rounding makes of no scroll bar at all.
const SCROLL_BAR_PX = 3;

// The same where nobody sets heights, as in a window of its own: the height is what it is, and a bar that makes itself
// needless stays for as long as state and window do (`data-scroll`; the host's word, `data-room`, counts for more).
export function makeScrollBar(root) {
  let seen = '';
  const windowSize = () => [window.innerWidth, window.innerHeight].join();
  const free = () => { delete root.dataset.scroll; };
  window.addEventListener('resize', () => { if (windowSize() !== seen) free(); });
  return {
    free,
    keep() {
      if (window.innerWidth - root.clientWidth < SCROLL_BAR_PX) return;
      seen = windowSize();
      root.dataset.scroll = '';
    },
  };
}
