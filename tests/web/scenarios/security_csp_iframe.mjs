// Policies, sandboxes, foreign origins and messages: the widget needs little, and believes only its own frame.
import { readFile } from 'node:fs/promises';

import { article, element, embedScript, HOST, iframe } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand } from '../support/widget.mjs';

const WITHOUT_WASM = "default-src 'self'; script-src 'self'";
// What docs/embedding.md asks of a page, and what it gives for the frame, here with all the rest forbidden.
const FOR_PAGE = "default-src 'none'; script-src 'self'; img-src 'self' data:; frame-src 'self'";
const [, FOR_FRAME] = (await readFile(new URL('../../../docs/embedding.md', import.meta.url), 'utf8')).match(/^Content-Security-Policy: (.+)$/m);
const withPolicy = (policyOf) => ({ headers: (path) => (path.endsWith('.html') ? { 'Content-Security-Policy': policyOf(path) } : {}) });
const openToOthers = { headers: () => ({ 'Access-Control-Allow-Origin': '*' }) };

scenario('the policies of the documents are enough, and wasm-unsafe-eval only for the frame', {
  reports: ['emscripten-core/emscripten#12910', 'mdn/content#20485'],
}, async ({ site, open }) => {
  const page = await open();
  const policies = withPolicy((path) => (path === HOST ? FOR_PAGE : `default-src 'none'; ${FOR_FRAME}`));
  await page.goto(site({ ...policies, pages: { [HOST]: article() } }).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 50), 50);
  assert.deepEqual([...await page.evaluate(() => window.__seen.problems), ...await widget.problems()], []);
});

scenario('a policy without the word for WebAssembly leaves the picture, the table and a sentence with that word', {
  reports: ['emscripten-core/emscripten#12910', 'mdn/content#20485'],
}, async ({ site, open }) => {
  const page = await open();
  await page.goto(site(withPolicy(() => WITHOUT_WASM)).url('/dist/frame.html'));
  const seen = await eventually(() => page.evaluate(() => {
    const { phase } = document.documentElement.dataset;
    // An engine that does not hold WebAssembly to the policy simply runs the widget.
    return /live|failed/.test(phase) && { phase, sentence: document.getElementById('notice').innerText, table: document.querySelector('#placeholder table')?.offsetHeight };
  }), 'a picture or a sentence');
  if (seen.phase === 'live') return;
  assert.match(seen.sentence, /wasm-unsafe-eval/);
  assert.ok(seen.table > 50);
});

scenario('a sandbox without an origin of its own runs the widget, when the server lets everyone read its files', {
  reports: ['suchipi/hex-engine#54', 'ordinals/ord#3014'],
}, async ({ site, open }) => {
  const page = await open();
  const served = site({ ...openToOthers, pages: { [HOST]: article({ widget: iframe({ attributes: 'sandbox="allow-scripts" title="x"' }), before: 0 }) } });
  await page.goto(served.url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  assert.equal(await widget.inside(() => self.origin), 'null');
  assert.equal(served.fetched(/\.wasm$/)[0].headers.origin, 'null');
  assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 8000), 8000);
  assert.deepEqual(await widget.problems(), []);
});

scenario('a sandbox whose files the server does not share shows the fallback', { reports: ['ordinals/ord#3014'] }, async ({ site, open }) => {
  const page = await open();
  const served = site({ pages: { [HOST]: article({ widget: iframe({ attributes: 'sandbox="allow-scripts" title="x"' }), before: 0 }) } });
  await page.goto(served.url(HOST));
  const widget = makeWidget(page, '#frame');
  await eventually(() => widget.inside(() => /Nie udało się/.test(document.getElementById('notice').innerText)
    && document.querySelector('#placeholder table').offsetHeight > 50), 'sentence and table');
});

scenario('a sandbox whose files the server does not share shows no numbers of another state', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  const src = '../dist/frame.html?scenario=long-document&lang=en';
  await page.goto(site({ pages: { [HOST]: article({ widget: iframe({ src, attributes: 'sandbox="allow-scripts" title="x"' }), before: 0 }) } }).url(HOST));
  const widget = makeWidget(page, '#frame');
  await eventually(() => widget.inside(() => /there is no ready picture/.test(document.getElementById('notice').innerText)
    && document.getElementById('placeholder').offsetHeight === 0), 'the sentence alone');
});

