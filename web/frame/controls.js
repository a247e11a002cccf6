// Native form controls over the canvas: the only things with focus, mirrors of what the app shows.
import { makers } from './control_nodes.js';

// A finger or a screen reader needs this much of an entry to type in.
const ENTRY_MIN_WIDTH = 112;
const ENTRY_MIN_HEIGHT = 32;

const contains = ([left, top, width, height], x, y) => x >= left && x < left + width && y >= top && y < top + height;

export function setBox(element, rect, isEntry) {
  element.hidden = !rect && !isEntry;
  if (!rect) return;
  let [x, y, width, height] = rect;
  if (isEntry) {
    x += Math.min(0, width - ENTRY_MIN_WIDTH);
    y += Math.min(0, height - ENTRY_MIN_HEIGHT) / 2;
    width = Math.max(width, ENTRY_MIN_WIDTH);
    height = Math.max(height, ENTRY_MIN_HEIGHT);
  }
  Object.entries({ x, y, width, height }).forEach(([name, value]) => {
    element.style.setProperty(`--${name}`, `${value}px`);
  });
}

// What follows the summary in reading order, as it does to the eye.
const isAfterSummary = ({ kind }) => kind === 'tabs' || kind === 'button';

// A field may stand on the picture twice, as the machines do; its one native control is that of the longer list.
function mirrored(controls) {
  const isLast = ({ field }, i) => controls.every((other, j) => j <= i || other.field !== field);
  return controls.filter((control, i) => control.kind in makers && isLast(control, i));
}

// Moving a node in the document would take its focus away, so only those out of place move.
function arrange(container, wanted) {
  wanted.forEach((root, i) => {
    if (container.children[i] !== root) container.insertBefore(root, container.children[i] ?? null);
  });
}

// The native controls by field; `update(controls)` brings them up to date and returns their roots in order.
function makeNodes(actions, words) {
  const nodes = new Map();

  const nodeOf = ({ field, kind }) => {
    let node = nodes.get(field);
    if (node?.kind !== kind) {
      node?.root.remove();
      node = { kind, ...makers[kind](field, actions, words) };
      nodes.set(field, node);
    }
    return node;
  };

  return {
    get: (field) => nodes.get(field),
    update(controls) {
      const fields = new Set(controls.map(({ field }) => field));
      for (const [field, node] of nodes) {
        if (fields.has(field)) continue;
        node.root.remove();
        nodes.delete(field);
      }
      return controls.map((control) => {
        const node = nodeOf(control);
        node.update(control);
        return node.root;
      });
    },
    place(rects) {
      for (const node of nodes.values()) {
        for (const [element, rect] of node.place(rects)) setBox(element, rect, element === node.entry);
      }
    },
  };
}

export function makeControls({ settings, more }, actions, words) {
  const nodes = makeNodes(actions, words);
  let rects = {};

  return {
    update(controls) {
      const known = mirrored(controls);
      const roots = nodes.update(known);
      const split = known.findIndex(isAfterSummary);
      arrange(settings, split < 0 ? roots : roots.slice(0, split));
      arrange(more, split < 0 ? [] : roots.slice(split));
      nodes.place(rects);
    },

    place(next) {
      rects = next;
      nodes.place(rects);
    },

    // The control under a point of the canvas takes the focus, so that the arrow keys go on from a click.
    focusAt(x, y) {
      const key = Object.keys(rects).find((name) => contains(rects[name], x, y));
      if (key?.startsWith('value:')) return;
      const target = key && document.querySelector(`[data-key="${CSS.escape(key)}"]`);
      if (target) target.focus({ preventScroll: true });
      else document.activeElement?.blur();
    },

    // A press here may be the start of a drag along a slider.
    isSlider: (x, y) => Object.values(rects).some((rect) => rect[4] === 1 && contains(rect, x, y)),

    enter: (field) => nodes.get(field)?.entry?.focus({ preventScroll: true }),
  };
}

// Tells the app which control to draw a focus ring around: the one that the keyboard has reached.
export function watchFocus(container, onFocus) {
  let byKeyboard = true;
  let told = '';
  const tell = () => {
    const key = byKeyboard && container.contains(document.activeElement) ? document.activeElement.dataset.key ?? '' : '';
    if (key === told) return;
    told = key;
    onFocus(key);
  };
  document.addEventListener('keydown', () => { byKeyboard = true; tell(); }, true);
  document.addEventListener('pointerdown', () => { byKeyboard = false; tell(); }, true);
  container.addEventListener('focusin', tell);
  container.addEventListener('focusout', () => queueMicrotask(tell));
  window.addEventListener('blur', () => onFocus((told = '')));
  window.addEventListener('focus', tell);
}
