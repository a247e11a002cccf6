// Names of the state as attributes and properties, and the way to a query and back.
import { fieldsOf } from '../query.js';

const NUMBERS = ['prompt', 'answer', 'history', 'weight_bits', 'kv_bits', 'batch', 'usd_per_hour'];
const CHOICES = ['scenario', 'prefix', 'hardware', 'model', 'efficiency', 'panel', 'theme'];
export const FIELDS = ['scenario', ...NUMBERS, ...CHOICES.slice(1), 'lang'];
// What a choice brings with it, and what therefore falls when the choice alone is made anew.
export const BROUGHT = {
  scenario: ['prompt', 'answer', 'history', 'prefix'],
  model: ['weight_bits', 'kv_bits'],
  hardware: ['usd_per_hour'],
};
// Texts of the page and not of the reader: never written back.
const OWN = ['lang', 'theme'];

// No value that means something is as long. What is left of a longer one stays wrong, and the app refuses it in words.
const VALUE_LIMIT = 40;
// Whole characters: half of one would be another.
const shortened = (value) => {
  const start = [...value.slice(0, 2 * VALUE_LIMIT + 1)];
  return start.length > VALUE_LIMIT ? `${start.slice(0, VALUE_LIMIT).join('')}…` : value;
};

export const isNumber = (field) => NUMBERS.includes(field);

// A state as the app says it, all texts, with its numbers as numbers.
export const typed = (state) =>
  Object.fromEntries(Object.entries(state).map(([field, value]) => [field, isNumber(field) ? Number(value) : value]));

// The language of the element, else of the page around it where we speak it.
export function languageOf(element) {
  for (let node = element; node; node = node.parentElement ?? node.getRootNode().host) {
    const language = node.getAttribute('lang');
    if (language) return /^en\b/i.test(language) ? 'en' : 'pl';
  }
  return 'pl';
}

export function queryOf(element) {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    if (field === 'lang') continue;
    const value = element.getAttribute(field);
    if (value !== null && value !== '') query.set(field, shortened(value));
  }
  if (languageOf(element) === 'en') query.set('lang', 'en');
  return query.toString();
}

// A new choice of a preset drops what an earlier state left beside it, unless both came together.
export function dropBrought(element, changed) {
  for (const [choice, brought] of Object.entries(BROUGHT)) {
    if (!changed.has(choice) || !element.hasAttribute(choice)) continue;
    for (const field of brought) if (!changed.has(field)) element.removeAttribute(field);
  }
}

// Makes the attributes say what the shortest query of a state says.
export function reflect(element, query) {
  const state = fieldsOf(query);
  for (const field of FIELDS) {
    if (OWN.includes(field)) continue;
    const value = state[field];
    if (value === undefined) element.removeAttribute(field);
    else if (element.getAttribute(field) !== value) element.setAttribute(field, value);
  }
}

// The same for a state that the page wishes: every attribute is written anew, so that none counts as left over.
export function replaceState(element, query) {
  for (const field of FIELDS) if (!OWN.includes(field)) element.removeAttribute(field);
  reflect(element, query);
}
