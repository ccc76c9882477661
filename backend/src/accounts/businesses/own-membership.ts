import type { EntityManager } from 'typeorm';
import { type BusinessCapability, businessMay } from '../../contract/accounts/business-roles.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { ActingUser } from './acting.js';
import { Business } from './business.entity.js';
import { Membership } from './membership.entity.js';

export const lockBusiness = (tx: EntityManager, id: number): Promise<Business | null> =>
  tx.findOne(Business, { where: { id }, lock: { mode: 'pessimistic_write' } });

export interface OwnMembership {
  business: Business;
  own: Membership;
}

/** Null `capability`: any member. @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED */
export async function lockOwnBusiness(
  tx: EntityManager,
  businessId: number,
  userId: number,
  capability: BusinessCapability | null,
): Promise<OwnMembership> {
  const business = await lockBusiness(tx, businessId);
  const own = await tx.findOneBy(Membership, { businessId, userId });
  if (!own || !business) throw new DomainError('BUSINESS_NOT_FOUND');
  if (capability && !businessMay(own.role, capability)) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
  return { business, own };
}

/** Of whoever asks, in the business that they act for. @throws BUSINESS_NOT_FOUND */
export async function actingMembership(
  tx: EntityManager,
  { id, actor }: Pick<ActingUser, 'id' | 'actor'>,
): Promise<Membership> {
  const own = await tx.findOneBy(Membership, { userId: actor.id, business: { userId: id } });
  if (!own) throw new DomainError('BUSINESS_NOT_FOUND');
  return own;
}

/** @throws BUSINESS_PERSON_NOT_FOUND */
export async function memberOf(tx: EntityManager, businessId: number, userId: number): Promise<Membership> {
  const member = await tx.findOneBy(Membership, { businessId, userId });
  if (!member) throw new DomainError('BUSINESS_PERSON_NOT_FOUND');
  return member;
}
