import type { EntityManager } from 'typeorm';
import { skeleton } from '../../contract/accounts/look-alikes.js';
import { User } from './user.entity.js';

/** @returns whether a new account's name would be taken for that of somebody on the team */
export async function isLikeStaff(tx: EntityManager, username: string): Promise<boolean> {
  const staff = await tx.find(User, { where: { role: 'admin' }, select: { id: true, username: true } });
  return staff.some((colleague) => skeleton(colleague.username) === skeleton(username));
}
