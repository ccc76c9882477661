import type { CropRule } from '../../../contract/marketplace/short-crop-words.js';
import { split } from '../../../contract/shared/split.js';

/** Someone who needs so many whole units of a crop. */
export interface Need {
  needed: number;
  /** A box of a share. */
  isShare: boolean;
  /** When they were short the last time, as a number that grows; 0 where they never were. */
  lastShort: number;
}

/**
 * Shares out what there is: all of it, as long as someone needs it. Nobody gets more than they need.
 * Odd units go to those who were short last.
 * @returns how many each gets, in the order of the needs
 */
export function shareOut(needs: readonly Need[], available: number, rule: CropRule): number[] {
  const sorted = needs
    .map((need, index) => ({ ...need, index }))
    .sort((a, b) => b.lastShort - a.lastShort || a.index - b.index);
  const given = needs.map(() => 0);
  const give = (who: typeof sorted, units: number, how: typeof inEqualParts) =>
    how(who, units).forEach((part, at) => (given[who[at]?.index ?? 0] = part));
  if (rule !== 'shares_first') {
    give(sorted, available, rule === 'by_turn' ? inTurn : inEqualParts);
    return given;
  }
  const shares = sorted.filter(({ isShare }) => isShare);
  const ofShares = Math.min(available, total(shares));
  give(shares, ofShares, inEqualParts);
  const others = sorted.filter(({ isShare }) => !isShare);
  give(others, available - ofShares, inEqualParts);
  return given;
}

const total = (needs: readonly Need[]) => needs.reduce((sum, { needed }) => sum + needed, 0);

const inEqualParts = (needs: readonly Need[], available: number): number[] =>
  needs.length === 0
    ? []
    : split(
        Math.min(available, total(needs)),
        needs.map(({ needed }) => needed),
      );

function inTurn(needs: readonly Need[], available: number): number[] {
  let left = available;
  return needs.map(({ needed }) => {
    const given = Math.min(left, needed);
    left -= given;
    return given;
  });
}
