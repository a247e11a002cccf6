// <prefill-decode>: a still picture at once, the live frame when the reader comes near, one state for both sides.
import { FIELDS, dropBrought, isNumber, languageOf, queryOf, reflect, typed } from './element/attributes.js';
import { schemeUnder, watchScheme } from './element/scheme.js';
import { fillStill } from './element/still.js';
import { adoptStyle } from './element/style.js';
import { readFromFrame, sendToFrame } from './messages.js';
import { wordsIn } from './words.js';

const base = new URL('./', import.meta.url);
const NEAR = '600px 0px';
// Browsers keep 8 to 16 WebGL contexts on a page and blank the oldest without asking.
const MAX_LIVE = 6;
const PATIENCE_MS = 10000;

const mounted = new Set();

class PrefillDecode extends HTMLElement {
  static observedAttributes = FIELDS;

  #box = document.createElement('div');
  #still = document.createElement('div');
  #notice = document.createElement('p');
  #frame = null;
  #observer = null;
  #unwatchScheme = null;
  #isNear = false;
  #scheme = 'light';
  #height = 0;
  #patience = 0;
  #serial = 0;
  #latest = null;
  #authoredQuery = null;
  #filling = 0;
  #changed = new Set();
  #isReflecting = false;

  constructor() {
    super();
    this.#box.className = 'box';
    this.#still.className = 'still';
    this.#notice.className = 'notice';
    this.#notice.setAttribute('role', 'status');
    this.#box.append(this.#notice, this.#still);
    this.attachShadow({ mode: 'open' }).append(this.#box);
  }

  connectedCallback() {
    for (const field of FIELDS) this.#takeEarlyProperty(field);
    this.#changed.clear();
    adoptStyle(this.shadowRoot, new URL('./element.css', import.meta.url));
    this.#authoredQuery ??= queryOf(this);
    this.#takeScheme();
    this.#showPhase('still');
    this.#unwatchScheme = watchScheme(() => this.#takeScheme());
    window.addEventListener('message', this);
    this.#observer = new IntersectionObserver((entries) => this.#onNear(entries.at(-1).isIntersecting), { rootMargin: NEAR });
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
    this.#unwatchScheme?.();
    window.removeEventListener('message', this);
    this.#unmount();
  }

  // moveBefore() keeps the frame alive; without this the browser would take the element out and put it in again.
  connectedMoveCallback() {}

  attributeChangedCallback(field, before, after) {
    if (this.#isReflecting || before === after || !this.isConnected) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#takeAttributes());
    this.#changed.add(field);
  }

  handleEvent(event) {
    const message = readFromFrame(event, this.#frame);
    if (message) this.#take(message);
  }

  // All that is set, by its URL names; and the figures, by the names of the command line. Null until the frame is live.
  get state() { return this.#latest?.state ?? null; }
  get results() { return this.#latest?.results ?? null; }
  // The shortest query of the state, and the figures as a table in words.
  get query() { return this.#latest?.query ?? queryOf(this); }
  get summary() { return this.#latest?.summary ?? null; }
  get description() { return this.#latest?.description ?? ''; }

  #takeEarlyProperty(field) {
    if (!Object.hasOwn(this, field)) return;
    const value = this[field];
    delete this[field];
    this[field] = value;
  }

  #takeAttributes() {
    const changed = new Set(this.#changed);
    if (!this.isConnected || changed.size === 0) return;
    dropBrought(this, changed);
    this.#changed.clear();
    if (changed.has('theme')) this.#takeScheme();
    if (this.#frame) this.#frame.title = wordsIn(languageOf(this)).frameTitle;
    if (this.#frame) this.#send();
    else this.#showPhase(this.#box.dataset.phase);
  }

  #send() {
    this.#serial += 1;
    sendToFrame(this.#frame, 'set', { serial: this.#serial, query: queryOf(this) });
  }

  #takeScheme() {
    const before = this.#box.dataset.scheme;
    this.#scheme = schemeUnder(this);
    const { theme } = this;
    this.#box.dataset.scheme = theme === 'light' || theme === 'dark' ? theme : this.#scheme;
    this.#box.style.setProperty('color-scheme', this.#box.dataset.scheme);
    if (this.#box.dataset.phase === 'still' && this.#box.dataset.scheme !== before) this.#fillStill(true);
    if (this.#frame) sendToFrame(this.#frame, 'scheme', { scheme: this.#scheme });
  }

  #onNear(isNear) {
    this.#isNear = isNear;
    if (isNear && !this.#frame && this.#box.dataset.phase !== 'failed') this.#mount();
  }

  #mount() {
    for (const other of mounted) if (mounted.size >= MAX_LIVE && !other.#isNear) other.#unmount();
    mounted.add(this);
    const frame = document.createElement('iframe');
    const address = new URL('frame.html', base);
    address.search = queryOf(this);
    address.hash = `scheme=${this.#scheme}`;
    frame.className = 'frame';
    frame.title = wordsIn(languageOf(this)).frameTitle;
    frame.allow = 'clipboard-write';
    frame.src = address.href;
    frame.addEventListener('load', () => this.#onFrameLoad());
    this.#frame = frame;
    this.#serial = 0;
    this.#showPhase('loading');
    this.#box.append(frame);
    this.#await();
  }

  #onFrameLoad() {
    sendToFrame(this.#frame, 'hello');
    // What was set before the frame listened, and again after it has reloaded itself.
    if (this.#serial > 0 || new URL(this.#frame.src).search.slice(1) !== queryOf(this)) this.#send();
    this.#await();
  }

  // A frame that a policy of the page blocks says nothing; some browsers call it loaded, others do not.
  #await() {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#fail(wordsIn(languageOf(this)).unreachable), PATIENCE_MS);
  }

  #unmount() {
    mounted.delete(this);
    clearTimeout(this.#patience);
    this.#frame?.remove();
    this.#frame = null;
    if (this.#box.dataset.phase !== 'failed') this.#showPhase('still');
  }

  #take(message) {
    if (message.type === 'height') this.#setHeight(message.height);
    if (message.type === 'state' && message.serial >= this.#serial) this.#takeState(message);
    if (message.type === 'failed') {
      this.#fail(message.sentence);
      this.#unmount();
    }
    if (message.type === 'ready') {
      clearTimeout(this.#patience);
      this.#notice.textContent = '';
      this.#showPhase('live');
      this.#setHeight(this.#height);
      this.dispatchEvent(new Event('load'));
    }
  }

  #takeState({ query, state: said, results, description, summary }) {
    const state = typed(said);
    const before = this.#latest;
    this.#latest = { query, state, results, description, summary };
    if (this.#changed.size > 0) return;
    this.#isReflecting = true;
    reflect(this, query);
    this.#isReflecting = false;
    if (!before || JSON.stringify(before) === JSON.stringify(this.#latest)) return;
    this.#fillStill(false);
    this.dispatchEvent(new CustomEvent('change', { bubbles: true, composed: true, detail: { state, results } }));
  }

  #setHeight(height) {
    this.#height = height;
    if (height && this.#box.dataset.phase === 'live') this.#frame.style.setProperty('height', `${height}px`);
  }

  #fail(sentence) {
    this.#notice.textContent = sentence;
    this.#showPhase('failed');
  }

  #showPhase(phase) {
    this.#box.dataset.phase = phase;
    if (phase !== 'live') this.#fillStill(true);
  }

  #fillStill(withPicture) {
    const query = this.#latest && this.#changed.size === 0 ? this.#latest.query : queryOf(this);
    const content = this.childElementCount > 0 && queryOf(this) === this.#authoredQuery ? this : null;
    const isFinal = this.#box.dataset.phase === 'failed';
    this.#filling += 1;
    const filling = this.#filling;
    const isCurrent = () => filling === this.#filling;
    const { scheme } = this.#box.dataset;
    const words = wordsIn(languageOf(this));
    fillStill(this.#still, { query, latest: this.#latest, content, isFinal, withPicture, base, scheme, words, isCurrent });
  }
}

for (const field of FIELDS) {
  // `lang` is every element's own, and `prefix` means something else in the DOM.
  if (field === 'lang' || field === 'prefix') continue;
  Object.defineProperty(PrefillDecode.prototype, field, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this.getAttribute(field) ?? this.state?.[field] ?? null;
      return isNumber(field) && value !== null ? (value === '' ? null : Number(value)) : value;
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(field);
      else this.setAttribute(field, String(value));
    },
  });
}

if (!customElements.get('prefill-decode')) customElements.define('prefill-decode', PrefillDecode);
