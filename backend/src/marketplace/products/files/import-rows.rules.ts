import type { SoldSince } from '../../../contract/marketplace/product-files.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { skuKey } from '../own/sku-taken.js';
import { type OptionRows, planOptions } from './option-rows.rules.js';
import type { CsvRow } from './product-columns.js';
import { skuOfId } from './product-csv.js';
import {
  type KnownOption,
  type KnownProduct,
  type PlannedRow,
  planRow,
  READ,
  wrongRow,
} from './product-rows.rules.js';

const MAX_SHOWN_SKU = 60;

export interface Known {
  products: readonly KnownProduct[];
  options: readonly KnownOption[];
  /** The day that has begun in every state: see `depositDay`. */
  today: string;
}

/**
 * Rows of one SKU, in letters of either case, are one product; missing columns stay as they are.
 * @param isOurs whether they are of a file with our own columns
 */
export function* planRows(
  rows: readonly CsvRow[],
  { products, options, today }: Known,
  soldSince?: SoldSince,
  isOurs = true,
): Generator<PlannedRow, void> {
  const keyOf = keysOf(products);
  const bySku = new Map(products.map((product) => [keyOf(product.sku ?? skuOfId(product.id)), product]));
  const optionsOf = new Map<number, KnownOption[]>();
  for (const option of options)
    optionsOf.set(option.productId, [...(optionsOf.get(option.productId) ?? []), option]);
  const seen = { sku: new Map<string, Seen>(), name: new Map<string, Seen>() };
  let isEachSaid = !isOurs;
  for (const group of groupsOf(rows, keyOf)) {
    const [first] = group.rows;
    const sku = first.cells.sku ?? '';
    const before = sku === '' ? undefined : bySku.get(keyOf(sku));
    const known = { product: before, options: (before && optionsOf.get(before.id)) ?? [], today, soldSince };
    const given = before ? group.rows : withPresets(group.rows);
    const planned = group.isOptions ? planOptions(given, known) : [planRow(given[0], known)];
    const trouble =
      whyNotOne(group, seen, keyOf) ?? (isOurs && products.length > 0 ? whyNotKnown(sku, before) : null);
    const said = planned.map((row, at) => (at === 0 && trouble ? troubled(row, trouble) : row));
    const at: number = isEachSaid ? -1 : whereEach(group, said);
    isEachSaid ||= at !== -1;
    yield* said.map((row, own) => (own === at ? { ...row, messages: [...row.messages, SOLD_EACH] } : row));
  }
}

/** @returns whether a row is of a product that isn't there yet */
export function isOfNew({ products }: Known): (row: CsvRow) => boolean {
  const keyOf = keysOf(products);
  const known = new Set(products.map(({ id, sku }) => keyOf(sku ?? skuOfId(id))));
  return ({ cells }) => !known.has(keyOf(cells.sku ?? ''));
}

const withPresets = (rows: OptionRows): OptionRows =>
  rows.map((row) => ({ ...row, cells: { ...row.ifNew, ...row.cells } })) as OptionRows;

/** Said once of a file, as most of them are not weighed. @returns the first such row, or -1 */
function whereEach({ rows, isOptions }: Group, planned: readonly PlannedRow[]): number {
  const { unit = '', per } = rows[0].cells;
  if (!isOptions || per !== undefined || !['each', 'other'].includes(String(READ.unit(unit)))) return -1;
  return planned.findIndex(({ outcome }) => outcome === 'create');
}

const SOLD_EACH =
  'This file has no columns per, least, usual, and most, so all of its new options by each or other are sold each. If you weigh any of them, please add these columns.';

interface Group {
  rows: OptionRows;
  isOptions: boolean;
}

interface Seen {
  row: number;
  isOptions: boolean;
}
interface Trouble {
  message: string;
  isAstray?: boolean;
}

const troubled = (row: PlannedRow, { message, isAstray = false }: Trouble): PlannedRow =>
  wrongRow(isAstray ? { ...row, messages: [] } : row, message);

/** @returns rows of one product together, as they name its SKU or follow each other */
export function groupsOf(rows: readonly CsvRow[], keyOf: (sku: string) => string): Group[] {
  const groups: Group[] = [];
  const bySku = new Map<string, Group>();
  let open: Group | undefined;
  for (const row of rows) {
    const { option = '', sku = '', name = '' } = row.cells;
    const isOpen = open && (name === '' || isSameName(name, open.rows[0].cells.name ?? ''));
    const found =
      option === '' ? undefined : sku === '' ? (isOpen ? open : undefined) : bySku.get(keyOf(sku));
    if (found) found.rows.push(row);
    else groups.push({ rows: [row], isOptions: option !== '' });
    open = option === '' ? undefined : (found ?? groups.at(-1));
    if (open && sku !== '') bySku.set(keyOf(sku), open);
  }
  return groups;
}

/** By what a SKU is known in a file; SKUs of a shop that differ in their letters' case alone stay apart. */
function keysOf(products: readonly KnownProduct[]): (sku: string) => string {
  const seen = new Set<string>();
  const apart = new Set<string>();
  for (const key of products.map(({ sku }) => skuKey(sku ?? '')))
    if (seen.has(key)) apart.add(key);
    else seen.add(key);
  return (sku) => (apart.has(skuKey(sku)) ? sku : skuKey(sku));
}

const isSameName = (some: string, other: string) => some.toLowerCase() === other.toLowerCase();

function whyNotOne(
  { rows: [first], isOptions }: Group,
  seen: Record<'sku' | 'name', Map<string, Seen>>,
  keyOf: (sku: string) => string,
): Trouble | null {
  const { sku = '', name = '' } = first.cells;
  const key = sku === '' ? name.toLowerCase() : keyOf(sku);
  const [all, counts] = sku === '' ? [seen.name, isOptions && name !== ''] : [seen.sku, true];
  const earlier = counts ? all.get(key) : undefined;
  if (counts && !earlier) all.set(key, { row: first.row, isOptions });
  if (!earlier) return null;
  const at = `Row ${earlier.row} has the same`;
  if (sku === '')
    return { message: `option: ${at} name. Please put the rows of a product together, or give them a SKU.` };
  if (isOptions === earlier.isOptions) return { message: `sku: ${at} SKU.` };
  return {
    isAstray: true,
    message: isOptions
      ? `sku: ${at} SKU, but no option. Please name its option, too.`
      : `option: ${at} SKU. Please name the option here, too.`,
  };
}

function whyNotKnown(sku: string, before: KnownProduct | undefined): Trouble | null {
  if (before || !sku.startsWith('#')) return null;
  const shown = cutText(sku, MAX_SHOWN_SKU);
  return { message: `sku: No product has SKU ${shown}. To add a new product, leave this cell blank.` };
}
