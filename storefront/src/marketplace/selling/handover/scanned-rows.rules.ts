import { isScanOf, readScan, type Scan } from '@farmgate/backend/contract/marketplace/labels/scan';
import { CODE } from '../labels/use-scan-keys';
import { rowsLike, type SheetRow } from './tick-queue.rules';

type Item = SheetRow['items'][number];

/** What was typed or scanned, and the orders that it's about. */
export interface Found {
  rows: SheetRow[];
  /** Said where there is none, or where a label was scanned. */
  says: string | null;
}

/** @param text a name, an order's number or a product, or what a scanner typed of a package's label */
export function rowsFound(rows: readonly SheetRow[], text: string): Found {
  const scan = readScan(text);
  if (scan) return rowsOfScan(rows, scan);
  if (CODE.test(text.trim()))
    return { rows: [], says: 'We couldn’t read that label. Scan it again, or type a name.' };
  const found = rowsLike(rows, text);
  return { rows: found, says: found.length === 0 ? `No order matches “${text}”.` : null };
}

/** Whose package it is by its weight, if that is known of any; else everyone who gets the product. */
function rowsOfScan(rows: readonly SheetRow[], scan: Scan): Found {
  const ofProduct = rows.filter(({ items }) => items.some((item) => isOf(scan, item)));
  const exact = ofProduct.filter(({ items }) => items.some((item) => isOf(scan, item) && weighs(item, scan)));
  const found = exact.length > 0 ? exact : ofProduct;
  const item = found.flatMap(({ items }) => items).find((one) => isOf(scan, one));
  if (!item) return { rows: [], says: 'No order here has the product on that label.' };
  const what = scan.weight !== null && exact.length > 0 ? `${item.name}, ${scan.weight}` : item.name;
  return { rows: found, says: `Label of ${what}` };
}

const isOf = (scan: Scan, item: Item): boolean =>
  isScanOf(scan, item) ||
  (scan.productId !== null && (item.parts ?? []).some(({ productId }) => productId === scan.productId));

const weighs = ({ weights = [] }: Item, { weight }: Scan): boolean =>
  weight !== null && weights.some((one) => isSameWeight(one, weight));

/** "4.35 lb" and "4.350 lb" */
function isSameWeight(one: string, other: string): boolean {
  const [[figure, unit], [figure2, unit2]] = [one.split(' '), other.split(' ')];
  return unit === unit2 && Number(figure) === Number(figure2);
}
