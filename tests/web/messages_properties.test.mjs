// Whatever arrives as a message: reading it never throws, and gives a sound message or none.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readFromFrame, readFromHost, sendToFrame } from '../../web/messages.js';
import { runs } from './support/runs.mjs';
import { anything, odd, text, trap } from './support/values.mjs';

globalThis.self = { origin: 'https://host.example' };
globalThis.window = { parent: {} };

const contentWindow = {};
const frame = { contentWindow, src: 'https://widget.example/frame.html', baseURI: 'https://host.example/', hasAttribute: () => false };
const fromFrame = (data) => readFromFrame({ data, source: contentWindow, origin: 'https://widget.example' }, frame);
const fromHost = (data) => readFromHost({ data, source: window.parent });

const FIELDS = {
  loading: [], ready: [], height: ['height'], failed: ['sentence'], state: ['serial', 'query', 'state', 'results', 'description', 'summary'],
  hello: [], set: ['serial', 'query'], scheme: ['scheme'],
};
const FROM_FRAME = ['loading', 'ready', 'height', 'failed', 'state'];

const isText = (value) => typeof value === 'string' && value.length <= 8192;
const isPlain = (value) => value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(value)
  || (Array.isArray(value) ? value.every(isPlain) : Object.getPrototypeOf(value) === Object.prototype && Object.entries(value).flat().every(isPlain));
const isQuery = (value) => isText(value) && new URLSearchParams(value) && /^[\x21-\x7e]*$/.test(value) && !/["'<>]/.test(value);
const isRecord = (value) => isPlain(value) && value !== null && typeof value === 'object' && !Array.isArray(value);
const SOUND = {
  height: (value) => value >= 120 && value <= 20000,
  sentence: isText,
  description: isText,
  serial: (value) => Number.isInteger(value) && value >= 0,
  query: isQuery,
  scheme: (value) => ['light', 'dark', 'auto'].includes(value),
  state: isRecord,
  results: isRecord,
  summary: (value) => isRecord(value) && isText(value.caption) && value.columns.every(isText) && value.rows.every((row) => row.every(isText)),
};

function assertSound(message, types) {
  if (message === null) return;
  assert.ok(types.includes(message.type));
  assert.deepEqual(Object.keys(message), ['type', ...FIELDS[message.type]]);
  for (const field of FIELDS[message.type]) assert.ok(SOUND[field](message[field]), field);
}
function assertRead(data) {
  assertSound(fromFrame(data), FROM_FRAME);
  assertSound(fromHost(data), ['hello', 'set', 'scheme']);
}

const soundTexts = fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 });
const record = fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.string({ maxLength: 8 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)), { maxKeys: 6 });
const query = fc.dictionary(fc.constantFrom('scenario', 'prompt', 'model', 'x y'), text, { maxKeys: 4 }).map((fields) => new URLSearchParams(fields).toString());
const values = {
  height: fc.double({ min: 120, max: 20000, noNaN: true }),
  sentence: fc.string(),
  description: fc.string(),
  serial: fc.nat(),
  query,
  scheme: fc.constantFrom('light', 'dark', 'auto'),
  state: record,
  results: record,
  summary: fc.record({ caption: fc.string(), columns: soundTexts, rows: fc.array(soundTexts, { maxLength: 4 }) }),
};
const soundOf = (type) => fc.record(Object.fromEntries(FIELDS[type].map((field) => [field, values[field]])))
  .map((fields) => ({ prefillDecode: 1, type, ...fields }));
const sound = fc.oneof(...Object.keys(FIELDS).map(soundOf));
// One that nearly is sound: a field more, another value, another version, a getter.
const spoiled = fc.tuple(sound, fc.constantFrom('prefillDecode', 'type', 'serial', 'query', 'state', 'results', 'summary', 'height', 'extra', '__proto__'), fc.oneof(odd, trap))
  .map(([message, field, value]) => Object.defineProperty(message, field, { value, enumerable: true, configurable: true }));

test('any value at all', () => {
  fc.assert(fc.property(fc.oneof(anything, trap), assertRead), runs(2000));
});

test('a message with one thing changed', () => {
  fc.assert(fc.property(spoiled, assertRead), runs(4000));
});

test('a message with any value anywhere in a table or a record', () => {
  const nested = fc.tuple(soundOf('state'), fc.constantFrom('state', 'results', 'summary'), fc.constantFrom('caption', 'columns', 'rows', 'x', '__proto__'), fc.oneof(odd, trap, fc.array(fc.oneof(odd, soundTexts))))
    .map(([message, field, name, value]) => ({ ...message, [field]: Object.defineProperty({ ...message[field] }, name, { value, enumerable: true, configurable: true, writable: true }) }));
  fc.assert(fc.property(nested, assertRead), runs(4000));
});

test('a sound message is taken as it is, as often as it comes', () => {
  fc.assert(fc.property(sound, (message) => {
    const { prefillDecode, ...rest } = message;
    const read = FROM_FRAME.includes(message.type) ? fromFrame : fromHost;
    assert.deepEqual(JSON.stringify(read(message)), JSON.stringify(rest));
    assert.deepEqual(read(message), read(message));
  }), runs(2000));
});

test('what is taken does not change when what came does', () => {
  fc.assert(fc.property(soundOf('state'), (message) => {
    const taken = fromFrame(message);
    const before = JSON.stringify(taken);
    message.state.later = 1;
    message.summary.rows.push(5);
    message.summary.columns.length = 0;
    assert.equal(JSON.stringify(taken), before);
  }), runs(500));
});

test('what leaves the page is what the frame takes', () => {
  fc.assert(fc.property(fc.constantFrom('hello', 'set', 'scheme', 'run'), fc.oneof(fc.record({ serial: values.serial, query }), fc.record({ scheme: anything }), fc.record({ serial: odd, query: odd })), (type, fields) => {
    const sent = [];
    const wasSent = sendToFrame({ contentWindow: { postMessage: (data) => sent.push(data) } }, type, fields);
    assert.equal(sent.length, wasSent ? 1 : 0);
    for (const data of sent) assert.notEqual(fromHost(structuredClone(data)), null);
  }), runs(2000));
});

// Cheap enough for millions: a pool of messages and values, and which of them comes where.
test('field by field, any value in place of any other', () => {
  const pool = fc.sample(sound, { numRuns: 300, seed: 5 });
  const parts = [...fc.sample(odd, { numRuns: 100, seed: 6 }), ...fc.sample(trap, { numRuns: 60, seed: 7 }), ...pool.flatMap((message) => Object.values(message))];
  const names = ['prefillDecode', 'type', ...Object.values(FIELDS).flat(), 'extra'];
  const place = fc.tuple(fc.nat(pool.length - 1), fc.nat(names.length - 1), fc.nat(parts.length - 1), fc.nat(2));
  fc.assert(fc.property(place, ([which, name, part, depth]) => {
    const message = { ...pool[which] };
    const into = message.summary && depth > 0 ? { ...message.summary } : message;
    into[depth === 2 ? 'rows' : names[name]] = depth === 2 ? [[parts[part]]] : parts[part];
    if (into !== message) message.summary = into;
    assertRead(message);
  }), runs(20000));
});
