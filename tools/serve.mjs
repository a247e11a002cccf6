// Serves the built bundle on this machine: node tools/serve.mjs FOLDER PORT
// Every request looks at the folder anew, so that a build beside it is served at once.
import { createServer } from 'node:http';

import send from 'send';

const [folder, port] = process.argv.slice(2);

function refuse(response, status, sentence, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${sentence}\n`);
}

function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Files can only be read here.', { Allow: 'GET, HEAD' });
    return;
  }
  const [path] = request.url.split(/[?#]/, 1);
  send(request, path, { root: folder, maxAge: 0, dotfiles: 'deny' })
    .on('error', (error) => {
      // Half of the file is on its way.
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      refuse(response, error.status ?? 500, error.status === 404 ? `There is no ${path} in the bundle.` : `${path}: ${error.message}.`);
    })
    .pipe(response);
}

const REASONS = {
  EADDRINUSE: `Port ${port} is taken; choose another one: ./run --port ${port < 65535 ? Number(port) + 1 : 8080}`,
  EACCES: `Port ${port} is for root only; choose one above 1023: ./run --port 8080`,
};

// On both addresses that a browser tries for localhost: with one alone, another program's page could answer there.
function listen(address) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), address, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error(`A connection failed: ${error.message}.`));
      resolve();
    });
  });
}

const hasNoSuchAddress = (error) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
// Who reads what is printed may go away; pages are served on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await listen('127.0.0.1');
  await listen('::1').catch((error) => { if (!hasNoSuchAddress(error)) throw error; });
  console.log(`The article page: http://localhost:${port}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(REASONS[error.code] ?? `The bundle cannot be served on port ${port}: ${error.message}.`);
  process.exit(1);
}
