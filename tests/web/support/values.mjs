// Values that pages, frameworks and broken senders come up with, for properties that must hold for all of them.
import fc from 'fast-check';

export const odd = fc.constantFrom(
  undefined, null, NaN, Infinity, -Infinity, -0, 0, 1e308, 2 ** 53, 1n, '', ' ', '\0', '\ud83d', '\udc00x', 'ż'.repeat(9000), '__proto__',
  '<script>', '"', "'", '&amp;', '\r\n', '\u202e', 'constructor', Symbol('s'), () => {}, [], {}, new Date(0), new Map([[1, 2]]), new Set([1]), /x/,
  new Uint8Array(3), new ArrayBuffer(2), new Error('x'), Object.create(null), new Proxy({}, {}), new Array(1e6));

// Half of them whole characters, half of them any halves.
export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)));

export const anything = fc.oneof(
  { weight: 3, arbitrary: odd },
  { weight: 2, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, withNullPrototype: true, withSparseArray: true, maxDepth: 3 }) },
  { weight: 1, arbitrary: text });

// Objects that change, throw or lie when they are read, as no message carries them and a script of the page may.
const fault = () => { throw new Error('read'); };
export const trap = fc.oneof(
  fc.constantFrom(
    new Proxy({}, { get: fault }), new Proxy({}, { ownKeys: fault }), new Proxy({}, { getPrototypeOf: fault }), new Proxy([], { get: fault }),
    { get prefillDecode() { throw new Error('read'); } }, { get [Symbol.toStringTag]() { throw new Error('read'); } },
    { toString: fault, valueOf: fault }, { toJSON: fault }),
  anything.map((value) => ({ get x() { return value; } })));
