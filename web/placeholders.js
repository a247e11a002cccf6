// Scenarios and machines that have static pictures, the default first; make_pages.mjs fills it.
export const scenarios = [];
export const machines = [];
