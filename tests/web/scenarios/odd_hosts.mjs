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

scenario('whatever an address says, the frame goes live', { reports: [] }, async ({ site, open }) => {
  const served = site();
  const page = await open();
  for (const value of ODD_VALUES) {
    // One field each time, in turn, and all of them at once.
    const one = ODD_FIELDS[ODD_VALUES.indexOf(value) % ODD_FIELDS.length];
    for (const query of [`${one}=${value}`, ODD_FIELDS.map((field) => `${field}=${value}`).join('&')]) {
      await page.goto(served.url(`${FRAME}?${query}`));
      await eventually(() => page.evaluate(phase).then((now) => now === 'live'), `a live widget for ${query}`);
      assert.deepEqual(await page.evaluate(() => window.__seen.problems), [], query);
    }
  }
});

scenario('whatever an address says, a frame that cannot draw gives sentence, picture and table', { reports: [] }, async ({ site, open }) => {
  const served = site({ first: 'delete window.WebGL2RenderingContext;' });
  const page = await open();
  for (const value of ODD_VALUES) {
    await page.goto(served.url(`${FRAME}?${ODD_FIELDS.map((field) => `${field}=${value}`).join('&')}`));
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

for (const [kind, src] of [['no address', 'https://'], ['an address without a host', '//'], ['half an address', 'http://[x'], ['an empty one', ''], ['a script', 'javascript:0']]) {
  scenario(`the embed script serves its frames beside an iframe with ${kind}`, { reports: [] }, async ({ site, open }) => {
    const page = await open();
    await page.goto(siteWith(site, { widget: `<iframe src="${src}"></iframe>${embedScript()}${iframe({ style: 'height:300px' })}` }).url(HOST));
    const widget = await makeWidget(page, '#frame').ready();
    await eventually(async () => Math.abs((await widget.frameBox()).height - await widget.inside(() => document.getElementById('stage').offsetHeight)) <= 1, 'the height of the content');
    assert.deepEqual(await page.evaluate(() => window.__seen.problems.filter((problem) => !/did not load/.test(problem))), []);
  });
}
