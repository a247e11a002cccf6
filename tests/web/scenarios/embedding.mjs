// What an editor and the page around may rely on: names, defaults, and a place that keeps its height.
import { readdir, readFile } from 'node:fs/promises';

import { BROUGHT, FIELDS } from '../../../web/element/attributes.js';
import { article, element, HOST } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const ONCE = { engine: 'chromium', because: 'names are the same in every engine' };
const RULE = { engine: 'chromium', because: 'which picture stands for a state is our own rule, the same in every engine' };

const openArticle = async ({ site, open }, options, pageOptions, siteOptions) => {
  const page = await open(pageOptions);
  await page.goto(site({ pages: { [HOST]: article(options) }, ...siteOptions }).url(HOST));
  return { page, widget: makeWidget(page, 'prefill-decode') };
};
const stateOf = (page) => page.evaluate(() => document.querySelector('prefill-decode').state);

scenario('element, app and documents have the same names for a state', { reports: [], only: ONCE }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await widget.ready();
  const names = Object.keys(await stateOf(page)).sort();
  assert.deepEqual([...FIELDS].sort(), names);
  const [polish, english] = (await readFile(new URL('../../../docs/embedding.md', import.meta.url), 'utf8')).split('## In English');
  for (const text of [polish, english]) {
    const rows = text.split(/### (?:Ustawienia|Settings)/)[1].split('###')[0].split('\n').filter((line) => line.startsWith('| `'));
    assert.deepEqual(rows.flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort(), names);
    for (const kind of ['hardware', 'model']) {
      const values = [...rows.find((row) => row.startsWith(`| \`${kind}\``)).split('|')[2].matchAll(/`([\w.-]+)`/g)].map(([, value]) => value);
      const files = await readdir(new URL(`../../../profiles/${kind}/`, import.meta.url));
      assert.deepEqual(values.sort(), files.filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', '')).sort());
    }
  }
});

scenario('what a choice brings with it in the app is what the element drops for it', { reports: [], only: ONCE }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await widget.ready();
  const before = await stateOf(page);
  // For each choice one that differs from the default in everything it brings.
  for (const [choice, value] of [['scenario', 'resumed-conversation'], ['model', 'mixtral-8x7b'], ['hardware', 'h100-sxm']]) {
    await page.evaluate(([name, next]) => { document.querySelector('prefill-decode').setAttribute(name, next); }, [choice, value]);
    const after = await eventually(async () => {
      const state = await stateOf(page);
      return state[choice] === value && state;
    }, value);
    const brought = Object.keys(after).filter((name) => name !== choice && after[name] !== before[name]);
    assert.deepEqual(brought.filter((name) => !BROUGHT[choice].includes(name)), [], choice);
    await page.evaluate((name) => { document.querySelector('prefill-decode').removeAttribute(name); }, choice);
    await eventually(async () => JSON.stringify(await stateOf(page)) === JSON.stringify(before), 'the default again');
  }
});

scenario('the still picture of an element without settings is that of the app’s own default', { reports: [], only: ONCE }, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await widget.ready();
  const { scenario: name, hardware, lang } = await stateOf(page);
  const picture = await eventually(() => page.evaluate(() => document.querySelector('prefill-decode').shadowRoot.querySelector('img')?.src), 'a picture');
  assert.ok(picture.endsWith(`/placeholders/${name}-${hardware}-${lang}.svg#light`), picture);
});

// The element as it stands while the binary is held back.
async function openStill({ site, open }, options, pageOptions) {
  let letThrough;
  const answer = async (request, response, path) => {
    if (path.endsWith('.wasm')) await new Promise((resolve) => { letThrough = resolve; });
    return false;
  };
  const page = await open(pageOptions);
  await page.goto(site({ pages: { [HOST]: article({ before: 0, ...options }) }, answer }).url(HOST));
  await eventually(() => letThrough, 'a wish for the binary');
  return { page, letThrough: () => letThrough() };
}

const elementHeight = (page) => page.evaluate(() => document.querySelector('prefill-decode').getBoundingClientRect().height);
// Runs in the page: whether the still picture of its width is there.
const hasPicture = async () => {
  for (let i = 0; i < 2; ++i) await window.__seen.nextFrame();
  const host = document.querySelector('prefill-decode');
  const image = host.querySelector('img') ?? host.shadowRoot.querySelector('img');
  return image?.complete && image.naturalWidth > 0;
};

