// Widths and links that once held the page for ever: whatever they are, the widget answers.
import { article, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';
const WIDTHS = [1, 20, 24, 40, 60, 82, 120, 320];
// Letters without a blank and then blanks; letters from the right; a direction override; a word longer than any line.
const VALUES = ['WWWWWWWWWWWWWWWWWWWW%20%20%20%20%20%20%20%20%20%20%20%20', '%D7%A9%D7%9C%D7%95%D7%9D%205', '1%E2%80%AE000', 'W'.repeat(2000)];

for (const panel of ['none', 'sums']) {
  scenario(`a container narrow for a moment lets ${panel === 'none' ? 'the plain view' : 'a panel'} come back`, {}, async ({ site, open }) => {
    const page = await open();
    await page.goto(siteWith(site, { widget: iframe({ src: `../dist/frame.html?panel=${panel}` }) }).url(HOST));
    const widget = await makeWidget(page, '#frame').ready();
    const height = () => widget.inside(() => document.getElementById('stage').offsetHeight);
    const before = await height();
    for (const width of WIDTHS) {
      await page.evaluate((pixels) => { document.getElementById('frame').style.width = `${pixels}px`; }, width);
      await widget.settled();
      assert.ok(await height() > 0, `a height at ${width} px`);
    }
    await page.evaluate(() => { document.getElementById('frame').style.width = '100%'; });
    await eventually(async () => await height() === before, 'the height it had');
    assert.deepEqual(await widget.problems(), []);
  });
}

scenario('no link holds the page: a strange value is refused in words at every width', {}, async ({ site, open }) => {
  const links = [540, 320].flatMap((width) => VALUES.map((value) => ({ width, value })));
  const hostOf = ({ width, value }) => article({
    widget: iframe({ src: `../dist/frame.html?usd_per_hour=${value}&lang=en`, style: `width:${width}px` }),
  });
  const served = site({ pages: Object.fromEntries(links.map((link, i) => [`/host/${i}.html`, hostOf(link)])) });
  const page = await open();
  for (const [i, { value }] of links.entries()) {
    await page.goto(served.url(`/host/${i}.html`));
    const widget = await makeWidget(page, '#frame').ready();
    assert.ok(await widget.inside(() => window.__seen.nextFrame().then(() => true)), value);
    const refusals = await widget.inside(() => [...document.querySelectorAll('#refusals > *')].map((line) => line.textContent));
    assert.equal(refusals.length, 1, value);
    assert.match(refusals[0], /: ignored “/);
    assert.doesNotMatch(refusals[0], /[\u202A-\u202E]/);
  }
});

scenario('a value repeated a thousand times is refused once', {}, async ({ site, open }) => {
  const page = await open();
  await page.goto(site().url(`${FRAME}?${'prompt=x&'.repeat(1000)}`));
  const widget = await makeWidget(page).ready();
  assert.equal(await widget.inside(() => document.querySelectorAll('#refusals > *').length), 1);
  assert.ok(await widget.inside(() => document.getElementById('stage').offsetHeight) < 1500);
});
