// Calls that may come thousands of times a second, and one in `intervalMs` that acts on them: the first at once, the last
// in any case.
export function makePace(act, intervalMs = 50) {
  let timer = 0;
  let waits = false;
  const run = () => {
    waits = false;
    timer = setTimeout(over, intervalMs);
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
