// Calls that may come thousands of times a second, and one in fifty milliseconds that acts on them: the first at once,
// the last in any case.
const INTERVAL_MS = 50;

export function makePace(act) {
  let timer = 0;
  let waits = false;
  const run = () => {
    waits = false;
    timer = setTimeout(over, INTERVAL_MS);
    act();
  };
  const over = () => {
    timer = 0;
    if (waits) run();
  };
  return {
    ask() {
      if (timer) waits = true;
      else run();
    },
    // Whether an answer would come too early.
    waits: () => waits,
    hurry() {
      if (!waits) return;
      waits = false;
      act();
    },
    stop() {
      clearTimeout(timer);
      timer = 0;
      waits = false;
    },
  };
}
