// What was set, as rows of a table: for paper and for other pages, where no controls stand above the figures.
const GIVEN = ['scenario', 'prompt', 'answer', 'hardware'];

function rowOf({ field, label, text, choices }) {
  if (!choices) return [label, text];
  const chosen = choices.find(({ selected }) => selected);
  if (!chosen) return null;
  // The full name of a scenario says all that its label does.
  const isFull = field === 'scenario' || chosen.name.startsWith(chosen.label);
  return [label, isFull ? chosen.name : `${chosen.label} – ${chosen.name}`];
}

// `model`: its row, label and words.
export const givenRows = ({ controls, model }) =>
  [...GIVEN.map((name) => rowOf(controls.find(({ field }) => field === name))).filter((row) => row), model];
