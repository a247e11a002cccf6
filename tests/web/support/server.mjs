// A local web server on two ports, which are two origins. Every test gets a site of its own under a path of its own:
// the built bundle, the host pages, headers and faults as the test wishes, and a log of what was fetched.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sirv from 'sirv';

const here = fileURLToPath(new URL('..', import.meta.url));
export const bundle = process.env.PREFILL_DECODE_BUNDLE ?? fileURLToPath(new URL('../../../build/web/dist', import.meta.url));
// The bundle of another revision, where pictures of both are compared.
const before = process.env.PREFILL_DECODE_BEFORE ? { before: process.env.PREFILL_DECODE_BEFORE } : {};
const folders = { dist: bundle, ...before, hosts: join(here, 'hosts'), axe: join(here, '../../node_modules/axe-core') };
const observe = readFile(new URL('observe.js', import.meta.url), 'utf8');

const asset = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, sirv(folder, { dev: true })]));

// Before any other script, and never before the doctype, which would put the page into quirks mode.
function withFirstScript(html, address) {
  const script = `<script src="${address}"></script>`;
  if (/<head(?:\s[^>]*)?>/i.test(html)) return html.replace(/<head(?:\s[^>]*)?>/i, (head) => head + script);
  return html.replace(/^(<!doctype[^>]*>)?/i, (start) => start + script);
}

async function sendPage(response, file, root, inject) {
  let html;
  try {
    html = await readFile(file, 'utf8');
  } catch {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(inject ? withFirstScript(html, `${root}/first.js`) : html);
}

// `answer(request, response, path)` may take a request over by returning true; `headers(path)` adds headers;
// `first` is script text that runs before any other; `pages` are
// further pages by path, as text or made from the site.
function makeSite(id, origins, { headers = () => ({}), answer = () => false, first = '', pages = {}, inject = true } = {}) {
  const root = `/${id}`;
  const requests = [];
  const handle = async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = decodeURIComponent(pathname.slice(root.length));
    requests.push({ path, query: request.url.slice(pathname.length), headers: request.headers, port: request.socket.localPort });
    response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
    if (await answer(request, response, path)) return;
    if (path === '/first.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`${await observe}\n${first}`);
    } else if (path in pages) {
      const page = typeof pages[path] === 'function' ? pages[path](site) : pages[path];
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(inject ? withFirstScript(page, `${root}/first.js`) : page);
    } else {
      const [, folder, ...rest] = path.split('/');
      if (!(folder in asset)) response.writeHead(404).end();
      else if (/\.html$/.test(path)) await sendPage(response, join(folders[folder], ...rest), root, inject);
      else {
        request.url = `/${rest.join('/')}`;
        asset[folder](request, response, () => response.writeHead(404).end());
      }
    }
  };
  const fetched = (pattern) => requests.filter(({ path }) => pattern.test(path));
  const site = {
    handle, requests, fetched,
    url: (path) => `${origins[0]}${root}${path}`,
    otherUrl: (path) => `${origins[1]}${root}${path}`,
    // Files that are neither the page's own nor the test's.
    fetchedFromBundle: () => requests.filter(({ path }) => path.startsWith('/dist/')),
  };
  return site;
}

export async function startServer() {
  const sites = new Map();
  const handle = (request, response) => {
    const site = sites.get(request.url.split('/')[1]);
    if (site) return site.handle(request, response).catch((error) => response.destroy(error));
    return response.writeHead(404).end();
  };
  const servers = [createServer(handle), createServer(handle)];
  await Promise.all(servers.map((server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); })));
  const origins = servers.map((server) => `http://127.0.0.1:${server.address().port}`);
  let count = 0;
  return {
    makeSite(options) {
      const id = `s${(count += 1)}`;
      const site = makeSite(id, origins, options);
      sites.set(id, site);
      return site;
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
