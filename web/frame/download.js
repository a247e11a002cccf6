// The binary, asked for before the other modules have come. A preload would do, but WebKit fetches what it has preloaded
// a second time.
export const wasmUrl = new URL('../prefill-decode-app.wasm', import.meta.url);
export const firstResponse = fetch(wasmUrl, { credentials: 'same-origin' });
// Whoever needs it hears of a failure; nobody else does.
firstResponse.catch(() => {});
