import { STATE_NAMES } from '../../../contract/shared/states.js';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';

export const UNKNOWN_ZIP = "We don't recognize this ZIP code. Please check it.";

export interface VendorPosition {
  latitude: number;
  longitude: number;
}

/** @param zip null when there is no such ZIP code @returns the position, or what is wrong */
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
