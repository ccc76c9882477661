import type { DataSource } from 'typeorm';
import { JOBS_SCHEMA } from './job-sql.js';

/**
 * Makes a queue where it is missing, in a transaction of its own. pg-boss's function for it locks the table of queues in two steps, so that
 * two servers that call it at the same moment, for whichever queues, would wait for each other.
 */
export async function createQueue(dataSource: DataSource, name: string): Promise<void> {
  const isThere = `SELECT 1 FROM ${JOBS_SCHEMA}.queue WHERE name = $1`;
  if ((await dataSource.query<unknown[]>(isThere, [name])).length > 0) return;
  await dataSource.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [QUEUES_LOCK]);
    // `short`: one waiting job for each key.
    await tx.query(`SELECT ${JOBS_SCHEMA}.create_queue($1, $2)`, [name, { policy: 'short' }]);
  });
}

/** An arbitrary number that all servers of this product share. */
const QUEUES_LOCK = 74_021_003;
