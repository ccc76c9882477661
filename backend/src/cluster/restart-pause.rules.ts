const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** A worker that lived this long was well. */
const WELL_AFTER_MS = 60_000;

/**
 * How long to wait before a worker that ended is replaced: longer each time it ends early, so that a server
 * that cannot run does not keep the machine busy.
 * @param livedMs how long it ran
 * @param previousMs the pause before it was started; 0 for the first of its place
 */
export function restartPauseMs(livedMs: number, previousMs: number): number {
  if (livedMs >= WELL_AFTER_MS || previousMs === 0) return FIRST_MS;
  return Math.min(previousMs * 2, LONGEST_MS);
}
