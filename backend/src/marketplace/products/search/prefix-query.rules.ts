const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 6;
/** Fewer letters match too much to help anybody. */
const SHORTEST = 2;

/** @returns `'green':A & 'tom':*A`, the last word as far as it is typed; null for too little text */
export function prefixQuery(text: string): string | null {
  const words = (text.match(WORD) ?? []).slice(0, MOST_WORDS);
  const last = words.at(-1);
  if (last === undefined || words.join('').length < SHORTEST) return null;
  return [...words.slice(0, -1).map((word) => `'${word}':A`), `'${last}':*A`].join(' & ');
}
