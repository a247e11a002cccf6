// Loading, updating, leaving and coming back, in pages and on servers that are not as one would wish.
import { article, element, HOST } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand, tap } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';

scenario('loading raises no error, no rejection and no warning', { reports: ['emscripten-core/emscripten#16071'] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ pages: { [HOST]: article() } }).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  assert.deepEqual([...page.problems, ...await page.evaluate(() => window.__seen.problems), ...await widget.problems()], []);
});

scenario('a cached binary of another release is fetched anew once, and the widget starts', {
  reports: ['DioxusLabs/dioxus#3350'],
}, async ({ site, open }) => {
  // The smallest module there is: it compiles, and has nothing of what the script expects.
  const stale = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]);
  const served = site({
    answer(request, response, path) {
      const passesCache = /no-cache|max-age=0/.test(`${request.headers['cache-control']} ${request.headers.pragma}`);
      if (!path.endsWith('.wasm') || passesCache) return false;
      response.setHeader('Content-Type', 'application/wasm');
      response.end(stale);
      return true;
    },
  });
  const page = await open();
  await page.goto(served.url(FRAME));
  await makeWidget(page).ready();
  assert.ok(served.fetched(/\.wasm$/).length <= 2);
});

for (const [kind, head, script] of [
  ['without a base address', '', '../../../assets/w/'], ['with a base address', '<base href="/elsewhere/">', ''],
]) {
  scenario(`in an article of another folder, ${kind}, all files come from beside the script`, {
    reports: ['emscripten-core/emscripten#5104'],
  }, async ({ site, open }) => {
    const served = site({ pages: {
      '/2024/05/post/index.html': (own) => article({ head, widget: element().replace('../dist/', script ? '../../../dist/' : own.url('/dist/')) }),
    } });
    const page = await open();
    await page.goto(served.url('/2024/05/post/index.html'));
    await makeWidget(page, 'prefill-decode').ready();
    const elsewhere = served.requests.map(({ path }) => path).filter((path) => !/^\/(dist\/|first\.js$|2024\/05\/post\/index\.html$)/.test(path));
    assert.deepEqual(elsewhere, []);
  });
}

scenario('a foreign canvas of the id “canvas” keeps its pixels and its size', { reports: ['libsdl-org/SDL#5260'] }, async ({ site, open }) => {
  const foreign = '<canvas id="canvas" width="200" height="50"></canvas>';
  const page = await open();
  await page.goto(site({ pages: { [HOST]: article({ widget: foreign + element() }) } }).url(HOST));
  await page.evaluate(() => {
    const context = document.getElementById('canvas').getContext('2d');
    context.fillStyle = 'rgb(10, 200, 30)';
    context.fillRect(0, 0, 200, 50);
  });
  await makeWidget(page, 'prefill-decode').ready();
  assert.deepEqual(await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    return [canvas.width, canvas.height, ...canvas.getContext('2d').getImageData(100, 25, 1, 1).data];
  }), [200, 50, 10, 200, 30, 255]);
});

scenario('two widgets add no global name to the page and leave a Module of the page alone', {
  reports: ['emscripten-core/emscripten#3167'],
}, async ({ site, open }) => {
  const widgets = '<prefill-decode id="one"></prefill-decode><prefill-decode id="two" scenario="long-document"></prefill-decode>';
  const page = await open({ viewport: { width: 900, height: 1200 } });
  await page.goto(site({
    first: 'window.Module = { x: 1 }; Object.defineProperty(window, "namesBefore", { value: new Set(Object.getOwnPropertyNames(window)) });',
    pages: { [HOST]: article({ widget: element('id="zero"') + widgets, before: 0 }) },
  }).url(HOST));
  for (const id of ['#zero', '#one']) await makeWidget(page, id).ready();
  const [added, module] = await page.evaluate(() => [
    Object.getOwnPropertyNames(window).filter((name) => !window.namesBefore.has(name) && name !== 'namesBefore' && !/^\d+$/.test(name)),
    JSON.stringify(window.Module),
  ]);
  assert.deepEqual(added, []);
  assert.equal(module, '{"x":1}');
});

