export interface Notice {
  text: string;
  /** The last day of staff (YYYY-MM-DD) on which it is shown; null: until it is taken away. */
  until: string | null;
}

/** @param today staff's day @returns null for none */
export function shownNotice(notice: Notice | null, today: string): string | null {
  if (!notice || notice.text === '') return null;
  return notice.until === null || today <= notice.until ? notice.text : null;
}
