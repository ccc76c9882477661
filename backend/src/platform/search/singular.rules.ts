const IRREGULAR = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['geese', 'goose'],
  ['halves', 'half'],
  ['danishes', 'danish'],
  ['kiwis', 'kiwi'],
  ['tomatoe', 'tomato'],
  ['potatoe', 'potato'],
]);

/**
 * @returns a word as it is compared: in small letters, without accents and apostrophes ("Lion's" is "lions")
 */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** What ends so is no plural: asparagus, watercress, citrus. */
const NO_PLURAL = /(?:ss|us|is)$/;

/**
 * One form for one and several of a thing, to compare words by; "cookie" and "cookies" are "cooky", so it is
 * not for showing.
 * @param word as `plainWord` makes it
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || NO_PLURAL.test(word)) return word;
  if (/ies?$/.test(word)) return word.length <= 4 ? word.replace(/s$/, '') : word.replace(/ies?$/, 'y');
  if (/(?:o|sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
