// What a screen reader, a keyboard, a magnifier and high contrast get.
import { axeFindings } from '../support/axe.mjs';
import { article, HOST } from '../support/hosts.mjs';
import { crop, difference, differingPixels } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, mouseHand, openFrame, tap } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';
// Rules about the document, which is the same in every engine; one of them is enough.
const ONCE = { engine: 'chromium', because: 'axe looks at the document, which is the same in every engine' };

for (const [language, theme] of [['pl', 'light'], ['pl', 'dark'], ['en', 'light'], ['en', 'dark']]) {
  scenario(`axe finds nothing in the frame, ${language}, ${theme}, with a panel and as text`, { reports: ['RvanB/riffle.js#5'], only: ONCE }, async (tools) => {
    const { page, widget } = await openFrame(tools, `?lang=${language}&theme=${theme}&panel=memory`);
    assert.deepEqual(await axeFindings(widget.inside), []);
    await widget.inside(() => document.getElementById('toggle').click());
    await eventually(async () => (await widget.view()) === 'text', 'the text view');
    assert.deepEqual(await axeFindings(widget.inside), []);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  });
}

for (const [name, path, selector] of [
  ['the article page', '/dist/index.html', 'prefill-decode'], ['the generator', '/dist/kreator.html', 'prefill-decode'],
  ['the generator in English', '/dist/kreator.html?lang=en', 'prefill-decode'], ['a host page with the element', HOST, 'prefill-decode'],
]) {
  scenario(`axe finds nothing in ${name}`, { reports: ['engineering inference: iframe title'], only: ONCE }, async ({ site, open }) => {
    const page = await open();
    await page.goto(site({ pages: { [HOST]: article() } }).url(path));
    await eventually(() => page.evaluate((query) => !!document.querySelector(query)?.shadowRoot, selector), 'an element');
    await page.evaluate((query) => document.querySelector(query).scrollIntoView(), selector);
    await makeWidget(page, selector).ready();
    assert.deepEqual(await axeFindings(page.evaluate), []);
    const title = await page.evaluate((query) => document.querySelector(query).shadowRoot.querySelector('iframe').title, selector);
    assert.ok(title.length > 10, title);
  });
}

scenario('axe finds nothing in article and generator on a dark system', { reports: [], only: ONCE }, async ({ site, open }) => {
  const page = await open({ colorScheme: 'dark' });
  const served = site();
  for (const path of ['/dist/index.html', '/dist/kreator.html']) {
    await page.goto(served.url(path));
    await eventually(() => page.evaluate(() => !!document.querySelector('prefill-decode')?.shadowRoot), 'an element');
    assert.deepEqual(await axeFindings(page.evaluate), [], path);
  }
});

