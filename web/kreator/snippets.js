// What an editor pastes: text made of a state and the address of the widget's folder. No DOM.
import { FIELDS } from '../element/attributes.js';
import { NARROW_PAGE } from '../picture.js';
import { fieldsOf } from '../query.js';

// HTML has no null, and makes a line feed of a carriage return.
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;', '\0': '\ufffd' };

export const escapeHtml = (text) => text.replace(/[&<>"\r\0]/g, (sign) => ESCAPED[sign]);

const attributes = (pairs) =>
  Object.entries(pairs).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`)).join('');

const element = (name, pairs, content = '') => `<${name}${attributes(pairs)}>${content}</${name}>`;

// A page without a style sheet for tables would centre captions and headings.
function table({ caption, columns, rows }) {
  const heading = columns.map((text) => element('th', { scope: 'col', align: 'left' }, escapeHtml(text))).join('');
  const line = ([first = '', ...cells]) =>
    `<tr>${element('th', { scope: 'row', align: 'left' }, escapeHtml(first))}${cells.map((text) => element('td', {}, escapeHtml(text))).join('')}</tr>`;
  return [
    '<table>',
    element('caption', { style: 'text-align:left' }, escapeHtml(caption)),
    ...(heading ? [`<thead><tr>${heading}</tr></thead>`] : []),
    '<tbody>', ...rows.map(line), '</tbody>',
    '</table>',
  ].join('\n');
}

// { base, query, language, title, description, summary, picture, height }; `picture` is null where no static one was made.
const address = ({ base, query }) => `${base}frame.html${query && `?${query}`}`;

// In a page whose style sheet does not see to it.
const FITTING = 'max-width:100%;height:auto';

function pictureHtml({ src, width, height, narrow }, alt) {
  const source = `<source${attributes({ media: NARROW_PAGE, srcset: narrow.src, width: narrow.width, height: narrow.height })}>`;
  return element('picture', {}, `${source}<img${attributes({ src, width, height, alt, style: FITTING })}>`);
}

function still(widget) {
  const { picture, description, title } = widget;
  const shown = picture ? pictureHtml(picture, description) : escapeHtml(title);
  return `<p>${element('a', { href: address(widget) }, shown)}</p>\n${table(widget.summary)}`;
}

export function inlineSnippet(widget) {
  const said = fieldsOf(widget.query);
  const set = FIELDS.filter((field) => field in said && field !== 'lang').map((field) => [field, said[field]]);
  // Said in any case: the page around may speak another language.
  const state = { ...Object.fromEntries(set), lang: widget.language };
  return [
    // `async`: the element takes its place as early as it can.
    element('script', { type: 'module', async: '', src: `${widget.base}prefill-decode.js` }),
    element('prefill-decode', state, `\n${still(widget)}\n`),
  ].join('\n');
}

export function iframeSnippet(widget) {
  const frame = element('iframe', {
    src: address(widget), title: widget.title, width: '100%', height: widget.height, frameborder: 0, loading: 'lazy', allow: 'clipboard-write',
  });
  return `${frame}\n${element('script', { type: 'module', src: `${widget.base}embed.js` })}`;
}

export const imageSnippet = still;
