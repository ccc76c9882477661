import type { DataSource, EntityManager } from 'typeorm';
import { fetchRows, type Statement } from './statement.js';

/**
 * Works through a table batch by batch, in ascending order of ids, a transaction each: stopped half way, what
 * is done is done.
 * @param idsAfter the next ids after one, so many
 * @param work is called for an empty batch, too, where there is nothing
 */
export async function eachBatch(
  db: DataSource,
  idsAfter: Statement<{ id: number }, [after: number, limit: number]>,
  size: number,
  work: (tx: EntityManager, ids: number[]) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const ids = (await fetchRows(db, idsAfter, [last, size])).map(({ id }) => id);
    await db.transaction((tx) => work(tx, ids));
    last = ids.at(-1) ?? last;
    if (ids.length < size) return;
  }
}
