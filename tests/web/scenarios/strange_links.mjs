// Links that a stranger has made: what they carry makes the frame say nothing else than what it says.
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

// Runs in the frame: for each refusal whether its letters run from left to right, outside the quotation marks and, where
// `isPlain`, inside them; and whether anything of it sticks out.
const readsInOrder = (isPlain) => [...document.querySelectorAll('#refusals p')].map((line) => {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isPlain && text.parentNode.localName === 'bdi') continue;
    let last = null;
    for (let i = 0; i < text.length; ++i) {
      const range = document.createRange();
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const [box] = range.getClientRects();
      if (!box || box.width === 0) continue;
      if (last && box.top === last.top && box.left < last.left) return `${text.data} at ${i}`;
      last = box;
    }
  }
  return line.scrollWidth <= document.documentElement.clientWidth ? 'in order' : 'sticks out';
});

for (const [kind, value, isPlain] of [
  ['marks of direction', '\u202e12 dezepkort\u202c', true],
  ['marks that end an isolation', '\u2069\u202ekort\u2067', true],
  ['letters from right to left', 'שלום 12', false],
  ['no blank at all', 'w'.repeat(5000), true],
]) {
  scenario(`a link with ${kind} in a value turns no word of the refusal around and sticks out nowhere`, { reports: [] }, async ({ site, open }) => {
    const page = await open({ viewport: { width: 480, height: 800 } });
    await page.goto(site().url(`/dist/frame.html?prompt=${encodeURIComponent(value)}&answer=${encodeURIComponent(value)}`));
    const widget = await makeWidget(page).ready();
    await widget.inside(() => document.getElementById('toggle').click());
    await eventually(async () => (await widget.view()) === 'text', 'the text view');
    assert.deepEqual(await widget.inside(readsInOrder, isPlain), ['in order', 'in order']);
    assert.equal(await page.evaluate(() => document.title), 'Prefill kontra decode – na co idą sekundy odpowiedzi modelu');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  });
}
