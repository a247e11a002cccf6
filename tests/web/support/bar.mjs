// The time bar in a screenshot: the row of pixels that is most amber and turquoise, and how much of it is which.
const isAmber = ([r, g, b]) => r > 190 && g > 90 && g < 185 && b < 110 && r - b > 110;
const isTurquoise = ([r, g, b]) => r < 80 && g > 130 && b > 110 && g - r > 90;

export function measureTimeBar(image) {
  let best = { amber: 0, turquoise: 0 };
  for (let y = 0; y < image.height; ++y) {
    let [amber, turquoise] = [0, 0];
    for (let x = 0; x < image.width; ++x) {
      const colour = image.at(x, y);
      if (isAmber(colour)) amber += 1;
      else if (isTurquoise(colour)) turquoise += 1;
    }
    if (amber + turquoise > best.amber + best.turquoise) best = { amber, turquoise, row: y };
  }
  const length = best.amber + best.turquoise;
  return { ...best, length, prefill: best.amber / length, decode: best.turquoise / length };
}
