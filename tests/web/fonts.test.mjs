// Web fonts: a no-break space is as wide as a space. A WOFF 2 file is a directory of tables and one Brotli stream.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

const folder = new URL('../../web/fonts/', import.meta.url);
const HEADER_BYTES = 48;
// The first of the known tags, in the order of the format; a table of another tag has it written out.
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];

// { tag: bytes } of a font without transformed tables.
function tablesOf(file) {
  let at = HEADER_BYTES;
  const uint128 = () => {
    for (let value = 0; ; ) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory = [];
  for (let count = file.readUInt16BE(12); count > 0; --count) {
    const flags = file[at++];
    const isNamed = (flags & 63) === 63;
    const tag = isNamed ? file.toString('latin1', at, at + 4) : TAGS[flags & 63] ?? `${flags & 63}`;
    if (isNamed) at += 4;
    assert.equal(flags >> 6, 0, `${tag} is transformed`);
    directory.push({ tag, length: uint128() });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return Object.fromEntries(directory.map(({ tag, length }) => [tag, data.subarray(start, (start += length))]));
}

// Format 4: segments of consecutive characters.
function glyphOf(cmap, character) {
  const encodings = [...Array(cmap.readUInt16BE(2)).keys()].map((i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const table = cmap.subarray(encodings.find((offset) => cmap.readUInt16BE(offset) === 4));
  const size = table.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const [last, first] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + size + segment)];
    if (character < first || character > last) continue;
    const [delta, range] = [table.readUInt16BE(16 + 2 * size + segment), table.readUInt16BE(16 + 3 * size + segment)];
    if (range === 0) return (character + delta) & 0xffff;
    return (table.readUInt16BE(16 + 3 * size + segment + range + 2 * (character - first)) + delta) & 0xffff;
  }
  return 0;
}

function advanceOf({ cmap, hmtx, hhea }, character) {
  const glyph = glyphOf(cmap, character);
  assert.notEqual(glyph, 0, `no glyph for ${character}`);
  return hmtx.readUInt16BE(4 * Math.min(glyph, hhea.readUInt16BE(34) - 1));
}

for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
  test(`${name} draws a no-break space as wide as a space`, () => {
    const tables = tablesOf(readFileSync(new URL(name, folder)));
    assert.ok(advanceOf(tables, 0x20) > 0);
    assert.equal(advanceOf(tables, 0xa0), advanceOf(tables, 0x20));
  });
}
