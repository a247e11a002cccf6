// One live frame, used and abused for long: nothing is said to the console, nothing piles up, and it comes to rest.
import { article, HOST, iframe } from '../support/hosts.mjs';
import { differingPixels } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, mouseHand, openFrame, tap } from '../support/widget.mjs';

const SEED = 20261130;
const GROWTH = 1.05;

// Reaches what a page hides: the binary's memory, and whether anybody looks.
const REACH = `{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...parts) => {
    const made = await instantiate.apply(WebAssembly, parts);
    window.memory = Object.values((made.instance ?? made).exports).find((each) => each instanceof WebAssembly.Memory);
    return made;
  };
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  window.showPage = (next) => { state = next; document.dispatchEvent(new Event('visibilitychange')); };
}`;

// Runs in the frame: `count` random actions, a few dozen between two frames of the browser.
async function act([count, seed]) {
  const PER_FRAME = 80;
  let state = seed;
  // Marsaglia's xorshift, so that every engine does the same.
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (end) => Math.floor(random() * end);
  const oneOf = (list) => list[below(list.length)];
  const canvas = document.getElementById('canvas');
  const frame = window.frameElement;
  const all = (query) => [...document.querySelectorAll(query)].filter((node) => !node.closest('[hidden]'));
  const key = (target, name) => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  const hear = (type, fields) => window.dispatchEvent(new MessageEvent('message', {
    source: window.parent, origin: window.origin, data: { prefillDecode: 1, type, ...fields },
  }));
  let serial = 0;
  let at = [0, 0];
  const point = (type, more = {}) => {
    const init = {
      clientX: at[0], clientY: at[1], pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons: 0,
      bubbles: true, cancelable: true, ...more,
    };
    canvas.dispatchEvent(new PointerEvent(type, init));
    if (type === 'pointerdown' && init.pointerType === 'mouse') canvas.dispatchEvent(new MouseEvent('mousedown', init));
  };
  const move = () => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    at = [left + random() * width, top + random() * height];
  };
  const QUERIES = [
    '', 'scenario=long-document&hardware=h100-sxm', 'panel=sums', 'prompt=x&answer=-1', 'panel=batch&batch=32', 'lang=en',
    'theme=dark', 'hardware=b200&panel=memory', 'model=mixtral-8x7b&panel=price',
  ];
  const TYPED = ['', '0', '1', '50', '8 000', '2,75', '1e9', 'zażółć', '-4', '131073', '%F0', '\u202egnp', 'x'.repeat(400)];
  const ACTIONS = [
    [30, () => { move(); point('pointermove'); }],
    [1, () => { move(); point('pointermove'); point('pointerdown', { buttons: 1 }); point('pointerup'); }],
    [1, () => {
      move();
      point('pointerdown', { buttons: 1 });
      for (let i = 0; i < 4; ++i) { at[0] += 40 * (random() - 0.5); point('pointermove', { buttons: 1 }); }
      point(oneOf(['pointerup', 'pointerup', 'pointercancel']));
    }],
    [2, () => { point('pointerleave'); }],
    [1, () => {
      const finger = { pointerType: 'touch', pointerId: 2 };
      move();
      point('pointerdown', { ...finger, buttons: 1 });
      if (random() < 0.5) { at[0] += 60 * (random() - 0.5); point('pointermove', { ...finger, buttons: 1 }); }
      point('pointerup', finger);
    }],
    [14, () => {
      const slider = oneOf(all('input[type="range"]'));
      if (random() < 0.5) key(slider, oneOf(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']));
      else {
        slider.value = random() * slider.max;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        slider.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }],
    [6, () => {
      const entry = oneOf(all('.control .entry'));
      entry.focus({ preventScroll: true });
      entry.value = oneOf(TYPED);
      entry.dispatchEvent(new InputEvent('input', { bubbles: true }));
      key(entry, oneOf(['Enter', 'Enter', 'Escape', 'a']));
      if (random() < 0.5) entry.blur();
    }],
    [8, () => { oneOf(all('input[type="radio"]')).click(); }],
    [6, () => { oneOf(all('#settings button, #more button')).click(); }],
    [1, () => { oneOf(all('#panel button'))?.click(); }],
    [1, () => { document.getElementById('toggle').click(); }],
    [4, () => { hear('set', { serial: serial += 1, query: oneOf(QUERIES) }); }],
    [2, () => { hear('scheme', { scheme: oneOf(['dark', 'light', 'auto']) }); }],
    [1, () => { hear('hello', {}); }],
    [1, () => { frame.style.width = `${320 + below(500)}px`; }],
    [1, () => { window.showPage(oneOf(['hidden', 'visible'])); }],
    [1, () => { window.dispatchEvent(new Event(oneOf(['blur', 'focus', 'resize']))); }],
  ];
  const deck = ACTIONS.flatMap(([weight, action]) => Array(weight).fill(action));
  let i = 0;
  while (i < count) {
    oneOf(deck)();
    i += 1;
    if (i % PER_FRAME === 0) await window.__seen.nextFrame();
  }
  window.showPage('visible');
  point('pointercancel');
  point('pointerleave');
  document.activeElement.blur();
  if (document.documentElement.dataset.view === 'text') document.getElementById('toggle').click();
  // An answer that plays is paused, and what waits in queues is taken: a press and a release a frame.
  for (let quiet = 0; quiet < 8;) {
    const { requests } = window.__seen;
    await window.__seen.nextFrame();
    quiet = window.__seen.requests === requests ? quiet + 1 : 0;
    const play = document.querySelector('[data-key="play"]');
    if (i++ % 8 === 0 && /^Pau/.test(play.textContent)) play.click();
  }
  // As it was in the beginning.
  document.activeElement?.blur();
  frame.style.width = '700px';
  hear('scheme', { scheme: 'light' });
  for (const query of ['prompt=2', '']) {
    hear('set', { serial: serial += 1, query });
    for (let i = 0; i < 4; ++i) await window.__seen.nextFrame();
  }
}

// Until announcements, confirmations and what else waits for a timer are over.
const QUIET_MS = 4500;

async function atRest(widget) {
  await widget.settled(10);
  await widget.inside((quiet) => new Promise((resolve) => { setTimeout(resolve, quiet); }), QUIET_MS);
  await widget.settled(10);
  return widget.inside(() => {
    const { __seen } = window;
    for (const list of ['frameTimes', 'cancelled', 'focusCalls']) __seen[list].length = 0;
    return {
      wasm: window.memory.buffer.byteLength,
      elements: document.getElementsByTagName('*').length,
      types: JSON.stringify(Object.entries(__seen.listeners).filter(([, count]) => count > 0).sort()),
      state: [...document.querySelectorAll('.entry')].map(({ value }) => value).join(),
    };
  });
}

async function openSoaked({ site, open }) {
  const widget = iframe({ style: 'width:700px' });
  // Code that is compiled again for being used often counts as heap, and it goes on for long.
  const page = await open({ unoptimized: true });
  await page.goto(site({ first: REACH, pages: { [HOST]: article({ widget, before: 0, after: 1 }) } }).url(HOST));
  return { page, widget: await makeWidget(page, '#frame').ready() };
}

scenario('after thousands of random actions a page is as small, as silent and as still as before', { reports: [] }, async (tools) => {
  const { page, widget } = await openSoaked(tools);
  const isMeasured = tools.engine === 'chromium';
  // What is made once is made first.
  await widget.inside(act, [isMeasured ? 2000 : 800, SEED]);
  const before = { ...await atRest(widget), ...(isMeasured && await page.memory()) };
  await widget.inside(act, [isMeasured ? 20_000 : 3000, SEED + 1]);
  const after = { ...await atRest(widget), ...(isMeasured && await page.memory()) };
  assert.deepEqual([...page.problems, ...await widget.problems(), ...await page.evaluate(() => window.__seen.problems)], []);
  const said = JSON.stringify({ before, after });
  for (const exact of ['wasm', 'elements', 'types', 'state']) assert.equal(after[exact], before[exact], said);
  if (isMeasured) for (const count of ['nodes', 'listeners', 'heap']) assert.ok(after[count] <= before[count] * GROWTH, said);
  const { requests, draws } = await widget.seen();
  await widget.inside(async () => { for (let i = 0; i < 60; ++i) await window.__seen.nextFrame(); });
  const still = await widget.seen();
  assert.equal(still.draws, draws);
  // WebKit's driver gives the frame its focus back after each question, which asks for a frame.
  if (tools.engine !== 'webkit') assert.equal(still.requests, requests);
});

const LEAP = `{
  let leap = 0;
  window.leap = (milliseconds) => { leap += milliseconds; };
  const precise = performance.now.bind(performance);
  performance.now = () => precise() + leap;
}`;

// Runs in the frame: takes the context away, and gives it back when the page has heard of it.
const loseAndRestore = () => new Promise((resolve) => {
  const canvas = document.getElementById('canvas');
  window.lossOf ??= canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  canvas.addEventListener('webglcontextlost', () => setTimeout(() => {
    canvas.addEventListener('webglcontextrestored', () => resolve(), { once: true });
    window.lossOf.restoreContext();
  }), { once: true });
  window.lossOf.loseContext();
});

scenario('ten lost contexts, each after minutes of drawing, and every time the picture comes back with its state', {
  reports: [],
}, async (tools) => {
  const { page, widget } = await openFrame(tools, '', { viewport: { width: 480, height: 600 } }, { first: LEAP });
  for (let i = 0; i < 10; ++i) {
    await tap(widget, mouseHand(page), i % 2 ? 'scenario:balanced' : 'scenario:long-document');
    await page.mouse.move(2, 2);
    const [state, before] = [await widget.state(), await widget.picture()];
    await page.evaluate(() => window.leap(180_000));
    await widget.inside(loseAndRestore);
    await eventually(async () => differingPixels(before, await widget.picture()) === 0, `picture ${i + 1}`);
    assert.equal(await widget.state(), state);
    assert.equal(await widget.view(), 'picture');
  }
  assert.equal(await widget.inside(() => document.getElementById('canvas').getContext('webgl2').getError()), 0);
  assert.deepEqual(await widget.problems(), []);
});