scenario('every control has a role, a name and a value, and the canvas a name and a description', {
  reports: ['ocornut/imgui#8022', 'emilk/egui#2391', 'RvanB/riffle.js#5'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const nodes = await widget.inside(() => ({
    sliders: [...document.querySelectorAll('input[type="range"]')].map((slider) => [slider.ariaLabel, slider.ariaValueText]),
    groups: [...document.querySelectorAll('fieldset')].map((group) => [group.querySelector('legend').textContent, group.querySelectorAll('input[aria-label]').length]),
    canvas: [document.getElementById('canvas').getAttribute('role'), document.getElementById('canvas').ariaLabel, document.getElementById('description').textContent],
    rows: document.querySelectorAll('#summary tbody tr').length,
  }));
  assert.deepEqual(nodes.sliders.map(([label]) => label), ['Prompt', 'Odpowiedź']);
  assert.match(nodes.sliders[0][1].replaceAll('\u00A0', ' '), /^1150 tokenów, ≈ 2 strony/);
  assert.deepEqual(nodes.groups.map(([legend, choices]) => [legend, choices >= 3]), [['Scenariusz', true], ['Sprzęt', true]]);
  assert.deepEqual([nodes.canvas[0], nodes.canvas[1]], ['img', 'Prefill kontra decode']);
  assert.match(nodes.canvas[2], /^Pasek czasu odpowiedzi/);
  assert.ok(nodes.rows >= 5);
  if (!page.cdp) return;
  await page.cdp.send('Accessibility.enable');
  const { nodes: tree } = await page.cdp.send('Accessibility.getFullAXTree');
  const roles = tree.filter(({ ignored }) => !ignored).map(({ role }) => role.value);
  for (const [role, count] of [['slider', 2], ['radio', 6], ['button', 6], ['table', 1]]) {
    assert.ok(roles.filter((each) => each === role).length >= count, `${role} in ${roles.join(' ')}`);
  }
});

scenario('after a change has settled one sentence with the new result is spoken, and none before', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const status = () => widget.inside(() => document.getElementById('status').textContent);
  assert.equal(await status(), '');
  await widget.inside(() => {
    window.spoken = [];
    new MutationObserver(() => window.spoken.push(document.getElementById('status').textContent))
      .observe(document.getElementById('status'), { childList: true, characterData: true, subtree: true });
    document.querySelector('[data-key="prompt"]').focus();
  });
  for (let i = 0; i < 5; ++i) await page.keyboard.press('ArrowRight');
  await eventually(async () => /^Pierwszy token: /.test(await status()), 'a sentence');
  assert.equal(await widget.inside(() => window.spoken.length), 1);
  assert.match(await widget.inside(() => document.getElementById('status').getAttribute('role')), /status/);
  assert.match((await widget.spoken('prompt')).replaceAll('\u00A0', ' '), /token/);
});

scenario('each control that the keyboard reaches is seen to have the focus', {
  reports: ['emilk/egui#4718 (outline:none)'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools, '', { viewport: { width: 900, height: 900 } });
  const rest = await widget.picture();
  const unseen = [];
  const reached = new Set();
  for (let presses = 0; presses < 16; ++presses) {
    await page.keyboard.press('Tab');
    const box = await widget.inside(() => {
      const node = document.activeElement;
      if (!node.dataset?.key || node.matches('.entry')) return null;
      const { x, y, width, height } = node.getBoundingClientRect();
      return { key: node.dataset.key, x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    });
    if (!box) continue;
    reached.add(box.key);
    if (differingPixels(crop(rest, box), await widget.picture(box)) < 40) unseen.push(box.key);
  }
  assert.deepEqual(unseen, []);
  assert.ok(reached.size >= 8, [...reached].join(' '));
});

scenario('the pointer leaves no focus ring behind', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await tap(widget, mouseHand(page), 'scenario:balanced');
  await page.mouse.move(2, 2);
  const clicked = await widget.picture();
  await widget.inside(() => document.activeElement.blur());
  assert.equal(difference(clicked, await widget.picture()), null);
});

const SCREEN_WIDTH = 1280;

for (const [zooms, options] of [[[2, 4], { needs: ['narrow'] }], [[2], { only: { engine: 'webkit', because: 'where windows get narrower, 400 % is tried with it' } }]]) {
  scenario(`at ${zooms.map((zoom) => `${100 * zoom} %`).join(' and ')} zoom on a screen of ${SCREEN_WIDTH} pixels nothing scrolls sideways`, { reports: [], ...options }, async ({ site, open }) => {
    const page = await open({ viewport: { width: SCREEN_WIDTH / zooms[0], height: 700 } });
    const served = site({ pages: { [HOST]: article() } });
    for (const path of [FRAME, `${FRAME}?panel=batch`, `${FRAME}?lang=en&panel=memory`, '/dist/index.html', '/dist/kreator.html', HOST]) {
      await page.goto(served.url(path));
      const selector = path.startsWith(FRAME) ? null : 'prefill-decode';
      if (selector) await eventually(() => page.evaluate((query) => document.querySelector(query)?.scrollIntoView() ?? true, selector), 'scrolled');
      const widget = await makeWidget(page, selector).ready();
      for (const zoom of zooms) {
        await page.resize(SCREEN_WIDTH / zoom, 700);
        await widget.settled();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.equal(over, 0, `${path} at ${zoom} times`);
      }
    }
  });
}

