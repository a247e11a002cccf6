// Which of the two equal views is seen: the canvas, or the native controls and tables under it.
import { showNotice } from './failure.js';
import { sentenceFor, wordsIn } from './words.js';

// `onShown(isDrawn)` hears after every change whether there is a picture to draw.
export function makeView(nodes, root, onShown) {
  // `lost` for the moment in which the picture may still come back.
  const reasons = { forcedColors: false, missing: false, chosen: false, lost: false };
  let language = 'pl';
  let query = location.search.slice(1);

  const apply = () => {
    const isText = reasons.forcedColors || reasons.missing || reasons.chosen;
    const words = wordsIn(language);
    root.dataset.view = isText ? 'text' : 'picture';
    nodes.toggle.textContent = reasons.chosen ? words.asPicture : words.asText;
    nodes.toggle.hidden = reasons.forcedColors || reasons.missing;
    nodes.again.textContent = words.drawAgain;
    nodes.again.hidden = !reasons.missing;
    // Without its context the app takes no input.
    nodes.settings.hidden = reasons.missing;
    nodes.more.hidden = reasons.missing;
    if (reasons.missing) showNotice(nodes.notice, sentenceFor('context-lost', language));
    else nodes.notice.hidden = true;
    onShown(!isText && !reasons.lost);
  };
  nodes.toggle.addEventListener('click', () => {
    reasons.chosen = !reasons.chosen;
    apply();
  });
  nodes.again.addEventListener('click', () => location.replace(`${location.pathname}?${query}${location.hash}`));

  return {
    set(reason, value) {
      if (reasons[reason] === value) return;
      reasons[reason] = value;
      apply();
    },
    setState(snapshot) {
      query = snapshot.query;
      if (language === snapshot.lang && root.dataset.view) return;
      language = snapshot.lang;
      apply();
    },
  };
}
