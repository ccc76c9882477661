/** The router state of a navigation that changes the address but is no new page, such as a filter: nothing scrolls. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** @returns whether a navigation asked for the scroll position to stay */
export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
}
