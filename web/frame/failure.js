// Why there is no live picture, and what the reader gets instead: a sentence, the static picture and the table.
import { placeholders } from '../placeholders.js';
import { makeTable } from '../table.js';

// `reason` names a sentence of words.js.
export class Failure extends Error {
  constructor(reason, cause) {
    super(cause ? `${reason}: ${cause.message ?? cause}` : reason);
    this.name = 'Failure';
    this.reason = reason;
  }
}

export function showNotice(notice, sentence) {
  notice.textContent = sentence;
  notice.hidden = false;
}

// The static picture of this state, where one was made; nothing otherwise.
export function fillPlaceholder(figure, address) {
  const name = [address.scenario, address.hardware, address.language].join('-');
  const entry = placeholders[name];
  if (!entry || !address.isPreset) return;
  const picture = document.createElement('img');
  picture.src = new URL(`placeholders/${name}.svg`, document.baseURI).href;
  picture.width = entry.width;
  picture.height = entry.height;
  picture.alt = entry.description;
  const table = makeTable(entry.summary);
  table.classList.add('placeholder-table');
  figure.replaceChildren(picture, table);
}
