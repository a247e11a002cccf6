// <prefill-decode>: a still picture at once, the live frame when the reader comes near, one state for both sides.
import { FIELDS, dropBrought, languageOf, queryOf, reflect, typed } from './element/attributes.js';
import { makeFrame } from './element/frame.js';
import { followLink } from './element/links.js';
import { watchNearness } from './element/nearness.js';
import { makePart } from './element/part.js';
import { defineProperties, takeEarlyProperties } from './element/properties.js';
import { schemeUnder, watchScheme } from './element/scheme.js';
import { fillStill } from './element/still.js';
import { adoptStyle } from './element/style.js';
import { readFromFrame, sendToFrame } from './messages.js';
import { makePace } from './pace.js';
import { wordsIn } from './words.js';

const base = new URL('./', import.meta.url);
// Browsers keep 8 to 16 WebGL contexts on a page and blank the oldest without asking.
const MAX_LIVE = 6;
const PATIENCE_MS = 10000;

const mounted = new Set();

class PrefillDecode extends HTMLElement {
  static observedAttributes = FIELDS;

  #box = makePart('div', 'box');
  #still = makePart('div', 'still');
  #notice = makePart('p', 'notice', { role: 'status' });
  #frame = null;
  // That of the document it stands in, which may be another than the module's.
  #window = null;
  #unwatch = [];
  #isNear = false;
  #scheme = 'light';
  #height = 0;
  #patience = 0;
  #serial = 0;
  #isReady = false;
  #hasLoaded = false;
  #latest = null;
  // What listeners have last heard of.
  #settled = null;
  #authoredQuery = null;
  #filling = 0;
  #changed = new Set();
  #isReflecting = false;
  #said = null;
  #telling = makePace(() => this.#tell());
  #hearing = makePace(() => this.#takeState());

  constructor() {
    super();
    this.#box.append(this.#notice, this.#still);
    this.attachShadow({ mode: 'open' }).append(makePart('canvas', 'strut', { 'aria-hidden': 'true' }), this.#box);
  }

  connectedCallback() {
    takeEarlyProperties(this);
    this.#changed.clear();
    adoptStyle(this.shadowRoot, new URL('./element.css', import.meta.url));
    this.#authoredQuery ??= queryOf(this);
    this.#notice.textContent = '';
    this.#takeScheme();
    this.#showPhase('still');
    this.#window = this.ownerDocument.defaultView;
    this.#window?.addEventListener('message', this);
    this.#unwatch = [watchScheme(() => this.#takeScheme()), watchNearness(this, (isNear) => this.#onNear(isNear))];
  }

  // A removed element holds nothing of the page, and nothing of the page holds it.
  disconnectedCallback() {
    for (const stop of this.#unwatch) stop();
    this.#unwatch = [];
    this.#window?.removeEventListener('message', this);
    this.#window = null;
    this.#isNear = false;
    this.#dropFrame();
    this.#telling.stop();
    // A picture that is filled in outside of a document would be kept by the browser, with all that is around it: it
    // listens to the media query of its source.
    this.#filling += 1;
    this.#still.replaceChildren();
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

  #takeAttributes() {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    if (!this.isConnected || changed.size === 0) return;
    this.#write(() => dropBrought(this, changed));
    this.#telling.ask();
  }

  // Attributes that are no wish of the page.
  #write(change) {
    this.#isReflecting = true;
    change();
    this.#isReflecting = false;
  }

  // What the attributes say now.
  #tell() {
    this.#takeScheme();
    if (this.#frame) {
      this.#frame.title = wordsIn(languageOf(this)).frameTitle;
      this.#send();
      return;
    }
    // Without a frame that would answer, its last answer no longer holds.
    this.#latest = null;
    this.#settled = null;
    this.#showPhase(this.#box.dataset.phase);
  }

  #send() {
    const serial = this.#serial + 1;
    if (sendToFrame(this.#frame, 'set', { serial, query: queryOf(this) })) this.#serial = serial;
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
    if (!this.isConnected) return;
    this.#isNear = isNear;
    if (isNear && !this.#frame && this.#box.dataset.phase !== 'failed') this.#mount();
  }

  #mount() {
    for (const other of mounted) if (mounted.size >= MAX_LIVE && !other.#isNear) other.#unmount();
    mounted.add(this);
    this.#frame = makeFrame(
      { query: queryOf(this), scheme: this.#scheme, title: wordsIn(languageOf(this)).frameTitle, base }, (frame) => this.#onFrameLoad(frame));
    this.#serial = 0;
    this.#showPhase('loading');
    this.#box.append(this.#frame);
    this.#await();
  }

  #onFrameLoad(frame) {
    if (frame !== this.#frame) return;
    // A frame may be ready before it counts as loaded; one that loads again begins anew.
    if (this.#hasLoaded) this.#isReady = false;
    this.#hasLoaded = true;
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

  #dropFrame() {
    mounted.delete(this);
    clearTimeout(this.#patience);
    this.#hearing.stop();
    this.#said = null;
    this.#isReady = false;
    this.#hasLoaded = false;
    this.#frame?.remove();
    this.#frame = null;
  }

  #unmount() {
    this.#dropFrame();
    if (this.#box.dataset.phase !== 'failed') this.#showPhase('still');
  }

  // Any word from the frame says that it is there.
  #take(message) {
    clearTimeout(this.#patience);
    if (message.type === 'height') this.#setHeight(message.height);
    if (message.type === 'state') {
      this.#said = message;
      this.#hearing.ask();
    }
    if (message.type === 'failed') {
      this.#hearing.hurry();
      this.#fail(message.sentence);
      this.#unmount();
    }
    if (message.type === 'ready' && !this.#isReady) {
      this.#isReady = true;
      this.#hearing.hurry();
      this.#notice.textContent = '';
      this.#showPhase('live');
      this.#setHeight(this.#height);
      this.dispatchEvent(new Event('load'));
    }
  }

  #takeState() {
    const { serial, query, state: said, results, description, summary } = this.#said;
    if (serial < this.#serial) return;
    const state = typed(said);
    this.#latest = { query, state, results, description, summary };
    if (this.#isAhead()) return;
    this.#write(() => reflect(this, query));
    const before = this.#settled;
    this.#settled = JSON.stringify(this.#latest);
    if (!before || before === this.#settled) return;
    this.#fillStill(false);
    this.dispatchEvent(new CustomEvent('change', { bubbles: true, composed: true, detail: { state, results } }));
  }

  // Whether the attributes say what the frame has not been told.
  #isAhead() {
    return this.#changed.size > 0 || this.#telling.waits();
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
    const query = this.#latest && !this.#isAhead() ? this.#latest.query : queryOf(this);
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

defineProperties(PrefillDecode.prototype);
// A page may load the script twice.
if (!customElements.get('prefill-decode')) {
  customElements.define('prefill-decode', PrefillDecode);
  document.addEventListener('click', followLink);
}
