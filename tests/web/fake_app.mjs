// Stands in for the compiled app: the same exports over a toy state, drawn as coloured boxes. Never shipped.
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const STOPS = { prompt: [1, 50, 100, 1000, 1150, 2000, 8000, 131072], answer: [1, 50, 100, 800, 850, 16384] };
const SCENARIOS = { balanced: [1150, 850], 'short-question': [50, 800], 'long-document': [8000, 100] };
const HARDWARE = ['laptop', 'rtx-4090', 'h100-sxm'];
const PANELS = ['roofline', 'batch'];

export default async function createFakeApp({ canvas }) {
  const heap = new Uint8Array(1 << 20);
  const state = { scenario: 'balanced', prompt: 1150, answer: 850, hardware: 'laptop', panel: 'none', lang: 'pl', theme: 'auto' };
  let next = 1024;
  let flags = 0;
  let focus = '';
  let width = 720;
  let drawn = 0;
  let down = null;
  const text = (address) => decoder.decode(heap.subarray(address, heap.indexOf(0, address)));
  const put = (value) => {
    const bytes = encoder.encode(value);
    heap.set(bytes, 512 * 1024);
    heap[512 * 1024 + bytes.length] = 0;
    return 512 * 1024;
  };
  const gl = () => canvas.getContext('webgl2');
  const changed = () => { flags |= 1 | 2 | 4; };
  const edit = (field, value) => {
    if (field === 'scenario') [state.prompt, state.answer] = SCENARIOS[value];
    state[field] = field in STOPS ? Math.round(Number(value.replace(',', '.'))) : value;
    const match = Object.entries(SCENARIOS).find(([, [p, a]]) => p === state.prompt && a === state.answer);
    state.scenario = match ? match[0] : '';
    changed();
  };
  const setQuery = (query) => {
    Object.assign(state, { prompt: 1150, answer: 850, hardware: 'laptop', panel: 'none', lang: 'pl', theme: 'auto' });
    for (const [field, value] of new URLSearchParams(query)) if (field in state) edit(field, value);
    edit('prompt', String(state.prompt));
  };
  const rects = () => {
    const result = {};
    Object.keys(SCENARIOS).forEach((id, i) => { result[`scenario:${id}`] = [16 + i * 150, 56, 140, 36]; });
    result.prompt = [16, 104, width - 32, 44, 1];
    result.answer = [16, 152, width - 32, 44, 1];
    HARDWARE.forEach((id, i) => { result[`hardware:${id}`] = [16 + i * 150, 204, 140, 36]; });
    result.play = [16, 440, 100, 36];
    PANELS.forEach((id, i) => { result[`panel:${id}`] = [130 + i * 110, 440, 100, 36]; });
    return result;
  };
  const slider = (field, label) => ({ field, kind: 'slider', label, value: state[field], minimum: 1, maximum: STOPS[field].at(-1), text: `${state[field]} tokenów` });
  const choices = (field, values) => values.map((value) => ({ value, label: value, name: `${value} w całości`, selected: state[field] === value }));
  const snapshot = () => ({
    query: new URLSearchParams(Object.entries(state).filter(([k, v]) => v && k !== 'scenario' && v !== 'none' && v !== 'auto')).toString(),
    lang: state.lang, theme: state.theme, title: 'Prefill kontra decode', description: 'Pasek czasu: prefill 1,7 s, decode 48,0 s.',
    announcement: `Prompt ${state.prompt}, odpowiedź ${state.answer}.`, refusals: [],
    controls: [
      { field: 'scenario', kind: 'choice', label: 'Scenariusz', choices: choices('scenario', Object.keys(SCENARIOS)) },
      slider('prompt', 'Prompt'), slider('answer', 'Odpowiedź'),
      { field: 'hardware', kind: 'choice', label: 'Sprzęt', choices: choices('hardware', HARDWARE) },
      { field: 'play', kind: 'button', label: 'Odtwórz' },
      { field: 'panel', kind: 'tabs', label: 'Więcej', choices: choices('panel', PANELS) },
    ],
    summary: { caption: 'Wynik', columns: ['Faza', 'Czas', 'Udział'], rows: [['prefill', '1,7 s', '3,5%'], ['decode', '48,0 s', '96,5%']] },
    panel: state.panel === 'none' ? null : { title: state.panel, lead: 'O czym jest ten panel.', notes: ['Uwaga.'], tables: [{ caption: 'Tabela', columns: ['a', 'b'], rows: [['1', '2']] }] },
    inputs: { prompt: state.prompt, answer: state.answer }, results: { prefill_s: state.prompt / 600 },
  });
  const box = (context, [x, y, w, h], colour, ratio) => {
    context.scissor(x * ratio, canvas.height - (y + h) * ratio, w * ratio, h * ratio);
    context.clearColor(...colour, 1);
    context.clear(context.COLOR_BUFFER_BIT);
  };
  const draw = () => {
    const context = gl();
    const ratio = canvas.width / width;
    drawn += 1;
    context.enable(context.SCISSOR_TEST);
    box(context, [0, 0, width, 600], [0.95, 0.93, 0.88], ratio);
    for (const [key, rect] of Object.entries(rects())) box(context, rect, key === focus ? [0.9, 0.5, 0.1] : [0.3, 0.6, 0.6], ratio);
  };
  changed();
  return {
    _malloc: (size) => { next = next + size > 400000 ? 1024 : next; next += size; return next - size; },
    _free() {},
    lengthBytesUTF8: (value) => encoder.encode(value).length,
    UTF8ToString: text,
    stringToUTF8(value, address) { const bytes = encoder.encode(value); heap.set(bytes, address); heap[address + bytes.length] = 0; },
    _pd_start(query, w) { width = w; setQuery(text(query)); return gl() ? 0 : 1; },
    _pd_environment: changed,
    _pd_resize(w) { width = w; changed(); },
    _pd_height: () => (state.panel === 'none' ? 500 : 700),
    _pd_pointer(kind, x, y) {
      const hit = Object.entries(rects()).find(([, [l, t, w, h]]) => x >= l && x < l + w && y >= t && y < t + h)?.[0];
      if (kind === 1) down = hit;
      if (down in STOPS && kind < 2) edit(down, String(Math.max(1, Math.round(STOPS[down].at(-1) ** ((x - 16) / (width - 32))))));
      if (kind === 2 && hit === down && hit?.includes(':')) { const [field, value] = hit.split(':'); edit(field, state[field] === value && field === 'panel' ? 'none' : value); }
      if (kind >= 2) down = null;
    },
    _pd_focus(key) { focus = text(key); flags |= 1; },
    _pd_edit: (field, value) => edit(text(field), text(value)),
    _pd_step(field, step) {
      const stops = STOPS[text(field)];
      const at = stops.findLastIndex((stop) => stop <= state[text(field)]);
      const to = [at - 1, at + 1, at - 3, at + 3, 0, stops.length - 1][step];
      edit(text(field), String(stops[Math.min(stops.length - 1, Math.max(0, to))]));
    },
    _pd_set_query: (query) => setQuery(text(query)),
    _pd_action: changed,
    _pd_set_visible() {},
    _pd_frame() { const now = flags; flags = 0; draw(); return now & ~1; },
    _pd_requested_field: () => put('prompt'),
    _pd_snapshot: () => put(JSON.stringify(snapshot())),
    _pd_rects: () => put(JSON.stringify(rects())),
    _pd_cursor: () => put('pointer'),
    _pd_context_lost() {},
    _pd_context_restored() { changed(); return 0; },
    _pd_stop() {},
    drawn: () => drawn,
  };
}
