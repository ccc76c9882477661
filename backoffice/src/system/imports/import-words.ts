import type { AdminImport, AdminImportRow } from '@farmgate/backend/contract/directory/admin/imports.admin';
import type { RowOutcome } from '@farmgate/backend/contract/directory/import-files';
import type { Tone } from '../../kit/cells';

export const IMPORT_TONES: Readonly<Record<string, Tone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
};

/** What happens to a row, whether it did or would. */
export const OUTCOME_WORDS: Readonly<Record<RowOutcome, string>> = {
  created: 'New place',
  added: 'Joins a place',
  updated: 'Changes a place',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
  left_out: 'Left out',
};
export const OUTCOME_TONES: Readonly<Record<RowOutcome, Tone>> = {
  created: 'good',
  added: 'good',
  updated: 'good',
  unchanged: 'plain',
  rejected: 'bad',
  left_out: 'waiting',
};

/** @returns what happens to a row once staff have said whether it goes along */
export const outcomeOf = ({
  outcome,
  isLeftOut,
}: Pick<AdminImportRow, 'outcome' | 'isLeftOut'>): RowOutcome => (isLeftOut ? 'left_out' : outcome);

const count = (number: number) => number.toLocaleString('en-US');
/** @returns "1 row", "1,204 rows" */
export const rows = (number: number) => (number === 1 ? '1 row' : `${count(number)} rows`);

/** @returns whether something still happens to an import */
export const isOpen = ({ status }: Pick<AdminImport, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** @returns a size as people read it */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type Counts = Pick<
  AdminImport,
  | 'status'
  | 'isStopping'
  | 'isPreview'
  | 'rowsRead'
  | 'created'
  | 'added'
  | 'updated'
  | 'written'
  | 'unchanged'
  | 'rejected'
  | 'leftOut'
>;

/** @returns whether a preview is done, and somebody may import its file */
export const isToConfirm = ({ status, isPreview }: Pick<AdminImport, 'status' | 'isPreview'>): boolean =>
  isPreview && status === 'done';

/** What becomes of rows, in one sentence of parts: the past, and what an import would do. */
const OUTCOMES = [
  ['created', 'created a place', 'would create a place'],
  ['added', 'added to an existing place', 'would be added to an existing place'],
  ['updated', 'updated a place', 'would update a place'],
  ['unchanged', 'unchanged', 'would change nothing'],
  ['rejected', 'rejected', 'would be rejected'],
] as const;

function detailsOf(run: Counts): string {
  // Imports of earlier versions know only the sum.
  const isSumOnly = run.written > 0 && run.created + run.added + run.updated === 0;
  const parts = OUTCOMES.flatMap(([outcome, past, future]) =>
    run[outcome] > 0 ? [`${count(run[outcome])} ${run.isPreview ? future : past}`] : [],
  );
  const all = isSumOnly ? [`${count(run.written)} created or updated a place`, ...parts] : parts;
  return all.length > 0 ? `: ${all.join(', ')}` : '';
}

/** @returns what became of an import, or what it would do, in plain words */
export function resultText(run: Counts): string {
  const { status, isStopping, isPreview, rowsRead } = run;
  if (status === 'queued') return isPreview ? 'The preview will start soon.' : 'The import will start soon.';
  const details = detailsOf(run);
  if (status === 'running') {
    return `${isStopping ? 'Stopping' : isPreview ? 'Checking' : 'Importing'}. ${rows(rowsRead)} so far${details}.`;
  }
  if (isPreview && status === 'stopped') return 'Canceled. Nothing was imported.';
  const ends = { done: 'read', failed: 'read before it failed', stopped: 'read before it was stopped' };
  const leftOut = run.leftOut > 0 ? ` ${rows(run.leftOut)} left out.` : '';
  const end = isPreview ? ' Nothing is imported yet.' : '';
  return `${rows(rowsRead)} ${ends[status]}${details}.${leftOut}${end}`;
}
