import { type EntityManager, IsNull, Not } from 'typeorm';
import { isAdministrator, type StaffRole } from '../../contract/shared/capabilities.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { User } from './user.entity.js';
import { lockAdministratorsAnd } from './users.sql.js';

/** Null for everyone else. Admins from before there were staff roles are administrators. */
export const staffRoleOf = ({ role, staffRole }: Pick<User, 'role' | 'staffRole'>): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'administrator') : null;

export const isAnAdministrator = (user: Pick<User, 'role' | 'staffRole'>): boolean =>
  isAdministrator(staffRoleOf(user));

/** Locks all administrators and the account by ascending id, so the last two cannot leave at once. */
export async function lockAdministrators(tx: EntityManager, userId: number): Promise<void> {
  await fetchRows(tx, lockAdministratorsAnd, [userId]);
}

/** Call behind `lockAdministrators`. @throws LAST_ADMINISTRATOR */
export async function keepOneAdministrator(tx: EntityManager, userId: number): Promise<void> {
  const admins = { role: 'admin', lockedAt: IsNull(), id: Not(userId) } as const;
  const isAnother = await tx.existsBy(User, [
    { ...admins, staffRole: 'administrator' },
    { ...admins, staffRole: IsNull() },
  ]);
  if (!isAnother) throw new DomainError('LAST_ADMINISTRATOR');
}
