import type { EntityManager } from 'typeorm';

/** Writes the demonstration directory. @returns how many rows were written */
export async function seedDemoDirectory(
  _tx: EntityManager,
  _owner: { farmerId: number | null },
): Promise<number> {
  return Promise.resolve(0);
}
