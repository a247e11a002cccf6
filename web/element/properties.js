// The names of the state as properties of the element, for scripts and for frameworks, which set a property wherever one
// exists.
import { FIELDS, isNumber } from './attributes.js';

// What the element says and nobody sets.
const ANSWERS = ['state', 'results', 'query', 'summary', 'description'];

// Some values have no text.
function textOf(value) {
  try {
    return String(value);
  } catch {
    return '';
  }
}

function defineField(prototype, field) {
  Object.defineProperty(prototype, field, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this.getAttribute(field) ?? this.state?.[field] ?? null;
      return isNumber(field) && value !== null ? (value === '' ? null : Number(value)) : value;
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(field);
      else this.setAttribute(field, textOf(value));
    },
  });
}

// Without a setter a framework that has an attribute of that name to write would end in an exception.
function ignoreWrites(prototype, name) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { configurable: true, enumerable: true, get, set() {} });
}

export function defineProperties(prototype) {
  // `lang` every element has. `prefix` too, as the namespace's, which an element of HTML has none of.
  for (const field of FIELDS) if (field !== 'lang') defineField(prototype, field);
  for (const name of ANSWERS) ignoreWrites(prototype, name);
}

// What was set before the script came hides the properties of the class.
export function takeEarlyProperties(element) {
  for (const name of [...FIELDS, ...ANSWERS]) {
    if (!Object.prototype.hasOwnProperty.call(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
