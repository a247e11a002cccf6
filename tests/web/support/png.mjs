// Screenshots as pixels. An image is { width, height, data, at }, `data` saying where its pixels lie.
import { PNG } from 'pngjs';

const BYTES_A_PIXEL = 4;

function makeImage(pixels, { stride, start }, width, height) {
  return {
    width,
    height,
    data: { pixels, stride, start },
    // [red, green, blue], 0 … 255.
    at(x, y) {
      const first = start + y * stride + x * BYTES_A_PIXEL;
      return [pixels[first], pixels[first + 1], pixels[first + 2]];
    },
  };
}

export function decodePng(bytes) {
  const { width, height, data } = PNG.sync.read(bytes);
  return makeImage(data, { stride: width * BYTES_A_PIXEL, start: 0 }, width, height);
}

// A box in whole pixels, none of them left of the picture or above it.
export const wholePixels = ({ x, y, width, height }) => ({
  x: Math.max(0, Math.round(x)), y: Math.max(0, Math.round(y)), width: Math.round(width), height: Math.round(height),
});

export function crop(image, box) {
  const { x, y, width, height } = wholePixels(box);
  const { pixels, stride, start } = image.data;
  const [wide, high] = [Math.min(width, image.width - x), Math.min(height, image.height - y)];
  if (wide < 1 || high < 1) throw new Error(`nothing of the box ${JSON.stringify(box)} is in the picture`);
  return makeImage(pixels, { stride, start: start + y * stride + x * BYTES_A_PIXEL }, wide, high);
}

// Where two equally large images differ by more than `tolerance` in any channel, and in how many pixels; null if nowhere.
export function difference(one, other, tolerance = 24) {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`images of ${one.width} × ${one.height} and ${other.width} × ${other.height} cannot be compared`);
  }
  const found = { pixels: 0, left: one.width, top: one.height, right: 0, bottom: 0 };
  const [a, b] = [one.data, other.data];
  for (let y = 0; y < one.height; ++y) {
    for (let x = 0; x < one.width; ++x) {
      const i = a.start + y * a.stride + x * BYTES_A_PIXEL;
      const j = b.start + y * b.stride + x * BYTES_A_PIXEL;
      const differs = Math.abs(a.pixels[i] - b.pixels[j]) > tolerance || Math.abs(a.pixels[i + 1] - b.pixels[j + 1]) > tolerance
        || Math.abs(a.pixels[i + 2] - b.pixels[j + 2]) > tolerance;
      if (!differs) continue;
      found.pixels += 1;
      [found.left, found.top] = [Math.min(found.left, x), Math.min(found.top, y)];
      [found.right, found.bottom] = [Math.max(found.right, x), Math.max(found.bottom, y)];
    }
  }
  return found.pixels > 0 ? found : null;
}

export const differingPixels = (one, other) => difference(one, other)?.pixels ?? 0;

export function countPixelsUnlike(image, [red, green, blue]) {
  const { pixels, stride, start } = image.data;
  let count = 0;
  for (let y = 0; y < image.height; ++y) {
    for (let x = 0; x < image.width; ++x) {
      const i = start + y * stride + x * BYTES_A_PIXEL;
      if (pixels[i] !== red || pixels[i + 1] !== green || pixels[i + 2] !== blue) count += 1;
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
