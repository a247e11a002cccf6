// Colours are written down where each language needs them, and are the same everywhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const textOf = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const short = (colour) => colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

// { name: colour } of each block of custom properties, in the order of the file.
const blocksOf = (text, pattern) => text.split(/[{}]/).map((block) => Object.fromEntries(
  [...block.matchAll(pattern)].map(([, name, colour]) => [name, short(`#${colour}`)]))).filter(({ ground }) => ground);
const CUSTOM_PROPERTY = /--([\w-]+):\s*#(\w+)/g;
const THEME_FIELD = /\.(\w+) = rgb\(0x(\w+)\)/g;

const theme = blocksOf(textOf('wasm_shell/views/theme.cpp'), THEME_FIELD);
const themeColours = (scheme) => {
  const { hairline, prefill_text: prefillText, decode_text: decodeText, bar_ink: barInk, ...rest } = theme[scheme === 'light' ? 0 : 1];
  return { ...rest, line: hairline, 'prefill-text': prefillText, 'decode-text': decodeText, 'bar-ink': barInk };
};

for (const [file, schemes] of [
  ['web/typography.css', ['light', 'dark']],
  ['web/frame.css', ['light', 'dark', 'dark']],
  ['tools/estimate/svg_style.cpp', ['light', 'dark']],
]) {
  test(`${file} has the colours of the interface where it names the same things`, () => {
    const text = textOf(file);
    // In a C++ string nothing but the ground begins a block.
    const blocks = file.endsWith('.cpp') ? blocksOf(text.replaceAll('--ground', '{--ground'), CUSTOM_PROPERTY) : blocksOf(text, CUSTOM_PROPERTY);
    // What is set for paper is black on white.
    const shown = blocks.slice(0, schemes.length);
    assert.equal(shown.length, schemes.length);
    let compared = 0;
    shown.forEach((block, i) => {
      const wanted = themeColours(schemes[i]);
      for (const [name, colour] of Object.entries(block)) {
        // Links and focus of a page are its own.
        if (!(name in wanted) || name === 'accent') continue;
        assert.equal(colour, wanted[name], `--${name}, ${schemes[i]}`);
        compared += 1;
      }
    });
    assert.ok(compared >= 4 * schemes.length, `${compared} colours`);
  });
}

test('the element writes its text in the inks of the interface', () => {
  const inks = [...textOf('web/element/style.js').matchAll(/[ ;]color: (#\w+)/g)].map(([, colour]) => colour);
  assert.deepEqual(inks, ['light', 'dark'].map((scheme) => themeColours(scheme).ink));
});

test('the marks of the frame page are the colours that it has elsewhere', () => {
  const [light, dark] = blocksOf(textOf('web/frame.css'), CUSTOM_PROPERTY);
  assert.equal(dark.mark, themeColours('dark').prefill);
  const [page] = blocksOf(textOf('web/typography.css'), CUSTOM_PROPERTY);
  assert.equal(light.accent, page.link);
  assert.match(textOf('web/element/style.js'), new RegExp(`border-left: 4px solid ${light.mark};`));
});
