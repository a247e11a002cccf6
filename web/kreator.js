// The generator page: the widget is the form, and the code follows it.
import { iframeSnippet, imageSnippet, inlineSnippet } from './kreator/snippets.js';
import { WORDS, tied } from './kreator/words.js';
import { readFromFrame, sendToFrame } from './messages.js';
import { findPlaceholder, pictureUrl } from './picture.js';
import './prefill-decode.js';
import { fieldsOf } from './query.js';
import { wordsIn } from './words.js';

const MAKERS = { inline: inlineSnippet, iframe: iframeSnippet, image: imageSnippet };

const base = new URL('./', document.baseURI);
const pageLanguage = fieldsOf(location.search).lang === 'en' ? 'en' : 'pl';
const words = WORDS[pageLanguage];
const find = (id) => document.getElementById(id);
const widget = find('widget');
const code = find('code');

let placeholder = null;

// How tall the frame is on the narrowest phone, which is what it needs where no script adjusts its height. A second
// frame, unseen, is asked; until it has answered, the height of the first state.
const PHONE_WIDTH = 320;
let phoneHeight = 890;
let gauge = null;
let measured = null;
let serial = 0;

const frameAddress = (query) => `${base.href}frame.html${query && `?${query}`}`;

function measureOnPhone({ query }) {
  if (measured === query) return;
  measured = query;
  if (gauge) {
    serial += 1;
    sendToFrame(gauge, 'set', { serial, query });
    return;
  }
  gauge = document.createElement('iframe');
  Object.assign(gauge, { className: 'gauge', width: PHONE_WIDTH, src: frameAddress(query), title: '', tabIndex: -1 });
  gauge.setAttribute('aria-hidden', 'true');
  document.body.append(gauge);
}

window.addEventListener('message', (event) => {
  const message = readFromFrame(event, gauge);
  // What was set before it listened.
  if (message?.type === 'ready' && serial > 0) sendToFrame(gauge, 'set', { serial, query: measured });
  if (message?.type !== 'height') return;
  const height = Math.ceil(message.height / 10) * 10;
  if (height === phoneHeight) return;
  phoneHeight = height;
  showCode();
});

function describe() {
  const { query, summary, description, theme } = widget;
  const { name, width, height, narrow } = placeholder ?? {};
  return {
    base: base.href,
    query,
    language: widget.getAttribute('lang'),
    summary,
    description,
    picture: placeholder && { src: pictureUrl(name, base, theme), width, height, narrow: { src: pictureUrl(`${name}-narrow`, base, theme), ...narrow } },
    title: wordsIn(widget.getAttribute('lang')).frameTitle,
    height: phoneHeight,
  };
}

async function takeState() {
  const { query } = widget;
  const found = await findPlaceholder(query);
  if (query !== widget.query) return;
  placeholder = found;
  showCode();
}

function showCode() {
  find('copied').textContent = '';
  if (!widget.summary) return;
  const { query } = widget;
  const kind = document.querySelector('[name=kind]:checked').value;
  if (kind === 'iframe') measureOnPhone(widget);
  const described = describe();
  code.value = MAKERS[kind](described);
  code.rows = Math.min(16, code.value.split('\n').length + 1);
  find('hint').textContent = tied(words.hints[kind]);
  find('no-picture').hidden = kind === 'iframe' || described.picture !== null;
  const link = find('link');
  link.href = frameAddress(query);
  link.textContent = link.href;
}

async function copy() {
  try {
    await navigator.clipboard.writeText(code.value);
    find('copied').textContent = words.copied;
  } catch {
    code.focus();
    code.select();
    find('copied').textContent = words.selectInstead;
  }
}

function showLanguage() {
  document.documentElement.lang = pageLanguage;
  for (const node of document.querySelectorAll('[data-word]')) node.textContent = tied(words[node.dataset.word]);
  const other = find('other');
  other.lang = pageLanguage === 'en' ? 'pl' : 'en';
  other.hreflang = other.lang;
  other.href = pageLanguage === 'en' ? 'kreator.html' : 'kreator.html?lang=en';
  find('lang').value = pageLanguage;
  widget.setAttribute('lang', pageLanguage);
}

showLanguage();
find('lang').addEventListener('change', ({ target }) => widget.setAttribute('lang', target.value));
find('theme').addEventListener('change', ({ target }) => {
  if (target.value === 'auto') widget.removeAttribute('theme');
  else widget.setAttribute('theme', target.value);
});
document.querySelectorAll('[name=kind]').forEach((radio) => radio.addEventListener('change', showCode));
find('copy').addEventListener('click', copy);
widget.addEventListener('load', takeState);
widget.addEventListener('change', takeState);
