import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { countsOfRows, doWithout } from './import-rows.admin.sql.js';

const COUNTED = ['created', 'added', 'updated', 'unchanged'] as const;

/**
 * Leaves rows of a preview out, and counts what it would do with the others. Not all rows of very long files
 * are kept: what those would do stays as it was counted.
 * @param run a preview @param leftOut positions of its rows
 */
export async function leaveRowsOut(tx: EntityManager, run: ImportRun, leftOut: number[]): Promise<void> {
  const [before] = await fetchRows(tx, countsOfRows, [run.id, run.leftOut]);
  await changeRows(tx, doWithout, [run.id, leftOut]);
  const [after] = await fetchRows(tx, countsOfRows, [run.id, leftOut]);
  if (!before || !after) return;
  const [created, added, updated, unchanged] = COUNTED.map((one) => run[one] + after[one] - before[one]) as [
    number,
    number,
    number,
    number,
  ];
  const counts = { created, added, updated, unchanged, written: created + added + updated };
  await tx.update(ImportRun, { id: run.id }, { ...counts, leftOut });
}

/** @returns positions that are left out once these rows are, or are put back */
export function leftOutWith(
  before: readonly number[],
  positions: readonly number[],
  isLeftOut: boolean,
): number[] {
  const others = before.filter((position) => !positions.includes(position));
  return isLeftOut ? [...others, ...positions] : others;
}
