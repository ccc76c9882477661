import type { DataSource } from 'typeorm';
import { lockNumber } from '../database/locks.sql.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { createShortQueue, findQueue } from './jobs.sql.js';

/** pg-boss's own function locks in two steps, so that two servers would deadlock. */
export async function createQueue(dataSource: DataSource, name: string): Promise<void> {
  if ((await fetchRows(dataSource, findQueue, [name])).length > 0) return;
  await dataSource.transaction(async (tx) => {
    await changeRows(tx, lockNumber, [QUEUES_LOCK]);
    await fetchRows(tx, createShortQueue, [name, { policy: 'short' }]);
  });
}

/** Arbitrary, shared by all servers of this product. */
const QUEUES_LOCK = 74_021_006;
