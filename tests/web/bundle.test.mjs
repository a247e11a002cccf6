// What is shipped, looked at as files: small, single-threaded, self-contained, and free of what a strict page forbids.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { bundle } from './support/server.mjs';

const files = existsSync(bundle)
  ? readdirSync(bundle, { recursive: true }).map(String).filter((name) => statSync(join(bundle, name)).isFile())
  : [];
const textOf = (name) => readFileSync(join(bundle, name), 'utf8');
const named = (pattern) => files.filter((name) => pattern.test(name));
const skip = files.length === 0 && 'there is no bundle yet; ./run builds it';

test('the bundle holds the pages, the element, the embed script and one binary', { skip }, () => {
  for (const name of ['frame.html', 'index.html', 'kreator.html', 'prefill-decode.js', 'embed.js']) assert.ok(files.includes(name), name);
  assert.equal(named(/\.wasm$/).length, 1);
});

test('no script needs shared memory, evaluates text, or unwinds out of main', { skip }, () => {
  for (const name of named(/\.js$/)) {
    const text = textOf(name);
    for (const word of ['SharedArrayBuffer', 'eval(', 'new Function', 'new Worker', 'localStorage', 'document.cookie']) {
      assert.ok(!text.includes(word), `${word} in ${name}`);
    }
    // The glue may catch the word; to throw it is what a main loop of Emscripten's does.
    assert.doesNotMatch(text, /throw\s*["']unwind/, name);
  }
});

// What esbuild does not lower: the syntax is made for the oldest browsers, the library is what they have.
const NEWER = [
  'Object.hasOwn', '.at(', '.findLast', '.toSorted(', '.toReversed(', '.toSpliced(', 'structuredClone', 'groupBy(', '.fromAsync(', 'withResolvers',
  'canParse', 'URL.parse(', 'AbortSignal.', 'isWellFormed', 'toWellFormed', 'randomUUID', 'requestIdleCallback', '.ariaHidden', 'ariaHidden:',
  'checkVisibility', 'scrollend', '(?<=', '(?<!',
];

test('no script asks the promised browsers for a function that they do not have', { skip }, () => {
  for (const name of named(/\.js$/)) {
    const text = textOf(name);
    assert.deepEqual(NEWER.filter((each) => text.includes(each)), [], name);
  }
});

test('pages carry no inline script and no inline style', { skip }, () => {
  for (const name of named(/\.html$/)) {
    const text = textOf(name);
    assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)[^>]*>/, name);
    assert.doesNotMatch(text, /<style|\sstyle="|\son\w+="/, name);
  }
});

test('nothing is fetched from another host', { skip }, () => {
  for (const name of named(/\.(html|css|js)$/)) {
    const hosts = [...textOf(name).matchAll(/(?:src|href|url|import|from|fetch)\s*[=(]?\s*["'(]+(https?:)?\/\/([\w.-]+)/g)].map(([, , host]) => host);
    assert.deepEqual(hosts.filter((host) => !/^(www\.w3\.org|127\.0\.0\.1|localhost)$/.test(host)), [], name);
  }
});

test('every script that a script imports is there', { skip }, () => {
  for (const name of named(/\.js$/)) {
    for (const [, path] of textOf(name).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"'?]+)/g)) {
      const file = relative(bundle, join(bundle, dirname(name), path));
      assert.ok(files.includes(file), `${file} for ${name}`);
    }
  }
});

test('every third party that is shipped comes with its licence, and no text without a third party', { skip }, () => {
  const [shipped] = readFileSync(new URL('../../THIRD_PARTY.md', import.meta.url), 'utf8').split('Used to build');
  const rows = shipped.split('\n').filter((line) => line.startsWith('| [')).map((line) => line.split('|').map((cell) => cell.trim()));
  assert.ok(rows.length >= 7, `${rows.length} third parties`);
  const SAYS = { MIT: /Permission is hereby granted, free of charge/, zlib: /This software is provided 'as-is'/, OFL: /SIL OPEN FONT LICENSE/, Apache: /Apache License[^]*LLVM Exceptions/ };
  for (const [, name, , licence, text] of rows) {
    assert.match(textOf(`licences/${text.replaceAll('`', '')}`), SAYS[licence.split(' ')[0]], name);
  }
  const texts = named(/^licences\/[a-z\d-]+\.txt$/);
  assert.equal(texts.length, rows.length, texts.join());
});

const built = fileURLToPath(new URL('../../build', import.meta.url));
const parts = [join(built, 'native/tools/estimate'), join(built, 'web/wasm_shell'), join(built, 'third_party')];
const skipBundling = skip || parts.some((part) => !existsSync(part)) && 'there is no build to bundle; ./run builds it';

function namesIn(folder) {
  try {
    return readdirSync(folder).length;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return 0;
  }
}

test('builds at once each make a whole bundle, and who reads the folder meanwhile never finds a half one', { skip: skipBundling }, async () => {
  const place = mkdtempSync(join(tmpdir(), 'prefill-decode-bundle-'));
  const out = join(place, 'dist');
  const bundleOnce = async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../tools/bundle.mjs', import.meta.url)), ...parts, out], { stdio: ['ignore', 'ignore', 'pipe'] });
    let error = '';
    child.stderr.on('data', (text) => { error += text; });
    const [code] = await once(child, 'close');
    return { code, error };
  };
  // What a build that was killed left: a process of this number cannot be.
  mkdirSync(`${out}.part-99999999`);
  cpSync(bundle, out, { recursive: true });
  const whole = readdirSync(out, { recursive: true }).sort();
  const names = readdirSync(out).length;
  const halves = new Set();
  const watch = setInterval(() => {
    // Between two renames there is none, for as long as a rename takes.
    const found = namesIn(out);
    if (found !== 0 && found !== names) halves.add(found);
  }, 2);
  assert.deepEqual(await Promise.all([bundleOnce(), bundleOnce()]), [{ code: 0, error: '' }, { code: 0, error: '' }]);
  clearInterval(watch);
  assert.deepEqual([...halves], []);
  assert.deepEqual(readdirSync(out, { recursive: true }).sort(), whole);
  assert.deepEqual(readdirSync(place), ['dist']);
  rmSync(place, { recursive: true, force: true });
});
