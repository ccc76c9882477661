import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import type { Tone } from '../../kit/cells';

export const IMPORT_TONES: Readonly<Record<string, Tone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
};

const count = (number: number) => number.toLocaleString('en-US');
const rows = (number: number) => (number === 1 ? '1 row' : `${count(number)} rows`);

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
  return `${rows(rowsRead)} ${ends[status]}${details}.${isPreview ? ' Nothing is imported yet.' : ''}`;
}
