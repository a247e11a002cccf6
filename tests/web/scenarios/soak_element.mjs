// The element for a long time: put in and taken out again and again, it leaves nothing behind; flooded, it keeps the page quick.
import { element, embedScript, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

const AT_ONCE = 5;

// Runs in the page: as many at once as may be live together; all are in their phase when all are removed.
async function mountAndRemove({ rounds, atOnce, phases, attributes }) {
  const place = document.createElement('div');
  document.body.prepend(place);
  // One over the other, so that all are near.
  place.style.display = 'grid';
  const make = () => {
    const host = document.createElement('prefill-decode');
    host.style.gridArea = '1 / 1';
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
    return host;
  };
  const isIn = ({ shadowRoot }, phase) => {
    if (phase === 'still') return shadowRoot.querySelector('.still').hasChildNodes();
    if (phase === 'loading') return shadowRoot.querySelector('iframe')?.contentDocument?.getElementById('stage');
    return shadowRoot.querySelector('.box').dataset.phase === phase;
  };
  for (let round = 0; round < rounds; ++round) {
    const hosts = Array.from({ length: atOnce }, make);
    place.append(...hosts);
    while (!hosts.every((host) => isIn(host, phases[round % phases.length]))) await new Promise((resolve) => { setTimeout(resolve, 4); });
    place.replaceChildren();
  }
  place.remove();
}

// The page before and after. Enough rounds go ahead for all that is made once and stays, code of the browser's among it.
async function assertNothingStays(page, { rounds, warm, phases, attributes = {} }) {
  const soak = (count) => page.evaluate(mountAndRemove, { rounds: count, atOnce: AT_ONCE, phases, attributes });
  await soak(warm);
  const before = await page.memory();
  await soak(rounds);
  const after = await page.memory();
  for (const kind of ['documents', 'nodes', 'listeners', 'frames']) {
    assert.ok(after[kind] <= before[kind], `${before[kind]} ${kind} before and ${after[kind]} after`);
  }
  assert.ok(after.heap <= 1.05 * before.heap, `${before.heap} bytes before and ${after.heap} after`);
}

const WITHOUT_ELEMENT = { widget: '<script type="module" src="../dist/prefill-decode.js"></script>' };
const NO_WEBGL = 'delete window.WebGL2RenderingContext;';
// Frames that stay as they are when their page has come, and cost no drawing.
const holdFrame = (request, response, path) => /\/frame-\w+\.js$/.test(path);

for (const { name, phases, rounds, warm = 3, attributes, site: options } of [
  { name: 'two hundred of them while they load', phases: ['loading'], rounds: 40, warm: 12, site: { answer: holdFrame } },
  { name: 'two hundred of them before they load', phases: ['still'], rounds: 40, warm: 12 },
  { name: 'live', phases: ['live'], rounds: 4 },
  { name: 'after they failed', phases: ['failed'], rounds: 6, warm: 6, site: { first: NO_WEBGL } },
  { name: 'in this phase and that, in a state without a picture', phases: ['still', 'loading', 'live'], rounds: 3, attributes: { prompt: '777', panel: 'roofline' } },
]) {
  scenario(`of elements that are removed nothing stays in memory: ${name}`, { reports: [], needs: ['memory'] }, async ({ site, open }) => {
    const page = await open();
    await page.goto(siteWith(site, WITHOUT_ELEMENT, options).url(HOST));
    await eventually(() => page.evaluate(() => !!customElements.get('prefill-decode')), 'the script');
    await assertNothingStays(page, { rounds, warm, phases, attributes });
  });
}

scenario('an element that is put in and taken out two hundred times holds one frame at most', { reports: [], needs: ['memory'] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { before: 0 }).url(HOST));
  await makeWidget(page, 'prefill-decode').ready();
  const move = async (rounds) => {
    const host = document.querySelector('prefill-decode');
    const { parentNode, nextSibling } = host;
    for (let round = 0; round < rounds; ++round) {
      host.remove();
      parentNode.insertBefore(host, nextSibling);
      await new Promise((resolve) => { setTimeout(resolve, round % 20 === 0 ? 100 : 5); });
    }
  };
  await page.evaluate(move, 12);
  await makeWidget(page, 'prefill-decode').ready();
  const before = await page.memory();
  await page.evaluate(move, 200);
  await makeWidget(page, 'prefill-decode').ready();
  const { documents, frames, nodes } = await page.memory();
  assert.deepEqual({ documents, frames }, { documents: before.documents, frames: before.frames });
  assert.ok(nodes <= 1.05 * before.nodes, `${before.nodes} nodes before and ${nodes} after`);
});