scenario('after a link and the Back button the widget works', { reports: ['bevyengine/bevy#10328'] }, async ({ site, open }) => {
  const cacheable = { headers: () => ({ 'Cache-Control': 'max-age=60' }) };
  const served = site({ ...cacheable, first: 'window.addEventListener("pageshow", ({ persisted }) => { window.wasPersisted = persisted; });',
    pages: { '/next.html': '<!doctype html><title>next</title>' } });
  const page = await open();
  await page.goto(served.url(FRAME));
  await makeWidget(page).ready();
  await page.goto(served.url('/next.html'));
  await page.goBack();
  const widget = await makeWidget(page).ready();
  assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 8000), 8000);
  assert.equal(await widget.phase(), 'live');
});

scenario('a page that the browser kept while the reader was away is as it was left, and works', {
  reports: ['bevyengine/bevy#10328'],
}, async ({ site, open }) => {
  const served = site({
    headers: () => ({ 'Cache-Control': 'max-age=60' }),
    first: 'window.addEventListener("pageshow", ({ persisted }) => { window.wasPersisted = persisted; });',
    pages: { [HOST]: article(), '/next.html': '<!doctype html><title>next</title>' },
  });
  const page = await open({ backForwardCache: true });
  await page.goto(served.url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  // Drivers lose sight of the frames of a page that was kept, so it is asked itself.
  const scenarioOf = () => page.evaluate(() => document.querySelector('prefill-decode').state?.scenario);
  const becomes = (scenario) => eventually(async () => (await scenarioOf()) === scenario, scenario);
  const chip = await widget.centre('scenario:short-question');
  await tap(widget, mouseHand(page), 'scenario:long-document');
  await becomes('long-document');
  await page.goto(served.url('/next.html'));
  await page.evaluate(() => { window.history.back(); }).catch(() => {});
  await eventually(() => page.evaluate(() => location.pathname.endsWith('/host/index.html')), 'the article');
  assert.equal(await page.evaluate(() => window.wasPersisted), true);
  await becomes('long-document');
  await page.mouse.click(...chip);
  await becomes('short-question');
  assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
});

scenario('a page taken out of the back/forward cache draws again', { reports: ['bevyengine/bevy#10328'] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site().url(FRAME));
  const widget = await makeWidget(page).ready();
  // The events of the cache, which automation keeps switched off in some engines.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const before = (await widget.seen()).frames;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await eventually(async () => (await widget.seen()).frames > before, 'a new frame');
  await tap(widget, mouseHand(page), 'scenario:long-document');
  assert.equal(await widget.choice('scenario'), 'long-document');
});

scenario('a server with the wrong MIME type costs no second download', { reports: ['emscripten-core/emscripten#18468'] }, async ({ site, open }) => {
  const served = site({
    answer(request, response, path) {
      if (path.endsWith('.wasm')) response.writeHead = withType(response, 'text/plain');
      return false;
    },
  });
  const page = await open();
  await page.goto(served.url(FRAME));
  const widget = await makeWidget(page).ready();
  assert.equal(served.fetched(/\.wasm$/).length, 1);
  assert.deepEqual(await widget.problems(), []);
});

const withType = (response, type) => {
  const { writeHead } = Object.getPrototypeOf(response);
  return (status, headers = {}) => writeHead.call(response, status, { ...headers, 'Content-Type': type });
};

scenario('an element taken out of the page stops for good', { reports: ['subinium/SuperLightTUI#287'] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ pages: { [HOST]: article({ widget: `<div id="place">${element()}</div>` }) } }).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  await page.mouse.click(...await widget.centre('play'));
  await eventually(async () => (await widget.seen()).frames > 20, 'playing');
  await page.evaluate(() => {
    window.inner = document.querySelector('prefill-decode').shadowRoot.querySelector('iframe').contentWindow.__seen;
    document.getElementById('place').innerHTML = '';
  });
  const counts = () => page.evaluate(() => [window.inner.frames, window.inner.draws, window.__seen.frames]);
  const before = await counts();
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 500); }));
  assert.deepEqual(await counts(), before);
});

