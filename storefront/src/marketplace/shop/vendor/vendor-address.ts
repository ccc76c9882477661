import { readText } from '../../../lib/format/address-text';

/** The longest key that the API takes. */
const MAX_KEY_LENGTH = 200;

/** @returns from where on the address shows a vendor's products; '' is the beginning */
export const readAfter = (query: URLSearchParams): string => readText(query, 'after', MAX_KEY_LENGTH);