// Heights at each width before the element is live and after, ending where they began.
async function heightsAt(widths, page, letThrough) {
  const still = [];
  for (const width of widths) {
    await page.resize(width, 900);
    await eventually(() => page.evaluate(hasPicture), `a still picture, ${width} pixels wide`);
    still.push(await elementHeight(page));
  }
  letThrough();
  const widget = await makeWidget(page, 'prefill-decode').ready();
  const heights = [];
  for (const [i, width] of [...widths.entries()].reverse()) {
    await page.resize(width, 900);
    await eventually(async () => (await widget.canvasBox()).width === width, `a canvas ${width} pixels wide`);
    await widget.settled();
    const live = await widget.inside(() => document.getElementById('stage').offsetHeight);
    await eventually(async () => Math.abs(await elementHeight(page) - live) <= 1, 'the live height');
    heights.push({ width, still: still[i], live });
  }
  return heights;
}

// A step of the layout may lie a few pixels beside the step of the place that is kept for it.
const TOLERANCE = 24;
const NARROW = [320, 340, 360, 375, 390, 412, 440];
const WIDE = [480, 520, 560, 600, 640, 680, 720, 760, 800, 860];

for (const [widths, needs] of [[NARROW, ['narrow']], [WIDE, []]]) {
  for (const [content, inside] of [['nothing', ''], ['a picture and a table of the page', null]]) {
    scenario(`going live moves nothing below the element by more than ${TOLERANCE} pixels, from ${widths[0]} to ${widths.at(-1)} pixels, with ${content} in it`, {
      reports: [], needs,
    }, async (tools) => {
      const authored = inside ?? (await readFile(`${tools.bundle}/index.html`, 'utf8')).match(/<prefill-decode[^>]*>([^]*?)<\/prefill-decode>/)[1].replaceAll('placeholders/', '../dist/placeholders/');
      const { page, letThrough } = await openStill(tools, {
        head: '<style>body { margin: 0 } prefill-decode img { width: 100%; height: auto }</style>', widget: element('', authored),
      }, { viewport: { width: widths[0], height: 900 } });
      for (const { width, still, live } of await heightsAt(widths, page, letThrough)) {
        assert.ok(Math.abs(live - still) <= TOLERANCE, `${still} before and ${live} after, at ${width}`);
      }
    });
  }
}

// Runs in the page: addresses of the pictures that are seen, and the words.
const stillOf = () => {
  const host = document.querySelector('prefill-decode');
  const still = host.shadowRoot.querySelector('.still');
  const images = [...still.querySelectorAll('img'), ...(still.querySelector('slot') ? host.querySelectorAll('img') : [])];
  return { pictures: images.map((image) => new URL(image.currentSrc).pathname.split('/').pop()), words: still.querySelector('p')?.textContent ?? '' };
};

for (const [attributes, picture] of [
  ['hardware="b200"', 'balanced-b200-pl.svg'], ['panel="price" lang="en"', 'balanced-laptop-en.svg'], ['scenario="nonsense"', 'balanced-laptop-pl.svg'],
]) {
  scenario(`an element with ${attributes} shows ${picture} before it is live`, { reports: [], only: RULE }, async (tools) => {
    const { page } = await openStill(tools, { widget: element(attributes) });
    await eventually(async () => (await page.evaluate(stillOf)).pictures.join() === picture, picture);
    assert.deepEqual(page.problems, []);
  });
}

scenario('a state without a picture has a sentence in its place, or the table of the page', { reports: [], only: RULE }, async (tools) => {
  const { page } = await openStill(tools, { widget: element('prompt="777"') });
  await eventually(async () => /Tu pojawi się/.test((await page.evaluate(stillOf)).words), 'a sentence');
  const { page: other } = await openStill(tools, { widget: element('prompt="777"', '<table><tr><td>777</td></tr></table>') });
  assert.ok(await other.evaluate(() => document.querySelector('prefill-decode td').offsetHeight > 10));
});

const AUTHORED = `<picture><source media="(max-width: 520px)" srcset="../dist/placeholders/balanced-laptop-pl-narrow.svg">
<img src="../dist/placeholders/balanced-laptop-pl.svg" alt=""></picture>`;

for (const [content, inside] of [['nothing', ''], ['a picture of the page', AUTHORED]]) {
  scenario(`in a narrow column of a wide page the still picture is the narrow one, with ${content} in the element`, { reports: [] }, async (tools) => {
    const { page } = await openStill(tools, { widget: `<div style="width:320px">${element('', inside)}</div>` });
    await eventually(async () => (await page.evaluate(stillOf)).pictures.join() === 'balanced-laptop-pl-narrow.svg', 'the narrow picture');
  });
}

for (const panel of ['roofline', 'batch', 'price', 'resume', 'memory', 'sums']) {
  scenario(`a place is kept for the panel ${panel}`, { reports: [], only: ONCE }, async (tools) => {
    const widths = [375, 720];
    const { page, letThrough } = await openStill(tools, {
      head: '<style>body { margin: 0 }</style>', widget: element(`panel="${panel}"`),
    }, { viewport: { width: widths[0], height: 900 } });
    for (const { width, still, live } of await heightsAt(widths, page, letThrough)) {
      // The longest panel differs more from width to width; nobody sees its end from its beginning.
      assert.ok(Math.abs(live - still) <= 0.12 * live, `${still} before and ${live} after, at ${width}`);
    }
  });
}

