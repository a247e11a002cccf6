// What the system and the host page ask for: scheme, motion, contrast, pointer, colours.
const FLAGS = [
  ['(prefers-color-scheme: dark)', 1],
  ['(prefers-reduced-motion: reduce)', 2],
  ['(prefers-contrast: more)', 4],
  ['(pointer: coarse)', 8],
  ['(forced-colors: active)', 16],
];
const DARK = 1;
const FORCED_COLORS = 16;

// Calls `onChange({ flags, dark, forcedColors })` at once and after every change.
export function watchEnvironment(hostScheme, onChange) {
  const queries = FLAGS.map(([query, flag]) => ({ media: matchMedia(query), flag }));
  let scheme = hostScheme;

  const report = () => {
    let flags = 0;
    for (const { media, flag } of queries) if (media.matches) flags |= flag;
    if (scheme === 'dark') flags |= DARK;
    if (scheme === 'light') flags &= ~DARK;
    onChange({ flags, dark: (flags & DARK) !== 0, forcedColors: (flags & FORCED_COLORS) !== 0 });
  };
  for (const { media } of queries) media.addEventListener('change', report);
  report();

  return {
    setHostScheme(next) {
      if (next === scheme) return;
      scheme = next;
      report();
    },
  };
}
