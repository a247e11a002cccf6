// Pages that bound the height of the frame or the element: what does not fit is scrolled to, and nothing lies over the text.
import { element, embedScript, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget } from '../support/widget.mjs';

// Runs in the frame.
const room = () => {
  const { scrollingElement } = document;
  const stage = document.getElementById('stage');
  scrollTo(0, 1e6);
  const isReached = stage.getBoundingClientRect().bottom <= window.innerHeight + 1;
  scrollTo(0, 0);
  return {
    isReached,
    given: window.innerHeight,
    wanted: stage.offsetHeight,
    scrolls: getComputedStyle(scrollingElement).overflowY !== 'hidden' && scrollingElement.scrollHeight > window.innerHeight,
  };
};
const isBounded = ({ given, wanted, scrolls, isReached }) => given < wanted - 1 && scrolls && isReached;
const isWhole = ({ given, wanted, scrolls }) => Math.abs(given - wanted) <= 1 && !scrolls;

const LIMITS = {
  'a height that a theme insists on': '#frame { height: 400px !important }',
  'a maximum': '#frame { max-height: 400px }',
  'a part of the window': '#frame { max-height: 40vh }',
  'a ratio that a theme insists on': '#frame { aspect-ratio: 2 / 1; height: auto !important }',
};

for (const [name, rule] of Object.entries(LIMITS)) {
  scenario(`an iframe whose height is bounded by ${name} scrolls, and no more once the bound is gone`, { reports: [] }, async ({ site, open }) => {
    const page = await open({ viewport: { width: 700, height: 900 } });
    await page.goto(siteWith(site, { before: 0, head: `<style id="limit">${rule}</style>${embedScript()}`, widget: iframe() }).url(HOST));
    const widget = await makeWidget(page, '#frame').ready();
    await eventually(async () => isBounded(await widget.inside(room)), 'a frame that scrolls');
    await page.evaluate(() => document.getElementById('limit').remove());
    await eventually(async () => isWhole(await widget.inside(room)), 'a frame that is whole');
  });
}

scenario('the wheel over a bounded iframe scrolls it first and then the page', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { before: 0, head: `<style>#frame { max-height: 300px }</style>${embedScript()}`, widget: iframe() }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  await eventually(async () => isBounded(await widget.inside(room)), 'a frame that scrolls');
  const { x, y } = await widget.frameBox();
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.wheel(0, 100);
  await eventually(() => widget.inside(() => window.scrollY > 0), 'a frame that was scrolled');
  assert.equal(await page.evaluate(() => window.scrollY), 0);
});

for (const [name, style] of [
  ['borders and paddings that count in', '#frame { box-sizing: border-box; border: 7px solid !important; padding: 11px !important }'],
  ['the resets of themes', '*, ::before { box-sizing: border-box } iframe { max-width: 100%; height: auto; display: block; min-height: 0 }'],
  ['a place that is magnified', 'main { zoom: 1.25 }'],
  ['a place that is scaled', 'main { transform: scale(.75); transform-origin: 0 0 }'],
]) {
  scenario(`an iframe in a page with ${name} is whole, and nothing in it scrolls`, { reports: [] }, async ({ site, open }) => {
    const page = await open({ viewport: { width: 700, height: 900 } });
    await page.goto(siteWith(site, { before: 0, head: `<style>${style}</style>${embedScript()}`, widget: iframe({ style: 'height:300px' }) }).url(HOST));
    const widget = await makeWidget(page, '#frame').ready();
    // Browsers that magnify a frame without its content give it more than it asks for.
    await eventually(async () => {
      const now = await widget.inside(room);
      return /zoom/.test(style) ? now.given >= now.wanted - 1 && !now.scrolls : isWhole(now);
    }, 'a frame that is whole');
  });
}

