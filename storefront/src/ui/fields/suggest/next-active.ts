/**
 * Which suggestion a key leads to; -1 is none, the typed text itself.
 * @param active which one is marked
 * @returns null for a key that has nothing to do with them
 */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
}
