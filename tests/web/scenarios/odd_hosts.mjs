// Addresses, pages and browsers that are not as one would wish: a reader still gets the widget, or sentence and table.
import { article, element, embedScript, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';

// What a link may carry after a copy that went wrong: quotes, line breaks, brackets, halves of characters.
const ODD_VALUES = ['%22', "'", '%0A', '%00', '%5D', '%5C', '*', '%', '%E0%A4', '%F0%9F', '%22%5D,img%5Bsrc', '&&=', '__proto__'];
const ODD_FIELDS = ['scenario', 'hardware', 'lang', 'theme', 'panel', 'prompt', '__proto__'];

// Runs in the page.
const phase = () => document.documentElement.dataset.phase;

// The app reads them in the same way everywhere; engines differ in what they make of percent signs.
const valuesFor = (engine) => ODD_VALUES.filter((value) => engine === 'chromium' || ['%22', '%00', '%', '%E0%A4', '&&='].includes(value));
const everyField = (value) => ODD_FIELDS.map((field) => `${field}=${value}`).join('&');
const oneField = (value, i) => `${ODD_FIELDS[i % ODD_FIELDS.length]}=${value}`;

for (const [what, queryOf, only] of [
  ['every field of an address', everyField, null],
  ['one field of an address', oneField, { engine: 'chromium', because: 'elsewhere all fields at once are enough' }],
]) {
  scenario(`whatever ${what} says, the frame goes live`, { reports: [], only }, async ({ site, open, engine }) => {
    const served = site();
    const page = await open();
    for (const [i, value] of valuesFor(engine).entries()) {
      const query = queryOf(value, i);
      await page.goto(served.url(`${FRAME}?${query}`));
      await eventually(() => page.evaluate(phase).then((now) => now === 'live'), `a live widget for ${query}`);
      assert.deepEqual(await page.evaluate(() => window.__seen.problems), [], query);
    }
  });
}

scenario('whatever an address says, a frame that cannot draw gives sentence, picture and table', { reports: [] }, async ({ site, open, engine }) => {
  const served = site({ first: 'delete window.WebGL2RenderingContext;' });
  const page = await open();
  for (const value of valuesFor(engine)) {
    await page.goto(served.url(`${FRAME}?${everyField(value)}`));
    await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'failed'
      && document.getElementById('notice').innerText !== '' && document.querySelector('#placeholder img')?.offsetHeight > 50
      && document.querySelector('#placeholder table')?.offsetHeight > 50), `sentence, picture and table for ${value}`);
  }
});

scenario('a fault on the way to the fallback leaves the picture and the table that came with the page', { reports: [] }, async ({ site, open }) => {
  const served = site({ first: `delete window.WebGL2RenderingContext;
    for (const name of ['querySelector', 'querySelectorAll']) {
      const original = Element.prototype[name];
      Element.prototype[name] = function look(wanted) {
        if (this.id === 'placeholder') throw new Error('fault');
        return original.call(this, wanted);
      };
    }` });
  const page = await open();
  await page.goto(served.url(FRAME));
  await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'failed'
    && document.getElementById('notice').innerText !== '' && document.querySelector('#placeholder table')?.offsetHeight > 50), 'sentence and table');
});

// No address, one without a host, half of one, an empty one and a script.
const ODD_FRAMES = ['https://', '//', 'http://[x', '', 'javascript:0'];

