// Sizes, pixel ratios and coordinates: what is drawn is sharp, fits its place, and is where the pointer is.
import { element, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { countPixelsUnlike, crop, distinctColours } from '../support/png.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, mouseHand, tap } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';

const openFrame = async ({ site, open }, pageOptions, query = '') => {
  const page = await open(pageOptions);
  await page.goto(site().url(FRAME + query));
  return { page, widget: await makeWidget(page).ready() };
};
const openArticle = async ({ site, open }, options, pageOptions, siteOptions) => {
  const page = await open(pageOptions);
  await page.goto(siteWith(site, options, siteOptions).url(HOST));
  return { page, widget: await makeWidget(page, options?.selector ?? 'prefill-decode').ready() };
};

// Runs in the frame: sizes of the canvas in CSS pixels and in those of its buffer.
const sizes = () => {
  const canvas = document.getElementById('canvas');
  const { width, height } = canvas.getBoundingClientRect();
  return { width, height, bufferWidth: canvas.width, bufferHeight: canvas.height, ratio: window.devicePixelRatio };
};
const bufferFits = async (widget) => {
  const now = await widget.inside(sizes);
  return Math.abs(now.bufferWidth - now.width * now.ratio) <= 1 && Math.abs(now.bufferHeight - now.height * now.ratio) <= 1;
};

// The outermost controls of the picture, and what a click on each must do.
async function hitCorners(widget, { toTheBottom = true } = {}) {
  const hand = mouseHand(widget.page);
  for (const [key, happened] of [
    ['scenario:short-question', async () => (await widget.choice('scenario')) === 'short-question'],
    ['hardware:h100-sxm', async () => (await widget.choice('hardware')) === 'h100-sxm'],
    ['scenario:balanced', async () => (await widget.choice('scenario')) === 'balanced'],
    ['panel:sums', async () => (await widget.openPanel()) === 'panel:sums'],
  ].slice(0, toTheBottom ? 4 : 3)) {
    await tap(widget, hand, key);
    await eventually(happened, `${key} after a click on it`, 5000);
  }
}

async function dragToEnds(widget) {
  const { x, y, width, height } = await widget.box('prompt', '[type="range"]');
  const middle = y + height / 2;
  for (const [end, wanted] of [[x + 1, 1], [x + width - 1, 131072]]) {
    await widget.page.mouse.move(x + width / 2, middle);
    await widget.page.mouse.down();
    await widget.page.mouse.move(end, middle, 3);
    await widget.settled();
    await widget.page.mouse.up();
    await eventually(async () => (await widget.value('prompt')) === wanted, `${wanted} at the end of the track`, 5000);
  }
}

scenario('borders and paddings that a theme puts on canvas and iframe do not make the widget grow', {
  reports: ['libsdl-org/SDL#14485'],
}, async (tools) => {
  const theme = '<style>canvas, iframe { border: 3px solid; padding: 8px; } * { box-sizing: content-box; }</style>';
  const { page, widget } = await openArticle(tools, { head: theme });
  const before = await widget.inside(sizes);
  const resized = async (width) => {
    await page.evaluate((size) => { document.querySelector('main').style.width = size; }, width);
    await widget.settled();
  };
  const first = await page.evaluate(() => document.querySelector('main').getBoundingClientRect().width);
  for (let i = 1; i <= 10; ++i) await resized(`${first - (i % 2)}px`);
  assert.deepEqual(await widget.inside(sizes), before);
});

// Runs in the frame: the pixels that the browser says the canvas covers, and those of its buffer.
const coveredPixels = () => new Promise((resolve) => {
  const canvas = document.getElementById('canvas');
  new ResizeObserver(([entry]) => resolve({
    covered: [entry.devicePixelContentBoxSize[0].inlineSize, entry.devicePixelContentBoxSize[0].blockSize],
    buffer: [canvas.width, canvas.height],
  })).observe(canvas, { box: 'device-pixel-content-box' });
});

for (const dpr of [1, 1.1, 1.25, 1.3333, 1.5, 1.75, 2, 2.625, 3]) {
  scenario(`at ${dpr} device pixels the canvas has a buffer of that density and a picture`, {
    reports: ['emscripten-ports/SDL2#155', 'flyover/imgui-js#44'], needs: ['dpr'],
  }, async (tools) => {
    const { widget } = await openFrame(tools, { dpr, viewport: { width: 400, height: 760 } });
    assert.ok(await bufferFits(widget), JSON.stringify(await widget.inside(sizes)));
    assert.ok((await widget.inside(sizes)).bufferWidth >= 400 * dpr - 1);
    assert.ok(distinctColours(await widget.picture({ x: 0, y: 0, width: 400, height: 400 })) > 20);
  });
}

for (const screenRatio of [1.1, 1.25, 2]) {
  scenario(`on a screen of ratio ${screenRatio} the buffer has just the pixels that the canvas covers`, {
    reports: ['xtermjs/xterm.js#2662'], only: { engine: 'chromium', because: 'only here is the ratio of the screen to be chosen' },
  }, async (tools) => {
    const { widget } = await openFrame(tools, { screenRatio, viewport: { width: 701, height: 700 } });
    const { covered, buffer } = await widget.inside(coveredPixels);
    assert.deepEqual(buffer, covered);
    assert.equal(await widget.inside(() => window.devicePixelRatio.toFixed(2)), screenRatio.toFixed(2));
  });
}

const QUADRANTS = [[0, 0], [1, 0], [0, 1], [1, 1]];
// Pixels that are not ground, per quadrant, as a share.
function inkShares(image) {
  const [width, height] = [Math.floor(image.width / 2), Math.floor(image.height / 2)];
  return QUADRANTS.map(([column, row]) => (
    countPixelsUnlike(crop(image, { x: column * width, y: row * height, width, height }), image.at(2, 2)) / (width * height)));
}

scenario('the layout is the same at one, two and three device pixels', {
  reports: ['CleverRaven/Cataclysm-DDA#71436'], needs: ['dpr'],
}, async (tools) => {
  const shares = [];
  for (const dpr of [1, 2, 3]) {
    const { widget } = await openFrame(tools, { dpr, viewport: { width: 720, height: 560 } });
    shares.push(inkShares(await widget.picture()));
  }
  for (const share of shares) {
    share.forEach((value, quadrant) => assert.ok(Math.abs(value - shares[0][quadrant]) < 0.03, JSON.stringify(shares)));
    assert.ok(Math.min(...share) > 0.005, JSON.stringify(share));
  }
});

scenario('a panel longer than the graphics card draws is drawn whole, with fewer pixels', {
  reports: [], needs: ['dpr'],
}, async (tools) => {
  const { widget } = await openFrame(tools, { viewport: { width: 320, height: 760 }, dpr: 3 }, '?panel=sums');
  await eventually(() => widget.inside(() => document.getElementById('canvas').clientHeight > 3000), 'the whole panel');
  await widget.settled();
  const drawn = await widget.inside(() => {
    const canvas = document.getElementById('canvas');
    const context = canvas.getContext('webgl2');
    return { wanted: canvas.clientHeight * devicePixelRatio, buffer: canvas.height, given: context.drawingBufferHeight, limit: context.getParameter(context.MAX_RENDERBUFFER_SIZE) };
  });
  assert.equal(drawn.given, drawn.buffer);
  assert.ok(drawn.buffer <= drawn.limit);
  assert.ok(drawn.wanted <= drawn.limit || drawn.buffer >= drawn.limit - 1, JSON.stringify(drawn));
});

scenario('text at two device pixels is sharper than the same text enlarged', {
  reports: ['flyover/imgui-js#44'], needs: ['dpr'],
}, async (tools) => {
  const edges = [];
  for (const dpr of [1, 2]) {
    const { widget } = await openFrame(tools, { dpr, viewport: { width: 720, height: 560 } });
    const image = await widget.picture();
    let strong = 0;
    for (let y = 0; y < 40 * dpr; ++y) {
      for (let x = 1; x < image.width; ++x) if (Math.abs(image.at(x, y)[1] - image.at(x - 1, y)[1]) > 120) strong += 1;
    }
    edges.push(strong);
  }
  // Twice as many rows cross the same strokes; an enlarged picture would spread each edge over two pixels.
  assert.ok(edges[1] > 1.5 * edges[0], String(edges));
});

scenario('starting the widget hides nothing of the article', { reports: ['libsdl-org/SDL#14104'] }, async (tools) => {
  const { page } = await openArticle(tools);
  const hidden = await page.evaluate(() => [...document.querySelectorAll('main, h1, p, input')]
    .filter((node) => getComputedStyle(node).display === 'none' || getComputedStyle(node).visibility !== 'visible' || node.offsetHeight === 0).length);
  assert.equal(hidden, 0);
});

for (const dpr of [1, 1.25, 1.5, 2]) {
  scenario(`at ${dpr} device pixels clicks hit the outermost controls and a drag reaches both ends`, {
    reports: ['libsdl-org/SDL#11619', 'raysan5/raylib#6070'], needs: dpr === 1 ? [] : ['dpr'],
  }, async (tools) => {
    const { widget } = await openFrame(tools, { dpr });
    await dragToEnds(widget);
    await hitCorners(widget);
  });
}

for (const style of ['transform:scale(.75);transform-origin:0 0', 'zoom:.8']) {
  scenario(`clicks hit where the page shows the widget with ${style.split(';')[0]}`, { reports: ['processing/p5.js#8669'] }, async (tools) => {
    const { page, widget } = await openArticle(tools, { widget: `<div style="${style}">${element()}</div>`, before: 0 });
    // An engine from before CSS zoom had a standard zooms a frame's box and not its content, and cuts it at the bottom.
    const isStandard = await page.evaluate(() => 'currentCSSZoom' in document.body);
    await hitCorners(widget, { toTheBottom: isStandard || style.startsWith('transform') });
  });
}

scenario('the buffer follows the pixel ratio while the page stays open', { reports: ['libsdl-org/SDL#3171'], needs: ['dpr'] }, async (tools) => {
  const { page, widget } = await openFrame(tools, { viewport: { width: 720, height: 700 } });
  for (const dpr of [1.5, 2, 1]) {
    await page.setRatio(dpr);
    await eventually(async () => (await widget.inside(sizes)).ratio === dpr && bufferFits(widget), `a buffer for ${dpr}`, 5000);
    await widget.settled();
  }
});

scenario('the canvas follows the width of its container, which wins over every other size', {
  reports: ['libsdl-org/SDL#12405', 'libsdl-org/SDL#15502'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools, { widget: `<div id="place" style="width:480px">${element()}</div>` });
  assert.equal((await widget.inside(sizes)).width, 480);
  assert.equal(await page.evaluate(() => document.getElementById('place').getAttribute('style')), 'width:480px');
  assert.equal(await page.evaluate(() => document.querySelector('prefill-decode').getAttribute('style')), null);
  for (const width of [360, 640]) {
    await page.evaluate((size) => { document.getElementById('place').style.width = `${size}px`; }, width);
    await eventually(async () => (await widget.inside(sizes)).width === width && bufferFits(widget), `a canvas ${width} px wide`, 5000);
  }
});

for (const [kind, widget, selector] of [['element', element(), 'prefill-decode'], ['iframe', iframe(), '#frame']]) {
  scenario(`the ${kind} in a folded part of the page starts nothing before it is shown, and fits then`, {
    reports: ['itchio/itch.io#835', 'davidjbradshaw/iframe-resizer#629'],
  }, async ({ site, open }) => {
    const served = siteWith(site, { widget: `<div id="fold" style="display:none">${widget}</div>` });
    const page = await open();
    await page.goto(served.url(HOST));
    await page.evaluate(() => new Promise((resolve) => { 
      window.addEventListener('load', () => resolve());
      if (document.readyState === 'complete') resolve();
    }));
    const contexts = await page.evaluate((query) => {
      const node = document.querySelector(query);
      return (node.shadowRoot?.querySelector('iframe') ?? node).contentWindow?.__seen?.contexts ?? 0;
    }, selector);
    assert.equal(contexts, 0);
    await page.evaluate(() => { document.getElementById('fold').style.display = ''; });
    const shown = await makeWidget(page, selector).ready();
    const { width, height } = await shown.inside(sizes);
    assert.ok(width > 800 && height > 400, `${width} × ${height}`);
    assert.ok(await bufferFits(shown));
  });
}

scenario('resizing the container again and again reports no error', { reports: ['airbnb/visx#335'] }, async (tools) => {
  const { page, widget } = await openArticle(tools, { widget: `<div id="place" style="width:700px">${element()}</div>` });
  for (let i = 0; i < 20; ++i) {
    await page.evaluate((size) => { document.getElementById('place').style.width = `${size}px`; }, 400 + 17 * i);
  }
  await widget.settled();
  assert.deepEqual([...await page.evaluate(() => window.__seen.problems), ...await widget.problems()], []);
});
