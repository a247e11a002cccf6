// Firefox through Puppeteer and WebDriver BiDi, in a window on a virtual screen, where it draws WebGL in software.
import { setTimeout } from 'node:timers/promises';

import puppeteer from 'puppeteer-core';

import { decodePng } from '../support/png.mjs';
import { makeHome, startDisplay } from './display.mjs';
import { findFrame } from './find_frame.mjs';

export const name = 'firefox';
export const lacks = {
  cdp: 'the DevTools protocol is Chromium’s',
  memory: 'nothing here collects garbage and counts documents when asked',
  scrollBars: 'its scroll bars lie over the page and take no room',
  gestures: 'touches that WebDriver makes do not scroll or zoom in Firefox',
  coarse: 'Firefox on a desktop calls its pointer fine, and one page cannot change that',
  noScript: 'WebDriver BiDi in Firefox cannot switch scripts off for one page',
};

// After nearly a hundred pages Firefox answers its WebDriver no more, which is no finding about the page.
const PAGES_A_BROWSER = 80;
const OPEN_MS = 20_000;
const ANSWER_MS = 30_000;
const CLOSE_MS = 10_000;

class Silence extends Error {}
export const isSilence = (error) => error instanceof Silence || /'protocolTimeout'|no such frame/.test(error.message);
const within = (limit, promise, what) => Promise.race([
  promise, setTimeout(limit, undefined, { ref: false }).then(() => { throw new Silence(`${what} took longer than ${limit} ms`); })]);

const SCREEN = { width: 1600, height: 1300 };
const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'browser.cache.disk.enable': false,
  'ui.prefersReducedMotion': 0,
  'layout.css.prefers-color-scheme.content-override': 1,
};

// Media features come from preferences of the whole browser.
function preferencesFor({ colorScheme, reducedMotion, forcedColors }) {
  return {
    ...(colorScheme === 'dark' && { 'layout.css.prefers-color-scheme.content-override': 0 }),
    ...(reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
    ...(forcedColors === 'active' && { 'browser.display.document_color_use': 2 }),
  };
}

// Puppeteer's touchscreen sends pressures and angles that Firefox refuses.
function touchscreen(page) {
  const { browsingContext } = page.mainFrame();
  const perform = (...actions) => browsingContext.performActions(
    [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }]);
  const to = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    start: (x, y) => perform(to(x, y), down),
    move: (x, y) => perform(to(x, y)),
    end: () => perform(up),
    tap: (x, y) => perform(to(x, y), down, up),
  };
}

function mouse(page) {
  return {
    move: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    down: (button = 'left') => page.mouse.down({ button }),
    up: (button = 'left') => page.mouse.up({ button }),
    click: (x, y) => page.mouse.click(x, y),
    wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }),
  };
}

async function pressChord(page, chord) {
  const keys = chord.split('+');
  const last = keys.pop();
  for (const key of keys) await page.keyboard.down(key);
  await page.keyboard.press(last);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

// Runs in the page: a box of the viewport as one of the document, from which Puppeteer takes it.
const inDocument = ({ x, y, width, height }) => ({ x: x + window.scrollX, y: y + window.scrollY, width, height });

async function openPage(browser, { viewport, dpr }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...viewport, deviceScaleFactor: dpr });
  const problems = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warn', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  return {
    native: page,
    problems,
    mouse: mouse(page),
    keyboard: {
      type: (text) => page.keyboard.type(text),
      press: (key) => pressChord(page, key),
      down: (key) => page.keyboard.down(key),
      up: (key) => page.keyboard.up(key),
    },
    touch: touchscreen(page),
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    // A page out of the back/forward cache loads nothing that could be waited for.
    goBack: () => page.evaluate(() => { window.history.back(); }).catch(() => {}),
    evaluate: (fn, argument) => page.evaluate(fn, argument),
    async evaluateIn(selector, fn, argument) {
      const frame = await (await page.evaluateHandle(findFrame, selector)).asElement()?.contentFrame();
      if (!frame) throw new Error(`no frame in ${selector}`);
      return frame.evaluate(fn, argument);
    },
    async picture(clip) {
      const box = clip && await page.evaluate(inDocument, clip);
      return decodePng(Buffer.from(await page.screenshot({ clip: box, captureBeyondViewport: false })));
    },
    resize: (width, height) => page.setViewport({ width, height, deviceScaleFactor: dpr }),
    setRatio: (ratio) => page.setViewport({ ...viewport, deviceScaleFactor: ratio }),
    close: () => within(CLOSE_MS, page.close().then(() => context.close()), 'closing a page'),
  };
}

async function launchWith(preferences) {
  const display = await startDisplay(SCREEN);
  const home = makeHome('prefill-decode-firefox-');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    protocolTimeout: ANSWER_MS,
    args: [`--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', HOME: home.path, MOZ_ENABLE_WAYLAND: '0' },
  });
  return {
    open: (options) => openPage(browser, options),
    async close() {
      await within(CLOSE_MS, browser.close(), 'closing Firefox').catch(() => browser.process()?.kill('SIGKILL'));
      display.stop();
      home.remove();
    },
  };
}

// One browser for many pages, renewed now and then.
function makeShared() {
  const pages = new Set();
  let browser = null;
  let opened = 0;
  const renew = async () => {
    await browser?.close();
    browser = await launchWith({});
    opened = 0;
  };
  return {
    renew,
    async open(options) {
      if (!browser || (pages.size === 0 && opened >= PAGES_A_BROWSER)) await renew();
      const page = await within(OPEN_MS, browser.open(options), 'opening a page');
      opened += 1;
      pages.add(page);
      return {
        ...page,
        // A scenario may have closed its page itself.
        close: async () => { if (pages.delete(page)) await page.close(); },
      };
    },
    close: async () => browser?.close(),
  };
}

// A page with preferences of its own gets a browser that leaves with it.
export async function launch() {
  const shared = makeShared();
  return {
    async open(options) {
      const preferences = { ...preferencesFor(options), ...options.preferences };
      if (Object.keys(preferences).length === 0) return shared.open(options);
      const own = await launchWith(preferences);
      const page = await own.open(options);
      return { ...page, close: () => own.close() };
    },
    renew: shared.renew,
    close: shared.close,
  };
}
