// Scenarios are written once and run in each engine: a scenario names the reports it answers and what it needs of an
// engine; where an engine cannot give that, it is skipped by name with the reason.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';

import { bundle, startServer } from './server.mjs';

const scenarios = [];
let group = '';

// `reports`: upstream references; `needs`: names in an engine's `lacks`; `only`: { engine, because }.
export function scenario(name, options, run) {
  scenarios.push({ group, name, reports: [], needs: [], only: null, ...options, run });
}

export async function loadScenarios() {
  if (scenarios.length > 0) return scenarios;
  const folder = new URL('../scenarios/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mjs')).sort();
  for (const file of files) {
    group = file.replace('.mjs', '');
    await import(new URL(file, folder));
  }
  return scenarios;
}

function reasonToSkip({ needs, only }, engine) {
  if (only && only.engine !== engine.name) return `for ${only.engine}: ${only.because}`;
  const missing = needs.find((need) => need in engine.lacks);
  return missing ? engine.lacks[missing] : false;
}

const DEFAULTS = {
  viewport: { width: 900, height: 900 }, dpr: 1, touch: false, colorScheme: 'light', reducedMotion: 'no-preference',
  forcedColors: 'none', contrast: 'no-preference', javaScript: true, locale: 'pl-PL',
};
const TIMEOUT_MS = 120000;

// What a scenario is handed: pages and sites that go away with it, and the engine's name where it matters.
async function runScenario({ run }, engine, browser, server) {
  const pages = [];
  const toolbox = {
    engine: engine.name,
    lacks: engine.lacks,
    bundle,
    site: (options) => server.makeSite(options),
    async open(options = {}) {
      const page = await browser.open({ ...DEFAULTS, ...options });
      pages.push(page);
      return page;
    },
  };
  try {
    await run(toolbox);
  } finally {
    for (const page of pages) await page.close().catch(() => {});
  }
}

// Where an engine's driver falls silent, that says nothing of the page yet: once more, in a new browser, and the report
// says so. What else fails has failed: a scenario that passes only sometimes has found something.
async function runAgainIfSilent(each, engine, browser, server, { signal, report }) {
  try {
    await runScenario(each, engine, browser, server);
  } catch (error) {
    // With its time up the next scenario has begun.
    if (!engine.isSilence?.(error) || signal.aborted) throw error;
    report(`runs a second time after: ${error.message}`);
    await browser.renew();
    await runScenario(each, engine, browser, server);
  }
}

export async function runIn(engine) {
  let browser;
  let server;
  before(async () => {
    server = await startServer();
    browser = await engine.launch();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  for (const each of await loadScenarios()) {
    const title = `${engine.name}: ${each.group}: ${each.name}`;
    test(title, { skip: reasonToSkip(each, engine), timeout: TIMEOUT_MS },
      (context) => runAgainIfSilent(each, engine, browser, server, {
        signal: context.signal, report: (text) => context.diagnostic(`${title} ${text}`),
      }));
  }
}

export { assert };
