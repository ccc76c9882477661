import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadOf } from './download.js';

const LIMITS = { stalledMs: 60, longestMs: 60_000 };

/** Something that holds what has to be let go. */
function source(pieces: number, slownessMs = 0) {
  const state = { isHeld: true };
  async function* read() {
    try {
      for (let piece = 0; piece < pieces; piece += 1) {
        if (slownessMs > 0) await wait(slownessMs);
        yield 'x'.repeat(100);
      }
    } finally {
      state.isHeld = false;
    }
  }
  return { state, read: read() };
}

describe('a download', () => {
  it('that is read comes whole, however slow its source is', async () => {
    const { state, read } = source(4, LIMITS.stalledMs * 2);
    let text = '';
    for await (const piece of downloadOf(read, LIMITS)) text += piece;
    expect(text).toHaveLength(400);
    expect(state.isHeld).toBe(false);
  });

  it('whose reader stops ends, and lets go of its source', async () => {
    const { state, read } = source(1_000);
    const download = downloadOf(read, LIMITS);
    download.read();
    const [error] = (await once(download, 'error')) as [Error];
    expect(error.message).toBe('The download was not read in time.');
    while (state.isHeld) await wait(5);
  });

  it('ends when it takes too long altogether', async () => {
    const { state, read } = source(1_000_000, 1);
    const download = downloadOf(read, { stalledMs: 40, longestMs: 100 });
    download.resume();
    await once(download, 'error');
    while (state.isHeld) await wait(5);
  });
});
