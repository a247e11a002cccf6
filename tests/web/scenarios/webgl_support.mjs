// WebGL that is missing, lost, given back or scarce: there is always a picture or a sentence, never an empty box.
import { article, element, HOST, iframe } from '../support/hosts.mjs';
import { differingPixels, distinctColours } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, mouseHand, tap } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';
const NO_WEBGL = `{
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : original.call(this, kind, ...rest);
  };
}`;

const openFrame = async ({ site, open }, siteOptions, pageOptions, query = '') => {
  const page = await open(pageOptions);
  await page.goto(site(siteOptions).url(FRAME + query));
  return { page, widget: makeWidget(page) };
};

// The sentence of the notice and the rows of figures that a reader sees, by their visible text.
const fallbackSeen = () => {
  const notice = document.getElementById('notice');
  const rows = [...document.querySelectorAll('table tr')].filter((row) => row.getClientRects().length > 0 && row.offsetWidth > 50);
  const picture = [...document.querySelectorAll('img')].some((image) => image.offsetWidth > 100 && image.naturalWidth > 0);
  return { sentence: notice.hidden ? '' : notice.innerText, rows: rows.length, picture };
};

async function fallsBack(widget, pattern, patience = 5000) {
  const seen = await eventually(async () => {
    const now = await widget.inside(fallbackSeen);
    return pattern.test(now.sentence) && now.rows >= 3 && now.picture && now;
  }, `the fallback of ${pattern}`, patience);
  return seen;
}

for (const [language, query, pattern] of [['Polish', '', /nie udostępnia WebGL 2/], ['English', '?lang=en', /does not offer WebGL 2/]]) {
  scenario(`without WebGL the reader gets a sentence in ${language}, the static picture and the table`, {
    reports: ['pmndrs/react-three-fiber#3757'],
  }, async (tools) => {
    const { widget } = await openFrame(tools, { first: NO_WEBGL }, {}, query);
    await fallsBack(widget, pattern);
  });
}

scenario('the element shows sentence, picture and table of a frame that got no WebGL', {
  reports: ['pmndrs/react-three-fiber#3757', 'yWorks/yfiles-jupyter-graphs#46'],
}, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ first: NO_WEBGL, pages: { [HOST]: article() } }).url(HOST));
  await eventually(() => page.evaluate(() => {
    const root = document.querySelector('prefill-decode').shadowRoot;
    const rows = [...root.querySelectorAll('tr')].filter((row) => row.offsetWidth > 50 && row.offsetHeight > 10);
    return /WebGL 2/.test(root.querySelector('.notice').innerText) && rows.length >= 3 && root.querySelector('img')?.offsetWidth > 100;
  }), 'sentence, picture and table');
});

scenario('a Firefox with WebGL switched off shows the fallback', {
  reports: ['arkenfox/user.js#1784'], only: { engine: 'firefox', because: 'the preference is Firefox’s' },
}, async (tools) => {
  const { widget } = await openFrame(tools, {}, { preferences: { 'webgl.disabled': true } });
  await fallsBack(widget, /WebGL 2/);
});

scenario('without WebAssembly, as in Lockdown Mode, the fallback stands within three seconds', {
  reports: ['leptos-rs/leptos#4382'],
}, async (tools) => {
  const { widget } = await openFrame(tools, { first: 'delete window.WebAssembly;' });
  await fallsBack(widget, /WebAssembly/, 3000);
});

