// The list of reports, data/embed_cases.csv, as objects by column.
import { readFileSync } from 'node:fs';

// One line of CSV with doubled quotes inside quoted cells; no cell here holds a line break.
function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => (quoted ?? bare).replaceAll('""', '"'));
}

export function readReports() {
  const [head, ...lines] = readFileSync(new URL('../data/embed_cases.csv', import.meta.url), 'utf8').trim().split('\n');
  const columns = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, column) => [columns[column], cell])));
}
