// Pictures to look at: the article’s sequence, odd states and every panel at several widths, in both schemes and
// languages, and pages. node tests/web/screenshots.mjs [part of a name]; written to build/screenshots/ with contact sheets.
// Where PREFILL_DECODE_BEFORE names another bundle, its pictures go to before/ there, and sheets show each beside today's.
// A picture that cannot be taken is named at the end and costs the others nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import * as chromium from './engines/chromium.mjs';
import { startServer } from './support/server.mjs';
import { within } from './support/time_limit.mjs';
import { makeWidget } from './support/widget.mjs';

const folder = process.env.PREFILL_DECODE_PICTURES ?? fileURLToPath(new URL('../../build/screenshots', import.meta.url));
const wanted = process.argv[2] ?? '';
const PICTURE_SECONDS = Number(process.env.PREFILL_DECODE_PICTURE_SECONDS ?? 120);
const MOST_FAILURES = 3;
const hasBefore = Boolean(process.env.PREFILL_DECODE_BEFORE);

const SEQUENCE = {
  '1-defaults': '', '2-long-answer': 'scenario=short-question', '3-long-prompt': 'scenario=long-document',
  '4-server': 'hardware=h100-sxm',
};

// Plays for so long, then pauses. The button of the page itself: what plays takes room, and moves it out of a low window.
const playedFor = (milliseconds) => async (widget) => {
  const press = () => widget.inside(() => document.querySelector('[data-key="play"]').click());
  await press();
  await delay(milliseconds);
  await press();
};
// On the laptop a completion is read for 2.3 s and written for as long.
const STATES = {
  'playing-prefill': { query: 'scenario=code-completion', act: playedFor(1200) },
  'playing-decode': { query: 'scenario=code-completion', act: playedFor(3400) },
  'exceeding-memory': { query: 'model=llama-3.3-70b&hardware=rtx-4090' },
  'resumed-conversation': { query: 'scenario=resumed-conversation' },
};

const PANEL_LOOKS = [
  [320, 'pl', 'light'],
  ...[360, 1100].flatMap((width) => ['pl', 'en'].flatMap((lang) => ['light', 'dark'].map((theme) => [width, lang, theme]))),
];

function* pictures(panels) {
  for (const width of [360, 720, 1100]) {
    for (const theme of ['light', 'dark']) {
      for (const lang of ['pl', 'en']) {
        for (const [step, query] of Object.entries(SEQUENCE)) {
          yield { name: `${step}-${width}-${theme}-${lang}`, path: `frame.html?${query}&theme=${theme}&lang=${lang}`, width, theme };
        }
      }
    }
  }
  for (const [state, { query, act }] of Object.entries(STATES)) {
    for (const width of [360, 720]) {
      for (const theme of ['light', 'dark']) {
        for (const lang of ['pl', 'en']) {
          yield { name: `${state}-${width}-${theme}-${lang}`, path: `frame.html?${query}&theme=${theme}&lang=${lang}`, width, theme, act };
        }
      }
    }
  }
  for (const panel of panels) {
    for (const [width, lang, theme] of PANEL_LOOKS) {
      yield { name: `panel-${panel}-${width}-${theme}-${lang}`, path: `frame.html?panel=${panel}&theme=${theme}&lang=${lang}`, width, theme };
    }
  }
  yield { name: 'refused', path: 'frame.html?prompt=nic&hardware=abacus', width: 720 };
  yield { name: 'too-little-memory', path: 'frame.html?model=llama-3.3-70b&hardware=rtx-4090&panel=memory', width: 720 };
  for (const [name, path] of [['article', 'index.html'], ['generator', 'kreator.html']]) {
    for (const width of [360, 1100]) {
      for (const theme of ['light', 'dark']) yield { name: `${name}-${width}-${theme}`, path, width, theme, selector: 'prefill-decode' };
    }
  }
}

// Names of all panels, as the app publishes them.
async function panelNames(browser, site) {
  const page = await browser.open({ viewport: { width: 720, height: 900 }, dpr: 1, locale: 'pl-PL' });
  await page.goto(site.url('/dist/frame.html'));
  const widget = await makeWidget(page).ready();
  const names = await widget.panels();
  await page.close();
  return names;
}

