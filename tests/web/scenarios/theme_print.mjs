// Menu, cursor, colours and paper.
import { article, element, HOST, iframe } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const openArticle = async ({ site, open }, options, pageOptions) => {
  const page = await open(pageOptions);
  await page.goto(site({ pages: { [HOST]: article(options) } }).url(HOST));
  return { page, widget: await makeWidget(page, options?.selector ?? 'prefill-decode').ready() };
};

scenario('the context menu is the browser’s, in the page and on the canvas', { reports: ['cjquines/qboard#110'] }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  const cancelled = (selectors) => selectors.filter((selector) => !document.querySelector(selector)
    .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
  assert.deepEqual(await page.evaluate(cancelled, ['p', 'a', 'prefill-decode']), []);
  assert.deepEqual(await widget.inside(cancelled, ['#canvas']), []);
});

scenario('the right button does nothing to the widget', { reports: ['DiligentGraphics/DiligentSamples#205'] }, async (tools) => {
  const { widget } = await openArticle(tools);
  const before = await widget.state();
  await widget.inside(() => {
    const canvas = document.getElementById('canvas');
    const { x, y, width } = document.querySelector('[type="range"][data-key="prompt"]').getBoundingClientRect();
    const send = (type, clientX, buttons) => canvas.dispatchEvent(new PointerEvent(type,
      { clientX, clientY: y + 10, button: 2, buttons, pointerType: 'mouse', isPrimary: true, pointerId: 1, bubbles: true, cancelable: true }));
    send('pointerdown', x + width / 2, 2);
    send('pointermove', x + width / 4, 2);
    send('pointerup', x + width / 4, 0);
  });
  await widget.settled();
  assert.equal(await widget.state(), before);
});

scenario('the cursor says what can be clicked, and is the page’s own outside', { reports: ['WelderFoundation/WelderEngineRevamp#8'] }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  const cursor = () => widget.inside(() => getComputedStyle(document.getElementById('canvas')).cursor);
  await page.mouse.move(...await widget.centre('scenario:long-document'));
  await widget.settled();
  assert.equal(await cursor(), 'pointer');
  const { x, y } = await widget.canvasBox();
  await page.mouse.move(x + 3, y + 3);
  await widget.settled();
  assert.equal(await cursor(), 'default');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).cursor), 'auto');
});

scenario('on paper the element is its still picture and its table', { reports: ['mapbox/mapbox-gl-js#2813'], needs: ['cdp'] }, async (tools) => {
  const { page } = await openArticle(tools);
  await page.emulate({ media: 'print' });
  // Its picture may still be on its way, as the reader's printer would wait for it.
  await eventually(() => page.evaluate(() => {
    const root = document.querySelector('prefill-decode').shadowRoot;
    return root.querySelector('table')?.offsetHeight > 50 && root.querySelector('img')?.offsetHeight > 100;
  }), 'picture and table');
  assert.equal(await page.evaluate(() => document.querySelector('prefill-decode').shadowRoot.querySelector('iframe').getClientRects().length), 0);
  assert.ok((await page.native.pdf()).length > 10000);
});

scenario('on paper the frame page is its tables', { reports: ['mapbox/mapbox-gl-js#2813'], needs: ['cdp'] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site().url('/dist/frame.html?panel=sums'));
  await makeWidget(page).ready();
  const given = () => page.evaluate(() => [...document.querySelectorAll('#summary .given')].map((row) => row.offsetHeight > 0));
  // Scenario, prompt, answer, hardware, model.
  assert.deepEqual(await given(), Array(5).fill(false));
  await page.emulate({ media: 'print' });
  assert.deepEqual(await given(), Array(5).fill(true));
  const seen = await page.evaluate(() => ['canvas', 'summary', 'panel', 'description'].map((id) => document.getElementById(id).offsetHeight));
  assert.equal(seen[0], 0);
  assert.ok(seen.slice(1).every((height) => height > 10), String(seen));
});

const DARK_PAGE = '<style>:root { color-scheme: dark; background: #101214; color: #eee; }</style>';
const LIGHT_PAGE = '<style>:root { color-scheme: light; background: #fff; }</style>';

