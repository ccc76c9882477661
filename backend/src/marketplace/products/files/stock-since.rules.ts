import type { SoldSince, StockSince } from '../../../contract/marketplace/product-files.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { plainAmount } from '../../../platform/csv/csv-cells.rules.js';
import type { CsvRow } from './product-columns.js';

export interface StockNow {
  inventory: number;
  madeToOrder: boolean;
}

export interface ReadSince {
  cells: CsvRow['cells'];
  stock: StockSince | undefined;
  messages: string[];
}

function countOf(text = ''): number | null {
  const count = text === '' ? Number.NaN : Number(plainAmount(text));
  return Number.isInteger(count) && count >= 0 ? count : null;
}

export const isStockUntouched = ({ inventory, stockWhenExported }: CsvRow['cells']): boolean =>
  countOf(stockWhenExported) !== null && countOf(inventory) === countOf(stockWhenExported);

/** A file that doesn't say what was known sets the figure. @param now none for what is new */
export function sinceExport(
  cells: CsvRow['cells'],
  now: StockNow | undefined,
  soldSince: SoldSince | undefined,
): ReadSince {
  if (!now || !cells.stockWhenExported) return { cells, stock: undefined, messages: [] };
  const [then, file] = [countOf(cells.stockWhenExported), countOf(cells.inventory)];
  if (then === null) return { cells, stock: undefined, messages: [NOT_COUNTED] };
  if (isStockUntouched(cells)) {
    const { inventory: _untouched, ...others } = cells;
    return { cells: others, stock: undefined, messages: [] };
  }
  const isSettled = now.madeToOrder || now.inventory === then || now.inventory === file;
  if (file === null || file > MAX_QUANTITY || isSettled) return { cells, stock: undefined, messages: [] };
  const kept = Math.min(Math.max(now.inventory + file - then, 0), MAX_QUANTITY);
  const stock = { then, now: now.inventory, file, kept };
  return { cells: soldSince === 'keep' ? { ...cells, inventory: String(kept) } : cells, stock, messages: [] };
}

const NOT_COUNTED =
  'stockWhenExported: Please leave this as it was in your export, or leave it blank to set the stock.';

export const sinceNote = ({ then, now, file }: StockSince): string =>
  `${then} when you downloaded it, ${now} now. Your file says ${file}.`;
