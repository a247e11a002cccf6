// The article's sequence, step by step, on the laptop and then on the server: what a reader does and what it must show.
import { measureTimeBar } from '../support/bar.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand, tap, touchHand } from '../support/widget.mjs';

const SPACE = '\u00A0';
const plain = (text) => text.replaceAll(SPACE, ' ');
const figuresOf = (widget) => widget.inside(() => ['description', 'summary', 'remarks'].map((id) => document.getElementById(id).textContent).join(' '));
const said = async (widget) => plain(await figuresOf(widget));

async function showsDefaults(widget) {
  const text = await said(widget);
  assert.match(text, /1,7 s/);
  assert.match(text, /34 min/);
  assert.match(text, /49,7 s|50 s/);
  const bar = measureTimeBar(await widget.picture());
  assert.ok(Math.abs(bar.prefill - 0.035) < 0.006, JSON.stringify(bar));
}

async function showsLongAnswer(widget) {
  assert.deepEqual([await widget.value('prompt'), await widget.value('answer')], [50, 800]);
  assert.equal(await widget.choice('scenario'), 'short-question');
  assert.match(await said(widget), /0,08 s/);
  const bar = measureTimeBar(await widget.picture());
  assert.ok(bar.decode > 0.985, JSON.stringify(bar));
  // An unreadable line, and yet a line.
  assert.ok(bar.amber >= 1 && bar.amber <= 6, JSON.stringify(bar));
}

async function showsLongPrompt(widget) {
  assert.deepEqual([await widget.value('prompt'), await widget.value('answer')], [8000, 100]);
  assert.equal(await widget.choice('scenario'), 'long-document');
  assert.match(await said(widget), /13,3 s|13 s/);
  const bar = measureTimeBar(await widget.picture());
  assert.ok(Math.abs(bar.prefill - 0.686) < 0.01, JSON.stringify(bar));
}

// Everything is faster, and the card is idle for more of it.
async function showsServer(widget) {
  const text = await said(widget);
  assert.match(text, /H100/);
  assert.match(text, /1,4 s/);
  assert.match(text, /1,5%/);
}

const byDragging = (makeHand) => ({
  set: async (widget, field, value) => assert.equal(await dragTo(widget, makeHand(widget.page), field, value), value),
  choose: (widget, key) => tap(widget, makeHand(widget.page), key),
});

const byKeys = {
  async set(widget, field, value) {
    await widget.inside((name) => document.querySelector(`[type="range"][data-key="${name}"]`).focus(), field);
    for (let presses = 0; presses < 200; ++presses) {
      const now = await widget.value(field);
      if (now === value) return;
      const isFar = now > 8 * value || value > 8 * now;
      await widget.page.keyboard.press(now < value ? (isFar ? 'PageUp' : 'ArrowRight') : (isFar ? 'PageDown' : 'ArrowLeft'));
      await eventually(async () => (await widget.value(field)) !== now, `another value than ${now}`);
    }
    assert.fail(`${field} never became ${value}`);
  },
  async choose(widget, key) {
    await widget.inside((name) => document.querySelector(`[data-key="${name}"]`).focus(), key.replace(/:.*/, ':laptop'));
    for (let presses = 0; presses < 12; ++presses) {
      const now = await widget.choice('hardware');
      if (now === key.split(':')[1]) break;
      await widget.page.keyboard.press('ArrowRight');
      await eventually(async () => (await widget.choice('hardware')) !== now, `another choice than ${now}`);
    }
    await widget.settled();
  },
};

for (const [way, hand, needs, options] of [
  ['pointer', byDragging(mouseHand), [], {}],
  ['finger on a phone', byDragging(touchHand), ['touch', 'narrow'], { viewport: { width: 360, height: 900 }, touch: true }],
  ['keyboard', byKeys, [], {}],
]) {
  scenario(`the article’s sequence by ${way}: defaults, long answer, long prompt, server`, { reports: [], needs }, async ({ site, open }) => {
    const page = await open(options);
    await page.goto(site().url('/dist/frame.html'));
    const widget = await makeWidget(page).ready();
    await showsDefaults(widget);
    await hand.set(widget, 'prompt', 50);
    await hand.set(widget, 'answer', 800);
    await showsLongAnswer(widget);
    await hand.set(widget, 'prompt', 8000);
    await hand.set(widget, 'answer', 100);
    await showsLongPrompt(widget);
    await hand.set(widget, 'prompt', 1150);
    await hand.set(widget, 'answer', 850);
    await hand.choose(widget, 'hardware:h100-sxm');
    assert.equal(await widget.choice('hardware'), 'h100-sxm');
    await showsServer(widget);
    assert.deepEqual(await widget.problems(), []);
  });
}

scenario('the advice turns round with the bar, and decode uses half as much of the server as of the laptop', {
  reports: [],
}, async ({ site, open }) => {
  const served = site({ pages: { '/host/index.html': `<!doctype html><title>host</title><link rel="icon" href="data:,">
<script>window.states = []; addEventListener('message', ({ data }) => { if (data.type === 'state') states.push(data); });</script>
<iframe id="frame" src="../dist/frame.html" style="width:860px;height:760px"></iframe>` } });
  const page = await open();
  await page.goto(served.url('/host/index.html'));
  const widget = await makeWidget(page, '#frame').ready();
  const published = async (key) => {
    await tap(widget, mouseHand(page), key);
    const [field, value] = key.split(':');
    return eventually(async () => {
      const latest = await page.evaluate(() => window.states.at(-1));
      return latest?.state[field] === value && latest;
    }, `a message about ${key}`);
  };
  const [longAnswer, longPrompt] = [await published('scenario:short-question'), await published('scenario:long-document')];
  assert.match(longAnswer.description, /skróć odpowiedź/);
  assert.match(longPrompt.description, /skróć prompt/);
  const laptop = await published('scenario:balanced');
  const server = await published('hardware:h100-sxm');
  const near = (value, wanted) => assert.ok(Math.abs(value - wanted) < 1e-3 * wanted, `${value} is not ${wanted}`);
  near(laptop.results.total_s, 49.7006);
  near(laptop.results.no_cache_s, 2037.74);
  near(laptop.results.decode_utilization, 0.029718);
  near(server.results.decode_utilization, 0.015381);
  assert.ok(server.results.prefill_s < laptop.results.prefill_s && server.results.decode_s < laptop.results.decode_s);
});
