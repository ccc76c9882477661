import { type EntityManager, In } from 'typeorm';
import type { FarmRequest } from '../../../contract/directory/farms.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import type { Farm } from '../../tables/farm.entity.js';

interface OwnedFarm {
  id: number;
  userId: number | null;
}

const LOCKED = [
  ...['name', 'address', 'zipCode', 'latitude', 'longitude', 'email', 'phone', 'website', 'socialLinks'],
  ...['kind', 'productTypes', 'activities', 'features', 'organicCertified', 'businessStatus'],
] as (keyof Farm & keyof FarmRequest)[];
const MESSAGE = 'You can change this once we’ve verified your claim.';

export async function claimsUnderReview(
  tx: EntityManager,
  farms: readonly OwnedFarm[],
): Promise<Map<number, FarmClaim>> {
  if (farms.length === 0) return new Map();
  const owners = new Map(farms.map(({ id, userId }) => [id, userId]));
  const claims = await tx.findBy(FarmClaim, { farmId: In([...owners.keys()]), status: 'new' });
  return new Map(
    claims
      .filter(({ farmId, userId }) => userId !== null && owners.get(farmId) === userId)
      .map((claim) => [claim.farmId, claim]),
  );
}

/** @param fields without a position the farm stays put @throws CLAIM_UNDER_REVIEW for each field */
export function refuseLockedChanges(before: Farm, fields: FarmRequest): void {
  const given = {
    ...fields,
    socialLinks: fields.socialLinks ?? before.socialLinks,
    latitude: fields.latitude ?? before.latitude,
    longitude: fields.longitude ?? before.longitude,
  };
  const locked = LOCKED.filter((name) => !isSame(sorted(before[name]), sorted(given[name])));
  if (locked.length > 0) throw underReview(...locked);
}

/** The order of a list of choices says nothing. */
const sorted = (value: unknown) => (Array.isArray(value) ? [...(value as string[])].sort() : value);

export const underReview = (...paths: string[]) =>
  new DomainError(
    'CLAIM_UNDER_REVIEW',
    paths.map((path) => ({ path, message: MESSAGE })),
  );
