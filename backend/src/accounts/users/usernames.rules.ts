const SHORTEST = 3;
const LONGEST = 30;
const NUMBERED = 20;

/**
 * @param email of somebody whose account somebody else makes
 * @returns usernames to try in this order: the address's first part, then with numbers; and at last with a random end
 */
export function usernamesFor(email: string, random: () => number = Math.random): string[] {
  const letters = (email.split('@')[0] ?? '').replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, LONGEST);
  const name = letters.length >= SHORTEST ? letters : `${letters}farm`;
  const numbered = Array.from({ length: NUMBERED }, (_, index) => `${name}${index + 2}`);
  return [name, ...numbered, `${name}-${Math.floor(random() * 1e9)}`];
}
