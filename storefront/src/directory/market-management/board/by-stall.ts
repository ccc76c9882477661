import type { BoardEntry } from '@farmgate/backend/contract/directory/market-board';

const natural = new Intl.Collator('en-US', { numeric: true });

/** @returns those who are expected as one walks along the stalls: 2 before 10, without a stall last */
export function byStall(entries: readonly BoardEntry[]): BoardEntry[] {
  return entries
    .filter(({ group }) => group !== 'not_coming')
    .sort(
      (a, b) =>
        Number(a.stall === null) - Number(b.stall === null) ||
        natural.compare(a.stall ?? '', b.stall ?? '') ||
        natural.compare(a.name, b.name),
    );
}
