/** @returns small letters without accents, single spaces between words and none around */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Fewer letters begin too many names to help anybody. */
const LEAST_LETTERS = 2;

export const isTelling = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS;

/** @returns the digits of a ZIP code that is being typed, one to five; null for anything else */
export const zipStart = (text: string): string | null =>
  /^(\d{1,5})(?:-\d{0,4})?$/.exec(text.trim())?.[1] ?? null;
