import { Readable } from 'node:stream';

/** In milliseconds. */
export interface DownloadLimits {
  /** For its reader to take the next piece. */
  stalledMs: number;
  longestMs: number;
}

/** A spreadsheet of a million rows takes some minutes over a slow line. */
const LIMITS: DownloadLimits = { stalledMs: 30_000, longestMs: 15 * 60_000 };

/** Ends when its reader stops reading. @param source its `finally` runs whatever ends the download */
export function downloadOf(source: AsyncGenerator<string>, limits: DownloadLimits = LIMITS): Readable {
  const endsAt = Date.now() + limits.longestMs;
  // Null while the database is waited for, which is not the reader's fault.
  let offeredAt: number | null = null;
  async function* watched(): AsyncGenerator<string> {
    for await (const piece of source) {
      offeredAt = Date.now();
      yield piece;
      offeredAt = null;
    }
  }
  const stream = Readable.from(watched());
  const clock = setInterval(
    () => {
      const isStalled = offeredAt !== null && Date.now() - offeredAt > limits.stalledMs;
      if (isStalled || Date.now() > endsAt) stream.destroy(new Error('The download was not read in time.'));
    },
    Math.min(1_000, limits.stalledMs / 4),
  ).unref();
  stream.once('close', () => {
    clearInterval(clock);
    // Also before the first piece: a generator that has not begun ends without its `finally`.
    void source.return(undefined);
  });
  return stream;
}
