// ./run screenshots ends, whatever a page does: what hangs is named.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { within } from './support/time_limit.mjs';

const program = fileURLToPath(new URL('screenshots.mjs', import.meta.url));

// A widget that is live and has one panel, and at `busy` asks for frames without end, as one that never finds its height.
const frame = (busy) => `<!doctype html><html data-phase="live"><title>w</title><i data-key="panel:price"></i>
<script>if (${busy}) { const draw = () => requestAnimationFrame(draw); draw(); }</script>`;

async function takeFrom(page, part, before = '') {
  const folder = mkdtempSync(join(tmpdir(), 'prefill-decode-pictures-'));
  writeFileSync(join(folder, 'frame.html'), page);
  const bundleBefore = join(folder, 'other');
  if (before) {
    mkdirSync(bundleBefore);
    writeFileSync(join(bundleBefore, 'frame.html'), before);
  }
  const child = spawn(process.execPath, [program, part], {
    env: { ...process.env, PREFILL_DECODE_BUNDLE: folder, PREFILL_DECODE_PICTURES: folder, PREFILL_DECODE_PICTURE_SECONDS: '10', PREFILL_DECODE_BEFORE: before && bundleBefore },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { said += text; });
  const [code] = await once(child, 'close');
  const files = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith('.png')).sort();
  rmSync(folder, { recursive: true, force: true });
  return { code, said, files };
}

test('work that does not end is named with its limit, other work is handed on', async () => {
  await assert.rejects(within(0.01, 'Waiting for ever', new Promise(() => {})), /^Error: Waiting for ever took longer than 0\.01 seconds$/);
  assert.equal(await within(10, 'Counting', Promise.resolve(3)), 3);
  await assert.rejects(within(10, 'Counting', Promise.reject(new Error('miscounted'))), /miscounted/);
});

test('a page that never comes to rest costs its own picture only', { timeout: 120_000 }, async () => {
  const { code, said } = await takeFrom(frame("location.search.includes('theme=dark&lang=en')"), 'panel-price-360-');
  assert.equal(code, 1, said);
  assert.match(said, /^panel-price-360-dark-en could not be taken: The picture panel-price-360-dark-en took longer than 10 seconds\.$/m);
  assert.match(said, /^3 pictures in .*; without panel-price-360-dark-en$/m);
});

test('pages that all hang end the run', { timeout: 120_000 }, async () => {
  const { code, said } = await takeFrom(frame('true'), '');
  assert.equal(code, 1, said);
  assert.equal(said, 'No pictures: Reading the names of the panels took longer than 10 seconds.\n');
});

test('the pictures of a bundle before stand in a folder and on a sheet beside today’s', { timeout: 120_000 }, async () => {
  const { code, said, files } = await takeFrom(frame('false'), 'panel-price-360-light-', frame("location.search.includes('lang=en')"));
  assert.equal(code, 1, said);
  assert.match(said, /^3 pictures in .*; without before\/panel-price-360-light-en$/m);
  const sheet = said.includes('ImageMagick') ? [] : ['sheet-panels.png'];
  assert.deepEqual(files, ['before/panel-price-360-light-pl.png', 'panel-price-360-light-en.png', 'panel-price-360-light-pl.png', ...sheet]);
});
