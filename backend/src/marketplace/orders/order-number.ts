import { randomInt } from 'node:crypto';

/** Without letters that are mistaken for digits or for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns an order number that is easy to read out and cannot be guessed, e.g. "FG-7K2M-94XD" */
export function newOrderNumber(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `FG-${part()}-${part()}`;
}
