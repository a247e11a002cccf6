// WebKitGTK through its own WebDriver and Selenium, in a window on a virtual screen.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';

import { crop, decodePng } from '../support/png.mjs';
import { makeHome, startDisplay } from './display.mjs';
import { findFrame } from './find_frame.mjs';

export const name = 'webkit';
export const lacks = {
  cdp: 'the DevTools protocol is Chromium’s',
  memory: 'nothing here collects garbage and counts documents when asked',
  scrollBars: 'its scroll bars lie over the page and take no room',
  gestures: 'WebKitWebDriver has no touch screen',
  touch: 'WebKitWebDriver has no touch screen',
  dpr: 'WebKitWebDriver cannot set the device pixel ratio',
  coarse: 'WebKitWebDriver has no touch screen',
  credentialless: 'WebKit does not know COEP credentialless',
  narrow: 'a window of MiniBrowser is at least 447 pixels wide',
  media: 'WebKitWebDriver cannot set media features',
  noScript: 'WebKitWebDriver cannot switch scripts off',
};

// Without a window manager the keyboard follows the pointer of the screen, which rests in its middle: every window is
// put with its tool bar under it, so that the page has the focus and no stray mouse.
const SCREEN = { width: 1600, height: 2600 };
const TOOL_BAR_MIDDLE = 20;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const BUTTONS = { left: 0, middle: 1, right: 2 };
const KEYS = {
  ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE, Control: Key.CONTROL, Shift: Key.SHIFT, Alt: Key.ALT, Enter: Key.ENTER, Escape: Key.ESCAPE,
  Tab: Key.TAB, Home: Key.HOME, End: Key.END, PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Space: ' ',
};
const keyOf = (key) => KEYS[key] ?? key;

function mouse(driver) {
  let at = { x: 0, y: 0 };
  // This driver scrolls by the difference to the last wheel action of the page, hence by running sums.
  const wheeled = { x: 0, y: 0 };
  const move = async (x, y, steps = 1) => {
    const actions = driver.actions();
    const from = at;
    for (let i = 1; i <= steps; ++i) {
      const part = i / steps;
      actions.move({
        x: Math.round(from.x + (x - from.x) * part), y: Math.round(from.y + (y - from.y) * part),
        origin: Origin.VIEWPORT, duration: 0,
      });
    }
    at = { x, y };
    await actions.perform();
  };
  return {
    move,
    down: (button = 'left') => driver.actions().press(BUTTONS[button]).perform(),
    up: (button = 'left') => driver.actions().release(BUTTONS[button]).perform(),
    async click(x, y) {
      await move(x, y);
      await driver.actions().press().release().perform();
    },
    wheel(dx, dy) {
      wheeled.x += dx;
      wheeled.y += dy;
      return driver.actions().scroll(Math.round(at.x), Math.round(at.y), wheeled.x, wheeled.y).perform();
    },
  };
}

function keyboard(driver) {
  return {
    async type(text) {
      const actions = driver.actions();
      for (const character of text) actions.keyDown(character).keyUp(character);
      await actions.perform();
    },
    async press(chord) {
      const keys = chord.split('+').map(keyOf);
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    down: (key) => driver.actions().keyDown(keyOf(key)).perform(),
    up: (key) => driver.actions().keyUp(keyOf(key)).perform(),
  };
}

const RESIZE_TRIES = 4;
// Runs in the page: its size once it is the wanted one or has not changed for a while, and whether it is that.
const sizeAtRest = async (wanted) => {
  const size = () => ({ width: window.innerWidth, height: window.innerHeight });
  const isWanted = () => size().width === wanted.width && size().height === wanted.height;
  for (let quiet = 0, last = ''; quiet < 6 && !isWanted(); ++quiet) {
    await new Promise((resolve) => { setTimeout(resolve, 16); });
    const now = JSON.stringify(size());
    if (now !== last) quiet = 0;
    last = now;
  }
  return [size(), isWanted()];
};

// Runs in the page.
const isFocusIn = (selector) => document.activeElement === document.querySelector(selector);

const scriptOf = (fn) => `return (${fn})(arguments[0]);`;
// With the result, whether the script gave the focus to another element.
const watchedScriptOf = (fn) => `
  const before = document.activeElement;
  return Promise.resolve((${fn})(arguments[0])).then((result) => [result, document.activeElement !== before]);`;

async function openPage(driver, { viewport }) {
  const run = (fn, argument) => driver.executeScript(scriptOf(fn), argument);
  // The window's own bars take their part, and the page hears of its new size some time after the window has it.
  const resize = async (width, height) => {
    const outer = { width, height };
    const [, isThere] = await run(sizeAtRest, { width, height });
    if (isThere) return;
    for (let tries = 0; tries < RESIZE_TRIES; ++tries) {
      await driver.manage().window().setRect({
        x: Math.round((SCREEN.width - outer.width) / 2), y: SCREEN.height / 2 - TOOL_BAR_MIDDLE, ...outer,
      });
      const [inner, isReached] = await run(sizeAtRest, { width, height });
      if (isReached) return;
      outer.width += width - inner.width;
      outer.height += height - inner.height;
    }
    throw new Error(`the page cannot be made ${width} × ${height}`);
  };
  await resize(viewport.width, viewport.height);
  return {
    native: driver,
    problems: [],
    mouse: mouse(driver),
    keyboard: keyboard(driver),
    goto: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    evaluate: run,
    async evaluateIn(selector, fn, argument) {
      const element = await run(findFrame, selector);
      if (!element) throw new Error(`no frame in ${selector}`);
      let keepFocus = await run(isFocusIn, selector);
      await driver.switchTo().frame(element);
      try {
        const [result, hasMoved] = await driver.executeScript(watchedScriptOf(fn), argument);
        keepFocus ||= hasMoved;
        return result;
      } finally {
        await driver.switchTo().defaultContent();
        // Switching to a frame moves the keyboard there, behind the page's back.
        if (!keepFocus) await run(() => window.focus());
      }
    },
    async picture(clip) {
      const image = decodePng(Buffer.from(await driver.takeScreenshot(), 'base64'));
      return clip ? crop(image, clip) : image;
    },
    resize,
    // One window serves every page: a second tab would be hidden, and the first is never.
    async close() {
      await driver.actions().clear();
      await driver.get('about:blank');
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url, patience = 100) {
  for (let i = 0; i < patience; ++i) {
    const up = await fetch(`${url}/status`).then((response) => response.ok, () => false);
    if (up) return;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  throw new Error('WebKitWebDriver does not answer');
}

export async function launch() {
  const display = await startDisplay(SCREEN);
  const home = makeHome('prefill-decode-webkit-');
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env, DISPLAY: display.name, HOME: home.path, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 30000, pageLoad: 30000 });
  return {
    open: (options) => openPage(driver, options),
    async close() {
      await driver.quit();
      service.kill();
      display.stop();
      home.remove();
    },
  };
}

