// Letters, decimals, typing and the clipboard, in Polish and English.
import { readFile } from 'node:fs/promises';

import { article, HOST, iframe } from '../support/hosts.mjs';
import { assert, scenario } from '../support/suite.mjs';
import { eventually, makeWidget, openFrame } from '../support/widget.mjs';

const FRAME = '/dist/frame.html';

const focusEntry = async (page, widget, field) => {
  await widget.inside((name) => document.querySelector(`.entry[data-key="${name}"]`).focus(), field);
};
const entryText = (widget, field) => widget.inside((name) => document.querySelector(`.entry[data-key="${name}"]`).value, field);
const refusals = (widget) => widget.inside(() => document.getElementById('refusals').textContent);

scenario('every character that the interface says is one that its font was made with', {
  reports: ['ocornut/imgui#2233'], only: { engine: 'chromium', because: 'texts and font are the same in every engine' },
}, async ({ site, open }) => {
  const lists = ['characters.txt', 'symbols.txt'].map((name) => readFile(new URL(`../../../tools/font/${name}`, import.meta.url), 'utf8'));
  const characters = new Set((await Promise.all(lists)).join(''));
  const served = site();
  const page = await open();
  const missing = new Set();
  for (const language of ['pl', 'en']) {
    await page.goto(served.url(`${FRAME}?lang=${language}&prompt=nic&model=mixtral-8x7b&batch=8&history=500`));
    const widget = await makeWidget(page).ready();
    for (const panel of await widget.panels()) {
      await widget.inside((key) => document.querySelector(`[data-key="${key}"]`).click(), `panel:${panel}`);
      await eventually(async () => (await widget.openPanel()) === `panel:${panel}`, 'an open panel');
      const text = await widget.inside(() => ['settings', 'more', 'summary', 'remarks', 'refusals', 'panel']
        .map((id) => document.getElementById(id).textContent).join(''));
      for (const character of text) if (!characters.has(character) && character.trim()) missing.add(character);
    }
  }
  assert.deepEqual([...missing].map((character) => `${character} U+${character.codePointAt(0).toString(16)}`), []);
});

for (const [separator, text] of [['comma', '2,75'], ['point', '2.75']]) {
  scenario(`a decimal ${separator} is taken whatever the language of the browser`, {
    reports: ['CleverRaven/Cataclysm-DDA#79401'],
  }, async (tools) => {
    for (const locale of ['pl-PL', 'en-US']) {
      const { page, widget } = await openFrame(tools, '?panel=price', { locale });
      await focusEntry(page, widget, 'usd_per_hour');
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await widget.settled();
      assert.equal(await refusals(widget), '');
      assert.equal(await widget.value('usd_per_hour'), 2.75);
      await page.evaluate(() => document.activeElement.blur());
      assert.equal(await entryText(widget, 'usd_per_hour'), '2,75');
    }
  });
}

scenario('an exact value can be typed, with Backspace and Enter as anywhere', { reports: ['libsdl-org/SDL#15074'] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await focusEntry(page, widget, 'prompt');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12345');
  await page.keyboard.press('Backspace');
  assert.equal(await entryText(widget, 'prompt'), '1234');
  await page.keyboard.press('Enter');
  await widget.settled();
  assert.equal(await widget.value('prompt'), 1234);
  assert.equal(await widget.choice('scenario'), '');
});

scenario('Polish letters reach the field whole, and what is not a number is refused in words', {
  reports: ['ocornut/imgui#3313', 'emscripten-core/emscripten#5022'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await focusEntry(page, widget, 'prompt');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('zażółć gęślą');
  assert.equal(await entryText(widget, 'prompt'), 'zażółć gęślą');
  await page.keyboard.press('Enter');
  await eventually(async () => /zażółć gęślą/.test(await refusals(widget)), 'a refusal that names the value');
  await widget.inside(() => document.activeElement.blur());
  await widget.settled();
  assert.equal(await widget.value('prompt'), 1150);
});

scenario('keys with Alt or without a code are left to the field', {
  reports: ['emscripten-ports/SDL2#132', 'emscripten-core/emscripten#5022'],
}, async (tools) => {
  const { widget } = await openFrame(tools);
  const cancelled = await widget.inside(() => ['keydown', 'keypress', 'keyup'].flatMap((type) => [
    { key: 'ą', altKey: true, code: 'KeyA' }, { key: 'š', keyCode: 0 }, { key: '+', keyCode: 0 }, { key: 'Process', isComposing: true },
  ].filter((init) => !document.querySelector('.entry[data-key="prompt"]')
    .dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true }))).map(({ key }) => `${type} ${key}`)));
  assert.deepEqual(cancelled, []);
});

scenario('a paste into a field and a copy out of it go through the system’s clipboard', {
  reports: ['pthom/hello_imgui#3'], only: { engine: 'chromium', because: 'only here can a test read the clipboard' },
}, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await page.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('8 000'));
  await focusEntry(page, widget, 'prompt');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await widget.settled();
  assert.equal(await widget.value('prompt'), 8000);
  await widget.inside(() => document.activeElement.blur());
  await focusEntry(page, widget, 'prompt');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '8000');
});

