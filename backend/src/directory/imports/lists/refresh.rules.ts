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

/**
 * @param known how many rows of the list are stored
 * @param found how many of these are in the file
 * @param rowsRead how many rows the file has
 * @returns why staff have to look before it is stored, as sentences; null where they needn't
 */
export function whyHeld({
  known,
  found,
  rowsRead,
}: Record<'known' | 'found' | 'rowsRead', number>): string | null {
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