// `bundle`: where the site has it.
async function take(browser, site, bundle, to, { name, path, width, theme = 'light', selector = null, act = null }) {
  const touch = width < 500;
  const page = await browser.open({ viewport: { width, height: touch ? 760 : 900 }, dpr: 2, touch, colorScheme: theme, locale: 'pl-PL' });
  const draw = async () => {
    await page.goto(site.url(`/${bundle}/${path}`));
    if (selector) await page.native.locator(selector).scrollIntoViewIfNeeded();
    const widget = await makeWidget(page, selector).ready();
    await act?.(widget);
    await widget.settled();
    writeFileSync(join(to, `${name}.png`), await page.native.screenshot({ fullPage: true }));
  };
  try {
    await within(PICTURE_SECONDS, `The picture ${name}`, draw());
  } finally {
    // A page that hangs may not close either; the browser's end is its own.
    await within(PICTURE_SECONDS, `Closing ${name}`, page.close()).catch(() => {});
  }
}

const bundles = [...(hasBefore ? [{ bundle: 'before', to: join(folder, 'before'), prefix: 'before/' }] : []), { bundle: 'dist', to: folder, prefix: '' }];

async function takeAll(browser, site) {
  const taken = [];
  const failures = [];
  const panels = await within(PICTURE_SECONDS, 'Reading the names of the panels', panelNames(browser, site));
  for (const picture of pictures(panels)) {
    if (!picture.name.includes(wanted)) continue;
    for (const { bundle, to, prefix } of bundles) {
      const name = prefix + picture.name;
      try {
        await take(browser, site, bundle, to, picture);
        taken.push(name);
      } catch (error) {
        failures.push(name);
        console.error(`${name} could not be taken: ${error.message}.`);
      }
    }
    if (failures.length >= MOST_FAILURES) break;
  }
  return { taken, failures };
}

// As montage takes them: a picture with its label, or an empty place.
const placed = (files, name, label) => (files.has(name) ? ['-label', label, `${name}.png`] : ['null:']);

// One sheet a group: the steps of the sequence, the states, the panels, the pages. Before and after stand side by side.
function makeSheets(taken) {
  const files = new Set(taken);
  const names = [...new Set(taken.map((name) => name.replace(/^before\//, '')))];
  const groups = {
    sequence: /^\d-/, states: /^playing-|^exceeding-|^resumed-/, panels: /^panel-|^refused|^too-/, pages: /^article|^generator/,
  };
  for (const [group, pattern] of Object.entries(groups)) {
    const places = names.filter((name) => pattern.test(name)).flatMap((name) => (
      hasBefore ? [...placed(files, `before/${name}`, `${name}: before`), ...placed(files, name, `${name}: after`)] : placed(files, name, name)));
    if (places.length === 0) continue;
    try {
      execFileSync('montage', [...places, '-gravity', 'north', '-tile', '8x', '-geometry', '320x>+12+12', `sheet-${group}.png`], { cwd: folder });
    } catch (error) {
      console.log(`no contact sheet: ${error.code === 'ENOENT' ? 'ImageMagick is not installed' : error.message}`);
      return;
    }
  }
}

rmSync(join(folder, 'before'), { recursive: true, force: true });
for (const { to } of bundles) mkdirSync(to, { recursive: true });
const server = await startServer();
const browser = await within(PICTURE_SECONDS, 'Starting Chromium', chromium.launch());
try {
  const { taken, failures } = await takeAll(browser, server.makeSite());
  makeSheets(taken);
  console.log(`${taken.length} pictures in ${folder}${failures.length ? `; without ${failures.join(', ')}` : ''}`);
  process.exitCode = failures.length ? 1 : 0;
} catch (error) {
  console.error(`No pictures: ${error.message}.`);
  process.exitCode = 1;
} finally {
  await within(PICTURE_SECONDS, 'Closing Chromium', browser.close()).catch((error) => console.error(`${error.message}.`));
  server.close();
}
process.exit();
