// Serves the built bundle on this machine: node tools/serve.mjs FOLDER PORT
import { createServer } from 'node:http';

import sirv from 'sirv';

const [folder, port] = process.argv.slice(2);
const server = createServer(sirv(folder, { etag: true, brotli: true, gzip: true }));
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE'
    ? `Port ${port} is taken; choose another one: ./run --port ${Number(port) + 1}`
    : `The bundle cannot be served on port ${port}: ${error.message}.`);
  process.exit(1);
});
server.listen(Number(port), 'localhost', () => console.log(`The article page: http://localhost:${port}/ (Ctrl+C stops it)`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
