// The messages between host and frame: what is taken, and from whom.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressOf, readFromFrame, readFromHost, sendToFrame } from '../../web/messages.js';

globalThis.self = { origin: 'https://host.example' };

const contentWindow = {};
const frame = ({ sandbox = null } = {}) => ({
  contentWindow,
  src: 'https://widget.example/frame.html',
  baseURI: 'https://host.example/',
  hasAttribute: () => sandbox !== null,
  sandbox: { contains: (token) => (sandbox ?? '').split(' ').includes(token) },
});
const event = (data, { source = contentWindow, origin = 'https://widget.example' } = {}) =>
  ({ data: { prefillDecode: 1, ...data }, source, origin });
const height = (value) => ({ type: 'height', height: value });

test('a height from the frame itself is taken', () => {
  assert.deepEqual(readFromFrame(event(height(560)), frame()), { type: 'height', height: 560 });
});

test('the same from another window or another origin is not', () => {
  assert.equal(readFromFrame(event(height(560), { source: {} }), frame()), null);
  assert.equal(readFromFrame(event(height(560), { source: null }), frame()), null);
  assert.equal(readFromFrame(event(height(560), { origin: 'https://advert.example' }), frame()), null);
});

test('the opaque origin speaks only for a sandboxed frame', () => {
  assert.equal(readFromFrame(event(height(560), { origin: 'null' }), frame()), null);
  assert.equal(readFromFrame(event(height(560), { origin: 'null' }), frame({ sandbox: 'allow-scripts allow-same-origin' })), null);
  assert.ok(readFromFrame(event(height(560), { origin: 'null' }), frame({ sandbox: 'allow-scripts' })));
});

test('heights that are no heights are refused', () => {
  for (const bad of [NaN, Infinity, -5, 0, 16, 1e9, '560', '560px;color:red', null, undefined, {}, [560]]) {
    assert.equal(readFromFrame(event(height(bad)), frame()), null, String(bad));
  }
});

test('other versions, unknown types and things that are no messages are refused', () => {
  for (const data of [{ ...height(560), prefillDecode: 2 }, { type: 'run' }, { type: 'toString' }, { type: 'set', query: '' }, {}]) {
    assert.equal(readFromFrame(event(data), frame()), null);
  }
  for (const data of [null, 'height', 5, [1]]) {
    assert.equal(readFromFrame({ data, source: contentWindow, origin: 'https://widget.example' }, frame()), null);
  }
});

test('a state brings its own fields and nothing else', () => {
  const state = {
    type: 'state', serial: 3, query: 'prompt=8000', state: { prompt: '8000' }, results: { prefill_s: 13.3 },
    description: 'Opis', summary: { caption: 'Wynik', columns: ['a'], rows: [['1']] },
  };
  assert.deepEqual(readFromFrame(event({ ...state, extra: 1 }), frame()), state);
  assert.equal(readFromFrame(event({ ...state, query: 'a=1&b="><script>' }), frame()), null);
  assert.equal(readFromFrame(event({ ...state, summary: { caption: 'Wynik', columns: ['a'], rows: ['1'] } }), frame()), null);
  assert.equal(readFromFrame(event({ ...state, results: { prefill_s: NaN } }), frame()), null);
});

test('whatever a query can be made of passes, in both directions', () => {
  const query = new URLSearchParams({ scenario: '!*\'()-._~%&=+#?"<>\\ \n\ud83d', prompt: '*' }).toString();
  const sent = [];
  globalThis.window = { parent: {} };
  assert.ok(sendToFrame({ contentWindow: { postMessage: (data) => sent.push(data) } }, 'set', { serial: 1, query }));
  assert.deepEqual(readFromHost({ source: window.parent, data: sent[0] }), { type: 'set', serial: 1, query });
});

test('what the frame would refuse does not leave the page', () => {
  const sent = [];
  const to = { contentWindow: { postMessage: (data) => sent.push(data) } };
  for (const query of ['x'.repeat(9000), '<', null]) assert.equal(sendToFrame(to, 'set', { serial: 1, query }), false);
  assert.deepEqual(sent, []);
});

test('an iframe without a sound address has none, and speaks for nobody', () => {
  for (const src of ['https://', '//', 'http://[x']) {
    assert.equal(addressOf({ ...frame(), src }), null);
    assert.equal(readFromFrame(event(height(560)), { ...frame(), src }), null);
  }
});
