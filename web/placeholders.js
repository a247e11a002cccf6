// Words and figures of the static pictures in placeholders/, by "scenario-hardware-lang". The build writes this file anew.
export const placeholders = {};
