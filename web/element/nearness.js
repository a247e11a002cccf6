// Whether the reader has come near.
const NEAR = '600px 0px';

// Calls `onNear(isNear)` at every change; returns what ends it. Where the page has no such observer, or one that fails,
// the element counts as near.
export function watchNearness(element, onNear) {
  try {
    const observer = new IntersectionObserver((entries) => onNear(entries[entries.length - 1].isIntersecting), { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    onNear(true);
    return () => {};
  }
}
