// Every panel, whatever its name: each control by keyboard, cursors of the charts, lines to copy, and rest.
import { setTimeout as delay } from 'node:timers/promises';

import { article, HOST, iframe } from '../support/hosts.mjs';
import { crop, difference, differingPixels } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, openFrame as openAnyFrame } from '../support/widget.mjs';

const IDLE_MS = 3000;

const openFrame = (tools, query, pageOptions, siteOptions) => (
  openAnyFrame(tools, query, { viewport: { width: 900, height: 1400 }, ...pageOptions }, siteOptions));
const openPanel = async (widget, panel) => {
  await widget.inside((key) => document.querySelector(`[data-key="${key}"]`).click(), `panel:${panel}`);
  await eventually(async () => (await widget.openPanel()) === `panel:${panel}`, `the panel ${panel}`);
  await widget.settled();
};
// Panels are the app's, the same in every engine: all of them are tried in Chromium, and elsewhere those two that have
// between them every kind of control.
const EVERY_KIND = ['price', 'sums'];
async function panelsFor({ engine }, widget) {
  const all = await widget.panels();
  assert.ok(EVERY_KIND.every((panel) => all.includes(panel)), all.join());
  return engine === 'chromium' ? all : EVERY_KIND;
}
const focusOn = (widget, key) => widget.inside((name) => document.querySelector(`[data-key="${name}"]`).focus(), key);
const status = (widget) => widget.inside(() => document.getElementById('status').textContent);
const plain = (text) => text.replaceAll('\u00A0', ' ');

// Runs in the page: every stop of the Tab key, a group of radio buttons being one.
const stopsOf = () => [...document.querySelectorAll('#twin :is(input, button)')]
  .filter((node) => !node.hidden && node.tabIndex >= 0 && node.getClientRects().length > 0)
  .filter((node) => node.type !== 'radio' || node.checked || !document.querySelector(`input[name="${node.name}"]:checked`))
  .map((node) => (node.type === 'radio' ? `radio ${node.name}` : `${node.type} ${node.dataset.key ?? node.id}`));
const stopOfFocus = () => {
  const node = document.activeElement;
  return node.type === 'radio' ? `radio ${node.name}` : `${node.type} ${node.dataset.key ?? node.id}`;
};

scenario('the keyboard reaches every control of every panel, and is seen to be there', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  for (const panel of await panelsFor(tools, widget)) {
    await openPanel(widget, panel);
    const all = await widget.inside(stopsOf);
    const wanted = all.slice(all.indexOf(`button panel:${panel}`) + 1);
    assert.ok(wanted.length > 0 && wanted.length < all.length, all.join());
    const reached = [];
    const unseen = [];
    await widget.inside(() => document.activeElement.blur());
    const rest = await widget.picture();
    await focusOn(widget, `panel:${panel}`);
    // No further than the last: a browser's own buttons come after it.
    while (reached.length < wanted.length) {
      await page.keyboard.press('Tab');
      const box = await widget.inside(() => {
        const node = document.activeElement;
        if (!node.closest('#more, #panel') || node.matches('.entry')) return null;
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x - 6, y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
      });
      const stop = await widget.inside(stopOfFocus);
      reached.push(stop);
      if (box && box.y + box.height < 1400 && differingPixels(crop(rest, box), await widget.picture(box)) < 40) unseen.push(stop);
    }
    assert.deepEqual(reached, wanted, panel);
    assert.deepEqual(unseen, [], panel);
  }
});

scenario('every control of every panel answers to its keys', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  // Runs in the page: what the control under the focus says of itself.
  const saying = () => {
    const node = document.activeElement;
    if (node.type === 'radio') return document.querySelector(`input[name="${node.name}"]:checked`)?.value ?? '';
    return node.type === 'range' ? node.ariaValueText : node.value;
  };
  for (const panel of await panelsFor(tools, widget)) {
    await openPanel(widget, panel);
    const keys = await widget.inside(() => [...document.querySelectorAll('#more input')]
      .filter((node) => !node.hidden && (node.type !== 'radio' || node.checked)).map((node, i) => (node.id = `control${i}`)));
    assert.ok(keys.length > 0, panel);
    for (const id of keys) {
      await widget.inside((name) => document.getElementById(name).focus(), id);
      const [type, before] = [await widget.inside(() => document.activeElement.type), await widget.inside(saying)];
      if (type === 'text') {
        await page.keyboard.press('Control+a');
        await page.keyboard.type('7');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('ArrowRight');
      }
      const changed = async () => (await widget.inside(saying)) !== before;
      await widget.settled();
      // At the end of its range it has only one way to go.
      if (type !== 'text' && !(await changed())) await page.keyboard.press('ArrowLeft');
      await eventually(changed, `${panel}: another value than "${before}"`, 5000);
    }
  }
});

