import { PLACE_KIND_LABELS, type PlaceKind } from '../../../contract/directory/place-kinds.js';

/** U-pick is written in many ways where it is one activity of several. */
const U_PICK = 'u-?pick|pick[- ]your[- ]own';

/** @returns a regular expression of PostgreSQL, for any case, for activities joined by ";" */
export function kindWords(kinds: readonly PlaceKind[]): string {
  return kinds.map((kind) => (kind === 'u_pick' ? U_PICK : `(^|;)${PLACE_KIND_LABELS[kind]}(;|$)`)).join('|');
}
