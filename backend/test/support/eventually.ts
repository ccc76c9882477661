import type { DataSource } from 'typeorm';
import { until } from './until.js';

/** Waits until something holds, hurrying the background jobs that wait for their time. */
export const eventually = (
  db: DataSource,
  holds: () => boolean | Promise<boolean>,
  hurriedQueues: readonly string[] = [],
): Promise<void> =>
  until(async () => {
    if (await holds()) return true;
    await hurry(db, hurriedQueues);
    return false;
  });

/** Makes jobs due that wait for their time, or for another try. */
export async function hurry(db: DataSource, queues: readonly string[]): Promise<void> {
  if (queues.length === 0) return;
  await db.query(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = ANY($1) AND state < 'active'`,
    [queues],
  );
}
