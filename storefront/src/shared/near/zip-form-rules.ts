import { readZip } from '@farmgate/backend/contract/shared/zip';

/** Shown in the place of results; the server says the same. */
export const ZIP_TITLE = 'Please enter a five-digit ZIP code, such as 33901.';

/** @returns whether a text may be the name of a city: no ZIP code, and letters */
export function isPlaceName(text: string): boolean {
  return readZip(text) === null && /\p{L}.*\p{L}/u.test(text);
}

/** @returns whether something was typed that is no ZIP code: there is nothing to look for then */
export function isBadZip(text: string): boolean {
  return text !== '' && readZip(text) === null;
}
