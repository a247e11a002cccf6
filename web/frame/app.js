// The compiled app: fetched once, started, and its exports as plain functions.
import { firstResponse, wasmUrl } from './download.js';
import { Failure } from './failure.js';

// More than any query or typed value that could mean something.
const DESK_BYTES = 16384;

const importGlue = () => import('../prefill-decode-app.js');
const importFreshGlue = () => import('../prefill-decode-app.js?fresh');

// Refuses at once what a download would not change.
export function checkPlatform() {
  if (typeof WebAssembly !== 'object') throw new Failure('no-wasm');
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    throw new Failure('policy');
  }
  if (typeof WebGL2RenderingContext !== 'function') throw new Failure('no-webgl');
}

async function readBinary(request) {
  let response;
  try {
    response = await request;
  } catch (error) {
    throw new Failure('network', error);
  }
  if (!response.ok) throw new Failure('network', new Error(`${response.status} ${wasmUrl.pathname}`));
  return response.arrayBuffer();
}

const fetchAnew = () => fetch(wasmUrl, { cache: 'reload', credentials: 'same-origin' });

async function instantiate(glue, binary) {
  const [{ default: create }, wasmBinary] = await Promise.all([glue, binary]);
  return new Promise((resolve, reject) => {
    const onAbort = (reason) => reject(new Error(String(reason)));
    create({ wasmBinary, onAbort, print: () => {}, printErr: () => {} }).then(resolve, reject);
  });
}

// Infinite where there is nothing to divide by; messages and JSON carry no such number.
const finite = (value) => (Number.isFinite(value) ? value : null);

const isMemory = (error) => /RangeError|out of memory|Cannot enlarge|could not allocate/i.test(`${error?.name} ${error?.message}`);
// WebKit compiles in the face of a policy and refuses only to instantiate.
const isPolicy = (error) => /unsafe-eval/.test(error?.message);

// The bytes come as an array, so a server that sends the wrong MIME type costs no second download.
async function loadModule() {
  const glue = importGlue().catch((error) => { throw new Failure('network', error); });
  const binary = readBinary(firstResponse);
  try {
    return await instantiate(glue, binary);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (isMemory(error)) throw new Failure('memory', error);
    if (isPolicy(error)) throw new Failure('policy', error);
  }
  // Most likely script and binary of two releases met in the cache: both again, past the cache, once.
  try {
    return await instantiate(importFreshGlue(), readBinary(fetchAnew()));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('network', error);
  }
}

export async function loadApp() {
  const module = await loadModule();

  // Where texts stand for the length of a call, one after the other.
  const desk = module._malloc(DESK_BYTES);
  const put = (...texts) => {
    let address = desk;
    return texts.map((text) => {
      const start = address;
      module.stringToUTF8(text, start, desk + DESK_BYTES - start);
      address += Math.min(module.lengthBytesUTF8(text), desk + DESK_BYTES - 1 - start) + 1;
      return start;
    });
  };
  const json = (address) => JSON.parse(module.UTF8ToString(address));
  // The snapshot names the figures; their values come as doubles, because the binary has no printer of doubles.
  const snapshot = () => {
    const { results, ...said } = json(module._pd_snapshot());
    return { ...said, results: Object.fromEntries(results.map((name, i) => [name, finite(module._pd_result(i))])) };
  };

  return {
    start: (query, width, ratio) => module._pd_start(...put(query), width, ratio),
    stop: () => module._pd_stop(),
    environment: (flags) => module._pd_environment(flags),
    resize: (ratio, width, height, bufferWidth, bufferHeight) => module._pd_resize(ratio, width, height, bufferWidth, bufferHeight),
    height: () => module._pd_height(),
    pointer: (kind, x, y, touch) => module._pd_pointer(kind, x, y, touch ? 1 : 0),
    focus: (key) => module._pd_focus(...put(key)),
    edit: (field, value) => module._pd_edit(...put(field, value)),
    step: (field, step) => module._pd_step(...put(field), step),
    setQuery: (query) => module._pd_set_query(...put(query)),
    action: (name) => module._pd_action(...put(name)),
    setVisible: (visible) => module._pd_set_visible(visible ? 1 : 0),
    frame: (now) => module._pd_frame(now),
    copiedText: () => module.UTF8ToString(module._pd_copied_text()),
    confirmCopy: (shown) => module._pd_confirm_copy(shown ? 1 : 0),
    requestedField: () => module.UTF8ToString(module._pd_requested_field()),
    snapshot,
    rects: () => json(module._pd_rects()),
    cursor: () => module.UTF8ToString(module._pd_cursor()),
    contextLost: () => module._pd_context_lost(),
    contextRestored: () => module._pd_context_restored() === 0,
  };
}
