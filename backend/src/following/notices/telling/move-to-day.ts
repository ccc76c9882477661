import type { EntityManager } from 'typeorm';
import type { DueNotice } from './due-notices.sql.js';
import { Notice } from '../notice.entity.js';

/**
 * Lets notices that were put off count for the day on which they are told: at most one of a subject. Whatever
 * is announced of it later that day is told with them, or not at all.
 * @param notices of one follower, whose row is locked, the oldest first
 * @returns those that are left
 */
export async function moveToDay(
  tx: EntityManager,
  notices: readonly DueNotice[],
  day: string,
): Promise<DueNotice[]> {
  const left: DueNotice[] = [];
  for (const notice of notices) {
    const { id, followerId, subject, announcementId } = notice;
    const twin = await tx.findOneBy(Notice, { followerId, subject, day });
    if (twin?.status === 'dropped') await tx.delete(Notice, { id: twin.id });
    if (!twin || twin.status === 'dropped') {
      await tx.update(Notice, { id }, { day });
      left.push({ ...notice, day });
      continue;
    }
    // The one of that day tells all since this one, or was told already.
    const first = Math.min(twin.announcementId, announcementId);
    if (twin.status === 'waiting') await tx.update(Notice, { id: twin.id }, { announcementId: first });
    await tx.update(Notice, { id }, { status: 'dropped' });
  }
  return left;
}
