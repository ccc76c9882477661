/**
 * Words that say what a place is, not which one; "The Ames Farmer's Market" and "Ames Farmers Mkt" are one.
 */
const KIND_WORDS = new Set([
  'the',
  'a',
  'of',
  'at',
  'in',
  'on',
  'and',
  'inc',
  'llc',
  'co',
  'farmer',
  'farmers',
  'farm',
  'farms',
  'market',
  'markets',
  'mkt',
  'fm',
]);

/** Lower case, without accents, punctuation and kind words; a name of nothing else keeps them. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
