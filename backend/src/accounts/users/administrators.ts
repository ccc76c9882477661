import { type EntityManager, IsNull, Not } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { User } from './user.entity.js';
import { lockAdministratorsAnd } from './users.sql.js';

/**
 * Locks all administrators, and an account beside them, by ascending id: whatever may leave the product
 * without an administrator begins with this, so that the last two cannot leave at one moment.
 * @param userId of the account that is to be changed
 */
export async function lockAdministrators(tx: EntityManager, userId: number): Promise<void> {
  await fetchRows(tx, lockAdministratorsAnd, [userId]);
}

/**
 * To be called behind `lockAdministrators`, before an account stops being an administrator who can sign in.
 * @throws LAST_ADMINISTRATOR when there would be none
 */
export async function keepOneAdministrator(tx: EntityManager, userId: number): Promise<void> {
  const isAnother = await tx.existsBy(User, { role: 'admin', lockedAt: IsNull(), id: Not(userId) });
  if (!isAnother) throw new DomainError('LAST_ADMINISTRATOR');
}
