import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/**
 * Lets only one transaction at a time change what belongs to an account; it takes this lock first, its own rows after it.
 * @throws SIGN_IN_REQUIRED when the account is gone
 */
export async function lockAccount(tx: EntityManager, userId: number): Promise<void> {
  // Rows that refer to the account can be written meanwhile.
  const found = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  if (found.length === 0) throw new DomainError('SIGN_IN_REQUIRED');
}

/** The same for several accounts, in the order of their ids, so that two who need the same ones never wait for each other. Those that are gone are left out. */
export async function lockAccounts(tx: EntityManager, userIds: readonly number[]): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [userIds]);
}
