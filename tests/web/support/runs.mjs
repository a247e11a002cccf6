// How often a property is tried: a few thousand times each test run, or as often as PROPERTY_RUNS says. Every run tries the
// same values, so that a failure is one of the change; PROPERTY_SEED begins elsewhere.
const USUAL_SEED = 1;

export function runs(usual) {
  const { PROPERTY_RUNS: count, PROPERTY_SEED: seed } = process.env;
  return { numRuns: Number(count || usual), seed: Number(seed || USUAL_SEED) };
}
