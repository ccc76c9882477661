import { DAY_MS, HOUR_MS } from '@farmgate/backend/contract/shared/calendar/durations';
/** What is to become of an article when it is saved. */
export type Publishing = 'draft' | 'now' | 'at';

/** @param moment 'now', or when the article appears or has appeared */
export function publishingOf(
  isPublished: boolean | undefined,
  moment: string | Date | null | undefined,
): Publishing {
  if (!isPublished) return 'draft';
  return moment === 'now' ? 'now' : 'at';
}

/** @returns the next day at eight, by the clock of whoever asks */
export function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 8);
}

const read = (moment: string | Date | null | undefined): Date | null => {
  const date = moment ? new Date(moment) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/**
 * @param text what an input for a day and a time holds: "2026-11-21T08:00", by the browser's clock
 * @returns the moment as the server takes it, with its time zone; null while it is no moment
 */
export function momentOf(text: string | null | undefined): string | null {
  return read(text)?.toISOString() ?? null;
}

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const;

/** @returns how far away a moment is, as a sentence: "That is in 14 hours."; '' for none */
export function distanceText(moment: string | Date | null | undefined, now: Date): string {
  const date = read(moment);
  if (!date) return '';
  const distance = date.getTime() - now.getTime();
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS[2];
  const count = Math.trunc(distance / size);
  if (count === 0) return 'That is now.';
  return `That ${count > 0 ? 'is' : 'was'} ${RELATIVE.format(count, unit)}.`;
}

/** @returns the browser's time zone with what it is called on that day: "America/New_York (EST)" */
export function zoneText(moment: string | Date | null | undefined, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const name = format
    .formatToParts(read(moment) ?? new Date())
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${format.resolvedOptions().timeZone} (${name ?? ''})`;
}
