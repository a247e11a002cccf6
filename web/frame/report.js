// The same in words: summary, open panel, refusals, and one sentence after a change has settled.
import { makeTable } from '../table.js';

const SETTLED_MS = 700;

function makeText(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function fillList(list, texts) {
  const same = list.children.length === texts.length && texts.every((text, i) => list.children[i].textContent === text);
  if (!same) list.replaceChildren(...texts.map((text) => makeText(list.tagName === 'UL' ? 'li' : 'p', text)));
}

function fillPanel(section, panel) {
  section.hidden = !panel;
  section.replaceChildren();
  if (!panel) return;
  const notes = document.createElement('ul');
  fillList(notes, panel.notes);
  section.append(makeText('h2', panel.title), makeText('p', panel.lead), makeTable(panel.table));
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
      const summary = JSON.stringify(snapshot.summary);
      if (summary !== lastSummary) nodes.summary.replaceChildren(makeTable(snapshot.summary));
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
