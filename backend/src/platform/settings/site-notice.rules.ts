/** What staff say above every page. */
export interface Notice {
  text: string;
  /** The last day of staff (YYYY-MM-DD) on which it is shown; null: until somebody takes it away. */
  until: string | null;
}

/** @param today the day that it is for staff @returns the text that is to be shown; null for none */
export function shownNotice(notice: Notice | null, today: string): string | null {
  if (!notice || notice.text === '') return null;
  return notice.until === null || today <= notice.until ? notice.text : null;
}