scenario('the embed script serves its frames beside iframes with odd addresses', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  const odd = ODD_FRAMES.map((src) => `<iframe src="${src}" style="height:40px"></iframe>`).join('');
  await page.goto(siteWith(site, { widget: `${odd}${embedScript()}${iframe({ style: 'height:300px' })}` }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  await eventually(async () => Math.abs((await widget.frameBox()).height - await widget.inside(() => document.getElementById('stage').offsetHeight)) <= 1, 'the height of the content');
  assert.deepEqual(await page.evaluate(() => window.__seen.problems.filter((problem) => !/did not load/.test(problem))), []);
});

// Places as wide as what is in them, by their style; a reader's column is around each.
const FITTING_PLACES = {
  'a column': '',
  'a flex row': 'display:flex',
  'a flex row beside a text': 'display:flex;gap:8px',
  'a centred flex column': 'display:flex;flex-direction:column;align-items:center',
  'an inline flex row': 'display:inline-flex',
  'a centring grid': 'display:grid;place-items:center',
  'a grid of automatic columns': 'display:grid;grid-template-columns:auto auto',
  'a float': 'float:left',
  'an inline block': 'display:inline-block',
  'an absolute position': 'position:absolute',
  'fit-content': 'width:fit-content',
  'a table cell': 'display:table-cell',
  'a table': 'display:table',
  'vertical writing': 'writing-mode:vertical-rl',
  'vertical writing from left to right': 'writing-mode:vertical-lr',
};

for (const width of [320, 900]) {
  scenario(`in any place of a column ${width} pixels wide the element is wide enough to read and no wider than the column`, {
    reports: [], needs: width < 400 ? ['narrow'] : [],
  }, async ({ site, open }) => {
    const page = await open({ viewport: { width, height: 900 } });
    const places = Object.entries(FITTING_PLACES).map(([name, style]) => `<div class="column" title="${name}" style="position:relative;width:${width}px;min-height:10px;margin:0 0 20px;overflow:auto">
      <div style="${style}"><prefill-decode></prefill-decode>${/beside/.test(name) ? '<p style="margin:0">Tekst obok.</p>' : ''}</div></div>`);
    await page.goto(siteWith(site, { widget: `<style>body { margin: 0 }</style><p style="height:3000px"></p>${places.join('')}${element()}` }).url(HOST));
    await eventually(() => page.evaluate(() => !!document.querySelector('prefill-decode').shadowRoot?.querySelector('img')), 'an element');
    const found = await page.evaluate(() => [...document.querySelectorAll('.column')].map((column) => {
      const box = column.querySelector('prefill-decode').getBoundingClientRect();
      return { name: column.title, width: box.width, height: box.height, scrolls: column.scrollWidth - column.clientWidth };
    }));
    for (const { name, width: own, height, scrolls } of found) {
      const least = width < 400 ? (/beside/.test(name) ? 200 : 300) : 600;
      assert.ok(own >= least && own <= width && height >= 500 && scrolls <= 0, `${name}: ${own} × ${height}, ${scrolls} too wide`);
    }
  });
}

scenario('beside a long text in a row the element keeps room for its controls', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { widget: `<div style="display:flex">${element()}<p>${'Słowo po słowie. '.repeat(200)}</p></div>` }).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  assert.ok((await widget.frameBox()).width >= 240);
});

const isLive = (page) => page.evaluate(() => document.querySelector('prefill-decode')?.shadowRoot?.querySelector('.box').dataset.phase === 'live');

// A star, quotes, all signs, half a character, and more than a message carries.
const REFUSED = ['*', '"\'', '!*\'()-._~%&=+#?"<>\\ \n', '\ud83d', 'ż'.repeat(9000)];

scenario('a live element refuses odd values in words, and its next state is taken', { reports: [] }, async ({ site, open, engine }) => {
  const page = await open();
  await page.goto(siteWith(site).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  const fields = ['scenario', 'prompt', 'hardware'];
  for (const [i, value] of REFUSED.entries()) {
    // Each with each in one engine, elsewhere in turn.
    for (const field of engine === 'chromium' ? fields : [fields[i % fields.length]]) {
      await page.evaluate(([name, text]) => document.querySelector('prefill-decode').setAttribute(name, text), [field, value]);
      await eventually(() => widget.inside(() => document.getElementById('refusals').children.length > 0), `a refusal of ${value.slice(0, 20)} for ${field}`);
      await page.evaluate(() => document.querySelector('prefill-decode').setAttribute('scenario', 'long-document'));
      await eventually(() => page.evaluate(() => document.querySelector('prefill-decode').state.scenario === 'long-document'), 'the next state');
      await page.evaluate(() => document.querySelector('prefill-decode').setAttribute('scenario', 'balanced'));
      await eventually(() => page.evaluate(() => document.querySelector('prefill-decode').state.scenario === 'balanced'), 'the first state');
      await eventually(() => widget.inside(() => document.getElementById('refusals').children.length === 0), 'no refusal any more');
    }
  }
});

// Time in the host page passes as the test says, so that its patience can run out at once. Frames keep their own.
const FAST_PATIENCE = 'if (window.parent === window) { const { setTimeout: later } = window; window.setTimeout = (call, after, ...rest) => later(call, after === 10000 ? 1500 : after, ...rest); }';
const heights = () => {
  const seen = new Set();
  window.heightsSeen = seen;
  new ResizeObserver(([entry]) => seen.add(Math.round(entry.contentRect.height))).observe(document.querySelector('prefill-decode'));
};

scenario('a binary that takes longer than the element’s patience is waited for, without a sentence and without a jump', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { before: 0 }, {
    first: FAST_PATIENCE,
    async answer(request, response, path) {
      if (path.endsWith('.wasm')) await new Promise((resolve) => { setTimeout(resolve, 4000); });
      return false;
    },
  }).url(HOST));
  await page.evaluate(heights);
  const notices = new Set();
  await eventually(async () => {
    notices.add(await page.evaluate(() => document.querySelector('prefill-decode').shadowRoot?.querySelector('.notice').textContent ?? ''));
    return isLive(page);
  }, 'a live element');
  assert.deepEqual([...notices], ['']);
  const seen = await page.evaluate(() => [...window.heightsSeen].filter((height) => height > 0));
  assert.ok(Math.max(...seen) - Math.min(...seen) <= 24, seen.join());
});

