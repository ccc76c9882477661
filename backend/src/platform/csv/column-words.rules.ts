import { createHash } from 'node:crypto';

/** @returns the head of a column without capitals, spaces and signs: "Price (per lb)" is "priceperlb" */
export const plainHead = (head: string): string => head.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const spelled = (head: string): string => head.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** @returns what says that two files have the same columns, whatever their signs */
export const plainHeadsKey = (heads: readonly string[]): string => heads.map(plainHead).join('|');

/** @returns the same, but signs count where heads differ in them alone */
export function headsKey(heads: readonly string[]): string {
  const plain = heads.map(plainHead);
  const signs = heads.map(spelled);
  const isAlike = plain.some((head, at) =>
    head === '' ? signs[at] !== '' : signs[plain.indexOf(head)] !== signs[at],
  );
  return isAlike ? signs.join('\n') : plainHeadsKey(heads);
}

/** @returns a key of heads at a length that fits into a key */
export const hashOfHeads = (key: string): string => createHash('sha256').update(key).digest('base64url');

export interface ColumnWords<Column extends string> {
  /** Heads that people give a column, as `plainHead` has them; those in front count first. */
  words: Readonly<Record<Column, readonly string[]>>;
  /** A head that has such a word in it counts where no other one does: "Price (per lb)". */
  parts: Readonly<Partial<Record<Column, string>>>;
}

/** @param heads as `plainHead` has them @returns what each column is probably; '' where nothing says */
export function guessColumns<Column extends string>(
  heads: readonly string[],
  { words, parts }: ColumnWords<Column>,
): (Column | '')[] {
  const guessed = heads.map((): Column | '' => '');
  const columns = Object.keys(words) as Column[];
  for (const column of columns) {
    const at = heads.indexOf(words[column].find((one) => heads.includes(one)) ?? '\0');
    if (guessed[at] === '') guessed[at] = column;
  }
  for (const column of columns.filter((one) => !guessed.includes(one))) {
    const part = parts[column];
    const at = part ? heads.findIndex((head, index) => guessed[index] === '' && head.includes(part)) : -1;
    if (at !== -1) guessed[at] = column;
  }
  return guessed;
}
