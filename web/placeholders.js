// Words and figures of the static pictures in placeholders/, by "scenario-hardware-lang"; make_pages.mjs fills it.
export const placeholders = {};
