/**
 * The router state of a navigation that changes the address but is no new page, such as a filter: nothing
 * scrolls.
 */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** The router state of a navigation to another page of the same results: the focus moves to their heading. */
export const TO_RESULTS = { toResults: true } as const;

/** @returns whether a navigation leads to another page of the same results */
export function leadsToResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toResults' in state && state.toResults === true;
}

/** @returns whether a navigation asked for the scroll position to stay */
export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
}
