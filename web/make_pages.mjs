// Build step: static pictures and tables from the command line, so that they say what the live chart says.
//   node web/make_pages.mjs ESTIMATE OUT [BASE_URL]
// ESTIMATE is the built command line, OUT a copy of web/, BASE_URL where OUT will be served, with a slash at its end.
// Writes OUT/placeholders/* and OUT/placeholders.js, puts picture and table where the pages of OUT say
// <!-- static NAME -->, figures in words where they say <!-- figure QUERY NAME --> (NAME as in estimate --phrases), and the
// generator's Polish words where it says data-word="NAME"; completes oembed.json, or takes it out where no BASE_URL is known.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { WORDS, tied } from './kreator/words.js';
import { NARROW_PAGE } from './picture.js';

const profiles = fileURLToPath(new URL('../profiles/', import.meta.url));
const LANGUAGES = ['pl', 'en'];
const NARROW_WIDTH = 360;

function readProfiles(kind) {
  const folder = join(profiles, kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => a.order - b.order);
}

const unescaped = (text) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]);
const textsOf = (html, tag) => [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map((match) => unescaped(match[1]));

function readTable(html) {
  const [head, body] = html.split('</thead>');
  return {
    caption: textsOf(head, 'caption')[0] ?? '',
    columns: textsOf(head, 'th'),
    rows: body.split('</tr>').map((row) => textsOf(row, '(?:th|td)')).filter((cells) => cells.length > 0),
  };
}

function readPicture(svg) {
  const [, width, height] = svg.match(/<svg[^>]* width="([\d.]+)" height="([\d.]+)"/);
  return { width: Math.round(width), height: Math.round(height), description: textsOf(svg, 'desc')[0] };
}

function makeOne(estimate, state, out) {
  const options = ['scenario', 'hardware', 'lang'].flatMap((field) => [`--${field}`, state[field]]);
  const run = (...form) => execFileSync(estimate, [...options, ...form], { encoding: 'utf8' });
  const name = [state.scenario, state.hardware, state.lang].join('-');
  const wide = run('--svg');
  const narrow = run('--svg', '--width', String(NARROW_WIDTH));
  const tableHtml = run('--html-table');
  writeFileSync(join(out, 'placeholders', `${name}.svg`), wide);
  writeFileSync(join(out, 'placeholders', `${name}-narrow.svg`), narrow);
  const { width, height } = readPicture(narrow);
  return { name, tableHtml, ...readPicture(wide), narrow: { width, height }, summary: readTable(tableHtml) };
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function staticHtml({ name, tableHtml, width, height, description, narrow }) {
  return [
    '<picture>',
    `<source media="${NARROW_PAGE}" srcset="placeholders/${name}-narrow.svg" width="${narrow.width}" height="${narrow.height}">`,
    `<img src="placeholders/${name}.svg" width="${width}" height="${height}" alt="${escaped(description)}">`,
    '</picture>',
    tableHtml.trimEnd(),
  ].join('\n');
}

export function makePlaceholders(estimate, out) {
  mkdirSync(join(out, 'placeholders'), { recursive: true });
  const scenarios = readProfiles('scenario');
  const machines = readProfiles('hardware');
  const entries = [];
  for (const lang of LANGUAGES) {
    for (const scenario of scenarios) {
      for (const hardware of machines) {
        entries.push(makeOne(estimate, { scenario: scenario.id, hardware: hardware.id, lang }, out));
      }
    }
  }
  for (const { name, tableHtml, ...entry } of entries) {
    writeFileSync(join(out, 'placeholders', `${name}.js`), `export const placeholder = ${JSON.stringify(entry)};\n`);
  }
  const opening = readFileSync(join(out, 'placeholders.js'), 'utf8').split('\n')[0];
  const names = (profiles) => JSON.stringify(profiles.map(({ id }) => id));
  writeFileSync(join(out, 'placeholders.js'),
    `${opening}\nexport const scenarios = ${names(scenarios)};\nexport const machines = ${names(machines)};\n`);
  editPages(out, (html) =>
    html.replace(/<!-- static ([\w.-]+) -->/g, (_, name) => staticHtml(entries.find((entry) => entry.name === name))));
}

function editPages(out, edit) {
  for (const page of readdirSync(out).filter((file) => file.endsWith('.html'))) {
    const path = join(out, page);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
  }
}

// `phrasesOf(query)` gives the figures of a state by name.
export const withFigures = (html, phrasesOf) => html.replace(/<!-- figure (\S+) (\w+) -->/g, (_, query, name) => {
  const words = phrasesOf(query.replaceAll('&amp;', '&'));
  if (!(name in words)) throw new Error(`There is no figure ${name} of ${query}.`);
  return escaped(words[name]);
});

export function phrasesFrom(estimate, lang = 'pl') {
  const known = new Map();
  return (query) => {
    if (!known.has(query)) {
      const options = [...new URLSearchParams(query)].flatMap(([field, value]) => [`--${field.replaceAll('_', '-')}`, value]);
      known.set(query, JSON.parse(execFileSync(estimate, [...options, '--lang', lang, '--phrases'], { encoding: 'utf8' })));
    }
    return known.get(query);
  };
}

export function fillFigures(estimate, out) {
  const phrasesOf = phrasesFrom(estimate);
  editPages(out, (html) => withFigures(html, phrasesOf));
}

export function fillWords(out) {
  editPages(out, (html) => html.replace(/(data-word="(\w+)"[^>]*>)(?=<\/)/g, (_, tag, name) => tag + escaped(tied(WORDS.pl[name]))));
}

// The oEmbed answer needs absolute addresses.
export function completeOembed(out, baseUrl) {
  const path = join(out, 'oembed.json');
  if (baseUrl) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('{{BASE_URL}}', baseUrl));
    editPages(out, (html) => html.replace('href="oembed.json"', `href="${baseUrl}oembed.json"`));
    return;
  }
  rmSync(path);
  editPages(out, (html) => html.replace(/<link rel="alternate" type="application\/json\+oembed"[^>]*>\n/, ''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [estimate, out, baseUrl] = process.argv.slice(2);
  if (!out) {
    console.error('usage: node web/make_pages.mjs ESTIMATE OUT [BASE_URL]');
    process.exit(2);
  }
  makePlaceholders(estimate, out);
  fillFigures(estimate, out);
  fillWords(out);
  completeOembed(out, baseUrl);
}
