import { z } from 'zod';
import { looksLatin } from './look-alikes.js';

const SHORT = 'Username must be at least 3 characters long';
const LETTERS = 'Username may have letters, numbers, dots, dashes and underscores';
const ONE_ALPHABET = 'Please use the letters of one alphabet';
const LATIN = 'Please write this name in Latin letters';

/** The alphabets that Unicode recommends for names; some languages are written in several of them. */
const ALPHABETS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian'],
  ...['Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya'],
  ...['Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((name) => [name]);
const SEVERAL = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
const WRITTEN_IN = [...ALPHABETS, ...SEVERAL].map((names) => {
  const letters = names.map((name) => `\\p{Script=${name}}`).join('');
  return new RegExp(`^[${letters}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
});

const isOfOneAlphabet = (name: string) => WRITTEN_IN.some((pattern) => pattern.test(name));

/**
 * No "@", so that a username is never taken for an email address; and one spelling and one alphabet, so that
 * it looks like no other.
 */
export const Username = z
  .string(SHORT)
  .trim()
  .normalize('NFKC')
  .min(3, SHORT)
  .max(40, 'Please use at most 40 characters.')
  .regex(/^[\p{L}\p{N}._-]+$/u, LETTERS)
  .refine(isOfOneAlphabet, ONE_ALPHABET)
  .refine((name) => !looksLatin(name), LATIN);
