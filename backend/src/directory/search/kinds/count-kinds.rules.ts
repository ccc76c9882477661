import type { KindCount } from '../../../contract/directory/place-kind-counts.js';
import { PLACE_KINDS, type PlaceKind } from '../../../contract/directory/place-kinds.js';
import { COUNT_BOUND } from '../../../contract/shared/limits.js';
import { kindWords } from './kind-words.rules.js';

/** So many places that say the same of what they are. */
export interface SameKind {
  kind: PlaceKind;
  activities: readonly string[];
  count: number;
}

const WORDS = PLACE_KINDS.map((kind) => ({ kind, words: new RegExp(kindWords([kind]), 'i') }));

/**
 * @param groups places by what they say of themselves
 * @param isAll whether these are all that there are; else a count is only known to be large enough
 * @returns how many places of each kind the filter `kind` finds. A farmers market is found as nothing else,
 *   and nothing else as one. Kinds of which it is not known are left out
 */
export function countKinds(groups: readonly SameKind[], isAll: boolean): KindCount[] {
  return WORDS.flatMap(({ kind, words }): KindCount[] => {
    const isOfIt = (group: SameKind) =>
      group.kind === kind ||
      (kind !== 'farmers_market' &&
        group.kind !== 'farmers_market' &&
        group.activities.length > 0 &&
        words.test(group.activities.join(';')));
    const count = groups.filter(isOfIt).reduce((sum, group) => sum + group.count, 0);
    if (count > COUNT_BOUND) return [{ kind, count: COUNT_BOUND, isMore: true }];
    return isAll ? [{ kind, count, isMore: false }] : [];
  });
}
