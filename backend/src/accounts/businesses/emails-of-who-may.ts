import { type EntityManager, In } from 'typeorm';
import {
  BUSINESS_ROLES,
  type BusinessCapability,
  businessMay,
} from '../../contract/accounts/business-roles.js';
import { Membership } from './membership.entity.js';

export async function emailsOfWhoMay(
  tx: EntityManager,
  businessId: number | null,
  capability: BusinessCapability,
): Promise<string[]> {
  if (businessId === null) return [];
  const members = await tx.find(Membership, {
    where: { businessId, role: In(BUSINESS_ROLES.filter((role) => businessMay(role, capability))) },
    relations: { user: true },
    order: { id: 'ASC' },
  });
  return members.flatMap(({ user }) => user?.email ?? []);
}
