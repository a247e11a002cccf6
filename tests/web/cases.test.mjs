// The table of reports is complete: every one is answered by scenarios that exist, or cannot occur for a stated reason.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { readReports } from './support/reports.mjs';
import { loadScenarios } from './support/suite.mjs';

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));
const reports = readReports();
const scenarios = await loadScenarios();
const titled = ({ group, name }) => `${group}: ${name}`;

test('every report has its entry, and every entry its report', () => {
  assert.equal(reports.length, 93);
  assert.deepEqual(Object.keys(cases), reports.map(({ reference }) => reference));
});

test('every entry names scenarios or says why there are none', () => {
  const empty = Object.entries(cases).filter(([, { scenarios: names = [], otherwise = '' }]) => names.length === 0 && otherwise.length < 20);
  assert.deepEqual(empty, []);
});

test('entries and scenarios name each other', () => {
  for (const [reference, { scenarios: names = [] }] of Object.entries(cases)) {
    const answering = scenarios.filter((each) => each.reports.includes(reference)).map(titled);
    assert.deepEqual(names, answering, reference);
  }
  const unknown = scenarios.flatMap((each) => each.reports).filter((reference) => !(reference in cases));
  assert.deepEqual(unknown, []);
});

test('no two scenarios have the same title', () => {
  const titles = scenarios.map(titled);
  assert.deepEqual(titles.filter((title, i) => titles.indexOf(title) !== i), []);
});
