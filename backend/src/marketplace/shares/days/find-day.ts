import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';

/** @throws SHARE_NOT_FOUND */
export async function findPlan(tx: EntityManager, vendorId: number, id: number): Promise<SharePlan> {
  const plan = await tx.findOneBy(SharePlan, { id, vendorId });
  if (!plan) throw new DomainError('SHARE_NOT_FOUND');
  return plan;
}

/** @throws SHARE_NOT_FOUND, SHARE_DAY_NOT_FOUND */
export async function findDay(
  tx: EntityManager,
  vendorId: number,
  planId: number,
  id: number,
): Promise<ShareDate> {
  await findPlan(tx, vendorId, planId);
  const day = await tx.findOneBy(ShareDate, { id, planId });
  if (!day) throw new DomainError('SHARE_DAY_NOT_FOUND');
  return day;
}
