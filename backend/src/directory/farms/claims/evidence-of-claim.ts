import type { EntityManager } from 'typeorm';
import type { UsersService } from '../../../accounts/users/users.service.js';
import type { ClaimEvidence } from '../../../contract/directory/admin/farm-claims.admin.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { type Claimant, claimEvidence, codeEvidence, type KnownFarm } from './claim-evidence.rules.js';
import { directoryTwin } from './matching-place.js';

const ERASED: Claimant = {
  ...{ firstName: null, lastName: null, email: null, phone: null },
  isEmailConfirmed: false,
};

export async function evidenceOfClaim(
  tx: EntityManager,
  users: UsersService,
  claimId: number,
): Promise<ClaimEvidence[]> {
  const claim = await tx.findOneByOrFail(FarmClaim, { id: claimId });
  const user = claim.userId === null ? null : await users.get(tx, claim.userId);
  const claimant = user ? { ...user, isEmailConfirmed: user.emailConfirmedAt !== null } : ERASED;
  return claimEvidence(claimant, await knownFarm(tx, claim)).concat(codeEvidence(claim));
}

/** The directory's record where the farm is made of one, and else what the farm said before the claim. */
export async function knownFarm(
  tx: EntityManager,
  { farmId, snapshot }: Pick<FarmClaim, 'farmId' | 'snapshot'>,
): Promise<KnownFarm> {
  const farm = snapshot?.content ?? (await tx.findOneByOrFail(Farm, { id: farmId }));
  const twin = await directoryTwin(tx, farmId);
  if (!twin || twin.relation === 'nearby') return farm;
  return {
    name: twin.name,
    website: twin.website ?? farm.website,
    email: twin.email ?? farm.email,
    phone: twin.phone ?? farm.phone,
  };
}
