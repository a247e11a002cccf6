// A frame in a page that gives it some height: whatever the layout and whatever the page leaves, it comes to rest, and
// all of it can be reached.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import fc from 'fast-check';

import { makeRoom } from '../../web/frame/room.js';
import { runs } from './support/runs.mjs';

const BAR = 15;

// Time passes as the test says.
const clock = { now: 0, due: new Map(), last: 0 };
const real = { setTimeout, clearTimeout };
before(() => Object.assign(globalThis, {
  setTimeout(call, ms) {
    clock.due.set((clock.last += 1), { call, at: clock.now + ms });
    return clock.last;
  },
  clearTimeout: (id) => clock.due.delete(id),
}));
after(() => Object.assign(globalThis, real));

// The frame page and the page around it, as far as they have to do with heights. `heights` are those of the content at
// any width, `limit` what the page leaves of the height that it is asked for, `delay` how long it takes.
function makePlace({ heights, limit, delay, width }) {
  const observers = [];
  const listeners = [];
  const place = { width, limit, state: 0, changes: [], told: 0 };
  const dataset = new Proxy({}, { set(target, name, value) {
    target[name] = value;
    place.changes.push(value);
    queueMicrotask(place.layOut);
    return true;
  } });
  const contentWidth = () => place.width - (dataset.room === 'little' ? BAR : 0);
  const stage = { get offsetHeight() { return heights[(contentWidth() + 131 * place.state) % heights.length]; } };
  globalThis.window = { innerHeight: 300, addEventListener: (type, listener) => listeners.push(listener) };
  globalThis.ResizeObserver = class { constructor(call) { observers.push(call); } observe() {} };
  const room = makeRoom({ dataset }, stage, () => `${place.width} ${place.state}`);
  let laidOut = 0;
  place.layOut = () => {
    if (stage.offsetHeight === laidOut) return;
    laidOut = stage.offsetHeight;
    for (const call of observers) call();
    place.tell();
  };
  place.tell = () => {
    const asked = room.height();
    if (asked === place.told) return;
    place.told = asked;
    setTimeout(() => {
      const given = Math.min(asked, place.limit);
      if (given === window.innerHeight) return;
      window.innerHeight = given;
      for (const listener of listeners) listener();
    }, delay);
  };
  place.change = (what) => {
    Object.assign(place, what);
    window.innerHeight = Math.min(place.told, place.limit);
    for (const listener of listeners) listener();
    place.layOut();
  };
  place.isBounded = () => dataset.room === 'little';
  place.isReached = () => place.isBounded() || window.innerHeight + 1 >= stage.offsetHeight;
  room.greet();
  place.layOut();
  return place;
}

async function wait(ms) {
  for (let passed = 0; passed < ms; passed += 20) {
    clock.now += 20;
    for (const [id, { call, at }] of clock.due) {
      if (at > clock.now) continue;
      clock.due.delete(id);
      call();
    }
    await Promise.resolve();
  }
}

const heights = fc.array(fc.integer({ min: 120, max: 900 }), { minLength: 40, maxLength: 80 });
const change = fc.oneof(
  fc.record({ limit: fc.integer({ min: 100, max: 1000 }) }), fc.record({ state: fc.nat(5) }), fc.record({ width: fc.integer({ min: 300, max: 400 }) }));

test('after any change it is at rest within one try, with all of it in reach', async () => {
  const given = fc.record({ heights, limit: fc.integer({ min: 100, max: 1000 }), delay: fc.constantFrom(0, 20, 500), width: fc.integer({ min: 300, max: 400 }), changes: fc.array(change, { maxLength: 4 }) });
  await fc.assert(fc.asyncProperty(given, async ({ changes, ...options }) => {
    const place = makePlace(options);
    for (const each of [{}, ...changes]) {
      place.changes = [];
      place.change(each);
      await wait(4000);
      assert.ok(place.changes.length <= 4, place.changes.join());
      place.changes = [];
      await wait(2000);
      assert.deepEqual(place.changes, []);
      assert.ok(place.isReached(), JSON.stringify({ given: window.innerHeight, each }));
    }
  }), runs(100));
});

test('a page that gives what it is asked for has no bar, however lately it comes', async () => {
  await fc.assert(fc.asyncProperty(heights, fc.constantFrom(0, 100, 700), async (layout, delay) => {
    const place = makePlace({ heights: layout, limit: Infinity, delay, width: 350 });
    await wait(4000);
    assert.equal(place.isBounded(), false);
  }), runs(100));
});
