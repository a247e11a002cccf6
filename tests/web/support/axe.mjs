// axe-core in a page and in its frame: what it finds wrong, one line a finding.
import { readFile } from 'node:fs/promises';

const source = readFile(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

// Automation may define functions past a page's policy, a script element may not; frames are looked at one by one.
export async function axeFindings(run, { exclude = [] } = {}) {
  await run((text) => { if (!window.axe) (0, eval)(text); }, await source);
  return run(async (left) => {
    const { violations } = await window.axe.run({ exclude: left }, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`);
  }, exclude);
}
