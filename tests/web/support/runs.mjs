// How often a property is tried: a few thousand times each test run, or as often as PROPERTY_RUNS says. PROPERTY_SEED
// repeats a run, or begins another.
export function runs(usual) {
  const { PROPERTY_RUNS: count, PROPERTY_SEED: seed } = process.env;
  return { numRuns: Number(count || usual), ...(seed && { seed: Number(seed) }) };
}
