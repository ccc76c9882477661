import type { FieldState } from '@farmgate/backend/contract/directory/field-states';
import type { OwnFieldStatus } from '@farmgate/backend/contract/directory/field-status';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';

/** A status that was tapped, and that the server does not have yet. */
export interface WaitingStatus {
  key: string;
  subject: string;
  crop: string | null;
  state: FieldState;
  note: string | null;
  opens: string | null;
  closes: string | null;
  until: string | null;
  /** When it was tapped, by the device's clock. */
  at: number;
}

/** How a crop, or the whole farm, is said to be. */
export interface Row {
  /** Null: the whole farm or market. */
  crop: string | null;
  /** Null: nothing is said of it now. */
  state: FieldState | null;
  /** Of the server's status. */
  id: number | null;
  note: string | null;
  opens: string | null;
  closes: string | null;
  until: string | null;
  imageUrl: string | null;
  /** Tapped here, and not sent yet. */
  isWaiting: boolean;
}

const sameCrop = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();
const sameThing = (a: WaitingStatus, b: WaitingStatus) => a.subject === b.subject && sameCrop(a.crop, b.crop);

/** @returns the queue with a status more: what was said last of a crop counts */
export const withStatus = (queue: readonly WaitingStatus[], status: WaitingStatus): WaitingStatus[] => [
  ...queue.filter((one) => !sameThing(one, status)),
  status,
];

/** @returns what the call says of how long ago it was tapped; seconds */
export const ageOf = ({ at }: WaitingStatus, now: number): number =>
  Math.min(30 * 86_400, Math.max(0, Math.floor((now - at) / 1_000)));

/** @returns what a tap on a state says: a note, and how long it counts, are of that state alone */
export const saidAgain = ({ state: before, note, until }: Row, state: FieldState): Partial<Row> =>
  state === before ? { state, note, until } : { state, note: null };

/**
 * @param row as it is said now
 * @param given the new details; `keep` where it is to end as it does now
 * @returns when it ends; null for the end of the day, or when the farm closes
 */
export function endOf(
  row: Pick<Row, 'closes' | 'until'>,
  dayEndsAt: string,
  given: { days: number | 'keep'; closes: string | null },
): string | null {
  const end = Date.parse(dayEndsAt);
  if (given.days !== 'keep')
    return given.days === 0 ? null : new Date(end + given.days * DAY_MS).toISOString();
  if (row.until === null) return null;
  // What ends today goes along with the closing time.
  return Date.parse(row.until) < end && given.closes !== row.closes ? null : row.until;
}

/** @returns whether it ends at another moment than the end of the day, which is kept unless they choose */
export const endsOtherwise = ({ until }: Pick<Row, 'until'>, dayEndsAt: string): boolean =>
  until !== null && Date.parse(until) !== Date.parse(dayEndsAt);

const NOTHING = { state: null, id: null, note: null, opens: null, closes: null, until: null, imageUrl: null };

/** @returns the whole farm first, then its crops: those that are told of first */
export function rowsOf(
  { subject, statuses, crops }: Pick<OwnFieldStatus, 'subject' | 'statuses' | 'crops'>,
  queue: readonly WaitingStatus[],
  added: readonly string[] = [],
): Row[] {
  const waiting = queue.filter((one) => one.subject === subject);
  const names: (string | null)[] = [null];
  for (const name of [...statuses, ...waiting].map(({ crop }) => crop).concat(crops, added)) {
    if (!names.some((known) => sameCrop(known, name))) names.push(name);
  }
  return names.map((crop) => {
    const said = statuses.find((one) => sameCrop(one.crop, crop));
    const tapped = waiting.find((one) => sameCrop(one.crop, crop));
    return {
      ...NOTHING,
      ...said,
      ...(tapped && { ...tapped, id: null }),
      crop: said?.crop ?? crop,
      isWaiting: tapped !== undefined,
    };
  });
}
