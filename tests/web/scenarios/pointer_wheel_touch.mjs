// Pointer, wheel and finger: the page scrolls and zooms as ever, and a drag does what the hand does.
import { element, HOST, iframe, siteWith } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { dragTo, eventually, makeWidget, mouseHand, openFrame, tap, touchHand } from '../support/widget.mjs';

const openArticle = async ({ site, open }, options, pageOptions) => {
  const served = siteWith(site, options);
  const page = await open(pageOptions);
  await page.goto(served.url(HOST));
  return { page, widget: await makeWidget(page, options?.selector ?? 'prefill-decode').ready() };
};
const scrollY = (page) => page.evaluate(() => window.scrollY);
const overCanvas = async (widget) => {
  const { x, y, width } = await widget.canvasBox();
  return [x + width / 2, y + 12];
};
const scrolledPast = (page, from) => eventually(async () => (await scrollY(page)) > from, `scrolling past ${from}`, 3000);

scenario('the wheel over the widget scrolls the page, and does so when one of its controls has the focus', {
  reports: ['emscripten-ports/SDL2#4'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools);
  await page.mouse.move(...await overCanvas(widget));
  await page.mouse.wheel(0, 100);
  await scrolledPast(page, 40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await tap(widget, mouseHand(page), 'prompt');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 100);
  await scrolledPast(page, 40);
});

scenario('wheeling down the article goes on when the widget slides under the pointer, and changes nothing in it', {
  reports: ['bokeh/bokeh#2919', 'ocornut/imgui#7600'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools, { before: 14 });
  const before = await widget.state();
  await page.mouse.move(400, 300);
  let at = 0;
  for (let tick = 0; tick < 20; ++tick) {
    await page.mouse.wheel(0, 60);
    await scrolledPast(page, at);
    at = await scrollY(page);
  }
  assert.equal(await widget.state(), before);
  const problems = [...page.problems, ...await page.evaluate(() => window.__seen.problems), ...await widget.problems()];
  assert.deepEqual(problems, []);
});

scenario('a finger scrolls and pinches the page over the widget, also when it starts on a slider', {
  reports: ['dnass/svelte-canvas#41'], needs: ['gestures'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools, { before: 0 }, { viewport: { width: 360, height: 640 }, touch: true });
  const before = await widget.state();
  for (const [x, y] of [await overCanvas(widget), await widget.centre('prompt')]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.touch.swipe(x, y, 200);
    await scrolledPast(page, 100);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.touch.pinch(...await overCanvas(widget), 80);
  await eventually(() => page.evaluate(() => window.visualViewport.scale > 1.5), 'a page zoomed in', 3000);
  assert.equal(await widget.state(), before);
});

scenario('a drag that ends outside the iframe ends there', { reports: ['libsdl-org/SDL#7715'] }, async (tools) => {
  const { page, widget } = await openArticle(tools, { widget: iframe({ style: 'width:500px' }), selector: '#frame', before: 0 });
  const { x, y, width, height } = await widget.box('prompt', '[type="range"]');
  const middle = y + height / 2;
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, middle, 4);
  await page.mouse.move(850, middle + 40, 6);
  await page.mouse.up();
  await widget.settled();
  const released = await widget.value('prompt');
  await page.mouse.move(x + width / 4, middle, 6);
  await page.mouse.move(x + width / 2, middle, 6);
  await widget.settled();
  assert.equal(await widget.value('prompt'), released);
});

for (const [kind, makeHand, needs] of [['click', mouseHand, []], ['tap', touchHand, ['touch']]]) {
  scenario(`one ${kind} toggles a panel once`, { reports: ['libsdl-org/SDL#13161'], needs }, async (tools) => {
    const { page, widget } = await openArticle(tools, { before: 0 }, { touch: kind === 'tap', viewport: { width: 900, height: 1000 } });
    const hand = makeHand(page);
    await tap(widget, hand, 'panel:sums');
    await eventually(async () => (await widget.openPanel()) === 'panel:sums', 'an open panel');
    await widget.settled(20);
    assert.equal(await widget.openPanel(), 'panel:sums');
    await tap(widget, hand, 'panel:sums');
    await eventually(async () => (await widget.openPanel()) === '', 'a closed panel');
  });

  scenario(`a slider follows a drag by ${kind === 'click' ? 'mouse' : 'finger'} to the wanted value`, {
    reports: ['raylib-extras/rlImGui#38'], needs,
  }, async (tools) => {
    const { page, widget } = await openArticle(tools, { before: 0 }, { touch: kind === 'tap' });
    assert.equal(await dragTo(widget, makeHand(page), 'prompt', 8000), 8000);
    assert.equal(await dragTo(widget, makeHand(page), 'answer', 100), 100);
    assert.equal(await scrollY(page), 0);
  });
}

