// The fields of a query by name. Of several with one name the last counts, as it does for the app.
export const fieldsOf = (query) => Object.fromEntries(new URLSearchParams(query));
