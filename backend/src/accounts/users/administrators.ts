import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/**
 * Locks all administrators, and an account beside them, by ascending id: whatever may leave the product without an administrator begins with
 * this, so that the last two cannot leave at one moment.
 * @param userId of the account that is to be changed
 */
export async function lockAdministrators(tx: EntityManager, userId: number): Promise<void> {
  await tx.query(`SELECT 1 FROM users WHERE role = 'admin' OR id = $1 ORDER BY id FOR NO KEY UPDATE`, [
    userId,
  ]);
}

/**
 * To be called behind `lockAdministrators`, before an account stops being an administrator who can sign in.
 * @throws LAST_ADMINISTRATOR when there would be none
 */
export async function keepOneAdministrator(tx: EntityManager, userId: number): Promise<void> {
  const others = await tx.query<unknown[]>(
    `SELECT 1 FROM users WHERE role = 'admin' AND locked_at IS NULL AND id <> $1 LIMIT 1`,
    [userId],
  );
  if (others.length === 0) throw new DomainError('LAST_ADMINISTRATOR');
}