// Runs in the frame: takes the context away, and gives it back.
const lose = () => { (window.lossOf ??= document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context')).loseContext(); };
const restore = () => { window.lossOf.restoreContext(); };
const isLost = () => document.getElementById('canvas').getContext('webgl2').isContextLost();

scenario('a context lost and given back draws the same picture without a GL error', {
  reports: ['emscripten-core/emscripten#3900', 'emscripten-core/emscripten#24099'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await widget.ready();
  const before = await widget.picture();
  await widget.inside(lose);
  await eventually(() => widget.inside(isLost), 'a lost context');
  await widget.inside(() => new Promise((resolve) => { setTimeout(resolve); }));
  await widget.inside(restore);
  await eventually(async () => !await widget.inside(isLost), 'a restored context');
  await eventually(async () => differingPixels(before, await widget.picture()) === 0, 'the same picture');
  assert.equal(await widget.inside(() => document.getElementById('canvas').getContext('webgl2').getError()), 0);
  await tap(widget, mouseHand(page), 'scenario:long-document');
  assert.equal(await widget.choice('scenario'), 'long-document');
  assert.deepEqual(await widget.problems(), []);
});

scenario('a browser that takes the context away again and again gets the text view and no endless loop', {
  reports: ['mrdoob/three.js#26829'],
}, async (tools) => {
  const { widget } = await openFrame(tools);
  await widget.ready();
  for (let i = 0; i < 10 && (await widget.view()) === 'picture'; ++i) {
    await widget.inside(lose);
    await eventually(() => widget.inside(isLost), 'a lost context');
    await widget.inside(() => new Promise((resolve) => { setTimeout(resolve, 30); }));
    await widget.inside(() => { try { window.lossOf.restoreContext(); } catch { /* Given up. */ } });
    await widget.inside(() => new Promise((resolve) => { setTimeout(resolve, 30); }));
  }
  await eventually(async () => (await widget.view()) === 'text', 'the text view');
  const seen = await widget.inside(() => ({ notice: document.getElementById('notice').innerText, table: document.querySelector('#summary table').offsetHeight }));
  assert.match(seen.notice, /przestał rysować/);
  assert.ok(seen.table > 50);
});

scenario('in the text view without a context the settings still work', {
  reports: ['mrdoob/three.js#26829'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await widget.ready();
  await widget.inside(lose);
  await eventually(async () => (await widget.view()) === 'text', 'the text view');
  const before = await widget.summary();
  await widget.inside(() => document.querySelector('[data-key="scenario:long-document"]').click());
  await eventually(async () => (await widget.summary()) !== before, 'new figures');
  assert.equal(page.problems.filter((problem) => problem.startsWith('error')).length, 0);
});

scenario('seventeen widgets on one page: each is seen when the reader is there, and few are alive at once', {
  reports: ['holoviz/panel#4599'],
}, async ({ site, open }) => {
  const many = Array.from({ length: 17 }, (_, i) => `<prefill-decode id="w${i}" scenario="${i % 2 ? 'long-document' : 'balanced'}"></prefill-decode>`);
  const served = site({ pages: { [HOST]: article({ widget: element('id="first"') + many.join('') }) } });
  const page = await open();
  await page.goto(served.url(HOST));
  const show = (id) => page.evaluate((name) => document.getElementById(name).scrollIntoView({ block: 'start' }), id);
  for (const id of ['first', 'w8', 'w16', 'first']) {
    await show(id);
    const widget = await makeWidget(page, `#${id}`).ready();
    const { x, y, width } = await widget.canvasBox();
    assert.ok(distinctColours(await widget.picture({ x, y, width, height: 300 })) > 20, id);
    const alive = await page.evaluate(() => [...document.querySelectorAll('prefill-decode')].filter((each) => each.shadowRoot.querySelector('iframe')).length);
    assert.ok(alive <= 8, `${alive} alive`);
  }
  const first = makeWidget(page, '#first');
  await tap(first, mouseHand(page), 'scenario:short-question');
  assert.equal(await first.choice('scenario'), 'short-question');
});

scenario('when other canvases crowd the widget’s context out, a picture or a sentence remains', {
  reports: ['holoviz/panel#4599', 'yWorks/yfiles-jupyter-graphs#46'],
}, async ({ site, open }) => {
  const served = site({ pages: { [HOST]: article({ widget: iframe(), before: 0 }) } });
  const page = await open();
  await page.goto(served.url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  await widget.inside(() => {
    window.crowd = Array.from({ length: 17 }, () => {
      const gl = document.createElement('canvas').getContext('webgl2');
      gl?.clear(gl.COLOR_BUFFER_BIT);
      return gl;
    });
  });
  await eventually(async () => {
    if ((await widget.view()) === 'text') return /rysować/.test(await widget.inside(() => document.getElementById('notice').innerText));
    return !await widget.inside(isLost);
  }, 'a picture or a sentence');
  await eventually(async () => distinctColours(await widget.picture(await widget.frameBox())) > 8, 'no empty box');
});