scenario('with any panel open some idle seconds draw nothing', { reports: ['OpenTimelineIO/raven#37'] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const counts = () => page.evaluate(() => {
    const { requests, frames, draws } = window.__seen;
    return [requests, frames, draws].join();
  });
  for (const panel of await panelsFor(tools, widget)) {
    await openPanel(widget, panel);
    await widget.settled(20);
    const before = await counts();
    await delay(IDLE_MS);
    assert.equal(await counts(), before, panel);
  }
});

scenario('arrows move a cursor along each chart, which says its values with their units', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?hardware=h100-sxm');
  let charts = 0;
  for (const panel of await panelsFor(tools, widget)) {
    await openPanel(widget, panel);
    const keys = await widget.inside(() => [...document.querySelectorAll('[data-key^="chart"]')].map((node) => node.dataset.key));
    for (const key of keys) {
      charts += 1;
      await focusOn(widget, key);
      assert.ok(await widget.inside(() => document.activeElement.ariaLabel.length > 5));
      const seen = new Set();
      for (const press of ['Home', 'ArrowRight', 'ArrowRight', 'PageUp', 'End', 'ArrowLeft']) {
        await page.keyboard.press(press);
        await widget.settled();
        seen.add(await widget.spoken(key));
      }
      assert.equal(seen.size, 6, `${panel} ${key}: ${[...seen].join(' | ')}`);
      for (const text of seen) assert.match(text, /\d/);
    }
  }
  assert.ok(charts >= (tools.engine === 'chromium' ? 4 : 1), String(charts));
});

scenario('the cursor of a chart draws the same read-out as the pointer', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?panel=price&hardware=h100-sxm');
  const box = await widget.box('chart0');
  const rest = await widget.picture();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  const hovered = await widget.picture();
  assert.ok(differingPixels(crop(rest, box), crop(hovered, box)) > 500);
  // A click takes the cursor along, and arrows go on from there.
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2);
  await widget.settled();
  const clicked = await widget.spoken('chart0');
  await page.mouse.move(2, 2);
  assert.equal(difference(crop(rest, box), await widget.picture(box)), null);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await widget.settled();
  assert.equal(await widget.spoken('chart0'), clicked);
  const inner = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
  assert.equal(difference(crop(hovered, inner), await widget.picture(inner)), null);
});

scenario('a finger reads a chart by a tap or by moving along', { reports: [], needs: ['touch'] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?panel=price&hardware=h100-sxm', { viewport: { width: 400, height: 1300 }, touch: true });
  const { x, y, width, height } = await widget.box('chart0');
  const saysOtherThan = (text) => eventually(async () => (await widget.spoken('chart0')) !== text, `another value than "${text}"`);
  const before = await widget.spoken('chart0');
  const rest = await widget.picture();
  await page.touch.tap(x + width / 2, y + height / 2);
  await saysOtherThan(before);
  const tapped = await widget.spoken('chart0');
  assert.ok(differingPixels(rest, await widget.picture()) > 500);
  await page.touch.start(x + width / 2, y + height / 2);
  await page.touch.move(x + width / 2 + 20, y + height / 2);
  await page.touch.move(x + width - 20, y + height / 2);
  await page.touch.end();
  await saysOtherThan(tapped);
});

