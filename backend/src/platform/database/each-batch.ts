import type { DataSource, EntityManager } from 'typeorm';
import { fetchRows, type Statement } from './statement.js';

/** Ascending ids, a transaction each. @param work is called once, with nothing, for an empty table */
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