for (const [name, head, isDark] of [['dark', DARK_PAGE, true], ['light', LIGHT_PAGE, false]]) {
  scenario(`on a ${name} page the element is ${name} from corner to corner`, {
    reports: ['engineering inference: iframe colour-scheme'],
  }, async (tools) => {
    const { widget } = await openArticle(tools, { head });
    const image = await widget.picture();
    const { x, y, width, height } = await widget.frameBox();
    for (const [column, row] of [[x + 2, y + 2], [x + width - 3, y + 2], [x + 2, Math.min(y + height, image.height) - 3]]) {
      const [red, green, blue] = image.at(Math.round(column), Math.round(row));
      assert.equal(red + green + blue < 200, isDark, `${red} ${green} ${blue}`);
    }
  });
}

scenario('a plain iframe that says dark has no white ground on a dark page', {
  reports: ['engineering inference: iframe colour-scheme'],
}, async (tools) => {
  const { widget } = await openArticle(tools, { head: DARK_PAGE, widget: iframe({ src: '../dist/frame.html?theme=dark' }), selector: '#frame' });
  const image = await widget.picture();
  const { x, y } = await widget.frameBox();
  const [red, green, blue] = image.at(Math.round(x + 2), Math.round(y + 2));
  assert.ok(red + green + blue < 200, `${red} ${green} ${blue}`);
});

for (const contrast of ['no-preference', 'more']) {
  for (const theme of ['light', 'dark']) {
    scenario(`canvas and page are one ground, ${theme} with ${contrast === 'more' ? 'more' : 'usual'} contrast`, { reports: [], needs: ['media', 'cdp'] }, async ({ site, open }) => {
      for (const query of [`?theme=${theme}`, '']) {
        const page = await open({ colorScheme: theme, contrast, viewport: { width: 1200, height: 900 } });
        await page.goto(site().url(`/dist/frame.html${query}`));
        const widget = await makeWidget(page).ready();
        const image = await widget.picture();
        const { x } = await widget.canvasBox();
        assert.deepEqual([...image.at(Math.round(x) + 3, 3)].slice(0, 3), [...image.at(Math.round(x) - 4, 3)].slice(0, 3));
        const [ink, ground] = await page.evaluate(() => ['color', 'backgroundColor'].map((name) => getComputedStyle(document.documentElement)[name]));
        if (contrast === 'more') assert.deepEqual([ink, ground].sort(), ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      }
    });
  }
}

for (const [scheme, isDark] of [['dark', true], ['light', false]]) {
  scenario(`a still picture whose address ends in #${scheme} is ${scheme}, whatever the reader’s system`, { reports: [] }, async ({ site, open }) => {
    const picture = `<img id="still" src="../dist/placeholders/balanced-laptop-pl.svg#${scheme}" width="720" height="628" alt="" style="position:fixed;top:0;left:0">`;
    const page = await open({ colorScheme: isDark ? 'light' : 'dark' });
    await page.goto(site({ pages: { [HOST]: article({ head: '<style>html { background: #888 }</style>', widget: picture }) } }).url(HOST));
    await eventually(() => page.evaluate(() => document.getElementById('still').complete), 'the picture');
    // Neither dark nor light is the page under it, which is seen until the picture is drawn.
    await eventually(async () => {
      const [red, green, blue] = (await page.picture({ x: 0, y: 0, width: 20, height: 20 })).at(8, 8);
      return isDark ? red + green + blue < 200 : red + green + blue > 600;
    }, `a ${scheme} picture`);
  });
}

scenario('a page that changes its scheme takes the widget with it', { reports: [] }, async (tools) => {
  const { page, widget } = await openArticle(tools, { head: LIGHT_PAGE, widget: element() });
  const scheme = () => widget.inside(() => document.documentElement.dataset.scheme);
  assert.equal(await scheme(), 'light');
  await page.evaluate(() => { document.documentElement.style.background = '#101214'; });
  await eventually(async () => (await scheme()) === 'dark', 'a dark widget', 5000);
});
