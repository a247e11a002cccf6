// Words of the text that set the chart: by keyboard and by hand, before the chart is live and after, seen and heard.
import { article, element, HOST } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const LINK = '<p><a id="link" href="../dist/frame.html?scenario=long-document&amp;hardware=h100-sxm" data-prefill-decode>8000 tokenów</a></p>';
const withLink = (attributes = 'scenario="short-question"') => ({ pages: { [HOST]: article({ widget: LINK + element(attributes), before: 0 }) } });

const queryIn = (page) => page.evaluate(() => document.querySelector('prefill-decode').query);
const isSet = (page) => eventually(async () => (await queryIn(page)) === 'scenario=long-document&hardware=h100-sxm', 'the state of the link');

scenario('a word of the text sets the chart by the keyboard, keeps the focus, and the result is spoken', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site(withLink()).url(HOST));
  const widget = await makeWidget(page, 'prefill-decode').ready();
  await page.evaluate(() => document.getElementById('link').focus());
  await page.keyboard.press('Enter');
  await isSet(page);
  assert.deepEqual([await widget.value('prompt'), await widget.value('answer')], [8000, 100]);
  assert.equal(await widget.choice('hardware'), 'h100-sxm');
  await eventually(() => widget.inside(() => document.getElementById('status').textContent), 'a spoken result');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'link');
  assert.match(await page.evaluate(() => location.pathname), /\/host\/index\.html$/);
});

scenario('a word of the text sets a chart that is not live yet', { reports: [] }, async ({ site, open }) => {
  let letThrough;
  const answer = async (request, response, path) => {
    if (path.endsWith('.wasm')) await new Promise((resolve) => { letThrough = resolve; });
    return false;
  };
  const page = await open();
  await page.goto(site({ ...withLink(), answer }).url(HOST));
  await eventually(() => letThrough, 'a wish for the binary');
  await page.evaluate(() => document.getElementById('link').click());
  letThrough();
  const widget = await makeWidget(page, 'prefill-decode').ready();
  await isSet(page);
  assert.deepEqual([await widget.value('prompt'), await widget.value('answer')], [8000, 100]);
});

scenario('without scripts a word of the text leads to the chart alone', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ pages: { [HOST]: article({ widget: LINK, before: 0 }) } }).url(HOST));
  await page.evaluate(() => document.getElementById('link').click());
  await eventually(() => page.evaluate(() => /frame\.html$/.test(location.pathname)), 'the chart alone');
  const widget = await makeWidget(page).ready();
  assert.equal(await widget.value('prompt'), 8000);
});

scenario('every word of the article that sets the chart is taken by it', {
  reports: [], only: { engine: 'chromium', because: 'which states the article names is the same everywhere' },
}, async ({ site, open }) => {
  const page = await open({ viewport: { width: 900, height: 900 } });
  await page.goto(site().url('/dist/index.html'));
  await page.evaluate(() => document.querySelector('prefill-decode').scrollIntoView());
  const widget = await makeWidget(page, 'prefill-decode').ready();
  const links = await page.evaluate(() => [...document.querySelectorAll('[data-prefill-decode]')].map(({ search }) => search));
  for (const [i, search] of links.entries()) {
    await page.evaluate((index) => document.querySelectorAll('[data-prefill-decode]')[index].click(), i);
    const wanted = Object.fromEntries(new URLSearchParams(search));
    await eventually(() => page.evaluate((fields) => {
      const { state } = document.querySelector('prefill-decode');
      const { panel = 'none', hardware = 'laptop', scenario: name } = fields;
      return state.panel === panel && state.hardware === hardware && state.scenario === name;
    }, wanted), search);
    assert.equal(await widget.inside(() => document.getElementById('refusals').textContent), '');
  }
  assert.ok(links.length > 6, `${links.length} links`);
  assert.deepEqual(page.problems, []);
});
