// The generator's code for any state and any words: HTML that says the same again when a browser reads it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';
import { parseFragment } from 'parse5';

import { FIELDS } from '../../web/element/attributes.js';
import { iframeSnippet, imageSnippet, inlineSnippet } from '../../web/kreator/snippets.js';
import { fieldsOf } from '../../web/query.js';
import { runs } from './support/runs.mjs';
import { text } from './support/values.mjs';

// As it is once it was copied: halves of characters are gone.
const copied = (words) => Buffer.from(words).toString();
const hostile = fc.oneof(text.map(copied), fc.array(
  fc.constantFrom('"', "'", '<', '>', '&', '&amp;', '&quot', '&#0;', '</td>', '</table>', '<script>', '<!--', '-->', ']]>', '\0', '\r', '\n', '\t', ' ', '`', '=', '/', 'x'),
  { maxLength: 12 }).map((parts) => parts.join('')));
const texts = fc.array(hostile, { maxLength: 4 });
const state = fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), hostile), hostile, { maxKeys: 8 });
const widget = fc.record({
  base: fc.constantFrom('https://example.org/wykres/', 'https://example.org/a&copy/', "https://example.org/it's/%22/"),
  query: state.map((fields) => new URLSearchParams(fields).toString()),
  language: fc.constantFrom('pl', 'en'),
  title: hostile,
  description: hostile,
  summary: fc.record({ caption: hostile, columns: texts, rows: fc.array(texts, { maxLength: 4 }) }),
  picture: fc.option(fc.record({ src: fc.webUrl(), width: fc.nat(2000), height: fc.nat(2000), narrow: fc.record({ src: fc.webUrl(), width: fc.nat(2000), height: fc.nat(2000) }) })),
  height: fc.integer({ min: 120, max: 20000 }),
});

function parse(html) {
  const errors = [];
  const root = parseFragment(html, { onParseError: ({ code }) => errors.push(code), sourceCodeLocationInfo: true });
  // What no page can help: control characters that its words have.
  assert.deepEqual(errors.filter((code) => !/^(control-character|noncharacter)/.test(code)), []);
  return root;
}
const all = (node, name) => (node.childNodes ?? []).flatMap((child) => [...(child.nodeName === name ? [child] : []), ...all(child, name)]);
const attributesOf = (node) => Object.fromEntries(node.attrs.map((each) => [each.name, each.value]));
const textOf = (node) => (node.nodeName === '#text' ? node.value : node.childNodes.map(textOf).join(''));
const names = (node) => (node.childNodes ?? []).flatMap((child) => [child.nodeName, ...names(child)]);

// As a browser reads it: no nulls.
const readable = (words) => words.replaceAll('\0', '\ufffd');

function assertTable(root, { caption, columns, rows }) {
  const [table] = all(root, 'table');
  assert.equal(textOf(all(table, 'caption')[0]), readable(caption));
  const [head] = all(table, 'thead');
  assert.deepEqual(head ? all(head, 'th').map(textOf) : [], columns.map(readable));
  const lines = all(all(table, 'tbody')[0], 'tr').map((row) => row.childNodes.map(textOf));
  assert.deepEqual(lines, rows.map((row) => (row.length ? row : ['']).map(readable)));
}

const ALLOWED = ['#text', 'script', 'prefill-decode', 'p', 'a', 'picture', 'source', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'iframe'];

test('the element says the state again, and nothing in the words becomes code', () => {
  fc.assert(fc.property(widget, (given) => {
    const root = parse(inlineSnippet(given));
    assert.deepEqual(names(root).filter((name) => !ALLOWED.includes(name)), []);
    assert.deepEqual(all(root, 'script').map(attributesOf), [{ type: 'module', async: '', src: `${given.base}prefill-decode.js` }]);
    const said = fieldsOf(given.query);
    const wanted = Object.fromEntries(FIELDS.filter((field) => field in said).map((field) => [field, readable(said[field])]));
    assert.deepEqual(attributesOf(all(root, 'prefill-decode')[0]), { ...wanted, lang: given.language });
    assertTable(root, given.summary);
  }), runs(700));
});

test('picture and link say the address and the words again', () => {
  fc.assert(fc.property(widget, (given) => {
    const root = parse(imageSnippet(given));
    assert.deepEqual(names(root).filter((name) => !ALLOWED.includes(name)), []);
    const [link] = all(root, 'a');
    assert.equal(attributesOf(link).href, `${given.base}frame.html${given.query && `?${given.query}`}`);
    if (given.picture) assert.equal(attributesOf(all(root, 'img')[0]).alt, readable(given.description));
    else assert.equal(textOf(link), readable(given.title));
    assertTable(root, given.summary);
  }), runs(700));
});

test('the iframe says address, title and height again', () => {
  fc.assert(fc.property(widget, (given) => {
    const root = parse(iframeSnippet(given));
    const { src, title, height } = attributesOf(all(root, 'iframe')[0]);
    assert.deepEqual({ src, title, height }, { src: `${given.base}frame.html${given.query && `?${given.query}`}`, title: readable(given.title), height: String(given.height) });
    assert.deepEqual(all(root, 'script').map((node) => attributesOf(node).src), [`${given.base}embed.js`]);
  }), runs(700));
});

test('a name of nobody in the address becomes no attribute', () => {
  const given = { base: 'https://example.org/', language: 'pl', title: '', description: '', picture: null, summary: { caption: '', columns: [], rows: [[]] } };
  assert.match(inlineSnippet({ ...given, query: 'fbclid=1&%22%3E%3Cscript%3E=1&prompt=5' }), /<prefill-decode prompt="5" lang="pl">/);
});
