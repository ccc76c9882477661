/** How long the device may look for its position, in milliseconds, and how old a remembered one may be. */
const TIMEOUT_MS = 12_000;
const MAXIMUM_AGE_MS = 600_000;
const PERMISSION_DENIED = 1;

/** Asks the device where it is, and the person whether it may say so. */
export function devicePosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator))
      return reject(new Error('Your device couldn’t determine its location'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAXIMUM_AGE_MS,
    });
  });
}

/** @returns why there is no position, in a sentence */
export function positionTrouble(error: unknown): string {
  const isDenied =
    typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED;
  return isDenied
    ? 'Your browser doesn’t share your location with this site'
    : 'We couldn’t find your location';
}
