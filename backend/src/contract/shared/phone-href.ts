/**
 * @returns the address of a link that calls a number, as people or a directory wrote it. A phone waits at the
 * comma before it dials the extension.
 */
export function phoneHref(phone: string): string {
  const [, number = '', rest = ''] = /^[^\d+]*([^a-z,;#]*)(.*)$/i.exec(phone.trim()) ?? [];
  const digits = number.replace(/\D/g, '');
  const extension = /(?:[,;#]|e?xt?)\D*(\d{1,7})\s*$/i.exec(rest)?.[1];
  return `tel:${countryOf(number, digits)}${digits}${extension === undefined ? '' : `,${extension}`}`;
}

/** @returns what makes the digits of a number dialable from anywhere */
function countryOf(number: string, digits: string): string {
  if (number.startsWith('+') || /^1\d{10}$/.test(digits)) return '+';
  return digits.length === 10 ? '+1' : '';
}
