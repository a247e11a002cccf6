// The static picture of a state: a wide one, and a narrow one for phones and columns. The build makes the files, each
// with a module of its words and figures beside it.
import { FIELDS } from './element/attributes.js';
import { machines, scenarios } from './placeholders.js';
import { fieldsOf } from './query.js';

// What such a state may set: a panel opens below the picture. Names that the app does not know set nothing.
const PRESETS = ['scenario', 'hardware', 'lang', 'theme', 'panel'];
const OTHERS = FIELDS.filter((field) => !PRESETS.includes(field));
// Where the narrow picture stands in for the wide one.
const NARROW_WIDTH = 520;
export const NARROW_PAGE = `(max-width: ${NARROW_WIDTH}px)`;

// The app takes its default for a name that it does not know.
const known = (value, choices) => (choices.includes(value) ? value : choices[0]);

function nameOf(query) {
  const state = fieldsOf(query);
  if (OTHERS.some((field) => field in state)) return null;
  return [known(state.scenario, scenarios), known(state.hardware, machines), known(state.lang, ['pl', 'en'])].join('-');
}

// { name, width, height, narrow, description, summary }, or null where the state is more than presets.
export async function findPlaceholder(query) {
  const name = nameOf(query);
  if (!name) return null;
  const address = new URL(`./placeholders/${name}.js`, import.meta.url);
  return import(address.href).then(({ placeholder }) => ({ name, ...placeholder }), () => null);
}

// Whether the page came with the picture of this state.
export function hasPicture(figure, query) {
  const name = `placeholders/${nameOf(query)}.svg`;
  return [...figure.querySelectorAll('img')].some((image) => image.getAttribute('src')?.endsWith(name));
}

// That of the default state, in the same language, for when there will be nothing else.
export function findDefaultPlaceholder(query) {
  return findPlaceholder(fieldsOf(query).lang === 'en' ? 'lang=en' : '');
}

// `base` is the address of the widget's folder; `scheme` 'light' or 'dark', else the picture follows the system.
export function pictureUrl(name, base, scheme) {
  const url = new URL(`placeholders/${name}.svg`, base);
  if (/^(light|dark)$/.test(scheme)) url.hash = scheme;
  return url.href;
}

// One for all elements: browsers keep what they have once parsed.
let narrowPage = null;
const isNarrowPage = () => (narrowPage ??= matchMedia(NARROW_PAGE)).matches;

// Whether a place of this width would get another picture than the page as a whole.
export const isOddlyWide = (width) => width > 0 && (width <= NARROW_WIDTH) !== isNarrowPage();

// `width` is that of its place; where it is not known yet, the page's counts.
export function makePicture({ name, width, height, narrow, description }, { base, scheme, width: place }) {
  const image = document.createElement('img');
  const source = document.createElement('source');
  const wide = { width, height, src: pictureUrl(name, base, scheme) };
  const slim = { ...narrow, src: pictureUrl(`${name}-narrow`, base, scheme) };
  const oddly = isOddlyWide(place);
  Object.assign(image, oddly && place <= NARROW_WIDTH ? slim : wide, { alt: description });
  const picture = document.createElement('picture');
  if (!oddly) {
    Object.assign(source, { media: NARROW_PAGE, srcset: slim.src, width: slim.width, height: slim.height });
    picture.append(source);
  }
  picture.append(image);
  return picture;
}
