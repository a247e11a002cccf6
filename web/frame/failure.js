// Why there is no live picture, and what the reader gets instead: a sentence, the static picture and the table.
import { findAnyPlaceholder, findPlaceholder, hasPicture, makePicture } from '../picture.js';
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

// The static picture of this state, where one was made; of another only when no live one will follow.
export async function fillPlaceholder(figure, query, isFinal = false) {
  if (hasPicture(figure, query)) return;
  const placeholder = await (isFinal ? findAnyPlaceholder(query) : findPlaceholder(query));
  if (!isFinal && document.documentElement.dataset.phase !== 'loading') return;
  figure.replaceChildren(...(placeholder ? [makePicture(placeholder, document.baseURI), makeTable(placeholder.summary)] : []));
}
