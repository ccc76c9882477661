import { isDeepStrictEqual } from 'node:util';
import { BOX_NOT_MADE_TO_ORDER } from '../../../contract/marketplace/boxes.js';
import type { ImportRow, SoldSince } from '../../../contract/marketplace/product-files.js';
import { DATES_MESSAGE, ProductFields, type ProductUpdate } from '../../../contract/marketplace/products.js';
import { MADE_TO_ORDER, MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { taxClassOfText } from '../../../contract/marketplace/tax.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { codeOf, listOf, plainAmount, plainDay, yesOrNo } from '../../../platform/csv/csv-cells.rules.js';
import type { Product } from '../../tables/product.entity.js';
import { type BoxContents, readBox } from './box-cells.rules.js';
import { readDates, type StockOfDate } from './date-cells.rules.js';
import { OPTION_ONLY_MESSAGE, readDeposit } from './deposit-cells.rules.js';
import type { CsvRow, ProductColumn } from './product-columns.js';
import { type ReadSince, sinceExport, sinceNote } from './stock-since.rules.js';
import { ownUnit } from './unit-words.rules.js';
import { type OptionWeight, saysWeight, WEIGHT_OPTION_MESSAGE } from './weight-cells.rules.js';

export type ImportedFields = Pick<Product, ProductColumn | 'madeToOrder' | 'deposit'>;
export type KnownProduct = ImportedFields & Pick<Product, 'id' | 'isBundle'>;

export interface ImportedOption {
  /** Null for a new one. */
  id: number | null;
  name: string;
  /** Cents. */
  price: number;
  inventory: number;
  position: number;
  /** Cents of each instead of what the product asks for as a deposit. */
  deposit: number | null;
  dates: StockOfDate[];
  /** Null for what is sold each. */
  weight: OptionWeight | null;
  /** Pounds; null for the product's. */
  shippingWeight: number | null;
  /** Null for the product's. */
  isOrganic: boolean | null;
}

export type KnownOption = Omit<ImportedOption, 'id' | 'dates'> & { id: number; productId: number };

export interface PlannedProduct {
  outcome: 'create' | 'update' | 'same';
  /** The product to be changed; null for a new one. */
  id: number | null;
  fields: ImportedFields;
  options: ImportedOption[];
  sku: string;
  contents: BoxContents[];
  dates: StockOfDate[];
  /** Some of its rows ask what the stock should be, and say what it was. */
  isStockAsked: boolean;
  /** Addresses to fetch afterwards, in order. */
  photos?: readonly string[];
}

export interface PlannedRow extends ImportRow {
  /** In its product's first row; null where the row is wrong. */
  product: PlannedProduct | null;
}

const Row = ProductFields.omit({ images: true, variants: true, box: true, deposit: true });
const NEW: Partial<ImportedFields> = {
  sku: null,
  taxClass: null,
  inventory: 0,
  madeToOrder: false,
  shippingWeight: null,
  shippingMethods: [],
  isOrganic: false,
  harvestDate: null,
  expirationDate: null,
  tags: [],
  isActive: true,
  crates: 1,
  leadHours: 0,
  deposit: null,
};

/** @returns what was wrong before and this; notes of a row that was right are left off */
export const wrongRow = (planned: PlannedRow, message: string): PlannedRow => ({
  ...planned,
  outcome: 'wrong',
  messages: [...(planned.outcome === 'wrong' ? planned.messages : []), message],
  product: null,
});

export interface ReadProduct {
  name: string;
  messages: string[];
  /** Null where something is wrong. */
  fields: ImportedFields | null;
}

export interface Before {
  product: KnownProduct | undefined;
  options: readonly KnownOption[];
  today: string;
  isByWeight?: boolean;
  soldSince?: SoldSince | undefined;
}

const STANDS_FOR_SKU = /^#\d+$/;

export function readProduct(
  cells: CsvRow['cells'],
  { product: before, options, today, isByWeight = options.some(({ weight }) => weight) }: Before,
): ReadProduct {
  const name = cutText(cells.name || (before?.name ?? ''), 120);
  const { deposit, balanceOn, ifUnpaid, graceDays } = cells;
  const { values, messages } = readCells(cells);
  // A product that is known is known by it, in letters of either case.
  if (before || STANDS_FOR_SKU.test(cells.sku ?? '')) delete values.sku;
  const { success, data, error } = (before ? Row.partial() : Row).safeParse(values);
  if (!success) messages.push(...new Set(sayings(error.issues)));
  const { terms, ...read } = readDeposit(
    { deposit, balanceOn, ifUnpaid, graceDays },
    { before: before?.deposit ?? null, isByWeight, today },
  );
  messages.push(...read.messages);
  if (!success || messages.length > 0) return { name, messages, fields: null };
  const fields = { ...merged(before, values, data), deposit: terms };
  if (fields.harvestDate && fields.expirationDate && fields.expirationDate < fields.harvestDate)
    return { name, messages: [`expirationDate: ${DATES_MESSAGE}.`], fields: null };
  return { name, messages, fields };
}

export const sayings = (issues: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

/** Of one with options, price and stock stay: they are theirs. */
export function planRow({ row, cells }: CsvRow, known: Before): PlannedRow {
  const isBox = (cells.box ?? '') !== '';
  const { product: before, options } = known;
  const own = isBox && !before ? { ...cells, inventory: cells.inventory || '0' } : cells;
  const counted = before?.isBundle || options.length > 0 ? undefined : before;
  const since = sinceExport(own, counted, known.soldSince);
  const { name, messages, fields: read } = readProduct(since.cells, known);
  messages.push(...since.messages);
  const more = before ? NOTHING_MORE : readMore(cells, known);
  messages.push(...whyNotWhole(cells, read), ...more.messages);
  if (!read || messages.length > 0) return { row, name, messages, outcome: 'wrong', product: null };
  const optionCount = options.length;
  const { fields, isKept } = kept(isBox && !before ? { ...read, inventory: 0 } : read, before, optionCount);
  const outcome = before ? (isSame(before, fields) ? 'same' : 'update') : 'create';
  const said = [
    ...(isKept ? [before?.isBundle ? BOX_NOTE : figuresNote(optionCount)] : notesOf(since)),
    ...notOfKnown(before, cells),
  ];
  const product: PlannedProduct = {
    ...{ outcome, id: before?.id ?? null, fields, options: [], sku: cells.sku ?? '' },
    ...{ contents: more.contents, dates: more.dates, isStockAsked: since.stock !== undefined },
  };
  return { row, name, messages: said, outcome, product, stock: since.stock };
}

const notesOf = ({ stock }: ReadSince) => (stock ? [sinceNote(stock)] : []);

function whyNotWhole(cells: CsvRow['cells'], read: ImportedFields | null): string[] {
  return [
    ...(cells.optionDeposit ? [`optionDeposit: ${OPTION_ONLY_MESSAGE}`] : []),
    ...(saysWeight(cells) ? [`per: ${WEIGHT_OPTION_MESSAGE}`] : []),
    ...(cells.box && read?.madeToOrder ? [`box: ${BOX_NOT_MADE_TO_ORDER}`] : []),
    ...(cells.box && cells.dates ? [`dates: ${BOX_WITHOUT_DATES}`] : []),
  ];
}

const BOX_WITHOUT_DATES = 'A box has the stock of what is in it.';
const NOTHING_MORE = { contents: [] as BoxContents[], dates: [] as StockOfDate[], messages: [] as string[] };

/** What a file says of a new product alone: contents and dates of one that is there have their screens. */
function readMore(cells: CsvRow['cells'], { today }: Before): typeof NOTHING_MORE {
  const box = cells.box ? readBox(cells.box) : NOTHING_MORE;
  const { dates, messages } = readDates(cells.dates ?? '', today);
  return { contents: box.contents, dates, messages: [...box.messages, ...messages] };
}

export const notOfKnown = (known: object | undefined, { box, dates }: CsvRow['cells']): string[] => [
  ...(known && box ? ["What's in the box stays as it is. Change it in the product's form."] : []),
  ...(known && dates ? ['Its stock for dates stays as it is. Change it in the stock calendar.'] : []),
];

const BOX_NOTE = "Its stock stays as it is, because it's a box: it follows the products in it.";

function kept(read: ImportedFields, before: KnownProduct | undefined, optionCount: number) {
  if (before?.isBundle) return keepFigures(read, { ...before, price: read.price });
  return optionCount > 0 && before ? keepFigures(read, before) : { fields: read, isKept: false };
}

const figuresNote = (count: number) =>
  `Price and stock stay as they are, because it's sold in ${count} option${count === 1 ? '' : 's'}. ` +
  'To change them, add a row for each with its name in the column "option".';

function keepFigures(read: ImportedFields, { price, inventory, madeToOrder }: KnownProduct) {
  const fields = { ...read, price, inventory, madeToOrder };
  return { fields, isKept: !isSame(read, fields) };
}

function readCells(cells: CsvRow['cells']): {
  values: Record<string, unknown>;
  messages: string[];
} {
  const values: Record<string, unknown> = {};
  const messages: string[] = [];
  for (const [column, text] of Object.entries(cells)) {
    if (!isOfProduct(column)) continue;
    if (column === 'isOrganic' || column === 'isActive') {
      if (text === '') continue;
      values[column] = yesOrNo(text);
      if (values[column] !== null) continue;
      delete values[column];
      messages.push(`${column}: Please enter yes or no.`);
    } else values[column] = READ[column](text);
    if (column !== 'inventory') continue;
    values['madeToOrder'] = isMadeToOrder(text);
    if (values['madeToOrder']) values[column] = MAX_QUANTITY;
  }
  return { values, messages };
}

export const isMadeToOrder = (text: string): boolean => codeOf(text, '-') === codeOf(MADE_TO_ORDER, '-');

/** More than any list of a product takes; the schema says so with the first that is too many. */
const MOST_PARTS = 20;

export const READ: Readonly<
  Record<Exclude<ProductColumn, 'isOrganic' | 'isActive'>, (text: string) => unknown>
> = {
  sku: (text) => text,
  name: (text) => text,
  description: (text) => text,
  category: (text) => codeOf(text, '-'),
  taxClass: taxClassOfText,
  unit: ownUnit,
  price: plainAmount,
  // An empty cell is not zero: that would take a product out of the shop by oversight.
  inventory: (text) => (text === '' ? Number.NaN : plainAmount(text)),
  shippingWeight: (text) => text,
  shippingMethods: (text) => [...new Set(listOf(text).map((part) => codeOf(part, '_')))].slice(0, MOST_PARTS),
  harvestDate: plainDay,
  expirationDate: plainDay,
  tags: (text) => [...new Set(listOf(text))].slice(0, MOST_PARTS),
  crates: (text) => (text === '' ? 1 : plainAmount(text)),
  leadHours: (text) => (text === '' ? 0 : plainAmount(text)),
};

const isOfProduct = (column: string): column is ProductColumn =>
  column in READ || column === 'isOrganic' || column === 'isActive';

function merged(
  before: KnownProduct | undefined,
  values: Record<string, unknown>,
  read: Omit<ProductUpdate, 'images' | 'variants' | 'box' | 'deposit'>,
): ImportedFields {
  const said = Object.fromEntries(Object.entries(read).filter(([column]) => column in values));
  const { id: _id, isBundle: _box, ...known } = before ?? { id: 0, isBundle: false, ...NEW };
  return { ...known, ...said } as ImportedFields;
}

export const isSame = (before: ImportedFields, fields: ImportedFields): boolean =>
  (Object.keys(fields) as (keyof ImportedFields)[]).every((column) =>
    isDeepStrictEqual(before[column], fields[column]),
  );
