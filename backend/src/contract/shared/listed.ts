/**
 * A list in a sentence. There is a comma before the last word only where one of them has an "and" of its own.
 * @returns "Mondays, Wednesdays and Fridays"
 */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  const isUnclear = words.length > 2 && words.some((word) => / and | or /.test(word));
  return `${words.slice(0, -1).join(', ')}${isUnclear ? ',' : ''} ${last} ${words.at(-1)}`;
}
