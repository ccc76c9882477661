import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockUser, lockUsers } from './users.sql.js';

/**
 * Lets only one transaction at a time change what belongs to an account; it takes this lock first, its own
 * rows after it.
 * @throws SIGN_IN_REQUIRED when the account is gone
 */
export async function lockAccount(tx: EntityManager, userId: number): Promise<void> {
  const found = await fetchRows(tx, lockUser, [userId]);
  if (found.length === 0) throw new DomainError('SIGN_IN_REQUIRED');
}

/**
 * The same for several accounts, in the order of their ids, so that two who need the same ones never wait for
 * each other. Those that are gone are left out.
 */
export async function lockAccounts(tx: EntityManager, userIds: readonly number[]): Promise<void> {
  await fetchRows(tx, lockUsers, [userIds]);
}
