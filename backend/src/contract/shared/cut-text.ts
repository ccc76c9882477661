/** What people see as one character, such as an emoji of several parts, is kept or left out as a whole. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @returns the parts of a text that people see as one character each */
export const charactersOf = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

/**
 * The beginning of a text for people.
 * @param most how long it may be, in units of `length`
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = characters.segment(text).containing(most);
  return text.slice(0, last?.index ?? most);
}
