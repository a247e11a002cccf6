// The server of ./run: what is built beside it is served at once, and nothing that a client or a folder does ends it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../tools/serve.mjs', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'prefill-decode-serve-'));
const folder = join(place, 'dist');
const BIG = 'x'.repeat(4_000_000);
let port;
let server;

async function freePort() {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: free } = taken.address();
  taken.close();
  await once(taken, 'close');
  return free;
}

// Its exit code, and what it said before.
async function start(on, options = {}) {
  const child = spawn(process.execPath, [program, folder, String(on)], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => { said.out += text; });
  child.stderr.on('data', (text) => { said.error += text; });
  const ended = once(child, 'close').then(([code]) => code);
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, said, ended };
}

const agent = new Agent({ keepAlive: false });

function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => { text += chunk; });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    }).on('error', reject).end();
  });
}

// For what a well-behaved client would never write.
function write(bytes) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => { text += chunk; });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
}

function putBundle(hash) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<script src="app-${hash}.js"></script>`);
  writeFileSync(join(folder, `app-${hash}.js`), `// ${hash}`);
  writeFileSync(join(folder, 'app.wasm'), '\0asm');
  writeFileSync(join(folder, 'big.js'), BIG);
}

before(async () => {
  putBundle('first');
  mkdirSync(join(place, 'dist.part-1'));
  writeFileSync(join(place, 'dist.part-1', 'half.js'), '');
  writeFileSync(join(place, 'secret'), 'secret');
  port = await freePort();
  server = await start(port);
});

after(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(place, { recursive: true, force: true });
});

test('files come with their types, HEAD without their bytes, and a range alone', async () => {
  const page = await ask('/');
  assert.equal(page.status, 200);
  assert.match(page.headers['content-type'], /^text\/html; charset=utf-8/i);
  assert.match((await ask('/app-first.js?v=1')).headers['content-type'], /^text\/javascript/);
  assert.equal((await ask('/app.wasm')).headers['content-type'], 'application/wasm');
  const head = await ask('/big.js', { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers['content-length'], head.text], [200, String(BIG.length), '']);
  const range = await ask('/big.js', { headers: { Range: 'bytes=2-4' } });
  assert.deepEqual([range.status, range.headers['content-range'], range.text], [206, `bytes 2-4/${BIG.length}`, 'xxx']);
  assert.equal((await ask('/big.js', { headers: { Range: `bytes=${BIG.length}-` } })).status, 416);
  assert.equal((await ask('/', { headers: { 'If-None-Match': page.headers.etag } })).status, 304);
});

test('a build that replaces the folder is served at once, and its predecessor’s files are gone', async () => {
  renameSync(folder, `${folder}.old`);
  assert.equal((await ask('/')).status, 404);
  putBundle('second');
  assert.match((await ask('/')).text, /app-second\.js/);
  assert.equal((await ask('/app-second.js')).text, '// second');
  const gone = await ask('/app-first.js');
  assert.deepEqual([gone.status, gone.text], [404, 'There is no /app-first.js in the bundle.\n']);
});

test('an address that names nothing in the folder is refused and nothing beside it is read', async () => {
  for (const [path, status] of [
    ['/%', 400], ['/%E0%A4%A', 400], ['/%00', 400], ['/..%2fsecret', 403], ['/..%2Fdist.part-1%2Fhalf.js', 403],
    ['/%2e%2e/secret', 403], ['/.hidden', 403], [`/${'a'.repeat(5000)}`, 404], ['/index.html/', 404], ['/index.html/more', 404],
    ['//', 200], ['/?%', 200],
  ]) {
    const answer = await ask(path);
    assert.equal(answer.status, status, path);
    assert.doesNotMatch(answer.text, /^secret|node_modules|at .*\.js:/, path);
  }
  // A redirect stays on this server.
  assert.match((await ask('//example.org/%2e%2e')).headers.location, /^\/[^/]/);
  assert.equal((await ask('/', { method: 'POST' })).status, 405);
  symlinkSync('nothing', join(folder, 'broken-link'));
  assert.equal((await ask('/broken-link')).status, 404);
});

test('broken requests, clients that leave and hundreds at once do not end it', async () => {
  assert.match(await write('nonsense\r\n\r\n'), /^HTTP\/1\.1 400/);
  assert.match(await write('GET http://[/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), /^HTTP\/1\.1 40[04]/);
  assert.match(await write('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), /^HTTP\/1\.1 405/);
  await Promise.all(Array.from({ length: 20 }, () => new Promise((resolve) => {
    const leaving = request({ host: '127.0.0.1', port, path: '/big.js', agent }, (response) => {
      response.once('data', () => { response.destroy(); resolve(); });
      response.on('error', () => {});
    });
    leaving.on('error', () => {});
    leaving.end();
  })));
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('/app-second.js')));
  assert.ok(answers.every(({ status, text }) => status === 200 && text === '// second'));
  rmSync(join(folder, 'big.js'));
  assert.equal((await ask('/big.js')).status, 404);
  assert.equal(server.child.exitCode, null);
  assert.equal(server.said.error, '');
});

const REFUSED = { out: '', code: 1 };

async function refused(on, options) {
  const { said, ended } = await start(on, options);
  return { out: said.out, code: await ended, error: said.error };
}

test('a port that is taken on either address of localhost is said in one sentence', async () => {
  const error = (taken) => `Port ${taken} is taken; choose another one: ./run --port ${taken + 1}\n`;
  assert.deepEqual(await refused(port), { ...REFUSED, error: error(port) });
  const other = createServer().listen(0, '::1');
  const [event] = await Promise.race([once(other, 'listening').then(() => ['listening']), once(other, 'error').then(() => ['none'])]);
  if (event === 'none') return;
  const taken = other.address().port;
  assert.deepEqual(await refused(taken), { ...REFUSED, error: error(taken) });
  other.close();
});

const firstFreeForAll = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
const everyPort = firstFreeForAll <= 80 && 'this machine lets everybody have every port';

test('a port that only root may have is said in one sentence', { skip: everyPort }, async () => {
  const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
  assert.deepEqual(await refused(80, nobody), { ...REFUSED, error: 'Port 80 is for root only; choose one above 1023: ./run --port 8080\n' });
});
