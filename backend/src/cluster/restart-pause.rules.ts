const FIRST_MS = 100;
const LONGEST_MS = 30_000;
const WELL_AFTER_MS = 60_000;

/** Longer each time it ends early. @param previousMs 0 for the first of its place */
export function restartPauseMs(livedMs: number, previousMs: number): number {
  if (livedMs >= WELL_AFTER_MS || previousMs === 0) return FIRST_MS;
  return Math.min(previousMs * 2, LONGEST_MS);
}