scenario('memory that the device does not have leads to a sentence, the picture and the table', {
  reports: ['emscripten-core/emscripten#19374'],
}, async ({ site, open }) => {
  const page = await open();
  const first = `{ const refuse = () => Promise.reject(new RangeError('WebAssembly.Memory(): could not allocate memory'));
    WebAssembly.instantiate = refuse; WebAssembly.instantiateStreaming = refuse;
    WebAssembly.Memory = function Memory() { throw new RangeError('could not allocate memory'); }; }`;
  await page.goto(site({ first }).url(FRAME));
  await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'failed'), 'the end of the attempt');
  const [sentence, table] = await page.evaluate(() => [document.getElementById('notice').innerText, document.querySelector('#placeholder table').offsetHeight]);
  assert.match(sentence, /pamięci/);
  assert.ok(table > 50);
});

scenario('ten reloads in a row start ten times, with little memory', {
  reports: ['emscripten-core/emscripten#19374'], only: { engine: 'webkit', because: 'it is WebKit that ran out of memory' },
}, async ({ site, open }) => {
  const first = `{ const { instantiate } = WebAssembly; WebAssembly.instantiate = async (...parts) => {
    const result = await instantiate.apply(WebAssembly, parts);
    for (const value of Object.values((result.instance ?? result).exports)) if (value instanceof WebAssembly.Memory) window.bytes = value.buffer.byteLength;
    return result; }; }`;
  const page = await open();
  const served = site({ first });
  for (let i = 0; i < 10; ++i) {
    await page.goto(served.url(FRAME));
    await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'live'), 'a live widget');
  }
  assert.ok(await page.evaluate(() => window.bytes) <= 32 * 2 ** 20, String(await page.evaluate(() => window.bytes)));
});

scenario('opened from the disk, the page runs or says in words that it needs a web server', {
  reports: ['ocornut/imgui#3412 (comment)'],
}, async ({ open, bundle }) => {
  const page = await open();
  await page.goto(`file://${bundle}/frame.html`);
  await eventually(() => page.evaluate(() => {
    if (document.documentElement.dataset.phase === 'live') return true;
    return /serwera WWW/.test(document.getElementById('notice').innerText) && document.querySelector('#placeholder table').offsetHeight > 50;
  }), 'a live widget or the sentence');
});

scenario('without scripts the frame page shows picture and table', {
  reports: ['engineering inference: no JavaScript, feed readers, CMS sanitisers'], needs: ['noScript'],
}, async ({ site, open }) => {
  const page = await open({ javaScript: false });
  await page.goto(site().url(FRAME));
  const text = await eventually(async () => page.native.locator('#placeholder table').innerText(), 'a table');
  assert.match(text, /decode/i);
  assert.ok(await page.native.locator('#placeholder img').isVisible());
  assert.match(await page.native.locator('.unscripted').innerText(), /ustawień domyślnych/);
});

scenario('a snippet stripped of scripts and frames, as in a feed, keeps picture and figures', {
  reports: ['engineering inference: no JavaScript, feed readers, CMS sanitisers'],
}, async ({ site, open }) => {
  const served = site();
  const page = await open();
  await page.goto(served.url('/dist/kreator.html'));
  await makeWidget(page, 'prefill-decode').ready();
  // The third kind is one line of iframe, and a feed that takes frames out leaves nothing of it.
  const leftOf = (kind) => page.evaluate((value) => {
    document.querySelector(`input[name="kind"][value="${value}"]`).click();
    const part = new DOMParser().parseFromString(document.getElementById('code').value, 'text/html');
    part.querySelectorAll('script, canvas, iframe').forEach((node) => node.remove());
    return part.querySelector('img[alt]') && part.querySelectorAll('tr').length;
  }, kind);
  for (const kind of ['inline', 'image']) await eventually(async () => (await leftOf(kind)) >= 3, `picture and figures in the code of ${kind}`);
});

scenario('nothing but the placeholder is fetched before the reader comes near', { reports: [] }, async ({ site, open }) => {
  const served = site({ pages: { [HOST]: article({ widget: element(), before: 120 }) } });
  const page = await open();
  await page.goto(served.url(HOST));
  await eventually(() => page.evaluate(() => !!document.querySelector('prefill-decode').shadowRoot), 'an element');
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 300); }));
  assert.deepEqual(served.fetched(/frame\.html|\.wasm$/), []);
  await page.evaluate(() => document.querySelector('prefill-decode').scrollIntoView());
  await makeWidget(page, 'prefill-decode').ready();
});

