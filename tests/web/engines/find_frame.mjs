// Runs in the page: the frame that a selector means, be it an iframe or an element with one in its shadow.
export function findFrame(selector) {
  const element = document.querySelector(selector);
  return element?.shadowRoot?.querySelector('iframe') ?? (element?.localName === 'iframe' ? element : null);
}
