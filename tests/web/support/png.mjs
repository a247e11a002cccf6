// A screenshot as pixels: PNG with 8 bits a channel and no interlacing, which is what browsers hand out.
import { inflateSync } from 'node:zlib';

const CHANNELS = { 0: 1, 2: 3, 4: 2, 6: 4 };

function chunksOf(bytes) {
  const chunks = [];
  for (let at = 8; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function unfilter(raw, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (stride + 1)];
    const row = y * stride;
    for (let x = 0; x < stride; ++x) {
      const left = x >= step ? out[row + x - step] : 0;
      const up = y > 0 ? out[row + x - stride] : 0;
      const corner = x >= step && y > 0 ? out[row + x - stride - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[row + x] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return out;
}

export function decodePng(bytes) {
  const chunks = chunksOf(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR').data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, interlace] = [header[8], header[9], header[12]];
  if (depth !== 8 || !(colour in CHANNELS) || interlace !== 0) throw new Error('unexpected kind of PNG');
  const channels = CHANNELS[colour];
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const data = unfilter(raw, width * channels, height, channels);
  return {
    width,
    height,
    // [red, green, blue], 0 … 255.
    at(x, y) {
      const start = (y * width + x) * channels;
      return channels < 3 ? [data[start], data[start], data[start]] : [data[start], data[start + 1], data[start + 2]];
    },
  };
}

export function crop(image, { x, y, width, height }) {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  return {
    width: Math.min(Math.round(width), image.width - left),
    height: Math.min(Math.round(height), image.height - top),
    at: (column, row) => image.at(left + column, top + row),
  };
}

// Pixels of two equally large images that differ by more than `tolerance` in any channel.
export function differingPixels(one, other, tolerance = 24) {
  let count = 0;
  for (let y = 0; y < Math.min(one.height, other.height); ++y) {
    for (let x = 0; x < Math.min(one.width, other.width); ++x) {
      const [a, b] = [one.at(x, y), other.at(x, y)];
      if (a.some((value, channel) => Math.abs(value - b[channel]) > tolerance)) count += 1;
    }
  }
  return count;
}

export function distinctColours(image) {
  const seen = new Set();
  for (let y = 0; y < image.height; ++y) {
    for (let x = 0; x < image.width; ++x) seen.add(image.at(x, y).join());
  }
  return seen.size;
}
