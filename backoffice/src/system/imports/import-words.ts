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

type Counts = Pick<AdminImport, 'status' | 'rowsRead' | 'written' | 'unchanged' | 'rejected' | 'isStopping'>;

/** @returns what became of an import, in plain words */
export function resultText({ status, isStopping, rowsRead, written, unchanged, rejected }: Counts): string {
  if (status === 'queued') return 'Queued.';
  const parts = [
    written > 0 && `${count(written)} added or changed a place`,
    unchanged > 0 && `${count(unchanged)} unchanged`,
    rejected > 0 && `${count(rejected)} rejected`,
  ].filter((part) => part !== false);
  const details = parts.length > 0 ? `: ${parts.join(', ')}` : '';
  if (status === 'running') {
    return `${isStopping ? 'Stopping after the current rows' : 'Reading'}; ${rows(rowsRead)} so far${details}.`;
  }
  const ends = { done: 'read', failed: 'read before it failed', stopped: 'read before it was stopped' };
  return `${rows(rowsRead)} ${ends[status]}${details}.`;
}
