/** "3", "1,204", "no" */
export const numberWord = (count: number): string => (count === 0 ? 'no' : count.toLocaleString('en-US'));

/** "1 market", "12 markets", "no markets" */
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
