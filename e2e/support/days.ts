import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';

/** @returns a day so many days from now, on the clocks of Florida */
export const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY_MS);
