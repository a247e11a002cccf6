// The bundle as an npm package: packed, installed into an empty folder, and served from there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import sirv from 'sirv';

import * as chromium from './engines/chromium.mjs';
import { bundle } from './support/server.mjs';
import { eventually } from './support/widget.mjs';

const skip = !existsSync(bundle) && 'there is no bundle yet; ./run builds it';
const filesOf = (folder) => readdirSync(folder, { recursive: true }).map(String).filter((name) => statSync(join(folder, name)).isFile()).sort();

let folder;
let installed;
before(() => {
  if (skip) return;
  folder = mkdtempSync(join(tmpdir(), 'prefill-decode-package-'));
  const npm = (...words) => execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, encoding: 'utf8' });
  const packed = npm('pack', bundle).trim().split('\n').at(-1);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm('install', `./${packed}`);
  installed = join(folder, 'node_modules/prefill-decode');
});
after(() => { if (folder) rmSync(folder, { recursive: true, force: true }); });

test('the package holds every file of the bundle as it is', { skip }, () => {
  const files = filesOf(bundle);
  assert.deepEqual(filesOf(installed), files);
  for (const name of files) assert.ok(readFileSync(join(installed, name)).equals(readFileSync(join(bundle, name))), name);
});

test('what its exports name is there', { skip }, () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const path of Object.values(exports).filter((each) => !each.includes('*'))) assert.ok(existsSync(join(installed, path)), path);
});

test('served from node_modules the widget goes live', { skip }, async () => {
  const server = createServer(sirv(folder, { dev: true, dotfiles: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch();
  try {
    const page = await browser.open({ viewport: { width: 800, height: 700 }, dpr: 1 });
    await page.goto(`http://127.0.0.1:${server.address().port}/node_modules/prefill-decode/frame.html`);
    await eventually(() => page.evaluate(() => document.documentElement.dataset.phase === 'live'), 'a live widget');
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