scenario('numbers of the state are numbers, and EN is English in the address too', { reports: [], only: ONCE }, async (tools) => {
  const { page, widget } = await openArticle(tools, { widget: element('prompt="777" weight_bits="4.5"') });
  await widget.ready();
  const { prompt, weight_bits: bits, scenario: name } = await stateOf(page);
  assert.deepEqual([prompt, bits, typeof name], [777, 4.5, 'string']);
  const summary = await page.evaluate(() => document.querySelector('prefill-decode').summary.rows.map(([heading]) => heading));
  assert.deepEqual(summary.slice(0, 3), ['Prompt', 'Odpowiedź', 'Sprzęt']);
  const frame = await tools.open();
  await frame.goto(tools.site().url('/dist/frame.html?lang=EN&prompt=777'));
  const alone = await makeWidget(frame).ready();
  assert.deepEqual(await alone.inside(() => [document.documentElement.lang, document.getElementById('refusals').textContent, document.getElementById('remarks').textContent.includes('EN')]), ['en', '', false]);
});

scenario('the generator’s frame has the height of a phone', { reports: [], only: ONCE }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site().url('/dist/kreator.html'));
  await makeWidget(page, 'prefill-decode').ready();
  const codeOf = () => page.evaluate(() => document.getElementById('code').value);
  const phoneHeight = async (query) => {
    const phone = await open({ viewport: { width: 320, height: 900 } });
    await phone.goto(site().url(`/dist/frame.html${query}`));
    return Math.ceil(await (await makeWidget(phone).ready()).inside(() => document.getElementById('stage').offsetHeight) / 10) * 10;
  };
  await page.evaluate(() => { document.querySelector('[value="iframe"]').click(); });
  const plain = await phoneHeight('');
  await eventually(async () => (await codeOf()).includes(`height="${plain}"`), `a frame ${plain} px high`);
  await page.evaluate(() => { document.getElementById('widget').panel = 'resume'; });
  const withPanel = await phoneHeight('?panel=resume');
  await eventually(async () => (await codeOf()).includes(`height="${withPanel}"`), `a frame ${withPanel} px high`);
  // The height that the documents give.
  assert.match(await readFile(new URL('../../../docs/embedding.md', import.meta.url), 'utf8'), new RegExp(`width="100%" height="${plain}"`));
});

scenario('every name of the state can be set as a property, those that every element has among them', { reports: [], only: ONCE }, async (tools) => {
  const { page, widget } = await openArticle(tools, { widget: element('scenario="resumed-conversation"') });
  await widget.ready();
  const thrown = await page.evaluate((fields) => {
    'use strict';
    const host = document.querySelector('prefill-decode');
    return [...fields, 'state', 'results', 'query', 'summary', 'description'].filter((name) => {
      try {
        host[name] = name === 'prefix' ? 'lost' : host[name];
        return false;
      } catch {
        return true;
      }
    });
  }, FIELDS);
  assert.deepEqual(thrown, []);
  await eventually(async () => (await stateOf(page)).prefix === 'lost', 'a lost prefix');
  assert.equal(await page.evaluate(() => document.querySelector('prefill-decode').prefix), 'lost');
});

const TRACKED = 'fbclid=x&utm_source=a%20b';

scenario('what a tracker adds to an address changes neither the picture nor the sentence', { reports: [], only: RULE }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ first: 'delete window.WebGL2RenderingContext;' }).url(`/dist/frame.html?scenario=long-document&hardware=h100-sxm&${TRACKED}`));
  await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'failed'), 'a failed frame');
  const seen = await page.evaluate(() => ({ picture: document.querySelector('#placeholder img').getAttribute('src'), words: document.querySelector('#placeholder p')?.textContent ?? '' }));
  assert.match(seen.picture, /long-document-h100-sxm-pl\.svg/);
  assert.equal(seen.words, '');
});

scenario('where no module runs, what a tracker adds to an address leaves the picture of the page', { reports: [], only: RULE }, async ({ site, open }) => {
  const page = await open();
  const served = site({ answer(request, response, path) {
    if (!/\/frame-\w+\.js$/.test(path)) return false;
    response.writeHead(404).end();
    return true;
  } });
  for (const [query, isShown] of [[TRACKED, true], [`scenario=balanced&${TRACKED}`, true], [`prompt=777&${TRACKED}`, false]]) {
    await page.goto(served.url(`/dist/frame.html?${query}`));
    await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'failed'), 'a failed frame');
    assert.equal(await page.evaluate(() => document.getElementById('placeholder').offsetHeight > 50), isShown, query);
  }
});
