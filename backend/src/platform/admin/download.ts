import { Readable } from 'node:stream';

/** How long a download may take, in milliseconds. */
export interface DownloadLimits {
  /** For its reader to take the next piece. */
  stalledMs: number;
  /** Altogether. */
  longestMs: number;
}

/** For who reads over a slow line; a spreadsheet of a million rows takes some minutes. */
const LIMITS: DownloadLimits = { stalledMs: 30_000, longestMs: 15 * 60_000 };

/**
 * A download whose reader stops reading ends, so that what stands behind it (a connection of the database) is
 * free again.
 * @param source its `finally` runs whatever ends the download
 */
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
    // Also where it ended before the first piece was asked for: a generator that has not begun ends without
    // its `finally`.
    void source.return(undefined);
  });
  return stream;
}
