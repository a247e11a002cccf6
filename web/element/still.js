// What stands in the widget's place before it is live, without it, and on paper: the page's own content, else the
// static picture and table of this state.
import { findAnyPlaceholder, findPlaceholder, makePicture } from '../picture.js';
import { makeTable } from '../table.js';

// A live frame that changes its state fetches no pictures for paper, only the table. `latest` is what the frame last
// said; the page's own content, in the slot, is of the state it was written with.
export function fillStill(still, { query, latest, isAuthored, isFinal, withPicture, base }) {
  if (isAuthored) return still.replaceChildren(document.createElement('slot'));
  const hasLatest = latest?.query === query;
  const placeholder = isFinal && !hasLatest ? findAnyPlaceholder(query) : findPlaceholder(query);
  const summary = hasLatest ? latest.summary : placeholder?.summary;
  const parts = [];
  if (placeholder && withPicture) parts.push(makePicture(placeholder, base));
  if (summary) parts.push(makeTable(summary));
  still.replaceChildren(...parts);
}
