// A virtual screen of its own for the engines that draw WebGL only in a real window.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Xvfb picks a free number and tells it on the descriptor it is given.
export async function startDisplay({ width, height }) {
  const size = `${width}x${height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(server, 'error').then(([error]) => { throw error; });
  const [number] = await Promise.race([once(server.stdio[3], 'data'), failed]);
  failed.catch(() => {});
  return { name: `:${String(number).trim()}`, stop: () => server.kill() };
}

// A profile folder that goes away with the browser.
export function makeHome(prefix) {
  const path = mkdtempSync(join(tmpdir(), prefix));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
