/** Under this name, and what begins with it, a device keeps what was ticked on handover lists. */
export const HANDED = 'farmgate-handed';

/** @returns whether anything was ticked on this device that the server may not have; small, for all pages */
export function hasTicks(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(HANDED));
  } catch {
    return false;
  }
}
