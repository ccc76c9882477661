import type { DataSource } from 'typeorm';
import { lockNumber } from '../database/locks.sql.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { createShortQueue, findQueue } from './jobs.sql.js';

/**
 * Makes a queue where it is missing, in a transaction of its own. pg-boss's function for it locks the table
 * of queues in two steps, so that two servers that call it at the same moment, for whichever queues, would
 * wait for each other.
 */
export async function createQueue(dataSource: DataSource, name: string): Promise<void> {
  if ((await fetchRows(dataSource, findQueue, [name])).length > 0) return;
  await dataSource.transaction(async (tx) => {
    await changeRows(tx, lockNumber, [QUEUES_LOCK]);
    await fetchRows(tx, createShortQueue, [name, { policy: 'short' }]);
  });
}

/** An arbitrary number that all servers of this product share. */
const QUEUES_LOCK = 74_021_006;
