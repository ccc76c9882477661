import type { RefreshRhythm } from '../../../contract/directory/place-lists.js';
import { DAY_MS, HOUR_MS } from '../../../contract/shared/calendar/durations.js';

/** A list that lacks more of what is known of it is probably broken. */
const MOST_GONE = 0.2;
/** The job comes at about the same hour each day. */
const EARLY_MS = 2 * HOUR_MS;
const DAYS: Readonly<Record<RefreshRhythm, number>> = { daily: 1, weekly: 7, monthly: 30 };

/** @param triedAt when the list was last fetched, or null @returns whether it is its turn */
export const isDue = (rhythm: RefreshRhythm, triedAt: Date | null, now: Date): boolean =>
  triedAt === null || now.getTime() - triedAt.getTime() >= DAYS[rhythm] * DAY_MS - EARLY_MS;

export const COLUMNS_CHANGED =
  'Nothing was stored. The columns have changed. Say below what they are, and look at the preview again.';
const NOT_KNOWN =
  'Nothing was stored. Nothing of this list was imported before. Look at the preview, then import it.';

/**
 * @param known how many places the last import of the list had
 * @param found how many of these are in the file
 * @param rowsRead how many rows the file has
 * @returns why staff have to look before it is stored, as sentences; null where they needn't
 */
export function whyHeld({
  known,
  found,
  rowsRead,
}: Record<'known' | 'found' | 'rowsRead', number>): string | null {
  if (known === 0) return NOT_KNOWN;
  const gone = Math.max(0, known - found);
  if (gone <= known * MOST_GONE) return null;
  const counts = { gone: count(gone), known: count(known), rows: count(rowsRead) };
  return (
    `Nothing was stored. ${counts.gone} of the ${counts.known} places that we know from this list aren’t in ` +
    `the file anymore, which has ${counts.rows} ${rowsRead === 1 ? 'row' : 'rows'}. Check its source. If the ` +
    'file is right, import it anyway.'
  );
}

const count = (number: number) => number.toLocaleString('en-US');
