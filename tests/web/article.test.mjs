// The article's own words: every figure in them is the core's, asked for when the page is made.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { phrasesFrom, withFigures } from '../../web/make_pages.mjs';

const source = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
const estimate = fileURLToPath(new URL('../../build/native/tools/estimate', import.meta.url));
const skip = !existsSync(estimate) && 'there is no command line yet; ./run build makes it';

const wordsOf = (html) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');
const figures = [...source.matchAll(/<!-- figure (\S+) (\w+) -->/g)].map(([, query, name]) => ({ query: query.replaceAll('&amp;', '&'), name }));

test('no figure is typed into the article', () => {
  assert.ok(figures.length > 20, `${figures.length} figures`);
  assert.deepEqual(wordsOf(source).replaceAll('H100', '').match(/\d+/g), null);
});

test('a page says what it is told of each state, escaped, and names a figure that there is not', () => {
  const html = '<p><!-- figure scenario=balanced&amp;hardware=h100-sxm prefill_s -->, <!-- figure scenario=balanced answer --></p>';
  const told = (query) => ({ prefill_s: `<${query}>`, answer: '850 tokenów' });
  assert.equal(withFigures(html, told), '<p>&lt;scenario=balanced&amp;hardware=h100-sxm>, 850 tokenów</p>');
  assert.throws(() => withFigures('<!-- figure scenario=balanced mood -->', told), /no figure mood of scenario=balanced/);
});

test('every figure that the article asks for is there, and no gap is left', { skip }, () => {
  const html = withFigures(source, phrasesFrom(estimate));
  assert.doesNotMatch(html, /<!-- figure/);
  assert.match(wordsOf(html), /tokenów promptu i/);
});

// Another machine stands for a profile whose values have changed.
test('another machine gives other words wherever the machine matters', { skip }, () => {
  const own = phrasesFrom(estimate);
  const of = (hardware) => (query) => own(`${query.replace(/&hardware=[^&]*/, '')}&hardware=${hardware}`);
  const [before, after] = ['laptop', 'rtx-4090'].map(of);
  const free = ['prompt', 'answer', 'weight_bytes'];
  for (const { query, name } of figures) {
    if (free.includes(name)) assert.equal(after(query)[name], before(query)[name], name);
    else assert.notEqual(after(query)[name], before(query)[name], `${name} of ${query}`);
  }
  assert.notEqual(withFigures(source, after), withFigures(source, before));
});

test('every link that sets the chart leads to the chart with its state for readers without scripts', () => {
  const links = [...source.matchAll(/<a [^>]*data-prefill-decode[^>]*>/g)].map(([tag]) => tag);
  assert.ok(links.length > 6, `${links.length} links`);
  for (const tag of links) assert.match(tag, /^<a class="(reading|writing)" href="frame\.html\?scenario=[\w.=&;-]+" data-prefill-decode>$/);
});
