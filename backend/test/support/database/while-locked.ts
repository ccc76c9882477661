import type { DataSource } from 'typeorm';

/** Does something while a table, or rows of a statement, are kept from whoever wants to write them. */
export async function whileLocked(db: DataSource, lock: string, work: () => Promise<void>): Promise<void> {
  const keeper = db.createQueryRunner();
  await keeper.startTransaction();
  try {
    await keeper.query(lock);
    await work();
  } finally {
    await keeper.rollbackTransaction();
    await keeper.release();
  }
}

/**
 * @param what stands in the statement that waits; the server shows no more than its first 1,024 characters
 * @returns whether somebody waits for a lock
 */
export async function isWaiting(db: DataSource, what = ''): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1`,
    [`%${what}%`],
  );
  return rows.length > 0;
}
