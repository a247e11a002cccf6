// The keyboard stays the reader's: the widget takes only keys that are meant for its own focused control.
import { element, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { difference } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand, tap } from '../support/widget.mjs';

const openArticle = async ({ site, open }, options, pageOptions) => {
  const served = siteWith(site, options);
  const page = await open(pageOptions);
  await page.goto(served.url(HOST));
  return { served, page, widget: await makeWidget(page, options?.selector ?? 'prefill-decode').ready() };
};

const clickInto = async (page, id) => {
  const [x, y] = await page.evaluate((name) => {
    const box = document.getElementById(name).getBoundingClientRect();
    return [box.x + 20, box.y + box.height / 2];
  }, id);
  await page.mouse.click(x, y);
};
const valueOf = (page, id) => page.evaluate((name) => document.getElementById(name).value, id);
const activeId = (page) => page.evaluate(() => document.activeElement.id);
const keyEvents = (cancelled) => cancelled.filter((type) => /^key|input/.test(type));

scenario('a field of the page takes every typed character beside a running widget', {
  reports: ['libsdl-org/SDL#10292', 'rerun-io/rerun#6638'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await clickInto(page, 'q');
  await page.keyboard.press('End');
  // Of the widget alone: in the page the caret blinks and a scroll bar comes and goes.
  const canvas = await widget.canvasBox();
  const [state, before] = [await widget.state(), await widget.picture(canvas)];
  await page.keyboard.type('Zażółć 12,5 x');
  await page.keyboard.press('Backspace');
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) await page.keyboard.press(key);
  assert.equal(await valueOf(page, 'q'), 'Zażółć 12,5 ');
  assert.deepEqual(keyEvents(await page.evaluate(() => window.__seen.cancelled)), []);
  assert.deepEqual(keyEvents((await widget.seen()).cancelled), []);
  assert.equal(await widget.state(), state);
  assert.equal(difference(before, await widget.picture(canvas)), null);
});

scenario('after the element is removed the page types as before and no listener is left', {
  reports: ['emscripten-core/emscripten#10542'],
}, async (tools) => {
  const served = siteWith(tools.site, { widget: '<div id="place"></div><iframe id="other" src="/none"></iframe>' });
  const page = await tools.open();
  await page.goto(served.url(HOST));
  // A driver that looks into frames hangs its own listeners on the window: let it do so first.
  await page.evaluateIn('#other', () => 0);
  await page.evaluate(() => import(new URL('../dist/prefill-decode.js', location.href).href).then(() => {}));
  const listeners = () => page.evaluate(() => Object.entries(window.__seen.listeners).filter(([, count]) => count > 0).map(String).sort());
  const before = await listeners();
  await page.evaluate(() => { document.getElementById('place').innerHTML = '<prefill-decode></prefill-decode>'; });
  await makeWidget(page, 'prefill-decode').ready();
  await page.evaluate(() => { document.getElementById('place').innerHTML = ''; });
  assert.deepEqual(await listeners(), before);
  await clickInto(page, 'q');
  await page.keyboard.type('dalej');
  assert.equal(await valueOf(page, 'q'), 'dalej');
});

const SHORTCUTS = [
  { key: 'F5' }, { key: 'F11' }, { key: 'F12' }, { key: 'f', ctrlKey: true }, { key: 's', ctrlKey: true },
  { key: 'p', ctrlKey: true }, { key: 'l', ctrlKey: true }, { key: 'c', ctrlKey: true }, { key: 'ArrowLeft', altKey: true },
  { key: 'd', altKey: true }, { key: 'e', altKey: true }, { key: 'Tab' }, { key: 'Escape' }, { key: ' ' },
];
// Runs in a page: the shortcuts that something cancelled.
const cancelledOf = ([shortcuts, selector]) => shortcuts.filter((shortcut) => {
  const event = new KeyboardEvent('keydown', { ...shortcut, bubbles: true, cancelable: true });
  return !document.querySelector(selector).dispatchEvent(event);
});

scenario('shortcuts of the browser work, with the focus in the page and with it in the widget', {
  reports: ['emscripten-ports/SDL2#128', 'libsdl-org/SDL#7608'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools);
  assert.deepEqual(await page.evaluate(cancelledOf, [SHORTCUTS, 'body']), []);
  for (const target of ['body', '#canvas', '[data-key="prompt"]', '.entry[data-key="prompt"]', '[data-key="scenario:balanced"]']) {
    assert.deepEqual(await widget.inside(cancelledOf, [SHORTCUTS, target]), [], target);
  }
});

