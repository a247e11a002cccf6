// What stands in the widget's place before it is live, without it, and on paper: the page's own content, else the
// static picture and table of this state.
import { findDefaultPlaceholder, findPlaceholder, isOddlyWide, makePicture } from '../picture.js';
import { makeElement, makeTable } from '../table.js';

// A live frame that changes its state fetches no pictures for paper, only the table. `latest` is what the frame last
// said; `content` is the page's own, in the slot, of the state it was written with, or null. `isCurrent()` turns false
// when another filling has begun.
export async function fillStill(still, { query, latest, content, isFinal, withPicture, base, scheme, words, isCurrent }) {
  const width = still.clientWidth;
  // A table without a picture is for every eye.
  still.classList.toggle('bare', !!content && !content.querySelector('img'));
  if (content) {
    still.replaceChildren(document.createElement('slot'));
    // A picture of ours chose by the width of the page, and this is a narrow column in a wide one.
    if (!isOddlyWide(width) || !content.querySelector('source[srcset*="placeholders/"]')) return;
  }
  const summary = latest?.query === query ? latest.summary : null;
  if (summary && !withPicture) return still.replaceChildren(makeTable(summary));
  const found = await findPlaceholder(query);
  const placeholder = found ?? (isFinal && !summary && !content ? await findDefaultPlaceholder(query) : null);
  if (!isCurrent() || (content && !placeholder)) return;
  const parts = [];
  if (placeholder && !found) parts.push(makeElement('p', words.otherState));
  if (placeholder) parts.push(makePicture(placeholder, { base, scheme, width }));
  if (summary ?? placeholder) parts.push(makeTable(summary ?? placeholder.summary));
  if (parts.length === 0 && !isFinal) parts.push(makeElement('p', words.waiting));
  still.replaceChildren(...parts);
}
