import type { DataSource } from 'typeorm';

/**
 * Waits until something holds, hurrying the background jobs that wait for their time.
 * @throws Error after 20 seconds
 */
export async function eventually(
  db: DataSource,
  holds: () => boolean | Promise<boolean>,
  hurriedQueues: readonly string[] = [],
): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await hurry(db, hurriedQueues);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`It did not come to pass: ${holds.toString()}`);
}

/** Makes jobs due that wait for their time, or for another try. */
export async function hurry(db: DataSource, queues: readonly string[]): Promise<void> {
  if (queues.length === 0) return;
  await db.query(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = ANY($1) AND state < 'active'`,
    [queues],
  );
}
