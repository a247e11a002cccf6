// Which of the two equal views is seen: the canvas, or the native controls and tables under it.
import { showNotice } from './failure.js';
import { sentenceFor, wordsIn } from './words.js';

export function makeView(nodes, root) {
  const reasons = { forcedColors: false, missing: false, chosen: false };
  let language = 'pl';

  const apply = () => {
    const isText = reasons.forcedColors || reasons.missing || reasons.chosen;
    const words = wordsIn(language);
    root.dataset.view = isText ? 'text' : 'picture';
    nodes.toggle.textContent = reasons.chosen ? words.asPicture : words.asText;
    nodes.toggle.hidden = reasons.forcedColors || reasons.missing;
    nodes.again.textContent = words.drawAgain;
    nodes.again.hidden = !reasons.missing;
    if (reasons.missing) showNotice(nodes.notice, sentenceFor('context-lost', language));
    else nodes.notice.hidden = true;
  };
  nodes.toggle.addEventListener('click', () => {
    reasons.chosen = !reasons.chosen;
    apply();
  });
  nodes.again.addEventListener('click', () => location.reload());

  return {
    set(reason, value) {
      if (reasons[reason] === value) return;
      reasons[reason] = value;
      apply();
    },
    setLanguage(next) {
      language = next;
      apply();
    },
  };
}
