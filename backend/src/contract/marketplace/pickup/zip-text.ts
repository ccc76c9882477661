/** ZIP codes as people type or paste them. Free of zod. */
import { listed } from '../../shared/listed.js';
import { readZip } from '../../shared/zip.js';

/** What one vendor can set up, and one zone can have. */
export const MAX_ZONES = 30;
export const MAX_ZONE_ZIP_CODES = 500;
/** How far from a ZIP code others can be looked up. */
export const MAX_ZIP_RADIUS_MILES = 60;
/** Letters of the field: so many ZIP codes with the names of their cities. */
export const MAX_ZIP_TEXT = 20_000;

/**
 * @param text ZIP codes with anything between them; ZIP+4 is cut to its five digits
 * @returns each once, ascending, and the numbers that are no ZIP codes, as they were typed
 */
export function readZipText(text: string): { zipCodes: string[]; wrong: string[] } {
  const numbers = text.match(/\d{5}-\d{4}(?!\d)|\d+/g) ?? [];
  const read = numbers.map((number) => ({ number, zipCode: readZip(number) }));
  return {
    zipCodes: [...new Set(read.flatMap(({ zipCode }) => zipCode ?? []))].sort(),
    wrong: [...new Set(read.flatMap(({ number, zipCode }) => (zipCode === null ? number : [])))],
  };
}

const NAMED = 5;

/** @returns which ZIP codes do not exist, in a sentence */
export function unknownZips(zipCodes: readonly string[]): string {
  const named = zipCodes.slice(0, NAMED).map((zipCode) => zipCode.slice(0, 12));
  const more = zipCodes.length - named.length;
  const list = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
  return `We don’t recognize ${list}. Please check ${zipCodes.length === 1 ? 'it' : 'them'}.`;
}

/** @returns what is wrong with a text of ZIP codes as far as can be seen from it, in a sentence */
export function whyNotZipText(text: string): string | null {
  const { zipCodes, wrong } = readZipText(text);
  if (wrong.length > 0) return unknownZips(wrong);
  if (zipCodes.length === 0) return 'Please enter at least one ZIP code, such as 33901.';
  if (zipCodes.length > MAX_ZONE_ZIP_CODES)
    return `A zone can have at most ${MAX_ZONE_ZIP_CODES} ZIP codes. You entered ${zipCodes.length}.`;
  return null;
}
