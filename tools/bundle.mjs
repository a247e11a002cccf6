// Assembles what is put on a server: the pages of web/, their modules joined and minified, the compiled app, static
// pictures, licences.
//   node tools/bundle.mjs ESTIMATE APP_FOLDER THIRD_PARTY_FOLDER OUT [BASE_URL]
// Pages refer to other files by relative name; here every name but the stable ones gets the release's hash, so that
// script and binary of two releases never meet. Fails when the first load grows past its limit.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { buildSync, transformSync } from 'esbuild';

import { completeOembed, fillFigures, fillWords, makePlaceholders } from '../web/make_pages.mjs';

const FIRST_LOAD_LIMIT_BYTES = 180_000; // frame page, its modules and styles, glue and binary with every panel, as Brotli
const FIRST_LOAD_PAGE = 'frame.html';

const TARGETS = ['chrome91', 'firefox90', 'safari15']; // as in cmake/web_module.cmake
const GLUE = 'prefill-decode-app.js';
const APP = [GLUE, 'prefill-decode-app.wasm'];
// What a page or a site asks for by name. The other modules of web/ are joined into these, except what comes earlier,
// later or not always.
const ENTRIES = ['frame.js', 'prefill-decode.js', 'embed.js', 'kreator.js'];
const APART = [GLUE, 'frame/download.js'];

const STABLE = /^(.*\.html|prefill-decode\.js|embed\.js|icon\.svg|package\.json|oembed\.json|placeholders\/.*|licences\/.*)$/;
const BUILD_STEP = /\.mjs$/;
const REFERRING = /\.(html|css|js)$/;
const COMPRESSIBLE = /\.(html|css|js|json|svg|wasm|txt|md)$/;
const REFERENCE = /(["'(])([\w./-]+\.(?:js|css|wasm|woff2))(?=[?"')])/g;

// A window of 256 kB packs the binary better than the usual one of 4 MB.
const BROTLI = { [constants.BROTLI_PARAM_LGWIN]: 18 };

const root = fileURLToPath(new URL('../', import.meta.url));

const listFiles = (folder) => readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => statSync(join(folder, name)).isFile()).sort();

function collect({ estimate, appFolder, thirdParty, out, baseUrl }) {
  rmSync(out, { recursive: true, force: true });
  cpSync(join(root, 'web'), out, { recursive: true, filter: (path) => !BUILD_STEP.test(path) });
  for (const name of APP) copyFileSync(join(appFolder, name), join(out, name));
  makePlaceholders(estimate, out);
  fillFigures(estimate, out);
  fillWords(out);
  completeOembed(out, baseUrl);
  cpSync(join(root, 'licences'), join(out, 'licences'), { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(out, 'licences', 'LICENSE.txt'));
  copyFileSync(join(root, 'THIRD_PARTY.md'), join(out, 'licences', 'THIRD_PARTY.md'));
  for (const folder of readdirSync(thirdParty)) {
    const [, name] = folder.match(/^(imgui|sdl2)-/) ?? [];
    if (name) copyFileSync(join(thirdParty, folder, 'LICENSE.txt'), join(out, 'licences', `${name}.txt`));
  }
}

const MINIFY = { minify: true, target: TARGETS, legalComments: 'inline' };

function joinModules(out) {
  const joined = new Set();
  for (const entry of ENTRIES) {
    const { metafile } = buildSync({
      ...MINIFY, entryPoints: [entry], absWorkingDir: out, outdir: out, allowOverwrite: true, metafile: true,
      bundle: true, format: 'esm',
      // One entry that imports another shares it with the page. `*`: a query may follow.
      external: [...APART, ...ENTRIES.filter((other) => other !== entry)].map((name) => `./${name}*`),
    });
    for (const name of Object.keys(metafile.inputs)) joined.add(name);
  }
  for (const name of joined) if (!ENTRIES.includes(name)) rmSync(join(out, name));
}

function minifyTheRest(out) {
  for (const name of listFiles(out).filter((file) => /\.(js|css)$/.test(file) && !ENTRIES.includes(file))) {
    const options = { ...MINIFY, loader: extname(name).slice(1) };
    writeFileSync(join(out, name), transformSync(readFileSync(join(out, name), 'utf8'), options).code);
  }
}

// The file that a reference in `from` means, if it is one of the bundle's.
function target(files, from, reference) {
  const path = posix.normalize(posix.join(posix.dirname(from), reference));
  return files.has(path) ? path : undefined;
}

function releaseHash(out, files) {
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(out, name)));
  return hash.digest('hex').slice(0, 10);
}

// Renames what is not stable; returns which files refer to which, by their new names.
function putHashIntoNames(out) {
  const files = new Set(listFiles(out));
  const hash = releaseHash(out, files);
  const renamed = (name) => (STABLE.test(name) ? name : name.replace(/(\.\w+)$/, `-${hash}$1`));
  const references = new Map();
  for (const name of files) {
    const found = new Set();
    references.set(renamed(name), found);
    if (!REFERRING.test(name)) continue;
    const text = readFileSync(join(out, name), 'utf8').replace(REFERENCE, (all, quote, reference) => {
      const meant = target(files, name, reference);
      if (!meant) return all;
      found.add(renamed(meant));
      return quote + reference.slice(0, -basename(meant).length) + basename(renamed(meant));
    });
    writeFileSync(join(out, name), text);
  }
  for (const name of files) renameSync(join(out, name), join(out, renamed(name)));
  return references;
}

