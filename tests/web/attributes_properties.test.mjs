// Attributes and properties of the element, whatever is set and in whatever order: they make a sound query, and come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { FIELDS, dropBrought, languageOf, queryOf, reflect, typed } from '../../web/element/attributes.js';
import { defineProperties, takeEarlyProperties } from '../../web/element/properties.js';
import { fieldsOf } from '../../web/query.js';
import { runs } from './support/runs.mjs';
import { anything, text, trap } from './support/values.mjs';

// As much of an element as they use.
class FakeElement {
  #attributes = new Map();
  parentElement = null;
  get prefix() { return null; }
  getRootNode() { return {}; }
  hasAttribute(name) { return this.#attributes.has(name); }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, `${value}`); }
  removeAttribute(name) { this.#attributes.delete(name); }
}
class FakeWidget extends FakeElement {
  get state() { return null; }
  get results() { return null; }
  get query() { return queryOf(this); }
  get summary() { return null; }
  get description() { return ''; }
}
defineProperties(FakeWidget.prototype);

const OWN = ['lang', 'theme'];
const made = (attributes) => {
  const element = new FakeWidget();
  for (const [name, value] of attributes) element.setAttribute(name, value);
  return element;
};
const attributesOf = (element) => Object.fromEntries(FIELDS.filter((field) => element.hasAttribute(field)).map((field) => [field, element.getAttribute(field)]));
const value = fc.oneof(text, fc.constantFrom('laptop', 'long-document', '8000', 'en', 'EN-gb', 'pl', ''), text.map((part) => part.repeat(20)));
const attribute = fc.tuple(fc.constantFrom(...FIELDS), value);
const attributes = fc.array(attribute, { maxLength: 20 });

test('any attributes make a query that a message carries, with every short value in it as it is', () => {
  fc.assert(fc.property(attributes, (set) => {
    const element = made(set);
    const query = queryOf(element);
    assert.ok(query.length <= 8192 && /^[\w.~*%+=&-]*$/.test(query));
    const state = fieldsOf(query);
    for (const [field, said] of Object.entries(attributesOf(element))) {
      if (field === 'lang') continue;
      const characters = [...said];
      const whole = Buffer.from(said).toString();
      if (said === '') assert.equal(state[field], undefined);
      else if (characters.length <= 40) assert.equal(state[field], whole);
      else assert.equal(state[field], Buffer.from(`${characters.slice(0, 40).join('')}…`).toString());
    }
    assert.equal(state.lang, languageOf(element) === 'en' ? 'en' : undefined);
  }), runs(2000));
});

test('two ways to the same attributes make the same query', () => {
  const twice = attributes.chain((set) => fc.tuple(fc.constant(set), fc.shuffledSubarray(set, { minLength: set.length }), attributes));
  fc.assert(fc.property(twice, ([set, , detour]) => {
    const last = Object.entries(Object.fromEntries(set));
    const element = made([...detour, ...set]);
    for (const field of FIELDS) if (!last.some(([name]) => name === field)) element.removeAttribute(field);
    assert.equal(queryOf(element), queryOf(made(last)));
    assert.equal(queryOf(made(last.reverse())), queryOf(element));
  }), runs(2000));
});

test('what a query says is what the attributes say after it, and the query again', () => {
  fc.assert(fc.property(attributes, attributes, (before, set) => {
    const element = made(before);
    const own = OWN.map((field) => element.getAttribute(field));
    const query = queryOf(made(set.filter(([field]) => !OWN.includes(field))));
    reflect(element, query);
    assert.deepEqual(OWN.map((field) => element.getAttribute(field)), own);
    for (const field of OWN) element.removeAttribute(field);
    assert.deepEqual(attributesOf(element), fieldsOf(query));
    const again = made(Object.entries(fieldsOf(query)));
    reflect(again, queryOf(again));
    assert.equal(queryOf(again), queryOf(made(Object.entries(attributesOf(again)))));
  }), runs(2000));
});

test('any query can be reflected, names twice and names of nobody among it', () => {
  const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS, '__proto__', 'constructor', 'fbclid'), text), value)).map((pairs) => new URLSearchParams(pairs).toString());
  fc.assert(fc.property(query, attributes, (said, before) => {
    const element = made(before);
    reflect(element, said);
    const state = fieldsOf(said);
    for (const field of FIELDS) if (!OWN.includes(field)) assert.equal(element.getAttribute(field), state[field] ?? null, field);
    assert.deepEqual(Object.keys(typed(state)), Object.keys(state));
  }), runs(2000));
});

test('of a name that a query has twice the last is reflected', () => {
  const element = made([]);
  reflect(element, 'prompt=1&prompt=2');
  assert.equal(element.getAttribute('prompt'), '2');
});

test('a long value is not cut within a character', () => {
  assert.equal(fieldsOf(queryOf(made([['model', '🙂'.repeat(50)]]))).model, `${'🙂'.repeat(40)}…`);
});

test('a new choice drops what came with the old one, and nothing that came with it', () => {
  fc.assert(fc.property(attributes, fc.uniqueArray(fc.constantFrom(...FIELDS)), (set, changed) => {
    const element = made(set);
    const before = attributesOf(element);
    dropBrought(element, new Set(changed));
    const after = attributesOf(element);
    for (const field of FIELDS) if (changed.includes(field) || !['prompt', 'answer', 'history', 'prefix', 'weight_bits', 'kv_bits', 'usd_per_hour'].includes(field)) assert.equal(after[field], before[field]);
  }), runs(1000));
});

test('any value of any property is taken without a word, as an attribute where it has a text', () => {
  const named = fc.constantFrom(...FIELDS.filter((field) => field !== 'lang'), 'state', 'results', 'query', 'summary', 'description');
  fc.assert(fc.property(named, fc.oneof(anything, trap), (name, set) => {
    const element = made([]);
    element[name] = set;
    if (!FIELDS.includes(name)) assert.equal(element.query, '');
    else if (set === null || set === undefined) assert.equal(element.hasAttribute(name), false);
    else assert.equal(typeof element.getAttribute(name), 'string');
    void element[name];
  }), runs(3000));
});

test('a value without a text, and a property that the page only reads, throw nothing', () => {
  const element = made([]);
  element.prompt = Object.create(null);
  assert.equal(element.getAttribute('prompt'), '');
  element.prefix = 'lost';
  assert.deepEqual([element.prefix, element.query], ['lost', 'prefix=lost']);
  element.description = 'x';
  assert.equal(element.description, '');
});

test('what was set before the class came is taken over, and hides nothing', () => {
  fc.assert(fc.property(fc.dictionary(fc.constantFrom(...FIELDS.filter((field) => field !== 'lang'), 'state', 'query', 'summary'), text), (early) => {
    const element = made([]);
    for (const [name, set] of Object.entries(early)) Object.defineProperty(element, name, { value: set, configurable: true, writable: true, enumerable: true });
    takeEarlyProperties(element);
    for (const [name, set] of Object.entries(early)) {
      assert.equal(Object.prototype.hasOwnProperty.call(element, name), false);
      if (FIELDS.includes(name)) assert.equal(element.getAttribute(name), set);
    }
  }), runs(1000));
});
