import { nameKey } from '../../places/name-key.rules.js';

export interface NameSearch {
  /** Without "farm" and "the", unless there is nothing else. */
  telling: string;
  /** All words, to put the likest name first. */
  full: string;
}

/** By pg_trgm's measure; the second is tried where the first finds none. */
export const LIKENESS = ['0.6', '0.4'] as const;

/** From which likeness on (of the whole names) two farms nearby may be one. */
export const DOUBLE_LIKENESS = 0.5;

/** @returns null when it holds neither letters nor digits */
export function nameSearch(text: string): NameSearch | null {
  const telling = nameKey(text);
  if (telling === '') return null;
  const full = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return { telling, full };
}
