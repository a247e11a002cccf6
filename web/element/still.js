// What stands in the widget's place before it is live, without it, and on paper: the page's own content, else the
// static picture and table of this state.
import { findAnyPlaceholder, findPlaceholder, makePicture } from '../picture.js';
import { makeTable } from '../table.js';

// A live frame that changes its state fetches no pictures for paper, only the table. `latest` is what the frame last
// said; the page's own content, in the slot, is of the state it was written with. `isCurrent()` turns false when
// another filling has begun.
export async function fillStill(still, { query, latest, isAuthored, isFinal, withPicture, base, isCurrent }) {
  if (isAuthored) return still.replaceChildren(document.createElement('slot'));
  const summary = latest?.query === query ? latest.summary : null;
  if (summary && !withPicture) return still.replaceChildren(makeTable(summary));
  const placeholder = await (isFinal && !summary ? findAnyPlaceholder(query) : findPlaceholder(query));
  if (!isCurrent()) return;
  const parts = [];
  if (placeholder) parts.push(makePicture(placeholder, base));
  if (summary ?? placeholder) parts.push(makeTable(summary ?? placeholder.summary));
  still.replaceChildren(...parts);
}