const BAD_HEIGHTS = [NaN, -400, 0, 5, 1e9, Infinity, '900', '900px;position:fixed', null, [900], { height: 900 }];

// Runs in a page: posts what another frame, or the page itself, could forge.
const forge = (heights) => {
  const target = window.parent === window ? window : window.parent;
  for (const height of heights) target.postMessage({ prefillDecode: 1, type: 'height', height }, '*');
  target.postMessage({ prefillDecode: 1, type: 'failed', sentence: '<img src=x onerror=alert(1)>' }, '*');
  for (const junk of [null, 7, 'height', [], { type: 'height', height: 900 }, { prefillDecode: 2, type: 'height', height: 900 }]) target.postMessage(junk, '*');
};

for (const [kind, body, selector] of [
  ['embed script', embedScript() + iframe(), '#frame'], ['element', element(), 'prefill-decode'],
]) {
  scenario(`the ${kind} obeys no message but its own frame’s, and no height that is none`, {
    reports: ['umputun/remark42#2202'],
  }, async ({ site, open }) => {
    const page = await open();
    const served = site({ ...openToOthers, pages: {
      [HOST]: (own) => article({ widget: `${body}<iframe id="advert" src="${own.otherUrl('/advert.html')}"></iframe>` }),
      '/advert.html': '<!doctype html><title>advert</title>',
    } });
    await page.goto(served.url(HOST));
    const widget = await makeWidget(page, selector).ready();
    const height = async () => (await widget.frameBox()).height;
    const own = await eventually(async () => {
      const wanted = await widget.inside(() => document.getElementById('stage').offsetHeight);
      return Math.abs(wanted - await height()) <= 1 && wanted;
    }, 'the height of the content');
    await page.evaluateIn('#advert', forge, [900, ...BAD_HEIGHTS]);
    await page.evaluate(forge, [900, ...BAD_HEIGHTS]);
    // The frame itself, gone wrong, is held to sound heights as well.
    await widget.inside((heights) => {
      for (const value of heights) window.parent.postMessage({ prefillDecode: 1, type: 'height', height: value }, '*');
    }, BAD_HEIGHTS);
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 50); }));
    assert.ok(Math.abs(await height() - own) <= 1, `${await height()} instead of ${own}`);
    assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
  });
}

