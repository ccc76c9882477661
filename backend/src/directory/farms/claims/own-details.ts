import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import type { DraftFields } from '../../tables/claim-draft.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { noteChange } from '../changes/note-change.js';
import { lockOwnFarm } from '../own-farms.js';
import { draftOf, withDraft } from './claim-draft.rules.js';
import { claimsUnderReview } from './claim-review.js';

export interface OwnFarm {
  farm: Farm;
  /** As its owner has it: with what waits for staff to verify the claim. */
  mine: Farm;
  /** That staff have yet to look at. */
  claim: FarmClaim | null;
}

/** @throws FARM_NOT_FOUND, also for a farm of somebody else */
export async function lockOwnDetails(tx: EntityManager, id: number, userId: number): Promise<OwnFarm> {
  const farm = await lockOwnFarm(tx, id, userId);
  const claim = (await claimsUnderReview(tx, [farm])).get(id) ?? null;
  return { farm, mine: withDraft(farm, claim?.draft ?? null), claim };
}

/** Into the farm, or into the claim until it is verified. @returns the farm as its owner has it */
export async function saveOwnDetails(
  tx: EntityManager,
  user: ActingUser,
  { farm, mine, claim }: OwnFarm,
  details: Partial<DraftFields>,
): Promise<Farm> {
  const wanted = tx.create(Farm, { ...mine, ...details });
  if (claim) {
    await tx.update(FarmClaim, claim.id, { draft: draftOf(farm, wanted) });
    return wanted;
  }
  const saved = await tx.save(Farm, wanted);
  await noteChange(tx, user, farm, saved);
  return saved;
}
