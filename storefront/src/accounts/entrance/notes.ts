/** The router state that leads to the login page after the password was changed by a link. */
export const AFTER_RESET = { note: 'password-changed' } as const;

/** @returns whether a navigation came from there */
export function comesFromReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'note' in state && state.note === AFTER_RESET.note;
}
