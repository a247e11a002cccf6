// Why there is no live picture, and what the reader gets instead: a sentence, the static picture and the table.
import { findDefaultPlaceholder, findPlaceholder, hasPicture, makePicture } from '../picture.js';
import { makeElement, makeTable } from '../table.js';
import { wordsIn } from '../words.js';

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

// The static picture of this state, where one was made; of another only when no live one will follow.
export async function fillPlaceholder(figure, query, isFinal = false) {
  if (hasPicture(figure, query)) return;
  const { dataset, lang } = document.documentElement;
  const words = wordsIn(lang);
  const found = await findPlaceholder(query);
  const placeholder = found ?? (isFinal ? await findDefaultPlaceholder(query) : null);
  if (!isFinal && dataset.phase !== 'loading') return;
  figure.replaceChildren();
  if (!found && placeholder) figure.append(makeElement('p', words.otherState));
  if (!placeholder && !isFinal) figure.append(makeElement('p', words.waiting));
  if (!placeholder) return;
  figure.append(makePicture(placeholder, { base: document.baseURI, scheme: dataset.scheme }), makeTable(placeholder.summary));
}
