/** Free of zod. */

const LONGEST = 80;

/**
 * Text as it may stand in an address or in the name of a file: lowercase letters and digits of ASCII, words
 * joined by one dash.
 * @param otherwise what stands for a text that has none of these
 * @returns "pena-s-farm" for "Peña's Farm!"; at most 80 characters
 */
export function slugOf(text: string, otherwise: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return slug || otherwise;
}
