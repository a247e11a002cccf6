// The same in words: summary, open panel, refusals, and one sentence after a change has settled.
import { makeTable } from '../table.js';
import { givenRows } from './given.js';

const SETTLED_MS = 700;

function makeText(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

// What the address said stands in quotation marks; letters that run from right to left must turn no other word around.
function makeQuoting(name, text) {
  const element = document.createElement(name);
  const [, before, quoted, after] = /^([^„“]*[„“])([^]*)(”[^”]*)$/.exec(text) ?? [null, text];
  element.append(before);
  if (after) element.append(Object.assign(document.createElement('bdi'), { textContent: quoted }), after);
  return element;
}

function fillList(list, texts) {
  const same = list.children.length === texts.length && texts.every((text, i) => list.children[i].textContent === text);
  if (!same) list.replaceChildren(...texts.map((text) => makeQuoting(list.tagName === 'UL' ? 'li' : 'p', text)));
}

// On a screen the controls say what was set.
function fillSummary(node, given, summary) {
  const table = makeTable({ ...summary, rows: [...given, ...summary.rows] });
  [...table.tBodies[0].rows].slice(0, given.length).forEach((row) => row.classList.add('given'));
  node.replaceChildren(table);
}

function fillPanel(section, panel) {
  section.hidden = !panel;
  section.replaceChildren();
  if (!panel) return;
  const notes = document.createElement('ul');
  fillList(notes, panel.notes);
  section.append(makeText('h2', panel.title), makeText('p', panel.lead));
  if (panel.key) section.append(makeText('p', panel.key));
  section.append(makeTable(panel.table));
  if (notes.children.length > 0) section.append(notes);
}

// `onPanel(snapshot)` hears of a panel that was filled anew.
export function makeReport(nodes, onPanel) {
  let spoken = null;
  let timer = 0;
  let lastSummary = '';
  let lastPanel = '';

  // The first state is not news; a reader who has not touched anything hears nothing.
  const announce = (sentence) => {
    clearTimeout(timer);
    if (spoken === null) {
      spoken = sentence;
      return;
    }
    timer = setTimeout(() => {
      if (sentence === spoken) return;
      spoken = sentence;
      nodes.status.textContent = sentence;
    }, SETTLED_MS);
  };

  return {
    update(snapshot) {
      nodes.title.textContent = snapshot.title;
      nodes.description.textContent = snapshot.description;
      nodes.canvas.setAttribute('aria-label', snapshot.title);
      fillList(nodes.refusals, snapshot.refusals);
      fillList(nodes.remarks, snapshot.remarks);
      const given = givenRows(snapshot);
      const summary = JSON.stringify([given, snapshot.summary]);
      if (summary !== lastSummary) fillSummary(nodes.summary, given, snapshot.summary);
      lastSummary = summary;
      const panel = JSON.stringify(snapshot.panel);
      if (panel !== lastPanel) {
        fillPanel(nodes.panel, snapshot.panel);
        onPanel(snapshot);
      }
      lastPanel = panel;
      announce(snapshot.announcement);
    },
  };
}
