import { PLACE_KIND_LABELS, type PlaceKind } from '../../../contract/directory/place-kinds.js';

/** U-pick is written in many ways where it is one activity of several. */
const U_PICK = 'u-?pick|pick[- ]your[- ]own';

/**
 * A place that is in several directories has one kind, and the others among its activities.
 * @returns a regular expression of PostgreSQL, without regard to case, for the activities joined by ";"
 */
export function kindWords(kinds: readonly PlaceKind[]): string {
  return kinds.map((kind) => (kind === 'u_pick' ? U_PICK : `(^|;)${PLACE_KIND_LABELS[kind]}(;|$)`)).join('|');
}
