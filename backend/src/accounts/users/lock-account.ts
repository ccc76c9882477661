import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockUser, lockUsers } from './users.sql.js';

/** Lock order: this first, then the account's own rows. @throws SIGN_IN_REQUIRED when it is gone */
export async function lockAccount(tx: EntityManager, userId: number): Promise<void> {
  const found = await fetchRows(tx, lockUser, [userId]);
  if (found.length === 0) throw new DomainError('SIGN_IN_REQUIRED');
}

/** Locks by ascending id, against deadlocks. Accounts that are gone are left out. */
export async function lockAccounts(tx: EntityManager, userIds: readonly number[]): Promise<void> {
  await fetchRows(tx, lockUsers, [userIds]);
}
