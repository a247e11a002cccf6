// Processor and clock: nothing is drawn without need, and odd clocks break nothing.
import { setTimeout as delay } from 'node:timers/promises';

import { article, element, HOST, iframe } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';

const openFrame = async ({ site, open }, siteOptions, pageOptions, query = '') => {
  const page = await open(pageOptions);
  await page.goto(site(siteOptions).url(FRAME + query));
  return { page, widget: await makeWidget(page).ready() };
};
const activity = (widget) => widget.inside(() => {
  const { requests, frames, draws, clears, timers } = window.__seen;
  return { requests, frames, draws, clears, timers };
});
const SLOW_CLOCK = `{
  const coarse = (now) => Math.floor(now / 100) * 100;
  const [precise, date] = [performance.now.bind(performance), Date.now];
  performance.now = () => coarse(precise());
  Date.now = () => coarse(date());
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((now) => callback(coarse(now)));
}`;
const STUCK_CLOCK = `{
  const precise = performance.now.bind(performance);
  let [calls, last] = [0, 0];
  performance.now = () => ((calls += 1) % 30 === 0 ? last : (last = precise()));
  const request = window.requestAnimationFrame.bind(window);
  let [frames, then] = [0, 0];
  window.requestAnimationFrame = (callback) => request((now) => callback((frames += 1) % 3 === 0 ? then : (then = now)));
}`;

for (const [clock, first, reports] of [
  ['a clock that ticks ten times a second', SLOW_CLOCK, ['ocornut/imgui#3644']],
  ['a clock that now and then stands still', STUCK_CLOCK, ['ocornut/imgui#6114']],
]) {
  scenario(`${clock} stops neither drawing nor dragging`, { reports }, async (tools) => {
    const { page, widget } = await openFrame(tools, { first });
    assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 50), 50);
    await page.mouse.click(...await widget.centre('play'));
    await eventually(async () => (await activity(widget)).frames > 60, 'sixty frames');
    assert.deepEqual(await widget.problems(), []);
    assert.equal(await widget.phase(), 'live');
  });
}

scenario('a Firefox that resists fingerprinting runs the widget all the same', {
  reports: ['ocornut/imgui#3644', 'arkenfox/user.js#1784'],
  only: { engine: 'firefox', because: 'the preference is Firefox’s' },
}, async (tools) => {
  const { page, widget } = await openFrame(tools, {}, { preferences: { 'privacy.resistFingerprinting': true } });
  assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 8000), 8000);
  assert.deepEqual(await widget.problems(), []);
});

const IDLE_MS = 10000;

scenario('ten idle seconds draw nothing: plain, with an open panel, off screen and folded away', {
  reports: ['OpenTimelineIO/raven#37'],
}, async ({ site, open }) => {
  const served = site({ pages: { [HOST]: article({
    widget: [
      iframe({ id: 'plain', style: 'height:300px' }),
      iframe({ id: 'panel', src: '../dist/frame.html?panel=roofline', style: 'height:300px' }),
      '<div style="height:5000px"></div>',
      iframe({ id: 'far', style: 'height:300px' }),
      iframe({ id: 'hidden', style: 'display:none' }),
      element(),
    ].join(''),
  }) } });
  const page = await open();
  await page.goto(served.url(HOST));
  const widgets = ['#plain', '#panel', '#far'].map((selector) => makeWidget(page, selector));
  for (const widget of widgets) await eventually(async () => (await widget.phase()) === 'live', 'a live widget');
  for (const widget of widgets.slice(0, 2)) await widget.settled(20);
  await page.evaluate(() => window.__seen.nextFrame());
  // Read from outside, so that looking does not move the focus.
  const counts = () => page.evaluate(() => ['plain', 'panel', 'far', 'hidden'].map((id) => {
    const { requests = 0, frames = 0, draws = 0 } = document.getElementById(id).contentWindow.__seen ?? {};
    return [id, requests, frames, draws].join();
  }));
  const before = await counts();
  await delay(IDLE_MS);
  assert.deepEqual(await counts(), before);
  assert.match(before[3], /^hidden,0,0,0$/);
});

