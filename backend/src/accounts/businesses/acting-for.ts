import { type EntityManager, IsNull } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { User } from '../users/user.entity.js';
import type { ActingUser } from './acting.js';
import { membershipsOf } from './businesses.sql.js';

/** @returns null where the account is gone or locked */
export async function actingFor(tx: EntityManager, userId: number): Promise<ActingUser | null> {
  const user = await tx.findOneBy(User, { id: userId, lockedAt: IsNull() });
  if (!user) return null;
  const { id, username, role, staffRole } = user;
  const [membership] = await fetchRows(tx, membershipsOf, [id]);
  const { ownerId, role: ofBusiness } = membership ?? { ownerId: id, role: null };
  return { username, role, staffRole, id: ownerId, actor: { id, role: ofBusiness } };
}
