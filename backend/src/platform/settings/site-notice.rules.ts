/** What staff say above every page. */
export interface Notice {
  text: string;
  /** The last day (YYYY-MM-DD, UTC) on which it is shown; null: until somebody takes it away. */
  until: string | null;
}

/** @returns the text that is to be shown at a moment; null for none */
export function shownNotice(notice: Notice | null, now: Date): string | null {
  if (!notice || notice.text === '') return null;
  return notice.until === null || now.toISOString().slice(0, 10) <= notice.until ? notice.text : null;
}
