// The server settings of docs/embedding.md, taken from there and tried: types, compression, cache, sharing.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'node:test';

import { bundle } from './support/server.mjs';

const text = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
// The usual settings, and the policy for one file.
const settings = (language) => [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``, 'g'))].map(([, found]) => found);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const [, policy] = text.match(/^Content-Security-Policy: (.*)$/m);

const NGINX = {
  program: '/usr/sbin/nginx',
  configure(folder, port) {
    const file = join(folder, 'nginx.conf');
    // In the documents the block of http comes second and in a comment says so.
    const [[location, map], [header, policies]] = settings('nginx').map((block) => block.split(/^# .*\n/m));
    writeFileSync(file, `daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${map}
  ${policies}
  server { listen 127.0.0.1:${port}; root ${folder}/site; ${location.replace(/\}\s*$/, `${header}}`)} }
}`);
    return ['-p', folder, '-c', file];
  },
  check: ['-t'],
  encoding: 'gzip',
};

const APACHE = {
  program: '/usr/sbin/apache2',
  configure(folder, port) {
    const file = join(folder, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir'];
    writeFileSync(join(folder, 'site/wykres/.htaccess'), settings('apache').join('\n'));
    writeFileSync(file, `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride FileInfo
  Options FollowSymLinks
  Require all granted
</Directory>`);
    return ['-f', file, '-D', 'FOREGROUND'];
  },
  check: ['-t'],
  encoding: 'br',
};

const fetchHead = (url) => new Promise((resolve, reject) => {
  get(url, { headers: { 'Accept-Encoding': 'gzip, br' } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk) => { bytes += chunk.length; });
    response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, bytes }));
  }).on('error', reject);
});

async function startServer({ program, configure, check }, folder) {
  const port = await freePort();
  const options = configure(folder, port);
  execFileSync(program, [...options, ...check], { stdio: 'pipe' });
  const child = spawn(program, options, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/wykres/`;
  for (let tries = 0; tries < 100; ++tries) {
    if (await fetchHead(`${url}frame.html`).then(() => true, () => false)) break;
    await delay(50);
  }
  return { url, stop: async () => { child.kill('SIGTERM'); if (child.exitCode === null) await once(child, 'exit'); } };
}

for (const [name, server] of [['nginx', NGINX], ['Apache', APACHE]]) {
  const skip = (!existsSync(server.program) && `${name} is not installed`) || (!existsSync(bundle) && 'there is no bundle yet; ./run builds it');
  test(`${name} with the settings of the documents sends every kind of file as it should`, { skip }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prefill-decode-server-'));
    // Servers that are started by root read as somebody else.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'site'));
    cpSync(bundle, join(folder, 'site/wykres'), { recursive: true });
    const { url, stop } = await startServer(server, folder);
    try {
      const hashed = (pattern) => readdirSync(bundle).find((file) => pattern.test(file));
      for (const [file, type, isHashed] of [
        [hashed(/app-\w+\.wasm$/), /^application\/wasm/, true], [hashed(/app-\w+\.js$/), /^text\/javascript/, true],
        [hashed(/^frame-\w+\.css$/), /^text\/css/, true], ['prefill-decode.js', /^text\/javascript/, false],
        ['frame.html', /^text\/html/, false], ['placeholders/balanced-laptop-pl.svg', /^image\/svg\+xml/, false],
      ]) {
        const { status, headers, bytes } = await fetchHead(url + file);
        assert.equal(status, 200, file);
        assert.match(headers['content-type'], type, file);
        assert.equal(headers['content-encoding'], server.encoding, file);
        assert.equal(bytes, readFileSync(join(bundle, `${file}.${server.encoding === 'br' ? 'br' : 'gz'}`)).length, file);
        assert.equal(headers['cache-control'], isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=600', file);
        assert.equal(headers['access-control-allow-origin'], '*', file);
        assert.equal(headers['x-content-type-options'], 'nosniff', file);
        assert.equal(headers['content-security-policy'], file === 'frame.html' ? policy : undefined, file);
      }
      const { headers } = await fetchHead(`${url}fonts/${readdirSync(join(bundle, 'fonts')).find((file) => file.endsWith('.woff2'))}`);
      assert.match(headers['content-type'], /^font\/woff2/);
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
