// A part of the element, in its shadow.
export function makePart(tag, name, attributes = {}) {
  const part = document.createElement(tag);
  part.className = name;
  for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value);
  return part;
}
