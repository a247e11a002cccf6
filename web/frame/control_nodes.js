// One native form control per kind: what it is made of, how it follows the app, what it tells the app.
const STEPS = { ArrowLeft: 0, ArrowDown: 0, ArrowRight: 1, ArrowUp: 1, PageDown: 2, PageUp: 3, Home: 4, End: 5 };
const STEP_DOWN = 0;
const STEP_UP = 1;
const PAGE_DOWN = 2;
const PAGE_UP = 3;
// Positions along a native slider's track.
const TRACK = 1000;
// The history scale starts at zero and is linear below this.
const LINEAR_TOKENS = 100;

function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// Keys that an input method keeps for itself. Safari's last one comes after the composition and says so by its code alone.
const COMPOSING_CODE = 229;
const isComposing = (event) => event.isComposing || event.keyCode === COMPOSING_CODE;
const hasModifier = (event) => event.ctrlKey || event.altKey || event.metaKey;
// The spoken name keeps the words that are seen on the control.
const spokenName = ({ label, name }) => (!name || name.includes(label) ? name || label : `${label}, ${name}`);

const scaled = (value, minimum) => (minimum > 0 ? Math.log(value) : Math.log1p(value / LINEAR_TOKENS));
const unscaled = (value, minimum) => (minimum > 0 ? Math.exp(value) : LINEAR_TOKENS * Math.expm1(value));

function positionOf({ value, minimum, maximum }) {
  const start = scaled(minimum, minimum);
  return (scaled(value, minimum) - start) / (scaled(maximum, minimum) - start);
}

function valueAt(position, { minimum, maximum }) {
  const start = scaled(minimum, minimum);
  const value = unscaled(start + position * (scaled(maximum, minimum) - start), minimum);
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return Math.min(maximum, Math.max(minimum, Math.round(value / digits) * digits));
}

function makeEntry(field, actions, words, current) {
  const input = make('input', { type: 'text', inputMode: 'decimal', autocomplete: 'off', spellcheck: false });
  input.className = 'entry';
  input.enterKeyHint = 'done';
  input.dataset.key = field;
  const plain = () => String(current().value).replace('.', document.documentElement.lang === 'en' ? '.' : ',');
  let isTyping = false;
  const commit = () => {
    isTyping = false;
    if (input.value.trim() !== plain()) actions.edit(field, input.value.trim());
  };
  input.addEventListener('focus', () => { input.value = plain(); input.select(); });
  input.addEventListener('input', () => { isTyping = true; });
  // What was taken comes with the next state; "2.75" and "8 000", which the field has already, in its own signs at once.
  input.addEventListener('blur', () => {
    commit();
    input.value = plain();
  });
  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') {
      isTyping = false;
      input.value = plain();
      const slider = input.parentElement.querySelector('[type=range]');
      if (slider) slider.focus({ preventScroll: true });
      else input.blur();
    }
  });
  return {
    input,
    update() {
      input.setAttribute('aria-label', words().exactValue(current().label));
      if (document.activeElement !== input || (input.value === '' && !isTyping)) input.value = plain();
    },
  };
}

function makeNumber(field, actions, words) {
  let control = null;
  const caption = make('span', { className: 'caption' });
  const entry = makeEntry(field, actions, words, () => control);
  return {
    root: make('div', { className: 'control number' }, caption, entry.input),
    entry: entry.input,
    update(next) {
      control = next;
      caption.textContent = next.label;
      entry.update();
    },
    place: (rects) => [[entry.input, rects[`value:${field}`] ?? rects[field]]],
  };
}

function makeSlider(field, actions, words) {
  let control = null;
  let dragged = false;
  const caption = make('span', { className: 'caption' });
  const range = make('input', { type: 'range', min: 0, max: TRACK, step: 1 });
  range.dataset.key = field;
  const text = make('output', { className: 'value' });
  text.setAttribute('aria-hidden', 'true');
  const entry = makeEntry(field, actions, words, () => control);

  range.addEventListener('keydown', (event) => {
    if (hasModifier(event) || isComposing(event) || !(event.key in STEPS)) return;
    event.preventDefault();
    actions.step(field, STEPS[event.key]);
  });
  range.addEventListener('pointerdown', () => { dragged = true; });
  range.addEventListener('change', () => { dragged = false; });
  range.addEventListener('input', () => {
    if (dragged) return actions.edit(field, String(valueAt(range.value / TRACK, control)));
    // A screen reader moves the thumb by a share of the track and means one step or a large one.
    const change = Number(range.value) - Math.round(positionOf(control) * TRACK);
    const isLarge = Math.abs(change) > TRACK / 50;
    if (change !== 0) actions.step(field, change < 0 ? (isLarge ? PAGE_DOWN : STEP_DOWN) : (isLarge ? PAGE_UP : STEP_UP));
  });
  return {
    root: make('div', { className: 'control slider' }, caption, range, entry.input, text),
    entry: entry.input,
    update(next) {
      control = next;
      caption.textContent = next.label;
      text.textContent = next.text;
      range.setAttribute('aria-label', next.label);
      range.setAttribute('aria-valuetext', next.text);
      if (!dragged) range.value = String(Math.round(positionOf(next) * TRACK));
      entry.update();
    },
    place: (rects) => [[range, rects[field]], [entry.input, rects[`value:${field}`] ?? rects[field]]],
  };
}

