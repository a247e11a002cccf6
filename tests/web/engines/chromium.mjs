// Chromium through Playwright, with the DevTools protocol for what Playwright does not say.
import { chromium } from 'playwright-core';

import { decodePng } from '../support/png.mjs';
import { findFrame } from './find_frame.mjs';

export const name = 'chromium';
// What this engine cannot be made to do here, with the reason.
export const lacks = {};

const ARGUMENTS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--force-color-profile=srgb',
];

function contextOptions({ viewport, dpr, touch, colorScheme, reducedMotion, forcedColors, contrast, javaScript, locale }) {
  return {
    viewport, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, javaScriptEnabled: javaScript, locale,
    colorScheme, reducedMotion, forcedColors, contrast,
  };
}

function touchscreen(cdp) {
  const send = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    start: (x, y) => send('touchStart', { x, y }),
    move: (x, y) => send('touchMove', { x, y }),
    end: () => send('touchEnd'),
    async tap(x, y) {
      await this.start(x, y);
      await this.end();
    },
    async swipe(x, y, distance, steps = 10) {
      await this.start(x, y);
      for (let step = 1; step <= steps; ++step) await this.move(x, y - (distance * step) / steps);
      await this.end();
    },
    // Two fingers that move apart.
    async pinch(x, y, distance, steps = 10) {
      const fingers = (spread) => [{ x: x - spread, y, id: 0 }, { x: x + spread, y, id: 1 }];
      await send('touchStart', fingers(20)[0]);
      await send('touchStart', ...fingers(20));
      for (let step = 1; step <= steps; ++step) await send('touchMove', ...fingers(20 + (distance * step) / steps));
      await send('touchEnd');
    },
  };
}

function mouse(page) {
  return {
    move: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    down: (button = 'left') => page.mouse.down({ button }),
    up: (button = 'left') => page.mouse.up({ button }),
    click: (x, y) => page.mouse.click(x, y),
    wheel: (dx, dy) => page.mouse.wheel(dx, dy),
  };
}

const countFrames = ({ childFrames = [] }) => childFrames.reduce((sum, child) => sum + countFrames(child), 1);

// What the page still holds when all that nobody refers to has been collected. Collecting twice: what the first round frees
// may have held more.
async function memoryOf(cdp) {
  await cdp.send('HeapProfiler.enable');
  for (let round = 0; round < 2; ++round) await cdp.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const { frameTree } = await cdp.send('Page.getFrameTree');
  return { documents, nodes, listeners, frames: countFrames(frameTree), heap };
}

async function openPage(browser, options) {
  const context = await browser.newContext(contextOptions(options));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const problems = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });

  return {
    native: page,
    context,
    cdp,
    problems,
    mouse: mouse(page),
    keyboard: {
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      down: (key) => page.keyboard.down(key),
      up: (key) => page.keyboard.up(key),
    },
    touch: touchscreen(cdp),
    goto: (url) => page.goto(url, { waitUntil: 'commit' }).then(() => page.waitForLoadState('domcontentloaded')),
    goBack: () => page.goBack({ waitUntil: 'commit' }),
    evaluate: (fn, argument) => page.evaluate(fn, argument),
    async evaluateIn(selector, fn, argument) {
      const frame = await (await page.evaluateHandle(findFrame, selector)).asElement()?.contentFrame();
      if (!frame) throw new Error(`no frame in ${selector}`);
      return frame.evaluate(fn, argument);
    },
    picture: async (clip) => decodePng(await page.screenshot({ clip, animations: 'allow', caret: 'initial' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    // As the browser's zoom does it: the ratio grows and the page gets narrower by as much.
    setRatio: (ratio) => cdp.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(options.viewport.width / ratio), height: Math.round(options.viewport.height / ratio),
      deviceScaleFactor: ratio, mobile: false,
    }),
    emulate: (media) => page.emulateMedia(media),
    memory: () => memoryOf(cdp),
    close: () => context.close(),
  };
}

// The engine alone takes half the processor time of the whole browser.
const ENGINE = '/usr/bin/chromium-headless-shell';
const BROWSER = '/usr/bin/chromium';
const launchWith = (executablePath, args, more = {}) => chromium.launch({ executablePath, args: [...ARGUMENTS, ...args], ...more });

function launchOwn({ screenRatio, scrollBars, unoptimized, viewport: { width, height } }) {
  if (unoptimized) return launchWith(ENGINE, ['--js-flags=--no-opt --no-sparkplug --no-maglev']);
  if (scrollBars) return launchWith(ENGINE, [], { ignoreDefaultArgs: ['--hide-scrollbars'] });
  if (screenRatio) return launchWith(BROWSER, [`--force-device-scale-factor=${screenRatio}`, `--window-size=${width},${height}`]);
  return launchWith(BROWSER, [], { ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

// One engine for all pages; a page that wants a real screen of another ratio, scroll bars that take room, scripts that are
// not optimized or the back/forward cache gets a browser that leaves with it.
const OWN = ['screenRatio', 'scrollBars', 'unoptimized', 'backForwardCache'];
export async function launch() {
  const shared = await launchWith(ENGINE, []);
  return {
    async open(options) {
      if (!OWN.some((option) => options[option])) return openPage(shared, options);
      const own = await launchOwn(options);
      const page = await openPage(own, options.screenRatio ? { ...options, viewport: null, dpr: undefined, touch: undefined } : options);
      return { ...page, close: () => own.close() };
    },
    close: () => shared.close(),
  };
}
