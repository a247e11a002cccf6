// Links that set a chart: what they leave to the browser, and what they make of the chart's attributes.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';

import { FIELDS } from '../../web/element/attributes.js';
import { followLink } from '../../web/element/links.js';

// As much of an element as is used; remembers what was written, and where it was scrolled to.
class FakeChart {
  offsetHeight = 600;
  written = [];
  #attributes;
  constructor(attributes) { this.#attributes = new Map(Object.entries(attributes)); }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, value); this.written.push(name); }
  removeAttribute(name) { this.#attributes.delete(name); }
  scrollIntoView(options) { this.scrolled = options; }
  get attributes() { return Object.fromEntries(FIELDS.filter((name) => this.#attributes.has(name)).map((name) => [name, this.#attributes.get(name)])); }
}

let chart;
let asked;
beforeEach(() => {
  chart = new FakeChart({ scenario: 'short-question', prompt: '8000', panel: 'batch', lang: 'en', theme: 'dark' });
  Object.assign(globalThis, {
    document: { querySelector: (selector) => { asked = selector; return chart; } },
    CSS: { escape: (text) => text.replace(/\W/g, '\\$&') },
    innerHeight: 700,
    matchMedia: () => ({ matches: false }),
  });
});
afterEach(() => {
  for (const name of ['document', 'CSS', 'innerHeight', 'matchMedia']) delete globalThis[name];
});

function press(search, { id = '', target = '', ...event } = {}) {
  const link = { search, target, dataset: { prefillDecode: id } };
  let prevented = false;
  followLink({ target: { closest: () => link }, preventDefault: () => { prevented = true; }, ...event });
  return prevented;
}

test('the state of the link is the state of the chart, which keeps its language and its colours', () => {
  assert.equal(press('?scenario=long-document&hardware=h100-sxm'), true);
  assert.deepEqual(chart.attributes, { scenario: 'long-document', hardware: 'h100-sxm', lang: 'en', theme: 'dark' });
});

test('a value that stays the same is written anew, so that a new scenario does not drop it as left over', () => {
  press('?scenario=long-document&prompt=8000');
  assert.deepEqual(chart.written.sort(), ['prompt', 'scenario']);
});

test('language and colours of the address do not reach the chart', () => {
  press('?lang=pl&theme=light');
  assert.deepEqual(chart.attributes, { lang: 'en', theme: 'dark' });
});

for (const [what, event] of [
  ['Ctrl', { ctrlKey: true }], ['Shift', { shiftKey: true }], ['Alt', { altKey: true }], ['the command key', { metaKey: true }],
  ['a link that opens elsewhere', { target: '_blank' }], ['a page that has its own answer', { defaultPrevented: true }],
]) {
  test(`with ${what} the browser does what it always does`, () => {
    const before = chart.attributes;
    assert.equal(press('?scenario=long-document', event), false);
    assert.deepEqual(chart.attributes, before);
  });
}

test('a page without a chart, and a press beside the links, leave the browser alone', () => {
  chart = null;
  assert.equal(press('?scenario=long-document'), false);
  followLink({ target: { closest: () => null }, preventDefault: () => assert.fail('a press beside the links') });
  // A document is no element.
  followLink({ target: {}, preventDefault: () => assert.fail('a press on the document') });
});

test('one chart of several is meant by its id', () => {
  press('', { id: 'drugi wykres' });
  assert.equal(asked, 'prefill-decode#drugi\\ wykres');
  press('');
  assert.equal(asked, 'prefill-decode');
});

test('the chart comes into view by the shorter way, from its top where it is higher than the window', () => {
  press('');
  assert.deepEqual(chart.scrolled, { block: 'nearest', behavior: 'smooth' });
  globalThis.innerHeight = 500;
  globalThis.matchMedia = () => ({ matches: true });
  press('');
  assert.deepEqual(chart.scrolled, { block: 'start', behavior: 'auto' });
});
