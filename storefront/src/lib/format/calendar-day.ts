const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @returns a day of the calendar that a text names, YYYY-MM-DD; null for anything else */
export function calendarDay(text: string | null): string | null {
  if (!text || !DAY.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
