const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "three", "12", "1,204" */
export const numberWord = (count: number): string => SMALL[count] ?? count.toLocaleString('en-US');

/** "one market", "12 markets", "no markets" */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : several}`;

/** "under a mile", "7.2 miles", "18 miles" */
export function miles(distance: number): string {
  if (distance < 0.95) return 'under a mile';
  if (distance < 1.05) return 'a mile';
  return `${distance < 10 ? distance : Math.round(distance)} miles`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody's own words as plain text inside Markdown. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|<>~&-]/g, (sign) => (sign === '-' ? '-' : `\\${sign}`))
    .trim();

/** "Fresh Vegetables" is "vegetables", "Coffee & Tea" is "coffee and tea". */
export const goods = (productType: string): string =>
  productType
    .replace(/^Fresh /, '')
    .replace(' & ', ' and ')
    .toLowerCase();

/** "a third of them", where a share is close to a plain fraction; null where it is not. */
export function fraction(part: number, whole: number): string | null {
  if (whole < 4) return null;
  const share = part / whole;
  const known = [
    [0.25, 'a quarter'],
    [1 / 3, 'a third'],
    [0.5, 'half'],
    [2 / 3, 'two thirds'],
    [0.75, 'three quarters'],
  ] as const;
  return known.find(([value]) => Math.abs(share - value) < 0.04)?.[1] ?? null;
}
