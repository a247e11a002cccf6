// Pages that say the same thing thousands of times a second: the last word counts, and the reader notices nothing.
import { article, embedScript, HOST, iframe } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const MESSAGES = 10_000;
const LAST_PROMPT = 4321;

// The host's ears, and in each page the time that its listeners take for messages.
const EARS = `{
  window.heard = [];
  window.spent = 0;
  const add = window.addEventListener.bind(window);
  add('message', ({ data }) => { window.heard.push(data); });
  window.addEventListener = (type, listener, ...rest) => add(type, type !== 'message' ? listener : (event) => {
    const start = performance.now();
    listener.call(window, event);
    window.spent += performance.now() - start;
  }, ...rest);
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  window.showPage = (next) => { state = next; document.dispatchEvent(new Event('visibilitychange')); };
}`;

async function openHost({ site, open }, { before = '', head = '' } = {}) {
  const content = `<div style="${before}"></div>${iframe()}`;
  const served = site({ first: EARS, pages: { [HOST]: article({ widget: content, head, before: 0 }) } });
  const page = await open();
  await page.goto(served.url(HOST));
  const widget = makeWidget(page, '#frame');
  await eventually(async () => (await widget.phase()) === 'live', 'a live widget');
  return { page, widget };
}

// Runs in the host: sends `count` messages a second, of each kind in turn, for a second or for as long as the machine takes.
async function pour([kinds, count, lastPrompt]) {
  const { contentWindow } = document.getElementById('frame');
  const say = (type, fields) => contentWindow.postMessage({ prefillDecode: 1, type, ...fields }, '*');
  const words = {
    set: (i) => say('set', { serial: i + 1, query: `prompt=${i === count - 1 ? lastPrompt : 100 + (i % 900)}&panel=batch` }),
    hello: () => say('hello', {}),
    scheme: (i) => say('scheme', { scheme: i % 2 === 0 || i === count - 1 ? 'dark' : 'light' }),
  };
  const BATCHES = 100;
  const start = performance.now();
  for (let batch = 0; batch < BATCHES; ++batch) {
    for (let i = batch * (count / BATCHES); i < (batch + 1) * (count / BATCHES); ++i) kinds.forEach((kind) => words[kind](i));
    await new Promise((resolve) => { setTimeout(resolve, Math.max(0, start + (batch + 1) * 10 - performance.now())); });
  }
  return performance.now() - start;
}

const cost = (widget) => widget.inside(() => ({ spent: window.spent, clears: window.__seen.clears, frames: window.__seen.frames }));
const statesHeard = (page) => page.evaluate(() => window.heard.filter(({ type }) => type === 'state').map(({ serial, state }) => [serial, Number(state.prompt)]));

async function endsWithTheLast(page, widget) {
  const patience = 20000;
  await eventually(async () => (await widget.value('prompt')) === LAST_PROMPT, 'the last prompt', patience);
  await eventually(async () => (await statesHeard(page)).at(-1)?.join() === `${MESSAGES},${LAST_PROMPT}`, 'word of the last', patience);
  for (const [serial, prompt] of await statesHeard(page)) {
    if (serial > 0) assert.equal(prompt, serial === MESSAGES ? LAST_PROMPT : 100 + ((serial - 1) % 900));
  }
}

const SIGHTS = {
  seen: { style: '', hide: () => {} },
  'off screen': { style: 'height:5000px', hide: () => {} },
  'in a hidden page': { style: '', hide: (widget) => widget.inside(() => window.showPage('hidden')) },
  'as text': { style: '', hide: (widget) => widget.inside(() => document.getElementById('toggle').click()) },
};

for (const [sight, { style, hide }] of Object.entries(SIGHTS)) {
  scenario(`ten thousand states and schemes a second for a widget ${sight}: the last counts, and each is cheap`, {
    reports: [],
  }, async (tools) => {
    const { page, widget } = await openHost(tools, { before: style });
    await hide(widget);
    const before = await cost(widget);
    const duration = await page.evaluate(pour, [['set', 'scheme'], MESSAGES, LAST_PROMPT]);
    await endsWithTheLast(page, widget);
    await eventually(async () => (await widget.inside(() => document.documentElement.dataset.scheme)) === 'dark', 'the last scheme');
    const after = await cost(widget);
    const said = JSON.stringify({ before, after, duration });
    assert.ok(after.spent - before.spent < MESSAGES * 0.1, said);
    const frames = sight === 'seen' ? after.frames - before.frames : duration / 10;
    assert.ok(after.clears - before.clears <= frames + 20, said);
    assert.deepEqual(await widget.problems(), []);
  });
}

scenario('ten thousand greetings a second are answered ten times a second, and the last one is', { reports: [] }, async (tools) => {
  const { page, widget } = await openHost(tools);
  const before = await cost(widget);
  await page.evaluate(() => { window.heard.length = 0; });
  const duration = await page.evaluate(pour, [['hello'], MESSAGES, LAST_PROMPT]);
  await eventually(() => page.evaluate(() => window.heard.at(-1)?.type === 'state'), 'an answer');
  const answers = await page.evaluate(() => window.heard.filter(({ type }) => type === 'state').length);
  assert.ok(answers >= 2 && answers <= duration / 100 + 5, `${answers} in ${duration} ms`);
  assert.ok((await cost(widget)).spent - before.spent < MESSAGES * 0.1);
});

scenario('a page that adjusts the height and its frame fall silent when everything is said', { reports: [] }, async (tools) => {
  const { page, widget } = await openHost(tools, { head: embedScript() });
  await widget.settled();
  // A dozen timers of the link between the two.
  const heard = () => page.evaluate(() => new Promise((resolve) => { setTimeout(() => resolve(window.heard.length), 1200); }));
  const before = await heard();
  assert.equal(await heard(), before);
});
