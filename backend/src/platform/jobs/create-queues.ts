import type { DataSource } from 'typeorm';
import { lockNumber } from '../database/locks.sql.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { createShortQueue, missingQueues } from './jobs.sql.js';

/** Those that are missing. pg-boss's own function locks in two steps, so that two servers would deadlock. */
export async function createQueues(dataSource: DataSource, names: readonly string[]): Promise<void> {
  if ((await fetchRows(dataSource, missingQueues, [names])).length === 0) return;
  await dataSource.transaction(async (tx) => {
    await changeRows(tx, lockNumber, [QUEUES_LOCK]);
    // Another server may have made some by now.
    for (const { name } of await fetchRows(tx, missingQueues, [names]))
      await fetchRows(tx, createShortQueue, [name, { policy: 'short' }]);
  });
}

/** Arbitrary, shared by all servers of this product. */
const QUEUES_LOCK = 74_021_006;
