// The iframe in which the element is live.
export function makeFrame({ query, scheme, title, base }, onLoad) {
  const frame = document.createElement('iframe');
  const address = new URL('frame.html', base);
  address.search = query;
  address.hash = `scheme=${scheme}`;
  frame.className = 'frame';
  frame.title = title;
  frame.allow = 'clipboard-write';
  frame.src = address.href;
  frame.addEventListener('load', () => onLoad(frame));
  return frame;
}
