import type { DataSource } from 'typeorm';
import { until } from '../until.js';

/**
 * Empties tables of a server that works jobs, once none is active: a job that reads some of them while others
 * are emptied may wait for them in the other order. Jobs that have not begun are forgotten.
 */
export async function emptyTables(db: DataSource, tables: string): Promise<void> {
  await until(async () => {
    await db.query(`DELETE FROM pgboss.job WHERE state < 'active'`);
    const active = await db.query<object[]>(`SELECT FROM pgboss.job WHERE state = 'active'`);
    return active.length === 0;
  });
  await db.query(`TRUNCATE ${tables} CASCADE`);
}
