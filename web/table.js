// A table of the app's words as HTML.
export function makeElement(name, text) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  return element;
}

function makeRow(cells, headingScope) {
  const row = makeElement('tr');
  cells.forEach((text, column) => {
    const isHeading = headingScope === 'col' || column === 0;
    const cell = makeElement(isHeading ? 'th' : 'td', text);
    if (isHeading) cell.scope = headingScope;
    row.append(cell);
  });
  return row;
}

// `columns` may be empty; the first cell of a row is its heading.
export function makeTable({ caption, columns, rows }) {
  const table = makeElement('table');
  if (caption) table.append(makeElement('caption', caption));
  if (columns.length > 0) {
    const head = makeElement('thead');
    head.append(makeRow(columns, 'col'));
    table.append(head);
  }
  const body = makeElement('tbody');
  body.append(...rows.map((cells) => makeRow(cells, 'row')));
  table.append(body);
  return table;
}