// What an earlier build of the same folder packed: pictures and pages mostly stay as they were. Another build may put its
// bundle in place meanwhile.
function readPacked(out) {
  try {
    return packedIn(out);
  } catch {
    return new Map();
  }
}

function packedIn(out) {
  const packed = new Map();
  for (const name of listFiles(out).filter((file) => file.endsWith('.br'))) {
    const plain = name.slice(0, -'.br'.length);
    const [bytes, brotli, gzip] = [plain, name, `${plain}.gz`].map((file) => readFileSync(join(out, file)));
    packed.set(plain, { bytes, brotli, gzip });
  }
  return packed;
}

function pack(bytes) {
  return { brotli: brotliCompressSync(bytes, { params: BROTLI }), gzip: gzipSync(bytes, { level: 9 }) };
}

function compress(out, packed) {
  const sizes = new Map();
  for (const name of listFiles(out)) {
    const bytes = readFileSync(join(out, name));
    if (!COMPRESSIBLE.test(name)) {
      sizes.set(name, { raw: bytes.length, brotli: bytes.length });
      continue;
    }
    const before = packed.get(name);
    const { brotli, gzip } = before?.bytes.equals(bytes) ? before : pack(bytes);
    writeFileSync(join(out, `${name}.br`), brotli);
    writeFileSync(join(out, `${name}.gz`), gzip);
    sizes.set(name, { raw: bytes.length, brotli: brotli.length });
  }
  return sizes;
}

function reachable(references, from) {
  const seen = new Set([from]);
  for (const name of seen) for (const next of references.get(name) ?? []) seen.add(next);
  return [...seen];
}

function printTable(rows) {
  const line = (raw, brotli, name) => console.log(`${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`);
  line('bytes', 'brotli', 'first load');
  for (const { raw, brotli, name } of rows) line(raw, brotli, name);
}

// Many modules of a few hundred bytes are one row.
function firstLoadRows(sizes, names) {
  const rows = new Map();
  for (const name of names) {
    const { raw, brotli } = sizes.get(name);
    const small = extname(name) === '.js' && !name.startsWith('prefill-decode-app');
    const row = rows.get(small ? 'js' : name) ?? { raw: 0, brotli: 0, count: 0, name };
    rows.set(small ? 'js' : name, { raw: row.raw + raw, brotli: row.brotli + brotli, count: row.count + 1, name: small ? `${row.count + 1} modules` : name });
  }
  return [...rows.values()].sort((a, b) => b.brotli - a.brotli);
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

// What a build that was killed left beside the bundle.
function removeLeftovers(out) {
  mkdirSync(dirname(out), { recursive: true });
  for (const name of readdirSync(dirname(out))) {
    const [, pid] = name.startsWith(`${basename(out)}.`) ? name.match(/\.(?:part|old)-(\d+)$/) ?? [] : [];
    if (pid && !isRunning(Number(pid))) rmSync(join(dirname(out), name), { recursive: true, force: true });
  }
}

const MOST_TRIES = 100;

// A folder cannot be renamed onto one that has files in it: the old one goes aside first. Where another build's bundle
// comes in between, that one goes aside, too.
function putInPlace(part, out) {
  const old = `${out}.old-${process.pid}`;
  for (let tries = 1; ; ++tries) {
    try {
      renameSync(out, old);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    try {
      renameSync(part, out);
      break;
    } catch (error) {
      if ((error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') || tries === MOST_TRIES) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
  rmSync(old, { recursive: true, force: true });
}

const [estimate, appFolder, thirdParty, folder, baseUrl] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tools/bundle.mjs ESTIMATE APP_FOLDER THIRD_PARTY_FOLDER OUT [BASE_URL]');
  process.exit(2);
}
// Built beside the old one and put in its place when it is whole; every build at work has a folder of its own.
const out = resolve(folder);
const part = `${out}.part-${process.pid}`;
process.on('exit', () => rmSync(part, { recursive: true, force: true }));
removeLeftovers(out);
collect({ estimate, appFolder, thirdParty, out: part, baseUrl });
joinModules(part);
minifyTheRest(part);
const references = putHashIntoNames(part);
const sizes = compress(part, readPacked(out));
putInPlace(part, out);
const rows = firstLoadRows(sizes, reachable(references, FIRST_LOAD_PAGE));
const total = rows.reduce((sum, { raw, brotli }) => ({ raw: sum.raw + raw, brotli: sum.brotli + brotli }), { raw: 0, brotli: 0 });
printTable([...rows, { ...total, name: `in all; the limit is ${FIRST_LOAD_LIMIT_BYTES}` }]);
if (total.brotli > FIRST_LOAD_LIMIT_BYTES) {
  console.error(`The first load is ${total.brotli - FIRST_LOAD_LIMIT_BYTES} bytes over its limit.`);
  process.exit(1);
}
