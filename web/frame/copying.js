// Lines of the open panel as plain text on the clipboard: a button for each, and what is said of it.
import { setBox } from './controls.js';

const CONFIRMED_MS = 4000;
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

// `words()` are the frame's own; those of the panel come with it.
export function makeCopying({ panel, app: stage, status }, app, { onCopy, onChange }, words) {
  let said = null;
  let buttons = [];
  let rects = {};
  let timer = 0;

  // Shown for as long as it takes to copy, or until it is left where the browser refused.
  const box = document.createElement('div');
  const sentence = document.createElement('p');
  const line = document.createElement('textarea');
  box.className = 'refused';
  line.className = 'entry';
  line.readOnly = true;
  line.rows = 3;
  box.append(sentence, line);
  line.addEventListener('blur', () => box.remove());

  const place = () => buttons.forEach((button, i) => setBox(button, rects[`copy:${i}`]));

  // One stop of the Tab key for all lines; arrows go from one to the next.
  const reach = (button) => {
    if (buttons.includes(button)) for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  };
  panel.addEventListener('focusin', ({ target }) => reach(target));
  panel.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(event.target);
    const next = buttons[at + STEPS[event.key]];
    if (at < 0 || !next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    next.focus();
  });

  const relabel = (copied) => buttons.forEach((button) => {
    button.textContent = button === copied ? said.copied : said.copy;
  });

  function confirm(button, name) {
    relabel(button);
    status.textContent = `${said.copied}: ${name}`;
    app.confirmCopy(true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      relabel(null);
      status.textContent = '';
      app.confirmCopy(false);
      onChange();
    }, CONFIRMED_MS);
    onChange();
  }

  return {
    place(next) {
      rects = next;
      place();
    },

    // After the panel has been filled anew.
    update(snapshot) {
      said = snapshot.panel?.copying ?? null;
      buttons = [];
      panel.classList.toggle('lines', said !== null);
      if (!said) return;
      buttons = [...panel.querySelectorAll('tbody tr')].map((row, i) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.key = `copy:${i}`;
        button.setAttribute('aria-label', `${said.copy}: ${row.cells[0].textContent}`);
        button.addEventListener('click', () => onCopy(button.dataset.key));
        row.lastChild.append(' ', button);
        return button;
      });
      relabel(null);
      reach(buttons[0]);
      place();
    },

    // In a frame of another origin only the old command may write, and only inside the gesture; so it comes first.
    async copy() {
      const button = document.activeElement;
      if (!buttons.includes(button)) return;
      const name = button.closest('tr').cells[0].textContent;
      line.value = app.copiedText();
      sentence.textContent = '';
      box.style.setProperty('--y', button.style.getPropertyValue('--y'));
      if (document.documentElement.dataset.view === 'text') button.after(box);
      else stage.append(box);
      line.focus({ preventScroll: true });
      line.select();
      const copied = document.execCommand('copy')
        || await Promise.resolve(navigator.clipboard?.writeText(line.value)).then(() => !!navigator.clipboard, () => false);
      if (copied) {
        button.focus({ preventScroll: true });
        box.remove();
        confirm(button, name);
      } else {
        sentence.textContent = words().notCopied;
        status.textContent = words().notCopied;
      }
    },
  };
}
