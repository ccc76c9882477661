/** Where a device keeps what its visitor saved without an account. */
export const DEVICE_SAVED_KEY = 'farmgate-saved';

/** @returns whether there is anything to take over into an account */
export function hasDeviceList(): boolean {
  try {
    return localStorage.getItem(DEVICE_SAVED_KEY) !== null;
  } catch {
    return false;
  }
}
