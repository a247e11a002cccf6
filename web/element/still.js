// What stands in the widget's place before it is live, without it, and on paper: the page's own content, else the
// static picture and table of this state.
import { placeholders } from '../placeholders.js';
import { makeTable } from '../table.js';

const nameOf = (query) => {
  const state = new URLSearchParams(query);
  const known = ['scenario', 'hardware', 'lang', 'theme'];
  if ([...state.keys()].some((field) => !known.includes(field))) return '';
  return [state.get('scenario') ?? 'balanced', state.get('hardware') ?? 'laptop', state.get('lang') ?? 'pl'].join('-');
};

function makePicture(name, entry, base) {
  const picture = document.createElement('img');
  Object.assign(picture, { width: entry.width, height: entry.height, alt: entry.description, decoding: 'async' });
  picture.src = new URL(`placeholders/${name}.svg`, base).href;
  return picture;
}

// A live frame that changes its state fetches no pictures for paper, only the table. `latest` is what the frame last said; the page's own content, in the slot, is of the state it was written with.
export function fillStill(still, { query, latest, isAuthored, withPicture, base }) {
  const name = nameOf(query);
  const entry = Object.hasOwn(placeholders, name) ? placeholders[name] : null;
  if (isAuthored) return still.replaceChildren(document.createElement('slot'));
  const summary = latest?.query === query ? latest.summary : entry?.summary;
  const parts = [];
  if (entry && withPicture) parts.push(makePicture(name, entry, base));
  if (summary) parts.push(makeTable(summary));
  still.replaceChildren(...parts);
}
