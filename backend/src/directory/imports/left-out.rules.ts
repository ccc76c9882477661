import type { RowOutcome } from '../../contract/directory/import-files.js';
import type { ImportRun } from '../tables/import-run.entity.js';

const COUNTED = ['created', 'added', 'updated', 'unchanged'] as const;
type Counts = Pick<ImportRun, (typeof COUNTED)[number] | 'written' | 'leftOut'>;

/**
 * @param run a preview
 * @param rows of it; rejected ones aren't stored anyway, and stay as they are
 * @returns which rows are left out now, and what the import would do with the others
 */
export function withLeftOut(
  run: Counts,
  rows: readonly { position: number; outcome: RowOutcome }[],
  isLeftOut: boolean,
): Counts {
  const before = new Set(run.leftOut);
  const moved = rows.filter(
    ({ position, outcome }) => outcome !== 'rejected' && before.has(position) !== isLeftOut,
  );
  const positions = new Set(moved.map(({ position }) => position));
  const others = run.leftOut.filter((position) => !positions.has(position));
  const counts = Object.fromEntries(
    COUNTED.map((outcome) => {
      const count = moved.filter((row) => row.outcome === outcome).length;
      return [outcome, run[outcome] + (isLeftOut ? -count : count)];
    }),
  ) as Record<(typeof COUNTED)[number], number>;
  const { created, added, updated } = counts;
  return {
    ...counts,
    written: created + added + updated,
    leftOut: isLeftOut ? [...others, ...positions] : others,
  };
}
