import { oneLine } from '../text.rules.js';

/**
 * A US phone number as "(239) 555-0123", with " ext. 4" where it has an extension.
 * @returns null when the text is not one number of ten digits
 */
export function mendPhone(text: string | undefined): string | null {
  const match = /^(.*?)(?:[\s,;]*(?:ext?(?:ension)?\.?|x|#)\s*(\d{1,6}))?$/i.exec(oneLine(text));
  const number = match?.[1] ?? '';
  if (/[^\d\s().+/-]/.test(number.replace(/^(?:tel|phone|ph)\.?:?/i, ''))) return null;
  const digits = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(number.replace(/\D/g, ''));
  if (!digits) return null;
  const extension = match?.[2] === undefined ? '' : ` ext. ${match[2]}`;
  return `(${digits[1]}) ${digits[2]}-${digits[3]}${extension}`;
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
