// The frame page: one document, one canvas, one app. What happens from the first byte to the first picture.
import { readAddress } from './frame/address.js';
import { checkPlatform, loadApp } from './frame/app.js';
import { Failure, fillPlaceholder, showNotice } from './frame/failure.js';
import { makeHostLink } from './frame/host.js';
import { makeRoom } from './frame/room.js';
import { startSession } from './frame/session.js';
import { openContext } from './frame/surface.js';
import { sentenceFor } from './frame/words.js';
import { hasPicture } from './picture.js';
import { makeElement } from './table.js';
import { wordsIn } from './words.js';

const root = document.documentElement;
const nodes = Object.fromEntries(
  ['stage', 'placeholder', 'notice', 'again', 'app', 'canvas', 'toggle', 'twin', 'title', 'settings', 'description',
    'refusals', 'remarks', 'summary', 'more', 'panel', 'status'].map((id) => [id, document.getElementById(id)]));
const address = readAddress();
// The still picture that came with the page.
const authored = [...nodes.placeholder.childNodes];
let session = null;
let hasFailed = false;

const host = makeHostLink({
  // Before the app lives, the address is what it will start from.
  onSet(query, serial) {
    if (session) return session.wish('set', query, serial);
    address.query = query;
    host.acknowledge(serial);
  },
  onScheme(scheme) {
    address.scheme = scheme;
    session?.wish('scheme', scheme);
  },
  onHello: () => room.greet(),
});
const room = makeRoom(root, nodes.stage, () => [window.innerWidth, root.dataset.phase, root.dataset.view, host.query()].join());

function showLanguage(language) {
  root.lang = language;
  document.title = wordsIn(language).frameTitle;
}

function showScheme(theme, dark) {
  root.dataset.scheme = theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
}

// A frame in a folded tab has no width: nothing starts before it is unfolded.
function waitForWidth(element) {
  if (element.clientWidth > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

function tellHeight() {
  const tell = () => host.height(room.height());
  new ResizeObserver(tell).observe(nodes.stage);
  tell();
}

// The sentence at once; the phase is 'failed' when picture and table stand under it.
async function fail(error) {
  const sentence = sentenceFor(error instanceof Failure ? error.reason : 'crash', root.lang);
  hasFailed = true;
  console.warn(error);
  session?.loop.stop();
  root.dataset.view = 'text';
  nodes.twin.inert = true;
  showNotice(nodes.notice, sentence);
  host.failed(sentence);
  if (root.dataset.phase === 'live') {
    root.dataset.phase = 'stopped';
    return;
  }
  await fillPlaceholder(nodes.placeholder, address.query, true).catch(console.warn);
  // Where not even that can be fetched.
  if (!nodes.placeholder.hasChildNodes()) nodes.placeholder.append(makeElement('p', wordsIn(root.lang).otherState), ...authored);
  root.dataset.phase = 'failed';
  tellHeight();
}

async function start() {
  root.dataset.phase = 'loading';
  showLanguage(address.language);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  showScheme(address.theme, address.scheme === 'auto' ? prefersDark : address.scheme === 'dark');
  if (address.isInElement || !hasPicture(nodes.placeholder, address.query)) nodes.placeholder.replaceChildren();
  if (!address.isInElement) fillPlaceholder(nodes.placeholder, address.query).catch(console.warn);
  await waitForWidth(nodes.stage);
  checkPlatform();
  const loading = loadApp();
  const context = openContext(nodes.canvas);
  if (!context) {
    loading.catch(() => {});
    throw new Failure('no-webgl');
  }
  session = startSession(await loading, context, { nodes, address, host, root, showLanguage, showScheme, onCrash: fail });
  if (hasFailed) return;
  root.dataset.phase = 'live';
  nodes.placeholder.replaceChildren();
  tellHeight();
  host.flush();
  host.ready();
}

start().catch(fail);
