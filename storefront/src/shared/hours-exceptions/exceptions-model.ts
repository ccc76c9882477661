import type { ExceptionKind, HoursException } from '@farmgate/backend/contract/directory/hours';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';

/** What the form calls the kinds of exceptions, and how it reads one of them. */
export interface ExceptionWords {
  /** Those that there can be. */
  kinds: Readonly<Partial<Record<ExceptionKind, string>>>;
  opens: string;
  closes: string;
  /** @param text as `exceptionText` has it of a place that opens */
  line: (text: string) => string;
}

export const OF_PLACES: ExceptionWords = {
  kinds: { closed: 'Closed', hours: 'Other hours', moved: 'Moved' },
  ...{ opens: 'Opens', closes: 'Closes' },
  line: (text) => text,
};

/** Of pickups, which take place or don't. */
export const OF_PICKUPS: ExceptionWords = {
  kinds: { closed: 'No pickup', hours: 'Other hours', moved: 'Moved' },
  ...{ opens: 'From', closes: 'Until' },
  line: (text) => text.replace(/^Closed /, 'No pickup ').replace(/^Open /, 'Pickup '),
};

/** Of rounds of deliveries, which have no place of their own. */
export const OF_ROUNDS: ExceptionWords = {
  kinds: { closed: 'No delivery', hours: 'Other hours' },
  ...{ opens: 'From', closes: 'Until' },
  line: (text) => text.replace(/^Closed /, 'No delivery ').replace(/^Open /, 'Delivery '),
};

/** @returns a closed day that is not chosen yet */
export const newException = (): HoursException => ({
  ...{ from: '', to: '', kind: 'closed' },
  ...{ opens: null, closes: null, address: null, reason: null },
});

/** @returns the exception from another day on; one of a single day stays so */
export function withFirstDay(exception: HoursException, from: string): HoursException {
  const isOneDay = exception.to === '' || exception.to === exception.from || exception.to < from;
  return { ...exception, from, to: isOneDay ? from : exception.to };
}

/** @returns whether the last day was before today, by the clock of the device */
export const isOver = ({ to }: HoursException, now: Date): boolean => to !== '' && to < localDay(now);