scenario('SDL listens to no key at all, whatever the page sets on a global Module', {
  reports: ['emscripten-core/emscripten#3621'],
}, async (tools) => {
  const served = siteWith(tools.site, {}, { first: 'window.Module = { doNotCaptureKeyboard: false };' });
  const page = await tools.open();
  await page.goto(served.url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  const { listeners } = await widget.seen();
  const ofKeys = Object.entries(listeners).filter(([name, count]) => count > 0 && /key/.test(name)).map(([name]) => name);
  // The one is ours: it tells the keyboard from the pointer, for the focus ring.
  assert.deepEqual(ofKeys, ['document keydown']);
  await clickInto(page, 'q');
  await page.keyboard.type('a b');
  assert.equal(await valueOf(page, 'q'), 'a b');
});

scenario('a click on a slider of the canvas gives its native control the focus, and arrows go on from there', {
  reports: ['emscripten-core/emscripten#7484'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await tap(widget, mouseHand(page), 'prompt');
  assert.equal(await widget.focused(), 'prompt');
  assert.equal(await widget.inside(() => document.getElementById('canvas').tabIndex), -1);
  const before = await widget.value('prompt');
  await page.keyboard.press('ArrowRight');
  await widget.settled();
  assert.ok(await widget.value('prompt') > before);
});

async function walk(page, widget, key, end) {
  const path = [];
  for (let presses = 0; presses < 40; ++presses) {
    await page.keyboard.press(key);
    const id = await activeId(page);
    if (id === end) return path;
    const name = await page.evaluate(() => document.activeElement.localName);
    path.push(/prefill-decode|iframe/.test(name) ? await widget.focused() : name);
  }
  return assert.fail(`trapped: ${path.join(' ')}`);
}

for (const [kind, options] of [
  ['element', { widget: element() }],
  ['iframe', { widget: iframe(), selector: '#frame' }],
]) {
  scenario(`Tab walks through every control of the ${kind} and out of it, and Shift+Tab back`, {
    reports: ['google/recaptcha#135', 'emilk/egui#48'],
  }, async (tools) => {
    const { page, widget } = await openArticle(tools, { ...options, before: 0 });
    await clickInto(page, 'q');
    const there = await walk(page, widget, 'Tab', 'after');
    for (const key of ['scenario:balanced', 'prompt', 'answer', 'hardware:laptop', 'panel:roofline', 'panel:sums']) {
      assert.ok(there.includes(key), `${key} in ${there.join(' ')}`);
    }
    const back = await walk(page, widget, 'Shift+Tab', 'q');
    assert.deepEqual(back.filter(Boolean).reverse(), there.filter(Boolean));
  });
}

scenario('an iframe far down the article neither scrolls the page nor takes the caret while it loads', {
  reports: ['tldraw/tldraw#1864'],
}, async (tools) => {
  const served = siteWith(tools.site, { widget: iframe(), before: 80 });
  const page = await tools.open();
  await page.goto(served.url(HOST));
  await page.evaluate(() => document.getElementById('q').focus());
  await page.keyboard.type('piszę ');
  const widget = makeWidget(page, '#frame');
  await eventually(async () => (await widget.phase()) === 'live', 'a live widget');
  await page.keyboard.type('dalej');
  assert.deepEqual(await page.evaluate(() => [window.scrollY, document.activeElement.id, document.activeElement.value]),
    [0, 'q', 'piszę dalej']);
  assert.deepEqual((await widget.seen()).focusCalls, []);
});

scenario('a modifier key whose release never came does not turn a drag into text entry', {
  reports: ['ocornut/imgui#9259'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await tap(widget, mouseHand(page), 'prompt');
  await page.keyboard.down('Control');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await widget.inside(() => window.dispatchEvent(new Event('blur')));
  const reached = await dragTo(widget, mouseHand(page), 'prompt', 8000);
  await page.keyboard.up('Control');
  assert.equal(reached, 8000);
  assert.ok(await widget.inside(() => !document.activeElement.matches('.entry')));
});

scenario('keys count by what is printed on them and not by where they lie', {
  reports: ['libsdl-org/SDL#6235'],
}, async (tools) => {
  const { widget } = await openArticle(tools);
  const pressed = async (init) => {
    const before = await widget.value('prompt');
    await widget.inside((event) => {
      document.querySelector('[data-key="prompt"]').dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
    }, init);
    await widget.settled();
    return await widget.value('prompt') - before;
  };
  assert.ok(await pressed({ key: 'ArrowRight', code: 'KeyQ' }) > 0);
  assert.equal(await pressed({ key: 'a', code: 'ArrowRight', keyCode: 39 }), 0);
});

scenario('arrows step, Page keys leap and Home and End reach the ends', { reports: [] }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await widget.inside(() => document.querySelector('[data-key="answer"]').focus());
  const after = async (key) => {
    const before = await widget.value('answer');
    await page.keyboard.press(key);
    await eventually(async () => (await widget.value('answer')) !== before, `a change by ${key}`, 5000);
    return widget.value('answer');
  };
  assert.equal(await after('Home'), 1);
  assert.equal(await after('End'), 16384);
  const paged = await after('PageDown');
  assert.ok(paged < 16384 / 1.5, String(paged));
  const stepped = await after('ArrowRight');
  assert.ok(stepped > paged && stepped < 1.2 * paged, String(stepped));
});

