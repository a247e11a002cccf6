// A limit for work that might never end, such as a question to a page that is busy for ever.
import { setTimeout as delay } from 'node:timers/promises';

// The work itself cannot be stopped: whoever began it closes what it runs in.
export async function within(seconds, what, work) {
  const done = new AbortController();
  const late = delay(seconds * 1000, null, { signal: done.signal })
    .then(() => { throw new Error(`${what} took longer than ${seconds} seconds`); });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
  }
}
