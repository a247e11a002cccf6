// The page around the frame: what it is told and what it may ask for.
import { givenRows } from './given.js';
import { readFromHost, sendToHost } from '../messages.js';

const STATE_INTERVAL_MS = 100;

export function makeHostLink({ onSet, onScheme, onHello }) {
  let height = 0;
  let serial = 0;
  let isReady = false;
  let failure = null;
  let state = null;
  let timer = 0;

  const sendState = () => {
    timer = 0;
    sendToHost('state', { ...state, serial });
  };

  window.addEventListener('message', (event) => {
    const message = readFromHost(event);
    if (message?.type === 'set') {
      serial = message.serial;
      onSet(message.query);
    }
    if (message?.type === 'scheme') onScheme(message.scheme);
    if (message?.type !== 'hello') return;
    onHello();
    sendToHost('loading');
    if (height) sendToHost('height', { height });
    if (state) sendState();
    if (isReady) sendToHost('ready');
    if (failure) sendToHost('failed', failure);
  });

  sendToHost('loading');

  return {
    query: () => state?.query,
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
    state({ query, inputs, results, description, summary, controls }) {
      const rows = [...givenRows(controls), ...summary.rows];
      state = { query, state: inputs, results, description, summary: { ...summary, rows } };
      timer ||= setTimeout(sendState, STATE_INTERVAL_MS);
    },
    flush() {
      clearTimeout(timer);
      if (state) sendState();
    },
  };
}
