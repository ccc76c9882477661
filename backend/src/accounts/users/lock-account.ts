import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.js';

/**
 * Lets only one transaction at a time change what belongs to an account; it takes this lock first, its own rows after it.
 * @throws SIGN_IN_REQUIRED when the account is gone
 */
export async function lockAccount(tx: EntityManager, userId: number): Promise<void> {
  // Rows that refer to the account can be written meanwhile.
  const found = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  if (found.length === 0) throw new DomainError('SIGN_IN_REQUIRED');
}
