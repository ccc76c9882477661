/** @returns a comma, a semicolon or a tab */
export function separatorOf(head: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).sign;
}

/** @returns "1234.50" of "$1,234.50"; anything else as it is */
export function plainAmount(text: string): string {
  const bare = text.replace(/^\$\s*/, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** @returns "2026-11-03" of "11/3/2026" or "11/3/26"; anything else as it is */
export function plainDay(text: string): string {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (!parts) return text;
  const [, month = '', day = '', year = ''] = parts;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);

/** @returns null for anything else */
export function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Separated by semicolons or commas. */
export const listOf = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @returns "baked-goods" of "Baked Goods", "local_delivery" of "Local delivery" */
export const codeOf = (label: string, joiner: '-' | '_'): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, joiner);