scenario('with a coarse pointer every target is 44 pixels high, and a near miss still hits', {
  reports: ['ocornut/imgui#2334'], needs: ['touch', 'coarse'],
}, async (tools) => {
  const { page, widget } = await openArticle(tools, { before: 0 }, { viewport: { width: 360, height: 900 }, touch: true });
  const heights = await widget.inside(() => [...document.querySelectorAll('#settings [data-key]:not(.entry), #more [data-key]:not(.entry)')]
    .map((control) => [control.dataset.key, Math.round(control.getBoundingClientRect().height)]));
  assert.deepEqual(heights.filter(([, height]) => height < 44), []);
  for (const offset of [-16, 16]) {
    const [x, y] = await widget.centre('hardware:h100-sxm');
    await page.touch.tap(x, y + offset);
    await eventually(async () => (await widget.choice('hardware')) === 'h100-sxm', `a hit ${offset} px off`, 3000);
    await tap(widget, touchHand(page), 'hardware:laptop');
    await eventually(async () => (await widget.choice('hardware')) === 'laptop', 'the laptop', 3000);
  }
});

// Runs in the frame: which of these wheels were cancelled.
const wheelsCancelled = (wheels) => wheels.filter((wheel) => !document.getElementById('canvas').dispatchEvent(
  new WheelEvent('wheel', { ...wheel, clientX: 200, clientY: 60, bubbles: true, cancelable: true })));

scenario('zooming with Ctrl or Meta and the wheel stays the browser’s', { reports: ['ZMYaro/paintz#244'] }, async (tools) => {
  const { widget } = await openArticle(tools);
  const before = await widget.state();
  assert.deepEqual(await widget.inside(wheelsCancelled, [{ ctrlKey: true, deltaY: -100 }, { metaKey: true, deltaY: -100 }]), []);
  await widget.settled();
  assert.equal(await widget.state(), before);
});

scenario('the wheel means nothing to the widget in any unit, on a long page and on a short one', {
  reports: ['ocornut/imgui#6096 (second symptom in thread)', 'plotly/plotly.js#2371'],
}, async (tools) => {
  for (const after of [40, 0]) {
    const { widget } = await openArticle(tools, { widget: element('panel="sums"'), after });
    const before = await widget.state();
    const wheels = [{ deltaMode: 0, deltaY: 100 }, { deltaMode: 1, deltaY: 3 }, { deltaMode: 2, deltaY: 1 }];
    assert.deepEqual(await widget.inside(wheelsCancelled, wheels), []);
    await widget.settled();
    assert.equal(await widget.state(), before);
    assert.deepEqual(await widget.inside(() => [window.scrollY, document.documentElement.scrollTop]), [0, 0]);
  }
});

// Runs in the frame: hands out events on the canvas as a slow machine does, several of them to a frame.
const pointerOn = ([x, y, pointerType, steps]) => {
  const canvas = document.getElementById('canvas');
  const send = ([type, dx, buttons]) => canvas.dispatchEvent(new PointerEvent(type, {
    clientX: x + dx, clientY: y, pointerType, pointerId: 7, isPrimary: true, button: type === 'pointermove' ? -1 : 0, buttons,
    bubbles: true, cancelable: true,
  }));
  return steps.reduce(async (before, together) => {
    await before;
    together.forEach(send);
    for (let i = 0; i < 3; ++i) await window.__seen.nextFrame();
  }, null);
};

for (const pointerType of ['mouse', 'touch']) {
  scenario(`a drag by ${pointerType} whose last move comes with the release ends where it was let go`, { reports: [] }, async (tools) => {
    const { page, widget } = await openFrame(tools, '?panel=price&hardware=h100-sxm', { viewport: { width: 900, height: 1400 } });
    // From the middle, by 20 pixels and then to the end.
    const flick = async (key, end = 'pointerup') => {
      const { x, y, width, height } = await widget.box(key, '[type="range"]');
      const far = width / 2 - 1;
      await page.evaluate(pointerOn, [x + width / 2, y + height / 2, pointerType, [
        [['pointerdown', 0, 1]], [['pointermove', 20, 1]], [['pointermove', far, 1], [end, far, 0]],
      ]]);
      await widget.settled();
    };
    await flick('prompt', 'pointercancel');
    const cancelled = await widget.value('prompt');
    assert.ok(cancelled > 300 && cancelled < 2000, `${cancelled} after a drag that was cancelled`);
    await flick('prompt');
    assert.equal(await widget.value('prompt'), 131072);
    await flick('chart0');
    const reached = await widget.spoken('chart0');
    await widget.inside(() => document.querySelector('[data-key="chart0"]').focus());
    await page.keyboard.press('End');
    await widget.settled();
    assert.equal(await widget.spoken('chart0'), reached);
  });
}

scenario('a finger so quick that nothing is heard of it between press and release drags all the same', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const { x, y, width, height } = await widget.box('prompt', '[type="range"]');
  const flick = (dx) => page.evaluate(pointerOn, [x + width / 2, y + height / 2, 'touch', [[['pointerdown', 0, 1]], [['pointerup', dx, 0]]]]);
  await flick(width / 2 - 1);
  await eventually(async () => (await widget.value('prompt')) === 131072, 'the end of the track');
});

scenario('clicks that come within one frame all count', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  const click = [['pointerdown', 0, 1], ['pointerup', 0, 0]];
  const [{ x }, [tabX, tabY]] = [await widget.canvasBox(), await widget.centre('panel:price')];
  const elsewhere = click.map(([type, , buttons]) => [type, x + 3 - tabX, buttons]);
  await page.evaluate(pointerOn, [tabX, tabY, 'mouse', [[...Array(4).fill(elsewhere).flat(), ...click]]]);
  await eventually(async () => (await widget.openPanel()) === 'panel:price', 'the panel of the last click');
});
