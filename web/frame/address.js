// The state as a URL says it, read once and kept up to date.
// Safari refuses more than a hundred replaceState calls in half a minute.
const WRITE_INTERVAL_MS = 500;

const oneOf = (value, ...choices) => (choices.includes(value) ? value : choices[0]);

// As in an attribute: EN and en-GB are English.
function withPlainLanguage(query) {
  const state = new URLSearchParams(query);
  const [, language] = /^(pl|en)\b/i.exec(state.get('lang')) ?? [];
  if (!language || state.get('lang') === language.toLowerCase()) return query;
  state.set('lang', language.toLowerCase());
  return state.toString();
}

// In the fragment the element says on which ground the frame stands; the query is the state alone.
export function readAddress() {
  const query = withPlainLanguage(location.search.slice(1));
  const parameters = new URLSearchParams(query);
  return {
    query,
    language: oneOf(parameters.get('lang'), 'pl', 'en'),
    theme: oneOf(parameters.get('theme'), 'auto', 'light', 'dark'),
    // The element has a placeholder of its own.
    isInElement: location.hash.startsWith('#scheme='),
    scheme: oneOf(new URLSearchParams(location.hash.slice(1)).get('scheme'), 'auto', 'light', 'dark'),
  };
}

// A writer of queries into the address bar; does nothing inside another page, whose address it is not.
export function makeAddressBar() {
  if (window.parent !== window) return () => {};
  let latest = location.search.slice(1);
  let written = latest;
  let timer = 0;
  const write = () => {
    timer = 0;
    if (latest === written) return;
    written = latest;
    try {
      history.replaceState(history.state, '', `${location.pathname}${latest && `?${latest}`}${location.hash}`);
    } catch {
      // A sandbox may forbid it; the state lives on without an address.
    }
  };
  return (query) => {
    latest = query;
    timer ||= setTimeout(write, WRITE_INTERVAL_MS);
  };
}
