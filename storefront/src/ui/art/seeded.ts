/**
 * A whole number that looks random but is always the same for the same seed.
 * @param seed a record's id
 * @returns 0 to 2^32 - 1; neighboring ids give unrelated numbers
 */
export function seeded(seed: number | string): number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * @returns a whole number to choose a variant by: the id itself where it is one, so that records entered one
 * after the other, which often stand side by side, get different ones
 */
export function ordinal(seed: number | string): number {
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : seeded(seed);
}

/** @returns one of `choices`, decided by `number` */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], number: number): Choice {
  return choices[number % choices.length] ?? choices[0];
}
