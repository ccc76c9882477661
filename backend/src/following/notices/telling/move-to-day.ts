import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { DueNotice } from './due-notices.sql.js';
import { leaveDroppedTwins, moveNotices } from './move-to-day.sql.js';

export interface Moved {
  notice: DueNotice;
  day: string;
}

/** Call with the followers' rows locked. @throws where a notice of that day is being written now */
export async function moveToDay(tx: EntityManager, moved: readonly Moved[]): Promise<DueNotice[]> {
  const ids = moved.map(({ notice }) => notice.id);
  const days = moved.map(({ day }) => day);
  await changeRows(tx, leaveDroppedTwins, [ids, days]);
  const kept = new Set((await fetchRows(tx, moveNotices, [ids, days])).map(({ id }) => id));
  return moved.flatMap(({ notice, day }) => (kept.has(notice.id) ? [{ ...notice, day }] : []));
}
