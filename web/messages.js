// The messages between a host page and the frame: one version, two directions, each checked before it is used.
export const VERSION = 1;

const TEXT_LIMIT = 8192;
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 20000;

const isText = (value) => typeof value === 'string' && value.length <= TEXT_LIMIT;
const isQuery = (value) => isText(value) && /^[\w.~*%+=&-]*$/.test(value);
const isHeight = (value) => Number.isFinite(value) && value >= MIN_HEIGHT && value <= MAX_HEIGHT;
const isPlainObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value, depth = 6) {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return isText(value);
  if (depth === 0 || typeof value !== 'object') return false;
  return Object.values(value).every((part) => isPlain(part, depth - 1));
}

const isSerial = (value) => Number.isSafeInteger(value) && value >= 0;
const isRecord = (value) => isPlainObject(value) && isPlain(value);
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isTable = (value) =>
  isPlainObject(value) && isText(value.caption) && isTexts(value.columns) && Array.isArray(value.rows) && value.rows.every(isTexts);

const FROM_FRAME = {
  // It runs, and the rest is on its way, for as long as that takes.
  loading: {},
  // The first picture stands; the host may take its placeholder away.
  ready: {},
  // Height in CSS pixels at which nothing scrolls.
  height: { height: isHeight },
  // What is set, what comes of it, and the same in words; `serial` is that of the last `set` it knows of.
  state: {
    serial: isSerial,
    query: isQuery,
    state: isRecord,
    results: isRecord,
    description: isText,
    summary: isTable,
  },
  // Why there will be no picture, in a sentence for the reader.
  failed: { sentence: isText },
};

const FROM_HOST = {
  // The host listens and adjusts the height: send everything again.
  hello: {},
  // Take this state.
  set: { serial: isSerial, query: isQuery },
  // The ground on which the frame stands, where the page decides it and not the system.
  scheme: { scheme: (value) => ['light', 'dark', 'auto'].includes(value) },
};

function checked(data, shapes) {
  if (!isPlainObject(data) || data.prefillDecode !== VERSION) return null;
  if (typeof data.type !== 'string' || !Object.hasOwn(shapes, data.type)) return null;
  const message = { type: data.type };
  for (const [field, accepts] of Object.entries(shapes[data.type])) {
    if (!accepts(data[field])) return null;
    message[field] = data[field];
  }
  return message;
}

const message = (type, fields) => ({ prefillDecode: VERSION, type, ...fields });

// Null where a page's iframe has something for an address that is none.
export function addressOf(iframe) {
  try {
    return new URL(iframe.src, iframe.baseURI);
  } catch {
    return null;
  }
}

// A sandbox without allow-same-origin gives the frame the opaque origin, which messages carry as "null".
function isExpectedOrigin(origin, iframe) {
  if (origin === addressOf(iframe)?.origin) return true;
  if (origin !== 'null') return false;
  return self.origin === 'null' || (iframe.hasAttribute('sandbox') && !iframe.sandbox.contains('allow-same-origin'));
}

// The message that `iframe` sent, or null when it is not its message or not a sound one.
export function readFromFrame(event, iframe) {
  if (!iframe || !event.source || event.source !== iframe.contentWindow) return null;
  return isExpectedOrigin(event.origin, iframe) ? checked(event.data, FROM_FRAME) : null;
}

// The message that the page around this frame sent. Any page may embed, so any origin may speak, but only the parent.
export function readFromHost(event) {
  return event.source === window.parent && window.parent !== window ? checked(event.data, FROM_HOST) : null;
}

// States are no secret and a sandboxed frame has no origin to name, hence '*'.
// What the frame would not take is not sent; returns whether it was.
export function sendToFrame(iframe, type, fields) {
  const sound = checked(message(type, fields), FROM_HOST);
  if (sound) iframe.contentWindow?.postMessage(message(type, fields), '*');
  return !!sound;
}

export function sendToHost(type, fields) {
  if (window.parent !== window) window.parent.postMessage(message(type, fields), '*');
}
