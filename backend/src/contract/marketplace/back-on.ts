/** How long a vendor can be away at once, in days. */
export const MAX_DAYS_AWAY = 366;
/** How many times off a vendor can have planned. */
export const MAX_DAYS_OFF = 20;

const WORDS = { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const format = new Intl.DateTimeFormat('en-US', WORDS);

/** @returns "Back on Monday, Dec 7" of a day as YYYY-MM-DD */
export const backOnText = (day: string): string => `Back on ${format.format(new Date(`${day}T00:00:00Z`))}`;
