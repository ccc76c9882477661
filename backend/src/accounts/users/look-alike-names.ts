import type { EntityManager } from 'typeorm';
import { skeleton } from '../../contract/accounts/look-alikes.js';
import { User } from './user.entity.js';

export async function isLikeStaff(tx: EntityManager, username: string): Promise<boolean> {
  const staff = await tx.find(User, { where: { role: 'admin' }, select: { id: true, username: true } });
  return staff.some((colleague) => skeleton(colleague.username) === skeleton(username));
}
