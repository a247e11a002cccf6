// The oldest browsers that the bundle is made for, Chrome 91, Firefox 90 and Safari 15, by what their library lacks.
import { element, embedScript, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

// Runs before any other script in every page and frame. What WebDriver itself uses later is kept.
const FORGET = `{
  const forget = (holder, ...names) => { for (const name of names) if (holder) delete holder[name]; };
  forget(Object, 'hasOwn', 'groupBy');
  forget(Promise, 'withResolvers', 'try');
  forget(URL, 'canParse', 'parse');
  forget(AbortSignal, 'any', 'timeout');
  forget(Array, 'fromAsync');
  const lists = [Array.prototype, Object.getPrototypeOf(Uint8Array.prototype)];
  for (const list of lists) forget(list, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with');
  forget(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
  forget(Set.prototype, 'union', 'intersection', 'difference');
  forget(Element.prototype, 'checkVisibility', 'moveBefore', 'ariaHidden', 'ariaValueText');
  forget(window, 'structuredClone', 'requestIdleCallback', 'scheduler', 'navigation');
}`;

scenario('element, iframe and embed script work in browsers without the newer functions', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  const widget = `${embedScript()}${iframe({ style: 'height:300px' })}${element('scenario="long-document"')}`;
  await page.goto(siteWith(site, { before: 0, widget }, { first: FORGET }).url(HOST));
  const framed = await makeWidget(page, '#frame').ready();
  await eventually(async () => (await framed.frameBox()).height > 400, 'the height of the content');
  await makeWidget(page, 'prefill-decode').ready();
  await page.evaluate(() => { document.querySelector('prefill-decode').scenario = 'balanced'; });
  await eventually(() => page.evaluate(() => document.querySelector('prefill-decode').state.scenario === 'balanced'), 'another state');
  assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
  assert.deepEqual(await framed.problems(), []);
});

scenario('the generator works in browsers without the newer functions', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(site({ first: FORGET }).url('/dist/kreator.html'));
  await makeWidget(page, 'prefill-decode').ready();
  await page.evaluate(() => { document.querySelector('[value="iframe"]').click(); });
  await eventually(() => page.evaluate(() => /<iframe[^]*embed\.js/.test(document.getElementById('code').value)), 'the code');
  assert.equal(await page.evaluate(() => document.querySelector('.gauge').getAttribute('aria-hidden')), 'true');
  assert.deepEqual(await page.evaluate(() => window.__seen.problems), []);
});
