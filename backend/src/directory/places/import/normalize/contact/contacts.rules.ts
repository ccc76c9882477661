import { readUsPhone } from '../../../../../contract/shared/phones.js';
import { oneLine } from '../text.rules.js';

/** @returns "(239) 555-0123" or with " ext. 4"; null when it is not one number of ten digits */
export function mendPhone(text: string | undefined): string | null {
  const number = oneLine(text).replace(/^(?:tel|phone|ph)\.?:?/i, '');
  return readUsPhone(number)?.formatNational() ?? null;
}

/** An e-mail address in lower case; null when the text is not exactly one. */
export function mendEmail(text: string | undefined): string | null {
  const email = oneLine(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();
  if (email.length > 254) return null;
  return /^[a-z0-9._%+'-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(email)
    ? email
    : null;
}
