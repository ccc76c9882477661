import { Username } from '../../contract/accounts/usernames.js';

const SHORTEST = 3;
const LONGEST = 30;
const NUMBERED = 20;

/** @returns names to try in turn: the address's first part, with numbers, then with a random end */
export function usernamesFor(email: string, random: () => number = Math.random): string[] {
  const name = nameIn(email);
  const numbered = Array.from({ length: NUMBERED }, (_, index) => `${name}${index + 2}`);
  return [name, ...numbered, `${name}-${Math.floor(random() * 1e9)}`];
}

function nameIn(email: string): string {
  const part = (email.split('@')[0] ?? '').normalize('NFKC');
  const letters = part.replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, LONGEST);
  const name = letters.length >= SHORTEST ? letters : `${letters}farm`;
  // Of several alphabets, or Latin to the eye alone.
  if (!Username.safeParse(name).success)
    return `${part.replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST)}farm`;
  return name;
}
