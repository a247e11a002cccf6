// The static picture of a state as <picture>: a wide one, and a narrow one for phones. The build makes the files.
import { fieldsOf } from './query.js';

const PRESETS = ['scenario', 'hardware', 'lang', 'theme'];
// Where the narrow picture stands in for the wide one.
export const NARROW_PAGE = '(max-width: 520px)';

// The list is fetched only where something has to be shown from it.
let list = null;
const loadList = () => (list ??= import('./placeholders.js').then(({ placeholders }) => placeholders, () => ({})));

function nameOf(query) {
  const state = fieldsOf(query);
  if (Object.keys(state).some((field) => !PRESETS.includes(field))) return null;
  return [state.scenario ?? 'balanced', state.hardware ?? 'laptop', state.lang ?? 'pl'].join('-');
}

// { name, width, height, narrow, description, summary }, or null where the state is more than presets.
export async function findPlaceholder(query) {
  const name = nameOf(query);
  const placeholders = name ? await loadList() : {};
  return Object.hasOwn(placeholders, name) ? { name, ...placeholders[name] } : null;
}

// Whether the page came with the picture of this state.
export function hasPicture(figure, query) {
  const name = `placeholders/${nameOf(query)}.svg`;
  return [...figure.querySelectorAll('img')].some((image) => image.getAttribute('src')?.endsWith(name));
}

// Of the same language, for when there will be nothing else; its table says what it was computed for.
export async function findAnyPlaceholder(query) {
  const language = fieldsOf(query).lang;
  return (await findPlaceholder(query)) ?? findPlaceholder(language ? `lang=${language}` : '');
}

// `base` is the address of the widget's folder.
export const pictureUrl = (name, base) => new URL(`placeholders/${name}.svg`, base).href;

export function makePicture({ name, width, height, narrow, description }, base) {
  const source = document.createElement('source');
  Object.assign(source, { media: NARROW_PAGE, srcset: pictureUrl(`${name}-narrow`, base), ...narrow });
  const image = document.createElement('img');
  Object.assign(image, { width, height, alt: description, src: pictureUrl(name, base) });
  const picture = document.createElement('picture');
  picture.append(source, image);
  return picture;
}
