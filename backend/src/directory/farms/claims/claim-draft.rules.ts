import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import type { ClaimDraft, DraftField, DraftFields } from '../../tables/claim-draft.js';

/** What a claimant writes of a farm before staff have verified the claim. The farm itself stays as it was. */

export const DRAFT_FIELDS = [
  'description',
  'seasons',
  'exceptions',
  'hoursConfirmed',
] as const satisfies readonly DraftField[];

const fieldsOf = (fields: Partial<DraftFields>): DraftField[] =>
  DRAFT_FIELDS.filter((name) => name in fields);
const pick = (from: Partial<DraftFields>, names: readonly DraftField[]): Partial<DraftFields> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** @returns the fields that the farm has others in by now: staff put them right, and their word counts */
export const overruledFields = (farm: Partial<DraftFields>, draft: ClaimDraft): DraftField[] =>
  fieldsOf(draft.said).filter((name) => !isSame(farm[name], draft.was[name]));

export function fieldsToPublish(farm: Partial<DraftFields>, draft: ClaimDraft): Partial<DraftFields> {
  const overruled = overruledFields(farm, draft);
  return pick(
    draft.said,
    fieldsOf(draft.said).filter((name) => !overruled.includes(name)),
  );
}

export const withDraft = <Row extends Partial<DraftFields>>(farm: Row, draft: ClaimDraft | null): Row =>
  draft ? { ...farm, ...fieldsToPublish(farm, draft) } : farm;

/** @returns null where both are the same */
export function draftOf(farm: DraftFields, wanted: DraftFields): ClaimDraft | null {
  const names = DRAFT_FIELDS.filter((name) => !isSame(farm[name], wanted[name]));
  return names.length > 0 ? { said: pick(wanted, names), was: pick(farm, names) } : null;
}
