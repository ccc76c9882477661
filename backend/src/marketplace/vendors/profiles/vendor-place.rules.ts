import { STATE_NAMES } from '../../../contract/shared/states.js';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';

export const UNKNOWN_ZIP = "We don't recognize this ZIP code. Please check it.";

/** Where a vendor is: the ZIP code's center. */
export interface VendorPosition {
  latitude: number;
  longitude: number;
}

/**
 * @param zip the row of the form's ZIP code; null when there is none
 * @returns the vendor's position, or what is wrong with its address
 */
export function vendorPosition(
  given: { state: string; zipCode: string },
  zip: ZipCode | null,
): VendorPosition | { path: string; message: string } {
  if (!zip) return { path: 'zipCode', message: UNKNOWN_ZIP };
  if (zip.state !== given.state) {
    const name = STATE_NAMES[zip.state] ?? zip.state;
    return { path: 'state', message: `ZIP code ${given.zipCode} is in ${name}. Please check both.` };
  }
  return { latitude: zip.latitude, longitude: zip.longitude };
}
