// Runs first in every served page and frame: records what went wrong, what was drawn and what was cancelled.
(() => {
  const seen = {
    problems: [], frames: 0, requests: 0, draws: 0, clears: 0, frameTimes: [], cancelled: [], contexts: 0, timers: 0,
    listeners: {}, focusCalls: [],
  };
  Object.defineProperty(window, '__seen', { value: seen });
  const note = (kind, text) => seen.problems.push(`${kind}: ${text}`);

  window.addEventListener('error', (event) => note('error', event.message || `${event.target?.tagName} did not load`), true);
  window.addEventListener('unhandledrejection', (event) => note('rejection', String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => note('policy', `${event.effectiveDirective} ${event.blockedURI}`));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      note(`console.${level}`, parts.join(' '));
      original.apply(console, parts);
    };
  }

  const request = window.requestAnimationFrame.bind(window);
  Object.defineProperty(seen, 'nextFrame', { value: () => new Promise(request) });
  window.requestAnimationFrame = (callback) => {
    seen.requests += 1;
    return request((now) => {
      seen.frames += 1;
      const start = performance.now();
      callback(now);
      seen.frameTimes.push(performance.now() - start);
    });
  };

  const wrap = (target, name, before) => {
    const original = target?.[name];
    if (!original) return;
    target[name] = function wrapped(...parts) {
      before.call(this, ...parts);
      return original.apply(this, parts);
    };
  };
  for (const name of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    const prototype = window[name]?.prototype;
    if (!prototype) continue;
    for (const call of ['drawElements', 'drawArrays']) wrap(prototype, call, () => { seen.draws += 1; });
    wrap(prototype, 'clear', () => { seen.clears += 1; });
  }
  wrap(HTMLCanvasElement.prototype, 'getContext', (kind) => { if (/webgl/.test(kind)) seen.contexts += 1; });
  wrap(HTMLElement.prototype, 'focus', () => { seen.focusCalls.push(window.event?.type ?? ''); });
  wrap(Event.prototype, 'preventDefault', function cancelled() { seen.cancelled.push(this.type); });
  wrap(window, 'setTimeout', () => { seen.timers += 1; });
  wrap(window, 'setInterval', () => { seen.timers += 1; });

  // How many listeners of each type hang on the window, the document and the canvas.
  const nameOf = (target) => {
    if (target === window || target === undefined) return 'window';
    if (target === document) return 'document';
    return target instanceof HTMLCanvasElement ? 'canvas' : '';
  };
  const count = (target, type, change) => {
    const name = nameOf(target);
    if (name) seen.listeners[`${name} ${type}`] = (seen.listeners[`${name} ${type}`] ?? 0) + change;
  };
  wrap(EventTarget.prototype, 'addEventListener', function added(type, listener, options) {
    if (options?.once) return;
    count(this, type, 1);
    options?.signal?.addEventListener('abort', () => count(this, type, -1), { once: true });
  });
  wrap(EventTarget.prototype, 'removeEventListener', function removed(type) { count(this, type, -1); });
})();
