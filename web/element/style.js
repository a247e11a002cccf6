// The looks of the custom element: inside a shadow root, where no theme of a host page reaches.
// Panel, its height, and that in a narrow place.
const PANEL_HEIGHTS = [
  ['roofline', 714, 842], ['batch', 828, 1390], ['price', 804, 924], ['resume', 458, 624], ['memory', 912, 1226], ['sums', 2772, 3374],
];

const RULES = [
  // In a column as wide as that; in a place that fits its content as wide as the strut, and never wider than the place.
  // Columns of text do not cut it in two: an engine that balances them may end it too early.
  // A page that bounds its height bounds the box too: the live frame gets less and scrolls, what stands still scrolls in the box.
  ':host { display: flex !important; flex-flow: column nowrap !important; align-items: stretch !important; break-inside: avoid-column !important; min-width: min(240px, 100%); max-width: 100%; writing-mode: horizontal-tb !important; }',
  ':host([hidden]) { display: none !important; }',
  // A page's fonts, colours, direction and alignment end here.
  '.box { all: initial; direction: ltr; display: flex; flex-flow: column nowrap; flex: 0 1 auto; min-height: 0; overflow: auto; position: relative; contain: inline-size; container-type: inline-size; }',
  // A box that contains its width gives none away. Replaced elements may shrink to nothing, so a narrow place stays narrow.
  '.strut { all: initial; display: block; flex: none; align-self: flex-start; width: 720px; max-width: 100%; height: 0; }',
  '.frame { display: block; flex: 0 1 auto; min-height: 0; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; }',
  '.box:not([data-phase="live"]) .frame { position: absolute; inset: 0; visibility: hidden; }',
  // Heights of the live frame, so that the text below stays where it is.
  // Positioned: what is hidden in it ends at its edge, and makes no narrow place scroll.
  '.still { --height: 586px; flex: none; position: relative; display: block; --panel: 0px; min-height: calc(var(--height) + var(--panel)); overflow: hidden; font: 15px/1.5 system-ui, sans-serif; color: #1a1d21; }',
  '@container (max-width: 707px) { .still { --height: 606px; } }',
  '@container (max-width: 659px) { .still { --height: 646px; } }',
  '@container (max-width: 623px) { .still { --height: 678px; } }',
  '@container (max-width: 591px) { .still { --height: 695px; } }',
  '@container (max-width: 583px) { .still { --height: 713px; } }',
  '@container (max-width: 567px) { .still { --height: 731px; } }',
  '@container (max-width: 551px) { .still { --height: 753px; } }',
  '@container (max-width: 535px) { .still { --height: 785px; } }',
  '@container (max-width: 427px) { .still { --height: 799px; } }',
  '@container (max-width: 395px) { .still { --height: 821px; } }',
  '@container (max-width: 355px) { .still { --height: 859px; } }',
  '@container (max-width: 335px) { .still { --height: 881px; } }',
  // An open panel stands below the chart.
  ...PANEL_HEIGHTS.map(([panel, wide]) => `:host([panel="${panel}"]) .still { --panel: ${wide}px; }`),
  ...PANEL_HEIGHTS.map(([panel, , narrow]) => `@container (max-width: 591px) { :host([panel="${panel}"]) .still { --panel: ${narrow}px; } }`),
  '.box:not([data-phase="failed"]) .still { max-height: calc(var(--height) + var(--panel)); }',
  '.still p { margin: 0; padding: 12px 16px; }',
  '.box:not([data-phase="failed"]) .still img { max-height: var(--height); object-fit: contain; object-position: top; }',
  '::slotted(p) { margin: 0 !important; }',
  '.box[data-scheme="dark"] .still { color: #e8eaed; }',
  '.still img { display: block; width: 100%; height: auto; }',
  '.box[data-phase="live"] .still { display: none; }',
  '.box[data-phase="failed"] .still { min-height: 0 !important; }',
  '.notice { flex: none; margin: 0; padding: 12px 16px; border-left: 4px solid #c2410c; }',
  '.notice:empty { display: none; }',
  'table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }',
  'caption, th, td { padding: 6px 8px; text-align: left; font-weight: 400; }',
  'th, td { border-bottom: 1px solid #8884; }',
  // While the live picture is on its way and the still one stands, the figures are for those who cannot see the still one.
  '.box:not([data-phase="failed"]) .still:not(.bare) ::slotted(table) { position: absolute !important; width: 1px !important; height: 1px !important; overflow: hidden !important; clip-path: inset(50%) !important; white-space: nowrap !important; }',
  '.box:not([data-phase="failed"]) picture + table { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }',
  '@media print { :host { display: block !important; height: auto !important; max-height: none !important; } .box { display: block; overflow: visible; } .frame { display: none !important; } .box .still { display: block !important; min-height: 0 !important; max-height: none !important; } .box table, .box ::slotted(table) { position: static !important; width: 100% !important; height: auto !important; clip-path: none !important; white-space: normal !important; } }',
];

const sheets = new WeakMap();

function constructedSheet(document) {
  if (!sheets.has(document)) {
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(RULES.join('\n'));
    sheets.set(document, sheet);
  }
  return sheets.get(document);
}

// Constructed sheets and CSSOM rules pass a style-src 'self' that inline styles would not.
// `fallback` is the address of a sheet that may be filled with them.
export function adoptStyle(root, fallback) {
  try {
    root.adoptedStyleSheets = [constructedSheet(root.ownerDocument)];
    return;
  } catch {
    // Safari before 16.4: the same rules into a sheet that was linked.
  }
  // One is enough, however often the element is inserted.
  root.querySelector('link')?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.href = fallback.href;
  link.addEventListener('load', () => {
    for (const rule of RULES) {
      try {
        link.sheet.insertRule(rule, link.sheet.cssRules.length);
      } catch {
        // A rule that this browser is too old for.
      }
    }
  });
  root.prepend(link);
}
