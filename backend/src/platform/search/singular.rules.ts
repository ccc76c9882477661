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

/** @returns small letters, without accents and apostrophes: "lions" of "Lion's" */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** No plurals: asparagus, watercress, citrus. */
const NO_PLURAL = /(?:ss|us|is)$/;

/** For comparing, not for showing: "cooky". @param word as `plainWord` makes it */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || NO_PLURAL.test(word)) return word;
  if (/ies?$/.test(word)) return word.length <= 4 ? word.replace(/s$/, '') : word.replace(/ies?$/, 'y');
  if (/(?:o|sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