scenario('in forced colours the native controls and tables are the view', {
  reports: ['engineering inference: forced colours and text zoom'], needs: ['media'],
}, async (tools) => {
  const { widget } = await openFrame(tools, '', { forcedColors: 'active' });
  await eventually(async () => (await widget.view()) === 'text', 'the text view');
  const seen = await widget.inside(() => [document.querySelector('#summary table').offsetHeight, document.querySelector('input[type="range"]').offsetWidth]);
  assert.ok(seen[0] > 50 && seen[1] > 100, String(seen));
  await widget.inside(() => document.querySelector('[data-key="scenario:long-document"]').click());
  await eventually(async () => /8000|8 000/.test(await widget.spoken('prompt')), 'a change');
});

scenario('text twice as large is followed by the controls and tables of the text view', {
  reports: ['engineering inference: forced colours and text zoom'],
}, async (tools) => {
  const { widget } = await openFrame(tools);
  await widget.inside(() => document.getElementById('toggle').click());
  const size = () => widget.inside(() => {
    const cell = document.querySelector('#summary td');
    return [parseFloat(getComputedStyle(cell).fontSize), document.documentElement.scrollWidth - document.documentElement.clientWidth];
  });
  const [normal] = await size();
  await widget.inside(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [large, over] = await size();
  assert.equal(large, 2 * normal);
  assert.equal(over, 0);
});

for (const width of [320, 360, 768]) {
  scenario(`text twice as large leaves sliders, fields and buttons their room, ${width} pixels wide`, { reports: [], needs: width < 447 ? ['narrow'] : [] }, async (tools) => {
    const { widget } = await openFrame(tools, '?panel=batch', { viewport: { width, height: 900 } });
    await widget.inside(() => {
      document.getElementById('toggle').click();
      document.documentElement.style.setProperty('font-size', '200%');
    });
    const seen = await widget.inside(() => ({
      track: Math.min(...[...document.querySelectorAll('input[type="range"]')].map((range) => range.offsetWidth)),
      letters: Math.min(...[...document.querySelectorAll('.entry')].map((entry) => parseFloat(getComputedStyle(entry).fontSize))),
      field: Math.min(...[...document.querySelectorAll('.entry')].map((entry) => entry.offsetWidth)),
      radio: Math.min(...[...document.querySelectorAll('input[type="radio"]')].map((radio) => radio.offsetWidth)),
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      beyond: [...document.querySelectorAll('#twin input, #twin button')].filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth).map((node) => node.dataset.key),
    }));
    assert.ok(seen.track >= 160 && seen.letters === 32 && seen.field >= 100 && seen.radio >= 24 && seen.over === 0, JSON.stringify(seen));
    assert.deepEqual(seen.beyond, []);
  });
}

scenario('with reduced motion a change is there at once and the bars do not glide', { reports: [], needs: ['media'] }, async (tools) => {
  const { widget } = await openFrame(tools, '', { reducedMotion: 'reduce' });
  const before = (await widget.seen()).frames;
  await widget.inside(() => document.querySelector('[data-key="scenario:long-document"]').click());
  await widget.settled(20);
  const drawn = (await widget.seen()).frames - before;
  assert.ok(drawn <= 4, `${drawn} frames`);
});

scenario('the snippets of the generator carry a title in the language of the widget', {
  reports: ['engineering inference: iframe title'],
}, async ({ site, open }) => {
  const page = await open();
  await page.goto(site().url('/dist/kreator.html'));
  await makeWidget(page, 'prefill-decode').ready();
  const titleOf = () => page.evaluate(() => {
    document.querySelector('input[name="kind"][value="iframe"]').click();
    return new DOMParser().parseFromString(document.getElementById('code').value, 'text/html').querySelector('iframe')?.title ?? '';
  });
  await eventually(async () => /kontra/.test(await titleOf()), 'a Polish title');
  await page.evaluate(() => {
    const select = document.getElementById('lang');
    select.value = 'en';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await eventually(async () => /versus/.test(await titleOf()), 'an English title');
});

