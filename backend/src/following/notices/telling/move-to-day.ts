import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { DueNotice } from './due-notices.sql.js';
import { leaveDroppedTwins, moveNotices } from './move-to-day.sql.js';

/** A notice that is told on another day than the one that it counted for. */
export interface Moved {
  notice: DueNotice;
  day: string;
}

/**
 * Lets notices that were put off count for the day on which they are told: at most one of a subject. Whatever
 * is announced of it later that day is told with them, or not at all.
 * @param moved of followers whose rows are locked
 * @returns those that are left @throws where a notice of such a day is being written right now
 */
export async function moveToDay(tx: EntityManager, moved: readonly Moved[]): Promise<DueNotice[]> {
  const ids = moved.map(({ notice }) => notice.id);
  const days = moved.map(({ day }) => day);
  await changeRows(tx, leaveDroppedTwins, [ids, days]);
  const kept = new Set((await fetchRows(tx, moveNotices, [ids, days])).map(({ id }) => id));
  return moved.flatMap(({ notice, day }) => (kept.has(notice.id) ? [{ ...notice, day }] : []));
}
