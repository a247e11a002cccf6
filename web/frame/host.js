// The page around the frame: what it is told and what it may ask for.
import { givenRows } from './given.js';
import { readFromHost, sendToHost } from '../messages.js';
import { makePace } from '../pace.js';

const STATE_INTERVAL_MS = 100;
const HELLO_INTERVAL_MS = 100;

// `onSet(query, serial)`: whoever takes the state acknowledges its serial.
export function makeHostLink({ onSet, onScheme, onHello }) {
  let height = 0;
  let serial = 0;
  let isReady = false;
  let isReadyKnown = false;
  let failure = null;
  let state = null;
  let timer = 0;

  const sendState = () => {
    timer = 0;
    sendToHost('state', { ...state, serial });
  };

  const greeting = makePace(() => {
    onHello();
    sendToHost('loading');
    if (height) sendToHost('height', { height });
    if (state) sendState();
    // Once, for a host that came too late to hear it: some greet everyone who is ready.
    if (isReady && !isReadyKnown) sendToHost('ready');
    isReadyKnown = isReady;
    if (failure) sendToHost('failed', failure);
  }, HELLO_INTERVAL_MS);

  window.addEventListener('message', (event) => {
    const message = readFromHost(event);
    if (message?.type === 'set') onSet(message.query, message.serial);
    if (message?.type === 'scheme') onScheme(message.scheme);
    if (message?.type === 'hello') greeting.ask();
  });

  sendToHost('loading');

  return {
    query: () => state?.query,
    // From now on the state is that of this `set`.
    acknowledge(next) {
      serial = next;
      if (state) timer ||= setTimeout(sendState, STATE_INTERVAL_MS);
    },
    ready() {
      isReady = true;
      sendToHost('ready');
    },
    failed(sentence) {
      failure = { sentence };
      sendToHost('failed', failure);
    },
    height(next) {
      if (next === height) return;
      height = next;
      sendToHost('height', { height });
    },
    state({ query, inputs, results, description, summary, controls, model }) {
      const rows = [...givenRows({ controls, model }), ...summary.rows];
      state = { query, state: inputs, results, description, summary: { ...summary, rows } };
      timer ||= setTimeout(sendState, STATE_INTERVAL_MS);
    },
    flush() {
      clearTimeout(timer);
      if (state) sendState();
    },
  };
}