// The cursor of a chart: a slider along its read-outs, with the keys that the browser gives to sliders.
function makeChart(field, actions) {
  const caption = make('span', { className: 'caption' });
  const range = make('input', { type: 'range', min: 0, step: 1 });
  range.dataset.key = field;
  range.addEventListener('input', () => actions.edit(field, range.value));
  const text = make('output', { className: 'value' });
  text.setAttribute('aria-hidden', 'true');
  return {
    root: make('div', { className: 'control slider' }, caption, range, text),
    update({ label, value, maximum, text: reading }) {
      caption.textContent = label;
      text.textContent = reading;
      range.setAttribute('aria-label', label);
      range.setAttribute('aria-valuetext', reading);
      range.max = maximum;
      range.value = value;
    },
    place: (rects) => [[range, rects[field]]],
  };
}

// One node per choice, made anew only when the list itself changes, so that focus stays where it is.
function makeList(makeItem) {
  let items = [];
  return {
    get items() { return items; },
    update(container, choices) {
      const same = choices.length === items.length && choices.every(({ value }, i) => value === items[i].value);
      if (!same) {
        items.forEach(({ root }) => root.remove());
        items = choices.map(({ value }) => ({ value, ...makeItem(value) }));
        container.append(...items.map(({ root }) => root));
      }
      choices.forEach((choice, i) => items[i].update(choice));
    },
  };
}

function makeChoice(field, actions) {
  const legend = make('legend');
  const root = make('fieldset', { className: 'control choice' }, legend);
  const list = makeList((value) => {
    const radio = make('input', { type: 'radio', name: field, value });
    const text = make('span');
    radio.dataset.key = `${field}:${value}`;
    radio.addEventListener('change', () => actions.edit(field, value));
    return {
      root: make('label', {}, radio, text),
      update(choice) {
        radio.checked = choice.selected;
        radio.setAttribute('aria-label', spokenName(choice));
        text.textContent = choice.label;
      },
    };
  });
  return {
    root,
    update(control) {
      legend.textContent = control.label;
      list.update(root, control.choices);
    },
    place: (rects) => list.items.map((item) => [item.root, rects[`${field}:${item.value}`]]),
  };
}

function makeTabs(field, actions) {
  const root = make('div', { className: 'control tabs' });
  root.setAttribute('role', 'group');
  const list = makeList((value) => {
    let isOpen = false;
    const button = make('button', { type: 'button' });
    button.dataset.key = `${field}:${value}`;
    button.addEventListener('click', () => actions.edit(field, isOpen ? 'none' : value));
    return {
      root: button,
      update(choice) {
        isOpen = choice.selected;
        button.textContent = choice.label;
        button.setAttribute('aria-label', spokenName(choice));
        button.setAttribute('aria-expanded', String(isOpen));
        if (isOpen) button.setAttribute('aria-controls', 'panel');
        else button.removeAttribute('aria-controls');
      },
    };
  });
  return {
    root,
    update(control) {
      root.setAttribute('aria-label', control.label);
      list.update(root, control.choices);
    },
    place: (rects) => list.items.map((item) => [item.root, rects[`${field}:${item.value}`]]),
  };
}

function makeButton(field, actions) {
  const button = make('button', { type: 'button', className: 'control' });
  button.dataset.key = field;
  button.addEventListener('click', () => actions.action(field));
  return {
    root: button,
    update: (control) => { button.textContent = control.label; },
    place: (rects) => [[button, rects[field]]],
  };
}

export const makers = { slider: makeSlider, number: makeNumber, choice: makeChoice, tabs: makeTabs, button: makeButton, chart: makeChart };