scenario('the frame takes orders from its parent only', { reports: ['umputun/remark42#2202'] }, async ({ site, open }) => {
  const page = await open();
  const served = site({ pages: { [HOST]: article({ widget: iframe() + iframe({ id: 'other', src: '/none.html' }) }), '/none.html': '' } });
  await page.goto(served.url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  const before = await widget.state();
  await page.evaluateIn('#other', () => window.parent.document.getElementById('frame').contentWindow
    .postMessage({ prefillDecode: 1, type: 'set', serial: 1, query: 'prompt=8000' }, '*')).catch(() => {});
  await widget.inside(() => window.postMessage({ prefillDecode: 1, type: 'set', serial: 2, query: 'prompt=8000' }, '*'));
  await widget.inside(() => new Promise((resolve) => { setTimeout(resolve, 50); }));
  await widget.settled();
  assert.equal(await widget.state(), before);
});

scenario('no shared memory and no isolation headers are needed', { reports: ['alfg/ffprobe-wasm#11'] }, async ({ site, open }) => {
  const page = await open();
  const served = site();
  await page.goto(served.url('/dist/frame.html'));
  const widget = await makeWidget(page).ready();
  assert.equal(await widget.inside(() => window.crossOriginIsolated), false);
  for (const { path } of served.fetched(/\.js$/).filter((each) => each.path.startsWith('/dist/'))) {
    const text = await page.evaluate((url) => fetch(url).then((response) => response.text()), served.url(path));
    assert.ok(!text.includes('SharedArrayBuffer'), path);
  }
});

const isolated = (policy) => ({ 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': policy });
// What docs/embedding.md asks of the server of the widget's folder.
const FOR_ISOLATED_PAGES = {
  'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cross-Origin-Embedder-Policy': 'require-corp',
};

for (const policy of ['require-corp', 'credentialless']) {
  for (const [from, script] of [['its own server', (own) => own.url('/dist/prefill-decode.js')], ['another server', (own) => own.otherUrl('/dist/prefill-decode.js')]]) {
    scenario(`a page isolated with ${policy} runs the widget from ${from}, which sends the headers that the documents name`, {
      reports: [], needs: policy === 'credentialless' ? ['credentialless'] : [],
    }, async ({ site, open }) => {
      const served = site({
        headers: (path) => (path.startsWith('/dist/') ? FOR_ISOLATED_PAGES : { ...isolated(policy), 'Cross-Origin-Resource-Policy': 'cross-origin' }),
        pages: { [HOST]: (own) => article({ widget: `<script type="module" crossorigin src="${script(own)}"></script><prefill-decode></prefill-decode>`, before: 0 }) },
      });
      const page = await open();
      await page.goto(served.url(HOST));
      const widget = await makeWidget(page, 'prefill-decode').ready();
      assert.equal(await page.evaluate(() => window.crossOriginIsolated), true);
      assert.equal(await dragTo(widget, mouseHand(page), 'prompt', 8000), 8000);
      assert.deepEqual([...await page.evaluate(() => window.__seen.problems), ...await widget.problems()], []);
    });
  }
}

scenario('a page isolated from a folder without those headers shows picture and sentence', { reports: [] }, async ({ site, open }) => {
  const served = site({
    headers: (path) => (path === HOST ? isolated('require-corp') : {}),
    pages: { [HOST]: article({ before: 0 }) },
  });
  const page = await open();
  await page.goto(served.url(HOST));
  await eventually(() => page.evaluate(() => {
    const root = document.querySelector('prefill-decode').shadowRoot;
    return /Nie udało się/.test(root?.querySelector('.notice').innerText) && root.querySelector('img')?.naturalWidth > 0 && root.querySelector('table')?.offsetHeight > 50;
  }), 'sentence, picture and table', 20000);
});

for (const language of ['pl', 'en']) {
  scenario(`a foreign frame in ${language} is neither cut nor scrolled at any width from 280 to 900`, {
    reports: ['boardsesh/boardsesh#3642'],
  }, async ({ site, open }) => {
    const page = await open({ viewport: { width: 1000, height: 900 } });
    const served = site({ ...openToOthers, pages: {
      [HOST]: (own) => article({
        widget: `<div id="place">${iframe({ src: own.otherUrl(`/dist/frame.html?lang=${language}`) })}</div>${embedScript(own.otherUrl('/dist/embed.js'))}`,
      }),
    } });
    await page.goto(served.url(HOST));
    const widget = await makeWidget(page, '#frame').ready();
    for (const width of [280, 320, 360, 600, 900]) {
      await page.evaluate((size) => { document.getElementById('place').style.width = `${size}px`; }, width);
      await eventually(async () => {
        const { wide, tall, canvas } = await widget.inside(() => {
          const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
          return {
            wide: scrollWidth - clientWidth, canvas: document.getElementById('canvas').getBoundingClientRect().width,
            tall: document.getElementById('stage').offsetHeight - window.innerHeight, scrollHeight,
          };
        });
        return wide <= 0 && tall <= 0 && canvas === width;
      }, `a frame ${width} px wide without cuts`, 5000);
    }
    assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
  });
}

scenario('no permission, cookie, storage or worker is asked for, and nothing comes from another folder', {
  reports: ['suchipi/hex-engine#54'],
}, async ({ site, open }) => {
  const page = await open();
  const served = site({ headers: () => ({ 'Permissions-Policy': 'clipboard-write=(), clipboard-read=(), fullscreen=(), autoplay=()' }) });
  await page.goto(served.url('/dist/frame.html'));
  const widget = await makeWidget(page).ready();
  const kept = await widget.inside(async () => [document.cookie, localStorage.length, sessionStorage.length, (await indexedDB.databases?.())?.length ?? 0]);
  assert.deepEqual(kept, ['', 0, 0, 0]);
  const foreign = await widget.inside(() => performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => !name.startsWith(new URL('./', location.href).href) && !name.endsWith('/first.js') && !name.startsWith('data:')));
  assert.deepEqual(foreign, []);
  assert.deepEqual(await widget.problems(), []);
});