scenario('a finger that moves up on a chart scrolls the page', { reports: [], needs: ['gestures'] }, async ({ site, open }) => {
  const page = await open({ viewport: { width: 360, height: 640 }, touch: true });
  const frame = iframe({ src: '../dist/frame.html?panel=price', style: 'height:2000px' });
  await page.goto(site({ pages: { [HOST]: article({ widget: frame, before: 0, after: 10 }) } }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  const [, top] = await widget.centre('chart0');
  await page.evaluate((y) => window.scrollTo(0, y - 320), top);
  const start = await page.evaluate(() => window.scrollY);
  const [x, y] = await widget.centre('chart0');
  await page.touch.swipe(x, y, 200);
  await eventually(async () => (await page.evaluate(() => window.scrollY)) > start + 100, 'a page scrolled by the finger');
});

// A field of the page, into which the test pastes what was copied.
const HOST_PAGE = (own) => article({
  widget: iframe({ src: own.otherUrl('/dist/frame.html?panel=sums'), style: 'height:3600px' }), before: 0, after: 0 });
const pastedInto = async (page, id) => {
  await page.evaluate((name) => document.getElementById(name).focus(), id);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  return page.evaluate((name) => document.getElementById(name).value, id);
};
const LINE = /^Moc obliczeniowa: F = η₁·F₀ → 0,275 · 32,00 TFLOP\/s → 8,800 TFLOP\/s$/;

scenario('a click copies a line of the sums out of a frame of another origin', { reports: ['pthom/hello_imgui#3'] }, async ({ site, open }) => {
  const page = await open({ viewport: { width: 900, height: 1400 } });
  await page.goto(site({ headers: () => ({ 'Access-Control-Allow-Origin': '*' }), pages: { [HOST]: HOST_PAGE } }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  await page.mouse.move(...await widget.centre('copy:0'));
  await widget.settled();
  assert.equal(await widget.inside(() => document.getElementById('canvas').style.cursor), 'pointer');
  await page.mouse.click(...await widget.centre('copy:0'));
  await eventually(async () => /^Skopiowano: Moc obliczeniowa$/.test(await status(widget)), 'words for the screen reader');
  assert.match(plain(await pastedInto(page, 'q')), LINE);
  await eventually(async () => (await status(widget)) === '', 'the end of the confirmation');
});

scenario('Enter copies a line, arrows go from line to line, and the canvas confirms for a while', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?panel=sums', { viewport: { width: 900, height: 1400 } });
  await focusOn(widget, 'copy:0');
  await page.keyboard.press('ArrowDown');
  assert.equal(await widget.focused(), 'copy:1');
  const box = await widget.box('copy:1');
  const rest = await widget.picture();
  await page.keyboard.press('Enter');
  await eventually(async () => differingPixels(crop(rest, box), await widget.picture(box)) > 200, 'a mark on the line');
  assert.match(await status(widget), /^Skopiowano: /);
  assert.equal(await widget.focused(), 'copy:1');
  await eventually(async () => (await status(widget)) === '', 'the end of the confirmation');
  assert.equal(difference(crop(rest, box), await widget.picture(box)), null);
});

scenario('in the text view each row of the sums has its button', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?panel=sums', { viewport: { width: 900, height: 1400 } });
  await widget.inside(() => document.getElementById('toggle').click());
  const labels = await widget.inside(() => [...document.querySelectorAll('#panel tbody tr')].map((row) => row.querySelector('button')?.ariaLabel));
  assert.ok(labels.length > 20 && labels.every((label) => /^Kopiuj: /.test(label)), labels.join());
  await focusOn(widget, 'copy:2');
  await page.keyboard.press('Enter');
  await eventually(() => widget.inside(() => document.querySelector('[data-key="copy:2"]').textContent === 'Skopiowano'), 'a word on the button');
  await eventually(() => widget.inside(() => document.querySelector('[data-key="copy:2"]').textContent === 'Kopiuj'), 'the usual word');
});

const DENIED = `document.execCommand = () => false;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });`;

scenario('where the browser refuses to copy, the line lies selected in a field and a sentence says why', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools, '?panel=sums', { viewport: { width: 900, height: 1400 } }, { first: DENIED });
  await page.mouse.click(...await widget.centre('copy:0'));
  await eventually(async () => /nie pozwoliła skopiować/.test(await status(widget)), 'a sentence');
  const field = await widget.inside(() => {
    const node = document.activeElement;
    const { top, width, height } = node.getBoundingClientRect();
    return { text: node.value.slice(node.selectionStart, node.selectionEnd), top, seen: width > 200 && height > 20 };
  });
  assert.match(plain(field.text), LINE);
  assert.ok(field.seen);
  const line = await widget.box('copy:0');
  assert.ok(Math.abs(field.top - line.y) < 120, `${field.top} beside ${line.y}`);
  await page.keyboard.press('Tab');
  assert.equal(await widget.inside(() => document.querySelector('.refused')), null);
});

scenario('copying leaves what is selected in the page alone', { reports: [] }, async ({ site, open }) => {
  const page = await open({ viewport: { width: 900, height: 1400 } });
  await page.goto(site({ pages: { [HOST]: article({ widget: iframe({ src: '../dist/frame.html?panel=sums', style: 'height:3600px' }), before: 1, after: 0 }) } }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  const selected = () => page.evaluate(() => getSelection().toString());
  await page.evaluate(() => getSelection().selectAllChildren(document.querySelector('main > p:nth-of-type(2)')));
  const before = await selected();
  assert.ok(before.length > 20);
  await page.mouse.click(...await widget.centre('copy:3'));
  await eventually(async () => /^Skopiowano/.test(await status(widget)), 'a copied line');
  assert.equal(await selected(), before);
});
