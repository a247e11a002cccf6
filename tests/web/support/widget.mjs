// The widget as a reader meets it in a page: where its controls are, what they say, and when it has come to rest.
import { setTimeout as delay } from 'node:timers/promises';

import { wholePixels } from './png.mjs';

// Asks again until the answer is truthy; a condition, not a guess at a duration. The longer it waits, the less it asks.
export async function eventually(ask, what, patience = 15000) {
  const start = Date.now();
  let fault = null;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      fault = null;
    } catch (error) {
      fault = error;
    }
    const waited = Date.now() - start;
    if (waited > patience) throw new Error(`never: ${what}${fault ? ` (${fault.message})` : ''}`);
    await delay(Math.min(300, 50 + waited / 10));
  }
}

// Runs in the page: where a frame is in the viewport, and how much larger its content is shown.
function boxOfFrame(selector) {
  const element = document.querySelector(selector);
  const frame = element.shadowRoot?.querySelector('iframe') ?? element;
  const { x, y, width, height } = frame.getBoundingClientRect();
  if ('currentCSSZoom' in frame) return { x, y, width, height, scale: width / frame.offsetWidth };
  // Before CSS zoom had a standard, boxes were told in the zoomed element's own pixels, and frames were not zoomed.
  let zoom = 1;
  for (let node = frame; node; node = node.parentElement ?? node.getRootNode().host) zoom *= getComputedStyle(node).zoom || 1;
  const scale = zoom === 1 ? width / frame.offsetWidth : 1;
  return { x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom, scale };
}

// Runs in the page.
const isShown = (selector) => /^(undefined|live)$/.test(document.querySelector(selector).shadowRoot?.querySelector('.box').dataset.phase);

// Where things are, in the coordinates of the page's viewport.
function makeBoxes(page, selector, inside) {
  const frameBox = () => (selector ? page.evaluate(boxOfFrame, selector) : { x: 0, y: 0, scale: 1 });
  const boxOf = async (query) => {
    const box = await inside((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted).getBoundingClientRect();
      return { x, y, width, height };
    }, query);
    const { x, y, scale } = await frameBox();
    return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
  };
  const box = (key, pick = '') => boxOf(`[data-key="${key}"]${pick}`);
  return {
    frameBox,
    box,
    canvasBox: () => boxOf('#canvas'),
    async centre(key, pick) {
      const { x, y, width, height } = await box(key, pick);
      return [x + width / 2, y + height / 2];
    },
  };
}

// What the controls and tables say.
function makeReadings(inside) {
  return {
    value: (field) => inside((name) => Number(
      document.querySelector(`.entry[data-key="${name}"]`).value.replace(',', '.').replace(/\s/g, '')), field),
    spoken: (field) => inside((name) => document.querySelector(`input[type="range"][data-key="${name}"]`).ariaValueText, field),
    choice: (field) => inside((name) => document.querySelector(`input[name="${name}"]:checked`)?.value ?? '', field),
    // Names of all panels, as the app publishes them.
    panels: () => inside(() => [...document.querySelectorAll('[data-key^="panel:"]')].map((tab) => tab.dataset.key.slice('panel:'.length))),
    openPanel: () => inside(() => document.querySelector('[data-key^="panel:"][aria-expanded="true"]')?.dataset.key ?? ''),
    summary: () => inside(() => document.getElementById('summary').innerText || document.getElementById('summary').textContent),
    // Everything that a change can alter.
    state: () => inside(() => JSON.stringify([
      [...document.querySelectorAll('.entry')].map((entry) => entry.value),
      [...document.querySelectorAll('input:checked')].map((radio) => radio.value),
      document.querySelector('[aria-expanded="true"]')?.dataset.key ?? '',
      document.getElementById('summary').textContent,
    ])),
    focused: () => inside(() => document.activeElement?.dataset?.key ?? document.activeElement?.id ?? ''),
    phase: () => inside(() => document.documentElement.dataset.phase),
    view: () => inside(() => document.documentElement.dataset.view),
    seen: () => inside(() => ({ ...window.__seen })),
    problems: () => inside(() => window.__seen.problems),
  };
}

// `selector` is that of the iframe or the custom element; none when the frame page is the page itself.
export function makeWidget(page, selector = null) {
  const inside = (fn, argument) => (selector ? page.evaluateIn(selector, fn, argument) : page.evaluate(fn, argument));

  const widget = {
    page,
    inside,
    ...makeBoxes(page, selector, inside),
    ...makeReadings(inside),

    async ready() {
      await eventually(async () => (await widget.phase()) === 'live', 'a live widget');
      // The element hears of it by a message, and shows the still picture until then.
      if (selector) await eventually(() => page.evaluate(isShown, selector), 'a frame that its element shows');
      await widget.settled();
      return widget;
    },

    // A few frames of the browser in which the app asked for none.
    settled: (quietFrames = 4) => inside(async (wanted) => {
      const { __seen } = window;
      if (document.visibilityState === 'hidden') return;
      for (let quiet = 0; quiet < wanted;) {
        const before = __seen.requests;
        await __seen.nextFrame();
        quiet = __seen.requests === before ? quiet + 1 : 0;
      }
    }, quietFrames),

    // Of a box of the viewport, or of all of it.
    async picture(box) {
      await widget.settled();
      return page.picture(box && wholePixels(box));
    },
  };
  return widget;
}

// The frame page as the page itself.
export async function openFrame({ site, open }, query = '', pageOptions = {}, siteOptions = {}) {
  const page = await open(pageOptions);
  await page.goto(site(siteOptions).url(`/dist/frame.html${query}`));
  return { page, widget: await makeWidget(page).ready() };
}

// A hand for each way of pointing, so that one scenario can be done with either.
export const mouseHand = ({ mouse }) => ({
  press: async (x, y) => { await mouse.move(x, y); await mouse.down(); },
  move: (x, y) => mouse.move(x, y),
  release: () => mouse.up(),
  tap: (x, y) => mouse.click(x, y),
});
export const touchHand = ({ touch }) => ({
  press: (x, y) => touch.start(x, y),
  move: (x, y) => touch.move(x, y),
  release: () => touch.end(),
  tap: (x, y) => touch.tap(x, y),
});

export async function tap(widget, hand, key, pick) {
  await hand.tap(...await widget.centre(key, pick));
  await widget.settled();
}

// Drags a slider until it says `wanted`, as a reader would: further while it is too little, back when it is too much.
export async function dragTo(widget, hand, field, wanted) {
  const { x, y, width, height } = await widget.box(field, '[type="range"]');
  const middle = y + height / 2;
  let [low, high] = [x, x + width];
  await hand.press(x + width / 2, middle);
  // The way a finger must go before it counts as a drag, for itself, so that the way back does not take it away.
  await hand.move(x + width / 2 + 12, middle);
  await widget.settled(2);
  for (let tries = 0; tries < 24; ++tries) {
    const at = (low + high) / 2;
    await hand.move(at, middle);
    await widget.settled(2);
    const value = await widget.value(field);
    if (value === wanted) break;
    if (value < wanted) low = at;
    else high = at;
  }
  await hand.release();
  await widget.settled();
  return widget.value(field);
}