scenario('an iframe that is greeted once says its piece once', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  const first = 'window.said = {}; addEventListener("message", ({ data }) => { said[data.type] = (said[data.type] ?? 0) + 1; });';
  await page.goto(siteWith(site, { before: 0, widget: `${embedScript()}${iframe({ style: 'height:300px' })}` }, { first }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  await eventually(async () => isWhole(await widget.inside(room)), 'a frame that is whole');
  const counts = { ...await page.evaluate(() => window.said), ...await widget.inside(() => window.said) };
  await widget.settled(60);
  const later = { ...await page.evaluate(() => window.said), ...await widget.inside(() => window.said) };
  assert.deepEqual(later, counts);
  assert.ok(later.hello <= 2 && later.ready <= 2, JSON.stringify(later));
});

scenario('whatever a page leaves of the height, a scroll bar that takes room comes once and stays', {
  reports: [], needs: ['scrollBars'],
}, async ({ site, open }) => {
  const page = await open({ scrollBars: true, viewport: { width: 800, height: 900 } });
  await page.goto(siteWith(site, { before: 0, head: `<style>body { margin: 0 }</style>${embedScript()}`, widget: iframe() }).url(HOST));
  const widget = await makeWidget(page, '#frame').ready();
  const heightAt = async (width) => {
    await page.evaluate((next) => { document.getElementById('frame').style.width = `${next}px`; }, width);
    await eventually(async () => (await widget.canvasBox()).width === width && isWhole(await widget.inside(room)), `${width} pixels`);
    // Its width is the page's at once; its height comes with the next picture.
    await widget.settled();
    return widget.inside(() => document.getElementById('stage').offsetHeight);
  };
  // Where a scroll bar of 15 pixels changes the layout: too little, between, and as much as both want.
  const [narrow, wide] = [await heightAt(655), await heightAt(670)];
  assert.ok(narrow > wide, `${narrow} and ${wide}`);
  for (const limit of [wide - 2, wide, wide + 8, narrow]) {
    const bar = limit < wide;
    await page.evaluate((next) => { document.getElementById('frame').style.maxHeight = `${next}px`; }, limit);
    await eventually(() => widget.inside((wanted) => document.documentElement.dataset.room === wanted, bar ? 'little' : 'enough'), `${bar ? 'a' : 'no'} bar at ${limit}`);
    const changes = await widget.inside(async () => {
      const seen = [];
      const observer = new MutationObserver(() => seen.push(document.documentElement.dataset.room));
      observer.observe(document.documentElement, { attributeFilter: ['data-room'] });
      // Longer than a frame waits for its page, five times over.
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
      observer.disconnect();
      return seen;
    });
    assert.deepEqual(changes, [], `at ${limit}`);
    await page.evaluate(() => { document.getElementById('frame').style.maxHeight = ''; });
    await eventually(async () => isWhole(await widget.inside(room)), 'a frame that is whole');
  }
});

const BOUNDS = {
  'a height': 'height:300px',
  'a maximum': 'max-height:300px',
  'a height and its own overflow': 'height:300px;overflow:auto',
  'a height and a hidden overflow': 'height:300px;overflow:hidden',
  'a height, inline': 'display:inline;height:300px',
};
const FREE = { 'nothing': '', 'a least height': 'min-height:900px', 'contained paint': 'contain:content', 'a magnification': 'zoom:1.2' };
const within = (style) => `<div style="${style}"><prefill-decode></prefill-decode></div>`;
const PLACES = {
  'a row of a fixed height': 'display:flex;height:300px',
  'a grid row of a fixed height': 'display:grid;grid-template-rows:300px;grid-template-columns:100%',
};
const bounded = () => Object.values(BOUNDS).map((style) => `<prefill-decode style="${style}"></prefill-decode>`).join('<p class="next">Dalej.</p>')
  + Object.values(PLACES).map((style) => `<p>Dalej.</p>${within(style)}`).join('');
const free = () => `<div style="display:grid;grid-template-columns:1fr 1fr;gap:20px">
  ${Object.values(FREE).map((style) => `<div><prefill-decode style="${style}"></prefill-decode></div>`).join('')}
  <div style="columns:2;width:600px"><prefill-decode></prefill-decode></div>
  <table><tr><td style="width:560px"><prefill-decode></prefill-decode></td></tr></table></div>`;

// Runs in the page: of each element how its box lies in it, and whether all of it can be reached.
const layOut = () => [...document.querySelectorAll('prefill-decode')].map((host) => {
  const { shadowRoot } = host;
  const [box, frame] = ['.box', 'iframe'].map((name) => shadowRoot.querySelector(name));
  const { height, bottom } = host.getBoundingClientRect();
  const isLive = box.dataset.phase === 'live';
  const inner = frame?.contentDocument?.documentElement;
  const stage = frame?.contentDocument?.getElementById('stage');
  return {
    style: host.getAttribute('style') ?? host.parentElement.getAttribute('style'),
    phase: box.dataset.phase,
    height,
    over: box.getBoundingClientRect().bottom - bottom,
    shown: isLive ? frame.getBoundingClientRect().bottom - bottom : 0,
    boxScrolls: box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
    frameScrolls: isLive && stage.offsetHeight > frame.contentWindow.innerHeight + 1
      && frame.contentWindow.getComputedStyle(inner).overflowY === 'scroll',
    isCut: isLive && stage.offsetHeight > frame.contentWindow.innerHeight + 1
      && frame.contentWindow.getComputedStyle(inner).overflowY === 'hidden',
  };
});

const MODULE = '<script type="module" src="../dist/prefill-decode.js"></script>';
const PHASES = {
  still: { before: '<p style="height:4000px"></p>', site: {} },
  loading: { site: { answer: (request, response, path) => path.endsWith('.wasm') } },
  live: { site: {} },
  failed: { site: { first: 'delete window.WebGL2RenderingContext;' } },
};
// No state of the element is lower where nothing bounds it; half of one, as columns would cut it, is.
const WHOLE_PX = 550;
// Frames are live six at a time, those that are near.
const NEAR = { width: 1300, height: 2400 };

async function openPlaces({ site, open }, phase, places) {
  const page = await open({ viewport: NEAR });
  const { before = '', site: options } = PHASES[phase];
  await page.goto(siteWith(site, { before: 0, widget: `${MODULE}${before}${places}` }, options).url(HOST));
  return page;
}

for (const phase of Object.keys(PHASES)) {
  scenario(`an element whose height is bounded stays in its bounds and scrolls, ${phase}`, { reports: [] }, async (tools) => {
    const page = await openPlaces(tools, phase, bounded());
    const isRight = ({ phase: now, height, over, shown, boxScrolls, frameScrolls, isCut }) =>
      now === phase && Math.abs(height - 300) <= 1 && over <= 1 && shown <= 1 && !isCut && boxScrolls !== frameScrolls;
    let found = [];
    await eventually(async () => (found = await page.evaluate(layOut)).every(isRight), 'bounded elements', 25000)
      .catch((error) => assert.fail(`${error.message}: ${JSON.stringify(found.filter((each) => !isRight(each)))}`));
    assert.equal(found.length, 7);
  });

  scenario(`an element whose height is free is whole, and nothing in it scrolls, ${phase}`, { reports: [] }, async (tools) => {
    const page = await openPlaces(tools, phase, free());
    const isRight = ({ phase: now, height, over, shown, boxScrolls, frameScrolls, isCut }) =>
      now === phase && height > WHOLE_PX && over <= 1 && shown <= 1 && !isCut && !boxScrolls && !frameScrolls;
    let found = [];
    await eventually(async () => (found = await page.evaluate(layOut)).every(isRight), 'free elements', 25000)
      .catch((error) => assert.fail(`${error.message}: ${JSON.stringify(found.filter((each) => !isRight(each)))}`));
    assert.equal(found.length, 6);
  });
}

scenario('on paper an element whose height is bounded is as long as its picture and table', { reports: [], needs: ['cdp'] }, async (tools) => {
  for (const phase of ['live', 'failed']) {
    const page = await openPlaces(tools, phase, element('style="height:300px"') + element('style="max-height:300px;overflow:hidden"'));
    await eventually(async () => (await page.evaluate(layOut)).every((each) => each.phase === phase), phase);
    await page.emulate({ media: 'print' });
    await eventually(() => page.evaluate(() => [...document.querySelectorAll('prefill-decode')].every((host) => {
      const table = host.shadowRoot.querySelector('table');
      const { bottom } = host.getBoundingClientRect();
      return table?.offsetHeight > 50 && table.getBoundingClientRect().bottom <= bottom + 1;
    })), `picture and table, ${phase}`);
  }
});

scenario('an element that was folded away and has no width is whole when it is unfolded', { reports: [] }, async ({ site, open }) => {
  const page = await open();
  await page.goto(siteWith(site, { before: 0, widget: `<details><summary>Wykres</summary>${element()}</details><div id="thin" style="width:0">${element()}</div>` }).url(HOST));
  await eventually(() => page.evaluate(() => !!customElements.get('prefill-decode')), 'the script');
  await page.evaluate(() => {
    document.querySelector('details').open = true;
    document.getElementById('thin').style.width = '600px';
  });
  await eventually(async () => (await page.evaluate(layOut)).every(({ phase, height, isCut, frameScrolls }) => phase === 'live' && height > WHOLE_PX && !isCut && !frameScrolls), 'two whole elements', 25000);
});
