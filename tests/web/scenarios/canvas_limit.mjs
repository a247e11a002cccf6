// A picture larger than the graphics card draws: fewer pixels in the buffer, and nothing else changes.
import { embedScript, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, mouseHand, openFrame, tap } from '../support/widget.mjs';

const PANELS = ['roofline', 'batch', 'price', 'resume', 'memory', 'sums'];
// More than any panel needs.
const ANY = 1_000_000;

// A graphics card that draws no side longer than `limit`, and a count of the buffers that the canvas gets.
const limited = (limit) => `{
  const original = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    if (name === this.MAX_RENDERBUFFER_SIZE) return ${limit};
    return name === this.MAX_VIEWPORT_DIMS ? Int32Array.of(${limit}, ${limit}) : original.call(this, name);
  };
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'height');
  window.__buffers = 0;
  Object.defineProperty(HTMLCanvasElement.prototype, 'height', { get, set(height) { window.__buffers += 1; set.call(this, height); } });
}`;

// Before any frame can speak.
const LISTEN = `<script>
window.heard = [];
window.addEventListener('message', ({ source, data }) => {
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  window.heard.push({ id: frame.id, type: data.type, height: data.height });
});
</script>`;

// By panel: the height that the frame told its page last, those after it was ready, and how many buffers it made.
async function tellHeights({ site, open }, { limit, width, panels }) {
  const widgets = panels.map((panel) => iframe({ id: panel, src: `../dist/frame.html?panel=${panel}`, style: `width:${width}px` }));
  const served = siteWith(site, { head: LISTEN + embedScript(), widget: widgets.join('') }, { first: limited(limit) });
  const page = await open({ viewport: { width: width + 200, height: 900 }, dpr: 3 });
  await page.goto(served.url(HOST));
  for (const panel of panels) await makeWidget(page, `#${panel}`).ready();
  // What goes round for ever goes on here.
  for (const panel of panels) {
    await makeWidget(page, `#${panel}`).inside(() => new Promise((resolve) => { setTimeout(resolve, 300); }));
    await makeWidget(page, `#${panel}`).settled();
  }
  const heard = await page.evaluate(() => window.heard);
  const told = await Promise.all(panels.map(async (panel) => {
    const own = heard.filter(({ id }) => id === panel);
    const ready = own.findIndex(({ type }) => type === 'ready');
    const heights = (messages) => messages.filter(({ type }) => type === 'height').map(({ height }) => height);
    const later = heights(own.slice(ready));
    const buffers = await makeWidget(page, `#${panel}`).inside(() => window.__buffers);
    return [panel, { height: heights(own).at(-1), later, buffers }];
  }));
  await page.close();
  return Object.fromEntries(told);
}

for (const [limit, widths] of [[4096, [320, 430]], [4097, [375]], [1000, [430]]]) {
  scenario(`every panel has one height, also where the graphics card draws no more than ${limit} pixels`, {
    reports: [], needs: ['dpr'],
  }, async (tools) => {
    const isFull = tools.engine === 'chromium';
    const panels = isFull ? PANELS : ['batch', 'sums'];
    for (const width of isFull ? widths : [430]) {
      const free = await tellHeights(tools, { limit: ANY, width, panels });
      const bound = await tellHeights(tools, { limit, width, panels });
      for (const panel of panels) {
        const said = `${panel} at ${width}: ${JSON.stringify([free[panel], bound[panel]])}`;
        assert.equal(bound[panel].height, free[panel].height, said);
        assert.ok(bound[panel].height > 0 && bound[panel].later.length <= 1, said);
        assert.ok(bound[panel].buffers <= 5, said);
      }
    }
  });
}

const CELL = 40;
// Mean brightness of each cell: a picture with fewer pixels is softer, but as dark in the same places.
function cells(image) {
  const means = [];
  for (let top = 0; top + CELL <= image.height; top += CELL) {
    for (let left = 0; left + CELL <= image.width; left += CELL) {
      let sum = 0;
      for (let y = top; y < top + CELL; ++y) for (let x = left; x < left + CELL; ++x) sum += image.at(x, y)[1];
      means.push(sum / CELL ** 2);
    }
  }
  return means;
}

scenario('with fewer pixels the same picture is drawn whole, and is where the pointer is', { reports: [], needs: ['dpr'] }, async (tools) => {
  const pictures = [];
  for (const limit of [ANY, 1200, 700]) {
    const { page, widget } = await openFrame(tools, '', { viewport: { width: 400, height: 740 }, dpr: 2 }, { first: limited(limit) });
    const { wide, high } = await widget.inside(() => ({ wide: document.getElementById('canvas').width, high: document.getElementById('canvas').height }));
    assert.ok(Math.max(wide, high) <= limit, `${wide} × ${high}`);
    pictures.push(cells(await widget.picture()));
    await tap(widget, mouseHand(page), 'scenario:short-question');
    assert.equal(await widget.choice('scenario'), 'short-question');
    await tap(widget, mouseHand(page), 'hardware:h100-sxm');
    assert.equal(await widget.choice('hardware'), 'h100-sxm');
  }
  const [whole, ...fewer] = pictures;
  for (const picture of fewer) {
    const difference = Math.max(...picture.map((mean, i) => Math.abs(mean - whole[i])));
    assert.ok(difference < 10, `${difference} of 255`);
  }
});

// A scroll bar that takes room, and a picture that is the lower the narrower it is: needed at 800 pixels, needless at 785.
const SEESAW = `{
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = 'html::-webkit-scrollbar { width: 15px; }';
    document.head.append(style);
  });
  const original = CSSStyleDeclaration.prototype.setProperty;
  CSSStyleDeclaration.prototype.setProperty = function (name, value, ...rest) {
    original.call(this, name, name === '--app-height' ? (document.documentElement.clientWidth > 790 ? '900px' : '700px') : value, ...rest);
  };
}`;

scenario('a scroll bar that makes itself needless neither comes and goes for ever nor stays in a larger window', {
  reports: [], only: { engine: 'chromium', because: 'only here can a test give every scroll bar a width' },
}, async ({ site, open }) => {
  const page = await open({ viewport: { width: 800, height: 800 }, scrollBars: true });
  await page.goto(site({ first: SEESAW + limited(ANY) }).url('/dist/frame.html'));
  const widget = makeWidget(page);
  await eventually(async () => (await widget.phase()) === 'live', 'a live widget');
  const buffers = () => page.evaluate(async () => {
    for (let i = 0; i < 30; ++i) await window.__seen.nextFrame();
    return window.__buffers;
  });
  const before = await buffers();
  assert.equal(await page.evaluate(() => document.documentElement.clientWidth), 785);
  assert.equal(await buffers(), before);
  await page.resize(800, 1000);
  await eventually(() => page.evaluate(() => document.documentElement.clientWidth === 800), 'a window without a scroll bar');
});