scenario('playing draws every frame while something moves and none after the pause', {
  reports: ['pthom/hello_imgui#109'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await page.mouse.click(...await widget.centre('play'));
  const [drawn, offered] = await widget.inside(async () => {
    const { __seen } = window;
    const before = __seen.frames;
    for (let i = 0; i < 40; ++i) await __seen.nextFrame();
    return [__seen.frames - before, 40];
  });
  assert.ok(drawn >= 0.9 * offered, `${drawn} of ${offered}`);
  await page.mouse.click(...await widget.centre('play'));
  await widget.settled(6);
});

const HIDDEN = `{
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => state === 'hidden', configurable: true });
  window.showPage = (next) => { state = next; document.dispatchEvent(new Event('visibilitychange')); };
}`;

scenario('a hidden page stands still even while the answer plays, and goes on when it is shown', {
  reports: ['uxebu/bonsai#205'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools, { first: HIDDEN });
  await page.mouse.click(...await widget.centre('play'));
  await eventually(async () => (await activity(widget)).frames > 10, 'playing');
  await page.evaluate(() => window.showPage('hidden'));
  const before = await activity(widget);
  await delay(2000);
  const { frames, draws, requests, timers } = await activity(widget);
  assert.deepEqual([frames, draws, requests], [before.frames, before.draws, before.requests]);
  assert.ok(timers - before.timers <= 1);
  await page.evaluate(() => window.showPage('visible'));
  await eventually(async () => (await activity(widget)).frames > before.frames + 5, 'playing again');
});

const loseContext = () => document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
const pressToggle = () => document.getElementById('toggle').click();

for (const [kind, hide, show, needs] of [
  ['the text view', ({ widget }) => widget.inside(pressToggle), ({ widget }) => widget.inside(pressToggle), []],
  ['forced colours', ({ page }) => page.emulate({ forcedColors: 'active' }), ({ page }) => page.emulate({ forcedColors: 'none' }), ['media', 'cdp']],
  ['a context that is lost and never given back', ({ widget }) => widget.inside(loseContext), null, []],
]) {
  scenario(`an answer that plays stands still behind ${kind}${show ? ', where changes are taken, and goes on with the picture' : ''}`, {
    reports: [], needs,
  }, async (tools) => {
    const opened = await openFrame(tools);
    const { page, widget } = opened;
    await page.mouse.click(...await widget.centre('play'));
    await eventually(async () => (await activity(widget)).frames > 10, 'playing');
    await hide(opened);
    const standsStill = async () => {
      await widget.settled();
      const before = await activity(widget);
      await delay(1000);
      const after = await activity(widget);
      assert.deepEqual([after.frames, after.draws, after.requests], [before.frames, before.draws, before.requests]);
    };
    await standsStill();
    // The moment in which a context may still come back ends in the text view.
    await eventually(async () => (await widget.view()) === 'text', 'the text view');
    await standsStill();
    if (!show) return;
    await widget.inside(() => document.querySelector('[data-key="hardware:h100-sxm"]').click());
    await eventually(async () => (await widget.choice('hardware')) === 'h100-sxm', 'a change');
    await widget.settled();
    await show(opened);
    const { frames } = await activity(widget);
    await eventually(async () => (await activity(widget)).frames > frames + 5, 'playing again');
  });
}

const LEAP = `{
  let leap = 0;
  window.leap = (milliseconds) => { leap += milliseconds; };
  const precise = performance.now.bind(performance);
  performance.now = () => precise() + leap;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((now) => callback(now + leap));
}`;

scenario('a clock that leaps a minute ahead does not play that minute in one frame', {
  reports: ['cvara/tesserae#4'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools, { first: LEAP });
  await page.mouse.click(...await widget.centre('play'));
  await eventually(async () => (await activity(widget)).frames > 20, 'playing');
  await page.evaluate(() => window.leap(60000));
  const frames = (await activity(widget)).frames;
  // Fifty seconds of answer: had the minute counted, it would be over and still.
  await eventually(async () => (await activity(widget)).frames > frames + 20, 'still playing');
});

scenario('a dragged slider costs less than four milliseconds of script a frame at the median', {
  reports: [], only: { engine: 'chromium', because: 'the clock of the others is too coarse for it' },
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const { x, y, width, height } = await widget.box('prompt', '[type="range"]');
  await page.mouse.move(x + 10, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => { window.__seen.frameTimes.length = 0; });
  await page.mouse.move(x + width - 10, y + height / 2, 60);
  await page.mouse.up();
  await widget.settled();
  const times = await page.evaluate(() => window.__seen.frameTimes.filter((time) => time > 0).sort((a, b) => a - b));
  assert.ok(times.length > 20, `${times.length} frames`);
  const median = times[Math.floor(times.length / 2)];
  assert.ok(median < 4, `${median} ms at the median of ${times.length} frames`);
});
