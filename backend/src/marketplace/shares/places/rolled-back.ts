import type { DataSource, EntityManager } from 'typeorm';

/** What takes it all back. */
class TakenBack extends Error {}

/** @returns what the work said, of which nothing stays @throws what the work throws */
export async function rolledBack<Result>(
  db: DataSource,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const told: { result?: Result } = {};
  const run = async (tx: EntityManager): Promise<never> => {
    told.result = await work(tx);
    throw new TakenBack();
  };
  await db.transaction(run).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return told.result as Result;
}
