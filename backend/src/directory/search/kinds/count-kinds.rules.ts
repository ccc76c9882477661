import type { KindCount } from '../../../contract/directory/place-kind-counts.js';
import { PLACE_KINDS, type PlaceKind } from '../../../contract/directory/place-kinds.js';
import { COUNT_BOUND } from '../../../contract/shared/limits.js';
import { kindWords } from './kind-words.rules.js';

export interface SameKind {
  kind: PlaceKind;
  activities: readonly string[];
  count: number;
}

const WORDS = PLACE_KINDS.map((kind) => ({ kind, words: new RegExp(kindWords([kind]), 'i') }));

/** @param isAll else counts are only large enough @returns without kinds of which it is not known */
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
