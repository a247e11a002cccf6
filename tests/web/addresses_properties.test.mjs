// Addresses, whatever is in them: they are read without a fault, and a name of nobody changes nothing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import fc from 'fast-check';

import { FIELDS } from '../../web/element/attributes.js';
import { readAddress } from '../../web/frame/address.js';
import { hasPicture, isOddlyWide, pictureUrl } from '../../web/picture.js';
import { fieldsOf } from '../../web/query.js';
import { runs } from './support/runs.mjs';
import { text } from './support/values.mjs';

const value = fc.oneof(fc.constantFrom('pl', 'en', 'EN', 'en-GB', 'de', 'light', 'dark', 'balanced', 'laptop', 'h100-sxm', '8000', ''), text);
const name = fc.oneof(fc.constantFrom(...FIELDS), fc.constantFrom('fbclid', 'utm_source', '__proto__', 'constructor', 'weight-bits'), text);
const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 });
// Made by a browser, typed by a hand, or cut by a mail program.
const search = fc.oneof(
  pairs.map((fields) => new URLSearchParams(fields).toString()),
  fc.array(fc.constantFrom('%', '%2', '%E0%A4', '&', '=', '+', '#', '?', 'lang', 'theme', 'en', 'dark', '\ud83d', ';', '%00', 'a'), { maxLength: 20 }).map((parts) => parts.join('')));

function addressAt(query, hash = '') {
  globalThis.location = { search: query && `?${query}`, hash };
  return readAddress();
}
// Whether the picture of the defaults is that of a query. They have no names before the build has listed them.
const figureWith = (...sources) => ({ querySelectorAll: () => sources.map((src) => ({ getAttribute: () => src })) });
const hasDefault = (query) => hasPicture(figureWith('placeholders/--pl.svg', 'placeholders/--en.svg'), query);

test('any address gives a language, a theme and a ground that there are, the last of each', () => {
  fc.assert(fc.property(search, search, (query, hash) => {
    const { language, theme, scheme, query: kept, isInElement } = addressAt(query, hash && `#${hash}`);
    assert.ok(['pl', 'en'].includes(language) && ['auto', 'light', 'dark'].includes(theme) && ['auto', 'light', 'dark'].includes(scheme));
    assert.equal(isInElement, hash.startsWith('scheme='));
    const [before, after] = [fieldsOf(query), fieldsOf(kept)];
    assert.deepEqual({ ...after, lang: before.lang }, { ...before, lang: before.lang });
    assert.equal(language, /^en\b/i.test(before.lang ?? '') ? 'en' : 'pl');
  }), runs(3000));
});

test('what an address says is what was put into it, the last of each name', () => {
  fc.assert(fc.property(pairs, (fields) => {
    const whole = fields.map((pair) => pair.map((part) => Buffer.from(part).toString()));
    assert.deepEqual(fieldsOf(new URLSearchParams(fields).toString()), Object.fromEntries(whole));
  }), runs(2000));
});

test('names that the app does not know, such as a tracker’s, change no picture', () => {
  const stranger = fc.tuple(text.filter((each) => !FIELDS.includes(each)), value);
  fc.assert(fc.property(pairs, fc.array(stranger), (fields, strangers) => {
    const known = fields.filter(([field]) => FIELDS.includes(field));
    const query = new URLSearchParams(known).toString();
    const followed = new URLSearchParams([...strangers, ...known, ...strangers]).toString();
    assert.equal(hasDefault(followed), hasDefault(query));
  }), runs(2000));
  assert.ok(hasDefault('scenario=balanced&fbclid=x&utm_source=y'));
  assert.ok(!hasDefault('prompt=777&fbclid=x'));
});

test('the script that runs where no module does knows the same names', () => {
  const [, names] = readFileSync(new URL('../../web/frame/guard.js', import.meta.url), 'utf8').match(/known = '([^']+)'/);
  assert.deepEqual(names.split('|').sort(), [...FIELDS].sort());
});

test('the address of a picture is in the folder of the widget, on a ground that there is', () => {
  fc.assert(fc.property(fc.constantFrom('balanced-laptop-pl'), text, (picture, scheme) => {
    const { pathname, hash } = new URL(pictureUrl(picture, 'https://example.org/wykres/', scheme));
    assert.equal(pathname, `/wykres/placeholders/${picture}.svg`);
    assert.ok(['', '#light', '#dark'].includes(hash));
  }), runs(1000));
  assert.equal(isOddlyWide(0), false);
});
