import type { RowOutcome } from '../../../contract/directory/import-files.js';
import { addressLine } from './merge-records.rules.js';
import type { Reject, RowOfFile } from './place-batch.js';
import type { Incoming, StoredAs } from './store-records.js';

/** What became of a row of a file. */
export interface NotedRow extends RowOfFile {
  outcome: RowOutcome;
  name: string;
  /** "Fort Myers, FL 33901", as far as known. */
  location: string | null;
  /** The place that it made or went to; of a preview, a new one's is never there. */
  placeId: number | null;
  /** Why it was rejected. */
  reason: string | null;
}

export function notedRow(
  { position, row, record }: Incoming & RowOfFile,
  { outcome, placeId }: Omit<StoredAs, 'outcome'> & { outcome: RowOutcome },
): NotedRow {
  const { name, city, state, zipCode } = record;
  const location = addressLine({ street: null, city, state, zipCode });
  return { position, row, outcome, name, location, placeId, reason: null };
}

export const notedReject = ({ position, row, raw, reason }: Reject & RowOfFile): NotedRow => ({
  ...{ position, row, outcome: 'rejected', name: nameIn(raw), location: null, placeId: null, reason },
});

/** The most telling value of a row that was not understood. */
const nameIn = (raw: Record<string, string>): string =>
  Object.entries(raw).find(([column]) => /name/i.test(column))?.[1] ?? Object.values(raw)[0] ?? '';
