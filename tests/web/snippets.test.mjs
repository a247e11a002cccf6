// The code that the generator hands out.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { iframeSnippet, imageSnippet, inlineSnippet } from '../../web/kreator/snippets.js';
import { tied } from '../../web/kreator/words.js';

const widget = {
  base: 'https://example.org/wykres/',
  query: 'prompt=8000&answer=100',
  language: 'pl',
  title: 'Prefill kontra decode',
  description: 'Prefill trwa „13 s” & decode <6 s>',
  summary: { caption: 'Wynik', columns: ['Faza', 'Czas'], rows: [['prefill', '13,3 s']] },
  picture: { src: 'https://example.org/wykres/placeholders/x.svg', width: 720, height: 560, narrow: { src: 'https://example.org/wykres/placeholders/x-narrow.svg', width: 360, height: 676 } },
  height: 600,
};

test('the element carries the state, its language and the still content', () => {
  const snippet = inlineSnippet(widget);
  assert.match(snippet, /^<script type="module" async src="https:\/\/example\.org\/wykres\/prefill-decode\.js"><\/script>\n/);
  assert.match(snippet, /<prefill-decode prompt="8000" answer="100" lang="pl">/);
  assert.match(snippet, /<img src="https:\/\/example\.org\/wykres\/placeholders\/x\.svg" width="720" height="560" alt="[^"]+" style="max-width:100%;height:auto">/);
  assert.match(snippet, /<th scope="row" align="left">prefill<\/th><td>13,3 s<\/td>/);
});

test('text is escaped, addresses too', () => {
  assert.match(imageSnippet(widget), /alt="Prefill trwa „13 s” &amp; decode &lt;6 s&gt;"/);
  assert.match(iframeSnippet(widget), /frame\.html\?prompt=8000&amp;answer=100"/);
});

test('the frame has a title, a height and no style of its own', () => {
  const snippet = iframeSnippet(widget);
  assert.match(snippet, /title="Prefill kontra decode" width="100%" height="600"/);
  assert.doesNotMatch(snippet, /style=/);
});

test('a state without a picture still has its table and a link', () => {
  const snippet = imageSnippet({ ...widget, picture: null });
  assert.doesNotMatch(snippet, /<img/);
  assert.match(snippet, /<a href="[^"]+">Prefill kontra decode<\/a>/);
  assert.match(snippet, /<table>/);
});

test('a word of one letter and a dash never stand at the end or the start of a line', () => {
  assert.equal(tied('Z tabelą i o czym – a sam w końcu'), 'Z\u00a0tabelą i\u00a0o\u00a0czym\u00a0– a\u00a0sam w\u00a0końcu');
  assert.equal(tied('A chart, an API'), 'A\u00a0chart, an API');
  assert.equal(tied('bo i o a z nim'), 'bo i\u00a0o\u00a0a\u00a0z\u00a0nim');
});