scenario('a frame page that is not there leaves sentence, picture and table, and no empty frame', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { before: 0 }, {
    first: FAST_PATIENCE,
    answer(request, response, path) {
      if (!path.endsWith('/frame.html')) return false;
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
      return true;
    },
  }).url(HOST));
  await eventually(() => page.evaluate(() => {
    const { shadowRoot } = document.querySelector('prefill-decode');
    const [box, notice, still, frame] = ['.box', '.notice', '.still', 'iframe'].map((name) => shadowRoot.querySelector(name));
    return /Nie udało się/.test(notice.innerText) && shadowRoot.querySelector('img').offsetHeight > 50 && shadowRoot.querySelector('table').offsetHeight > 50
      && (!frame || getComputedStyle(frame).visibility === 'hidden') && Math.abs(box.offsetHeight - notice.offsetHeight - still.offsetHeight) <= 1;
  }), 'the fallback');
});

scenario('an element that failed and is inserted again starts without the old sentence', { reports: [] }, async ({ site, open }) => {
  let isThere = false;
  const page = await open();
  await page.goto(siteWith(site, { before: 0 }, {
    answer(request, response, path) {
      if (isThere || !path.endsWith('.wasm')) return false;
      response.writeHead(404).end();
      return true;
    },
  }).url(HOST));
  await eventually(() => page.evaluate(() => document.querySelector('prefill-decode').shadowRoot.querySelector('.notice').textContent !== ''), 'a sentence');
  isThere = true;
  const sentence = await page.evaluate(() => {
    const element = document.querySelector('prefill-decode');
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode.insertBefore(element, nextSibling);
    return element.shadowRoot.querySelector('.notice').textContent;
  });
  assert.equal(sentence, '');
  await eventually(() => isLive(page), 'a live element');
});

scenario('an element moved into the document of a frame goes live there, and again in the page', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { widget: `<iframe id="other" src="/none" srcdoc="<!doctype html><body></body>" style="width:700px;height:700px"></iframe>${element()}`, before: 0 }).url(HOST));
  await eventually(() => isLive(page), 'a live element');
  await page.evaluate(() => {
    window.moved = document.querySelector('prefill-decode');
    document.getElementById('other').contentDocument.body.append(window.moved);
  });
  const movedIsLive = () => page.evaluate(() => window.moved.shadowRoot.querySelector('.box').dataset.phase === 'live');
  await eventually(movedIsLive, 'a live element in the frame');
  await page.evaluate(() => document.body.prepend(window.moved));
  await eventually(movedIsLive, 'a live element in the page');
});

for (const [kind, first] of [
  ['without observers', 'delete window.IntersectionObserver; delete window.MutationObserver;'],
  ['whose observers fail when made', 'window.IntersectionObserver = window.MutationObserver = class { constructor() { throw new Error("broken"); } };'],
  ['whose observers fail when used', 'window.IntersectionObserver = window.MutationObserver = class { observe() { throw new Error("broken"); } disconnect() {} };'],
]) {
  scenario(`in a page ${kind} the element goes live at once`, { reports: [] }, async ({ site, open }) => {
    const page = await open();
    await page.goto(siteWith(site, { before: 0 }, { first: `if (window.parent === window) { ${first} }` }).url(HOST));
    await eventually(() => isLive(page), 'a live element');
    assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
  });
}

scenario('of a field that an address names twice the last counts everywhere', { reports: [] }, async ({ site, open }) => {
  const served = site();
  const page = await open();
  for (const [first, last, title] of [['pl', 'en', /versus/], ['en', 'pl', /kontra/]]) {
    await page.goto(served.url(`${FRAME}?lang=${first}&lang=${last}&scenario=balanced&scenario=long-document&theme=light&theme=dark`));
    // Before the app lives, and after.
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.scheme]), [last, 'dark']);
    const widget = await makeWidget(page).ready();
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.scheme]), [last, 'dark']);
    assert.match(await page.evaluate(() => document.title), title);
    assert.equal(await widget.choice('scenario'), 'long-document');
    await page.goto(served.url(`/dist/kreator.html?lang=${first}&lang=${last}`));
    await eventually(() => page.evaluate((wanted) => document.documentElement.lang === wanted, last), `a generator in ${last}`);
  }
});

scenario('the still picture of a field named twice is that of the last', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ first: 'delete window.WebGL2RenderingContext;' }).url(`${FRAME}?scenario=balanced&scenario=long-document&lang=pl&lang=en`));
  await eventually(() => page.evaluate(() => document.querySelector('#placeholder img')?.src.includes('/long-document-laptop-en.svg')), 'the picture');
});
