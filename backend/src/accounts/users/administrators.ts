import { type EntityManager, IsNull, Not } from 'typeorm';
import { isAdministrator, type StaffRole } from '../../contract/shared/capabilities.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { User } from './user.entity.js';
import { lockAdministratorsAnd } from './users.sql.js';

/**
 * @returns what a member of the staff may do; null for everyone else. Whoever was an admin before there were
 * staff roles is an administrator
 */
export const staffRoleOf = ({ role, staffRole }: Pick<User, 'role' | 'staffRole'>): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'administrator') : null;

/** @returns whether an account is one of those of whom there is always one */
export const isAnAdministrator = (user: Pick<User, 'role' | 'staffRole'>): boolean =>
  isAdministrator(staffRoleOf(user));

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
  const admins = { role: 'admin', lockedAt: IsNull(), id: Not(userId) } as const;
  const isAnother = await tx.existsBy(User, [
    { ...admins, staffRole: 'administrator' },
    { ...admins, staffRole: IsNull() },
  ]);
  if (!isAnother) throw new DomainError('LAST_ADMINISTRATOR');
}
