import { type EntityManager, In } from 'typeorm';
import { lockAccounts } from '../../../accounts/users/lock-account.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Farm } from '../../tables/farm.entity.js';

/** Accounts first, then farms by id. @throws RECORD_NOT_FOUND; CHANGED_MEANWHILE if given away */
export async function lockFarms(
  tx: EntityManager,
  farmIds: readonly number[],
  accounts: readonly number[] = [],
): Promise<Map<number, Farm>> {
  const where = { id: In(farmIds) };
  const known = await tx.find(Farm, { select: { id: true, userId: true }, where });
  const owners = [...accounts, ...known.flatMap(({ userId }) => userId ?? [])];
  await lockAccounts(tx, owners);
  const farms = await tx.find(Farm, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  if (farms.length < farmIds.length) throw new DomainError('RECORD_NOT_FOUND');
  if (farms.some(({ userId }) => userId !== null && !owners.includes(userId))) {
    throw new DomainError('CHANGED_MEANWHILE');
  }
  return new Map(farms.map((farm) => [farm.id, farm]));
}
