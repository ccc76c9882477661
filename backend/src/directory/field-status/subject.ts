import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import type { FieldSubject } from '../../contract/directory/field-states.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { claimsUnderReview } from '../farms/claims/claim-review.js';
import { Farm } from '../tables/farm.entity.js';
import { MarketManager } from '../tables/market-manager.entity.js';
import { Place } from '../tables/place.entity.js';

export type SubjectIds = { farmId: number; placeId: null } | { farmId: null; placeId: number };

export const subjectOf = ({ farmId, placeId }: { farmId: number | null; placeId: number | null }) =>
  (farmId === null ? `place-${placeId}` : `farm-${farmId}`) as FieldSubject;

export function idsOf(subject: FieldSubject): SubjectIds {
  const [kind, id] = subject.split('-');
  return kind === 'farm' ? { farmId: Number(id), placeId: null } : { farmId: null, placeId: Number(id) };
}

export type Subject = Pick<
  Farm | Place,
  'id' | 'name' | 'timeZone' | 'latitude' | 'longitude' | 'productTypes' | 'seasons' | 'exceptions'
> & {
  isListed: boolean;
  isTrusted: boolean;
  /** The claim of a farm that staff have yet to look at: what is said waits for it. */
  claimId: number | null;
};

const lock = { mode: 'for_no_key_update' } as const;

export async function openClaimId(tx: EntityManager, { farmId }: SubjectIds): Promise<number | null> {
  const farms = farmId === null ? [] : await tx.findBy(Farm, { id: farmId });
  const [claim] = [...(await claimsUnderReview(tx, farms)).values()];
  return claim?.id ?? null;
}

/** Until the transaction ends. @returns null where there is none */
export async function lockSubject(
  tx: EntityManager,
  { farmId, placeId }: SubjectIds,
): Promise<Subject | null> {
  if (farmId !== null) {
    const farm = await tx.findOne(Farm, { where: { id: farmId }, lock });
    const claimId = await openClaimId(tx, { farmId, placeId: null });
    return farm && { ...farm, isListed: true, isTrusted: farm.isVerified, claimId };
  }
  const place = await tx.findOne(Place, { where: { id: placeId }, lock });
  return (
    place && {
      ...place,
      isListed: place.hiddenAt === null && place.farmId === null,
      isTrusted: true,
      claimId: null,
    }
  );
}

/** @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, also for others' ones */
export async function assertOwnSubject(
  tx: EntityManager,
  user: ActingUser,
  { farmId, placeId }: SubjectIds,
): Promise<void> {
  if (farmId !== null) {
    if (!(await tx.existsBy(Farm, { id: farmId, userId: user.id }))) throw new DomainError('FARM_NOT_FOUND');
  } else if (!(await tx.existsBy(MarketManager, { placeId, userId: user.actor.id }))) {
    throw new DomainError('PLACE_NOT_FOUND');
  }
}
