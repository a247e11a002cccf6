// The frame page: one document, one canvas, one app. What happens from the first byte to the first picture.
import { readAddress, makeAddressBar } from './frame/address.js';
import { checkPlatform, loadApp } from './frame/app.js';
import { makeControls, watchFocus } from './frame/controls.js';
import { watchEnvironment } from './frame/environment.js';
import { Failure, fillPlaceholder, showNotice } from './frame/failure.js';
import { makeHostLink } from './frame/host.js';
import { makeLoop } from './frame/loop.js';
import { watchPointer } from './frame/pointer.js';
import { makeReport } from './frame/report.js';
import { openContext, watchContext, watchSize } from './frame/surface.js';
import { makeView } from './frame/view.js';
import { sentenceFor, wordsIn } from './words.js';

const SNAPSHOT_CHANGED = 2;
const LAYOUT_CHANGED = 4;
const ENTRY_REQUESTED = 8;

const root = document.documentElement;
const nodes = Object.fromEntries(
  ['stage', 'placeholder', 'notice', 'again', 'app', 'canvas', 'toggle', 'twin', 'title', 'settings', 'description',
    'refusals', 'remarks', 'summary', 'more', 'panel', 'status'].map((id) => [id, document.getElementById(id)]));
const address = readAddress();
let live = null;

const host = makeHostLink({
  // Before the app lives, the address is what it will start from.
  onSet: (query) => { if (live) live.setQuery(query); else address.query = query; },
  onScheme: (scheme) => { address.scheme = scheme; live?.environment.setHostScheme(scheme); },
  onHello: () => { root.dataset.host = ''; },
});

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

function watchHeight() {
  new ResizeObserver(() => host.height(Math.ceil(nodes.stage.offsetHeight))).observe(nodes.stage);
}

function fail(error) {
  const reason = error instanceof Failure ? error.reason : 'crash';
  const sentence = sentenceFor(reason, root.lang);
  console.warn(error);
  live?.loop.stop();
  root.dataset.phase = live ? 'stopped' : 'failed';
  root.dataset.view = 'text';
  nodes.twin.inert = true;
  showNotice(nodes.notice, sentence);
  if (!live) fillPlaceholder(nodes.placeholder, address.query, true);
  watchHeight();
  host.failed(reason, sentence);
}

// Every export, except that the first one to trap ends the app in words instead of an exception for each frame.
function guarded(app, onCrash) {
  let crashed = false;
  const guard = (call) => (...values) => {
    if (crashed) return 0;
    try {
      return call(...values);
    } catch (error) {
      crashed = true;
      onCrash(new Failure('crash', error));
      return 0;
    }
  };
  return Object.fromEntries(Object.entries(app).map(([name, call]) => [name, guard(call)]));
}

function run(rawApp, context) {
  const app = guarded(rawApp, fail);
  let size = { width: nodes.stage.clientWidth };
  let nextSize = null;
  let dark = false;
  let theme = address.theme;
  let words = wordsIn(address.language);
  let sizes = null;

  const acting = (change) => (...values) => {
    change(...values);
    loop.wakeOrSettle();
  };
  const controls = makeControls(
    nodes, { edit: acting(app.edit), step: acting(app.step), action: acting(app.action) }, () => words);
  const report = makeReport(nodes);
  const writeAddress = makeAddressBar();
  const view = makeView(nodes, root, () => sizes?.measure());

  const publish = (snapshot) => {
    if (snapshot.lang !== root.lang) showLanguage(snapshot.lang);
    words = wordsIn(snapshot.lang);
    theme = snapshot.theme;
    showScheme(theme, dark);
    view.setLanguage(snapshot.lang);
    controls.update(snapshot.controls);
    report.update(snapshot);
    writeAddress(snapshot.query);
    host.state(snapshot);
  };
  const layOut = () => {
    nodes.app.style.setProperty('--app-height', `${Math.ceil(app.height())}px`);
    const rects = app.rects();
    if (rects) controls.place(rects);
  };
  // A new buffer is blank until it is drawn, so it is made in the frame that draws it.
  const takeSize = () => {
    if (!nextSize) return;
    const [width, ratio, bufferWidth, bufferHeight] = nextSize;
    nextSize = null;
    size = { width };
    nodes.canvas.width = bufferWidth;
    nodes.canvas.height = bufferHeight;
    app.resize(width, ratio, bufferWidth, bufferHeight);
  };
  const onFrame = (flags) => {
    if (flags & SNAPSHOT_CHANGED) {
      const snapshot = app.snapshot();
      if (snapshot) publish(snapshot);
    }
    if (flags & LAYOUT_CHANGED) layOut();
    if (flags & ENTRY_REQUESTED) controls.enter(app.requestedField());
    nodes.canvas.style.setProperty('cursor', app.cursor() || 'default');
  };

  if (app.start(address.query, size.width, window.devicePixelRatio || 1) !== 0) throw new Failure('no-webgl');
  const loop = makeLoop(app, nodes.stage, { beforeFrame: takeSize, onFrame });
  const environment = watchEnvironment(address.scheme, (now) => {
    dark = now.dark;
    showScheme(theme, dark);
    view.set('forcedColors', now.forcedColors);
    app.environment(now.flags);
    loop.wake();
  });
  live = { app, loop, environment, setQuery: acting(app.setQuery) };
  loop.settle();
  sizes = watchSize(nodes.canvas, (...next) => {
    nextSize = next;
    loop.wake();
  });
  sizes.measure();
  loop.settle();

  watchPointer(nodes.canvas, () => size, {
    onPointer: (...values) => { app.pointer(...values); loop.wake(); },
    // Phones raise their keyboard only for a focus given inside the gesture.
    onRelease: (isTouch) => { if (isTouch) loop.settle(); },
    onPress: controls.focusAt,
    isSlider: controls.isSlider,
  });
  watchFocus(nodes.twin, (key) => { app.focus(key); loop.wake(); });
  watchContext(nodes.canvas, app, { onRestored: loop.wake, onMissing: (missing) => view.set('missing', missing) });
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) loop.wake(); });
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    loop.stop();
    app.stop();
    context.getExtension('WEBGL_lose_context')?.loseContext();
  });
}

async function start() {
  root.dataset.phase = 'loading';
  showLanguage(address.language);
  showScheme(address.theme, address.scheme === 'dark' || (address.scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches));
  fillPlaceholder(nodes.placeholder, address.query);
  await waitForWidth(nodes.stage);
  checkPlatform();
  const loading = loadApp(nodes.canvas);
  const context = openContext(nodes.canvas);
  if (!context) {
    loading.catch(() => {});
    throw new Failure('no-webgl');
  }
  run(await loading, context);
  if (root.dataset.phase !== 'loading') return;
  root.dataset.phase = 'live';
  nodes.placeholder.replaceChildren();
  watchHeight();
  host.height(Math.ceil(nodes.stage.offsetHeight));
  host.flush();
  host.ready(document.title);
}

start().catch(fail);