scenario('one tap on a value opens its field inside the gesture, so that a phone raises its keyboard', {
  reports: ['emilk/egui#4569'], needs: ['touch'],
}, async (tools) => {
  const { page, widget } = await openFrame(tools, '', { viewport: { width: 360, height: 800 }, touch: true });
  await page.touch.tap(...await widget.centre('prompt', '.entry'));
  await eventually(() => widget.inside(() => document.activeElement.matches('.entry[data-key="prompt"]')), 'a focused field', 3000);
  const { focusCalls } = await widget.seen();
  assert.ok(focusCalls.every((type) => /pointer|touch|mouse|click/.test(type)), focusCalls.join());
  await page.keyboard.press('Control+a');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await widget.settled();
  assert.equal(await widget.value('prompt'), 50);
});

for (const panel of ['none', 'batch']) {
  scenario(`what is typed after a tap on a value takes its place, with the panel ${panel}`, { reports: [], needs: ['touch'] }, async (tools) => {
    const { page, widget } = await openFrame(tools, `?panel=${panel}`, { viewport: { width: 360, height: 800 }, touch: true });
    await page.touch.tap(...await widget.centre('prompt', '.entry'));
    await eventually(() => widget.inside(() => document.activeElement.matches('.entry[data-key="prompt"]')), 'a focused field', 3000);
    await page.keyboard.type('4321');
    await page.keyboard.press('Enter');
    await widget.settled();
    assert.equal(await refusals(widget), '');
    assert.equal(await widget.value('prompt'), 4321);
  });
}

// Runs in the frame: a finger's tap as browsers tell of it, with the mouse events that they add where it was. Returns
// whether the mouse's press may put the caret somewhere else, and whether that of a second tap may.
const tapOn = (query) => {
  const { x, y, width, height } = document.querySelector(query).getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, button: 0 };
  const finger = { ...at, pointerType: 'touch', pointerId: 7, isPrimary: true };
  const say = (event) => document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(event);
  return ['first', 'second'].map(() => {
    say(new PointerEvent('pointerdown', finger));
    say(new PointerEvent('pointerup', finger));
    const isFree = say(new MouseEvent('mousedown', at));
    say(new MouseEvent('mouseup', at));
    say(new MouseEvent('click', at));
    return isFree;
  });
};

scenario('the mouse events that follow a tap leave the opened field its selection, and those of the next tap move the caret', {
  reports: [],
}, async (tools) => {
  const { widget } = await openFrame(tools);
  assert.deepEqual(await widget.inside(tapOn, '.entry[data-key="prompt"]'), [false, true]);
  assert.equal(await widget.focused(), 'prompt');
  assert.deepEqual(await widget.inside(() => {
    const { selectionStart, selectionEnd, value } = document.activeElement;
    return [selectionStart, selectionEnd, value];
  }), [0, 4, '1150']);
});

scenario('keys of an input method are its own until it has composed', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await focusEntry(page, widget, 'prompt');
  const press = (init) => widget.inside((event) => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
  }, init);
  await widget.inside(() => { document.activeElement.value = '43'; });
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab']) await press({ key, ...composing });
    await widget.settled();
    assert.equal(await entryText(widget, 'prompt'), '43');
    assert.equal(await widget.choice('scenario'), 'balanced');
    assert.ok(await widget.inside(() => document.activeElement.matches('.entry[data-key="prompt"]')));
  }
  await press({ key: 'Enter', keyCode: 13 });
  await eventually(async () => (await widget.choice('scenario')) === '', 'the value that was confirmed');
  // A slider takes no step for a key that chooses among characters.
  await widget.inside(() => document.querySelector('input[type="range"][data-key="prompt"]').focus());
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) await press({ key: 'ArrowRight', ...composing });
  await widget.settled();
  assert.equal(await widget.value('prompt'), 43);
});

scenario('a field that was emptied stays empty under the hands of its reader while the answer plays', { reports: [] }, async (tools) => {
  const { page, widget } = await openFrame(tools);
  await page.mouse.click(...await widget.centre('play'));
  await focusEntry(page, widget, 'prompt');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await widget.inside(() => { document.querySelector('[data-key="hardware:h100-sxm"]').dispatchEvent(new Event('change')); });
  await eventually(async () => (await widget.choice('hardware')) === 'h100-sxm', 'another state');
  assert.equal(await entryText(widget, 'prompt'), '');
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await eventually(async () => (await widget.choice('scenario')) === '', 'the value that was typed');
});

scenario('the generator copies its code, or selects it where the clipboard is denied', {
  reports: ['pthom/hello_imgui#3', 'engineering inference: clipboard permission in cross-origin frames'],
}, async ({ site, open }) => {
  const page = await open();
  const served = site({ headers: () => ({ 'Access-Control-Allow-Origin': '*' }), pages: {
    [HOST]: (own) => article({ widget: iframe({ src: own.otherUrl('/dist/kreator.html'), style: 'height:600px' }), before: 0 }),
  } });
  await page.goto(served.url(HOST));
  const kreator = makeWidget(page, '#frame');
  await eventually(() => kreator.inside(() => document.getElementById('code').value.length > 50), 'code');
  await kreator.inside(() => document.getElementById('copy').scrollIntoView({ block: 'center' }));
  const { x, y } = await kreator.frameBox();
  const button = await kreator.inside(() => {
    const box = document.getElementById('copy').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  await page.mouse.click(x + button[0], y + button[1]);
  await eventually(() => kreator.inside(() => document.getElementById('copied').textContent.trim().length > 0
    || (document.activeElement.id === 'code' && document.activeElement.selectionEnd > 50)), 'copied or selected');
  assert.deepEqual((await kreator.problems()).filter((problem) => /rejection|error/.test(problem)), []);
});
