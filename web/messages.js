// The messages between a host page and the frame: one version, two directions, each checked before it is used.
export const VERSION = 1;

const TEXT_LIMIT = 8192;
// Of a message as a whole: ten times what the fullest state has.
const PARTS_LIMIT = 5000;
const DEPTH_LIMIT = 6;
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 20000;

// What is read is copied, and only once: a message that a script of the page made up itself may change under the
// reader's eyes. A `take…` gives its copy, or undefined for what it does not take.
const when = (accepts) => (value) => (accepts(value) ? value : undefined);
const isText = (value) => typeof value === 'string' && value.length <= TEXT_LIMIT;
const takeText = when(isText);
const takeQuery = when((value) => isText(value) && /^[\w.~*%+=&-]*$/.test(value));
const takeHeight = when((value) => Number.isFinite(value) && value >= MIN_HEIGHT && value <= MAX_HEIGHT);
const takeSerial = when((value) => Number.isSafeInteger(value) && value >= 0);
const takeScheme = when((value) => ['light', 'dark', 'auto'].includes(value));

// Dates, maps and buffers travel in messages too, and are no records. By name: they come from another window.
const isRecord = (value) => Object.prototype.toString.call(value) === '[object Object]';
const has = (record, name) => Object.prototype.hasOwnProperty.call(record, name);

function makeTaker() {
  let parts = 0;
  const takeAll = (values, take) => {
    const taken = [];
    for (let i = 0; i < values.length; ++i) {
      const part = (parts += 1) > PARTS_LIMIT ? undefined : take(values[i]);
      if (part === undefined) return undefined;
      taken.push(part);
    }
    return taken;
  };
  const takePlain = (value, depth) => {
    if (value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(value)) return value;
    if (depth === 0 || typeof value !== 'object') return undefined;
    const next = (part) => takePlain(part, depth - 1);
    if (Array.isArray(value)) return takeAll(value, next);
    if (!isRecord(value)) return undefined;
    const names = Object.keys(value);
    const taken = names.every(isText) && takeAll(names, (name) => next(value[name]));
    return taken ? Object.fromEntries(names.map((name, i) => [name, taken[i]])) : undefined;
  };
  const takeList = (take) => (value) => (Array.isArray(value) ? takeAll(value, take) : undefined);
  const takeRecord = (value) => (isRecord(value) ? takePlain(value, DEPTH_LIMIT) : undefined);
  const takeShape = (shape) => (value) => {
    if (!isRecord(value)) return undefined;
    const taken = {};
    for (const [field, take] of Object.entries(shape)) {
      taken[field] = take(value[field]);
      if (taken[field] === undefined) return undefined;
    }
    return taken;
  };
  const takeTable = takeShape({ caption: takeText, columns: takeList(takeText), rows: takeList(takeList(takeText)) });
  return { takeRecord, takeShape, takeTable };
}

const FROM_FRAME = {
  // It runs, and the rest is on its way, for as long as that takes.
  loading: () => ({}),
  // The first picture stands; the host may take its placeholder away.
  ready: () => ({}),
  // Height in CSS pixels at which nothing scrolls.
  height: () => ({ height: takeHeight }),
  // What is set, what comes of it, and the same in words; `serial` is that of the last `set` it knows of.
  state: ({ takeRecord, takeTable }) => ({
    serial: takeSerial,
    query: takeQuery,
    state: takeRecord,
    results: takeRecord,
    description: takeText,
    summary: takeTable,
  }),
  // Why there will be no picture, in a sentence for the reader.
  failed: () => ({ sentence: takeText }),
};

const FROM_HOST = {
  // The host listens and adjusts the height: send everything again.
  hello: () => ({}),
  // Take this state.
  set: () => ({ serial: takeSerial, query: takeQuery }),
  // The ground on which the frame stands, where the page decides it and not the system.
  scheme: () => ({ scheme: takeScheme }),
};

function checked(data, shapes, only = null) {
  try {
    if (!isRecord(data) || data.prefillDecode !== VERSION) return null;
    const { type } = data;
    if (typeof type !== 'string' || !has(shapes, type) || (only && type !== only)) return null;
    const taker = makeTaker();
    const taken = taker.takeShape(shapes[type](taker))(data);
    return taken ? { type, ...taken } : null;
  } catch {
    // A getter or a proxy that throws.
    return null;
  }
}

const written = (type, fields) => ({ prefillDecode: VERSION, type, ...fields });

function parsed(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

// Of each iframe the last: it is asked for with every message.
const addresses = new WeakMap();

// Null where a page's iframe has something for an address that is none.
export function addressOf(iframe) {
  const { src, baseURI } = iframe;
  const known = addresses.get(iframe);
  if (known?.src === src && known.baseURI === baseURI) return known.address;
  const address = parsed(src, baseURI);
  addresses.set(iframe, { src, baseURI, address });
  return address;
}

// A sandbox without allow-same-origin gives the frame the opaque origin, which messages carry as "null".
function isExpectedOrigin(origin, iframe) {
  if (origin === addressOf(iframe)?.origin) return true;
  if (origin !== 'null') return false;
  return self.origin === 'null' || (iframe.hasAttribute('sandbox') && !iframe.sandbox.contains('allow-same-origin'));
}

// The message that `iframe` sent, or null when it is not its message or not a sound one; where only one type is of
// interest, of that type.
export function readFromFrame(event, iframe, only = null) {
  if (!iframe || !event.source || event.source !== iframe.contentWindow) return null;
  const message = checked(event.data, FROM_FRAME, only);
  return message && isExpectedOrigin(event.origin, iframe) ? message : null;
}

// The message that the page around this frame sent. Any page may embed, so any origin may speak, but only the parent.
export function readFromHost(event) {
  return event.source === window.parent && window.parent !== window ? checked(event.data, FROM_HOST) : null;
}

// States are no secret and a sandboxed frame has no origin to name, hence '*'.
// What the frame would not take is not sent; returns whether it was.
export function sendToFrame(iframe, type, fields) {
  const sound = checked(written(type, fields), FROM_HOST);
  if (sound) iframe.contentWindow?.postMessage({ prefillDecode: VERSION, ...sound }, '*');
  return !!sound;
}

export function sendToHost(type, fields) {
  if (window.parent !== window) window.parent.postMessage(written(type, fields), '*');
}
