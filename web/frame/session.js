// A running app between its inputs and its outputs: every change leads to a frame, every frame says what changed.
import { makeAddressBar } from './address.js';
import { makeControls, watchFocus } from './controls.js';
import { makeCopying } from './copying.js';
import { watchEnvironment } from './environment.js';
import { Failure } from './failure.js';
import { makeLoop } from './loop.js';
import { watchPointer } from './pointer.js';
import { makeReport } from './report.js';
import { makeScrollBar } from './room.js';
import { watchContext, watchSize } from './surface.js';
import { makeView } from './view.js';
import { wordsIn } from './words.js';

const SNAPSHOT_CHANGED = 2;
const LAYOUT_CHANGED = 4;
const ENTRY_REQUESTED = 8;
const COPY_REQUESTED = 16;

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

// What the host wishes for, however often: the last of each kind counts, granted by `grants` with the next frame.
function makeWishes(grants) {
  const wishes = new Map();
  return {
    add: (kind, ...wish) => wishes.set(kind, wish),
    grant() {
      for (const [kind, wish] of wishes) {
        wishes.delete(kind);
        grants[kind](...wish);
      }
    },
  };
}

// The canvas buffer follows the element. A new buffer is blank until it is drawn, so it is made in the frame that
// draws it.
function makeSizes(canvas, context, app) {
  let next = null;
  let width = canvas.clientWidth;
  return {
    width: () => width,
    set: (size) => { next = size; },
    take() {
      if (!next) return;
      const { cssWidth, ratio, pixels, buffer } = next;
      next = null;
      width = cssWidth;
      [canvas.width, canvas.height] = buffer;
      // Short of memory a browser may give less than was asked for, and a lost context has none.
      app.resize(ratio, ...pixels, context.drawingBufferWidth || canvas.width, context.drawingBufferHeight || canvas.height);
    },
  };
}

function makePublisher({ controls, report, view, host, scrollBar, onLanguage, onTheme }) {
  const writeAddress = makeAddressBar();
  let query = null;
  return (snapshot) => {
    if (snapshot.query !== query) scrollBar.free();
    query = snapshot.query;
    onLanguage(snapshot.lang);
    onTheme(snapshot.theme);
    view.setState(snapshot);
    controls.update(snapshot.controls);
    report.update(snapshot);
    writeAddress(snapshot.query);
    host.state(snapshot);
  };
}

function watchInputs(nodes, app, loop, controls, sizes) {
  watchPointer(nodes.canvas, sizes.width, {
    onPointer: (...values) => { app.pointer(...values); loop.wake(); },
    // Phones raise their keyboard, and browsers let write to the clipboard, only inside the gesture.
    onRelease: (isTouch) => { if (isTouch || document.activeElement.dataset.key?.startsWith('copy:')) loop.settle(); },
    onPress: controls.focusAt,
    isSlider: controls.isSlider,
  });
  watchFocus(nodes.twin, (key) => { app.focus(key); loop.wake(); });
}

function watchPageLife(app, loop, context) {
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) loop.wake(); });
  // A page that may come back by the Back button keeps everything.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    loop.stop();
    app.stop();
    context.getExtension('WEBGL_lose_context')?.loseContext();
  });
}

// `page` has { nodes, address, host, root, showLanguage, showScheme, onCrash }. Throws where the app finds no WebGL.
export function startSession(rawApp, context, page) {
  const { nodes, address, host } = page;
  const app = guarded(rawApp, page.onCrash);
  let dark = false;
  let theme = address.theme;
  let words = wordsIn(address.language);

  if (rawApp.start(address.query, nodes.stage.clientWidth, window.devicePixelRatio || 1) !== 0) throw new Failure('no-webgl');

  let serial = null;
  const wishes = makeWishes({
    set(query, next) {
      serial = next;
      app.setQuery(query);
    },
    scheme: (scheme) => environment.setHostScheme(scheme),
  });
  const acting = (change) => (...values) => {
    wishes.grant();
    change(...values);
    loop.wakeOrSettle();
  };
  const sizes = makeSizes(nodes.canvas, context, app);
  const controls = makeControls(
    nodes, { edit: acting(app.edit), step: acting(app.step), action: acting(app.action) }, () => words);
  const copying = makeCopying(nodes, app, {
    // Inside the gesture, as above.
    onCopy(key) { app.action(key); loop.settle(); },
    onChange: () => loop.wakeOrSettle(),
  }, () => words);
  const view = makeView(nodes, page.root, (isDrawn) => loop.setShown(isDrawn));
  const scrollBar = makeScrollBar(page.root);
  const publish = makePublisher({
    controls, view, host, scrollBar,
    report: makeReport(nodes, copying.update),
    onLanguage(language) { words = wordsIn(language); page.showLanguage(language); },
    onTheme(next) { theme = next; page.showScheme(theme, dark); },
  });
  const layOut = () => {
    nodes.app.style.setProperty('--app-height', `${Math.ceil(app.height())}px`);
    const rects = app.rects();
    if (!rects) return;
    controls.place(rects);
    copying.place(rects);
  };
  const onFrame = (flags) => {
    const snapshot = flags & SNAPSHOT_CHANGED ? app.snapshot() : null;
    if (snapshot) publish(snapshot);
    if (serial !== null) host.acknowledge(serial);
    if (flags & LAYOUT_CHANGED) layOut();
    if (flags & ENTRY_REQUESTED) controls.enter(app.requestedField());
    if (flags & COPY_REQUESTED) copying.copy();
    nodes.canvas.style.setProperty('cursor', app.cursor() || 'default');
  };
  const loop = makeLoop(app, nodes.stage, {
    beforeFrame() {
      wishes.grant();
      sizes.take();
    },
    onFrame,
  });

  const environment = watchEnvironment(address.scheme, (now) => {
    dark = now.dark;
    page.showScheme(theme, dark);
    view.set('forcedColors', now.forcedColors);
    app.environment(now.flags);
    loop.wake();
  });
  // Twice: the height is known after a frame, and the size of the buffer after the height.
  loop.settle();
  const watched = watchSize(nodes.canvas, context, (size) => {
    scrollBar.keep();
    sizes.set(size);
    loop.wake();
  });
  watched.measure();
  loop.settle();

  watchInputs(nodes, app, loop, controls, sizes);
  watchContext(nodes.canvas, app, {
    onLost: (lost) => view.set('lost', lost),
    onRestored: loop.wake,
    onMissing: (missing) => view.set('missing', missing),
  });
  watchPageLife(app, loop, context);
  return { loop, wish: (...wish) => { wishes.add(...wish); loop.wakeOrSettle(); } };
}
