import { nameKey } from '../../places/name-key.rules.js';

/** A name as it is looked for. */
export interface NameSearch {
  /**
   * The words that tell one farm from another; "farm" and "the" are not among them unless there is nothing
   * else.
   */
  telling: string;
  /** All words, to put the likest name first. */
  full: string;
}

/**
 * How much of the words looked for a name has to hold, by pg_trgm's measure; the second is tried where the
 * first finds none.
 */
export const LIKENESS = ['0.6', '0.4'] as const;

/** From which likeness on (of the whole names) two farms nearby may be one. */
export const DOUBLE_LIKENESS = 0.5;

/**
 * @param text as somebody types a farm's name
 * @returns what to look for; null when it holds neither letters nor digits
 */
export function nameSearch(text: string): NameSearch | null {
  const telling = nameKey(text);
  if (telling === '') return null;
  const full = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return { telling, full };
}
