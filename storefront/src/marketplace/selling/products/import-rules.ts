import type {
  ChosenColumn,
  ImportPreview,
  ImportRow,
  SoldSince,
} from '@farmgate/backend/contract/marketplace/product-files';

/** The columns that a products file may have, as they are written in its first row. */
export const IMPORT_COLUMNS =
  'sku, name, option, description, category, unit, price, inventory, stockWhenExported, shippingWeight, shippingMethods, isOrganic, harvestDate, expirationDate, tags, isActive, deposit, balanceOn, ifUnpaid, graceDays, optionDeposit, per, inSteps, least, usual, most, optionShippingWeight, optionIsOrganic, box, dates, photos';

/** Without a name or a SKU, no one knows which product a row is about. */
export const isReadable = (columns: readonly ChosenColumn[]): boolean =>
  columns.includes('name') || columns.includes('sku');

/** @returns how many products a file would write */
export const importCount = ({ created, updated }: Pick<ImportPreview, 'created' | 'updated'>): number =>
  created + updated;

/** @returns whether a file may be written as it is, with an answer where it asks about some stock */
export const mayImport = (preview: ImportPreview, soldSince: SoldSince | null): boolean =>
  preview.wrong === 0 && importCount(preview) > 0 && (!preview.soldSince || soldSince !== null);

export interface SoldSinceChoice {
  choice: SoldSince;
  label: string;
  help: string;
}

/** @returns what can become of a stock that a file and sales have both changed */
export function soldSinceChoices({ rows }: Pick<ImportPreview, 'rows'>): SoldSinceChoice[] {
  const stocks = rows.flatMap(({ stock }) => stock ?? []);
  const [only] = stocks.length === 1 ? stocks : [];
  const moved = stocks.every(({ then, now }) => now < then)
    ? 'sold'
    : stocks.every(({ then, now }) => now > then)
      ? 'added'
      : 'sold or added';
  return [
    {
      choice: 'keep',
      label: `Keep what was ${moved} since${only ? ` (${only.kept})` : ''}`,
      help: 'What you changed in the file, on top of what’s there now.',
    },
    {
      choice: 'set',
      label: only ? `Set to ${only.file}` : 'Set to what the file says',
      help: `What you typed in the file, whatever was ${moved}.`,
    },
  ];
}

/** @returns what a row's stock will be, once that is chosen */
export function stockToBe({ stock }: ImportRow, soldSince: SoldSince | null): number | null {
  if (!stock || soldSince === null) return null;
  return soldSince === 'keep' ? stock.kept : stock.file;
}

/**
 * The rows to look at: all that are wrong, then those with a note, then the others, as many as fit.
 * @param most how many rows at most
 */
export function rowsToShow(rows: readonly ImportRow[], most: number): ImportRow[] {
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong');
  const right = rows.filter(({ outcome }) => outcome !== 'wrong');
  const isNoted = ({ messages }: ImportRow) => messages.length > 0;
  const [noted, plain] = [right.filter(isNoted), right.filter((row) => !isNoted(row))];
  return [...wrong, ...noted, ...plain].slice(0, most);
}

/**
 * @returns how many rows of a file are not shown; the answer leaves out mistakes when there are many, and a
 * product with options counts once, whatever rows it has
 */
export function notShown({ rows, wrong }: Pick<ImportPreview, 'rows' | 'wrong'>, shown: number): number {
  const mistakes = rows.filter(({ outcome }) => outcome === 'wrong').length;
  return rows.length + wrong - mistakes - shown;
}

/** @returns the numbers of the wrong rows that are told: all of them, unless there are many */
export const wrongRows = ({ rows }: Pick<ImportPreview, 'rows'>): number[] =>
  rows.flatMap(({ row, outcome }) => (outcome === 'wrong' ? [row] : []));

/** @returns what a file would do, in a sentence: "12 new, 3 changed, 1 unchanged, 2 with mistakes" */
export function summaryOf({ created, updated, unchanged, wrong, leftOut }: ImportPreview): string {
  const parts: [number, string][] = [
    [created, 'new'],
    [updated, 'changed'],
    [unchanged, 'unchanged'],
    [wrong, wrong === 1 ? 'with a mistake' : 'with mistakes'],
    [leftOut, 'left out'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length > 0 ? said.join(', ') : 'There are no products in this file.';
}
