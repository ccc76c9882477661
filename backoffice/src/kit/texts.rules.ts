const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns a moment as people read it; '' for none */
export const timeText = (moment: string | null | undefined) => (moment ? TIME.format(new Date(moment)) : '');
export const dayText = (moment: string | null | undefined) => (moment ? DAY.format(new Date(moment)) : '');
/** @param day without a time, "2026-11-24" */
export const dayOfYear = (day: string) => CALENDAR_DAY.format(new Date(day));

/** @returns a code as words: 'local_delivery' is 'Local delivery' */
export const words = (code: string) => {
  const text = code.replaceAll(/[_-]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
