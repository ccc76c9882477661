import {
  MADE_TO_ORDER,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type ProductCategory,
} from '../../../contract/marketplace/shop.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { amountOf } from '../../../contract/shared/money.js';
import { csvLines, unguardCell } from '../../../platform/csv/csv-lines.rules.js';
import { decode, recordsOf } from '../../../platform/csv/csv-records.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { Product } from '../../tables/product.entity.js';
import { type BoxContents, boxCell } from './box-cells.rules.js';
import { datesCell, type StockOfDate } from './date-cells.rules.js';
import { amountCell, DEPOSIT_COLUMNS, type DepositColumn, depositCells } from './deposit-cells.rules.js';
import { type ColumnName, COLUMNS, type CsvRow, type ProductColumn } from './product-columns.js';
import { type ForeignRow, plainHead, type System } from './systems/foreign-goods.js';
import { systemOf, translate } from './systems/systems.rules.js';
import { type OptionWeight, WEIGHT_COLUMNS, weightCells } from './weight-cells.rules.js';

export interface CsvTable {
  rows: CsvRow[];
  unknownColumns: string[];
  /** Whose file it is, such as Shopify's; null for our own. */
  system: string | null;
  /** How many of its products say no category that we know. */
  withoutCategory: number;
}

const TOO_MANY_ROWS = `This file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Please split it.`;
const MAX_RECORDS = 5 * MAX_IMPORT_ROWS;
const MAX_COLUMN_NAME = 60;
/** Longer than any field takes, and short enough that saying so is quick. */
const MAX_CELL = 5_000;
/** A description in HTML. */
const MAX_FOREIGN_CELL = 20_000;
/** The contents of a box for 12 weeks. */
const MAX_BOX_CELL = 70_000;

/** What a product without a SKU is called in the file, so that the same product comes back. */
export const skuOfId = (id: number): string => `#${id}`;

type Exported = Pick<Product, 'id' | ProductColumn | 'madeToOrder' | 'deposit'>;
interface ExportedOption {
  id: number;
  productId: number;
  name: string;
  /** Cents. */
  price: number;
  inventory: number;
  /** Cents. */
  deposit: number | null;
  weight: OptionWeight | null;
  shippingWeight: number | null;
  isOrganic: boolean | null;
}

export interface ExportedMore {
  boxes: ReadonlyMap<number, BoxContents[]>;
  dates: ReadonlyMap<string, StockOfDate[]>;
}
export const datesKey = (productId: number, variantId: number | null): string =>
  `${productId} ${variantId ?? ''}`;

export interface ToldColumns {
  taxClass: boolean;
  pickups: boolean;
}

function columnsOf(
  products: readonly Exported[],
  options: readonly ExportedOption[],
  told: ToldColumns,
  { boxes, dates }: ExportedMore,
): ColumnName[] {
  const hasClass = told.taxClass || products.some(({ taxClass }) => taxClass !== null);
  const hasPickups = told.pickups || products.some(({ crates, leadHours }) => crates !== 1 || leadHours > 0);
  const hasDeposit = products.some(({ deposit }) => deposit !== null);
  const isThere: Partial<Record<ColumnName, boolean>> = {
    ...{ option: options.length > 0, taxClass: hasClass, crates: hasPickups, leadHours: hasPickups },
    ...Object.fromEntries(DEPOSIT_COLUMNS.map((column) => [column, hasDeposit])),
    optionDeposit: options.some(({ deposit }) => deposit !== null),
    ...Object.fromEntries(WEIGHT_COLUMNS.map((column) => [column, options.some(({ weight }) => weight)])),
    optionShippingWeight: options.some(({ shippingWeight }) => shippingWeight !== null),
    optionIsOrganic: options.some(({ isOrganic }) => isOrganic !== null),
    ...{ box: boxes.size > 0, dates: dates.size > 0 },
  };
  return COLUMNS.filter((column) => isThere[column] ?? true);
}

/** The stock, and once more for the import: by then some may be sold. */
const stockCells = ({ madeToOrder }: Exported, inventory: number) =>
  madeToOrder
    ? { inventory: MADE_TO_ORDER.toLowerCase(), stockWhenExported: '' }
    : { inventory: String(inventory), stockWhenExported: String(inventory) };

function rowsOf(
  product: Exported,
  options: readonly ExportedOption[],
  more: ExportedMore,
): Partial<Record<ColumnName, string>>[] {
  const { sku, name, ...rest } = rowOf(product);
  const dates = (variantId: number | null) =>
    datesCell(more.dates.get(datesKey(product.id, variantId)) ?? []);
  if (options.length === 0)
    return [{ sku, name, ...rest, box: boxCell(more.boxes.get(product.id) ?? []), dates: dates(null) }];
  return options.map((option, at) => ({
    ...(at === 0 && rest),
    ...{ sku, name, option: option.name, price: amountOf(option.price).toFixed(2) },
    ...stockCells(product, option.inventory),
    ...{ optionDeposit: amountCell(option.deposit), ...weightCells(option.weight), dates: dates(option.id) },
    optionShippingWeight: String(option.shippingWeight ?? ''),
    optionIsOrganic: option.isOrganic === null ? '' : yes(option.isOrganic),
  }));
}

/** @returns CSV with a byte order mark, by which spreadsheets know UTF-8 */
export function writeProductsCsv(
  products: readonly Exported[],
  options: readonly ExportedOption[],
  told: ToldColumns,
  more: ExportedMore,
): string {
  const columns = columnsOf(products, options, told, more);
  const optionsOf = new Map<number, ExportedOption[]>();
  for (const option of options)
    optionsOf.set(option.productId, [...(optionsOf.get(option.productId) ?? []), option]);
  const rows = products.flatMap((product) => rowsOf(product, optionsOf.get(product.id) ?? [], more));
  return `\uFEFF${csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])}`;
}

const yes = (flag: boolean) => (flag ? 'yes' : 'no');

function rowOf(product: Exported): Record<ProductColumn | DepositColumn | 'stockWhenExported', string> {
  return {
    sku: product.sku ?? skuOfId(product.id),
    name: product.name,
    description: product.description,
    category: product.category,
    taxClass: product.taxClass ?? '',
    unit: product.unit,
    price: amountOf(product.price).toFixed(2),
    ...stockCells(product, product.inventory),
    shippingWeight: product.shippingWeight === null ? '' : String(product.shippingWeight),
    shippingMethods: product.shippingMethods.join('; '),
    isOrganic: yes(product.isOrganic),
    harvestDate: product.harvestDate ?? '',
    expirationDate: product.expirationDate ?? '',
    tags: product.tags.join('; '),
    isActive: yes(product.isActive),
    crates: String(product.crates),
    leadHours: String(product.leadHours),
    ...depositCells(product.deposit),
  };
}

/**
 * Our own file, or one of another system, which is known by its heads. Other work goes on meanwhile.
 * @param bytes UTF-8 or Windows-1252
 * @param fallback the category of another system's goods that say none that we know
 * @throws VALIDATION_FAILED at `file`
 */
export async function readProductsCsv(bytes: Buffer, fallback: ProductCategory | null): Promise<CsvTable> {
  const text = decode(bytes);
  // A spreadsheet's own format, or a picture, is full of these.
  if (text.includes('\0'))
    throw refused("This isn't a CSV file. Please save your spreadsheet as CSV and try again.");
  let head: Head | undefined;
  let row = 0;
  const rows: CsvRow[] = [];
  const foreign: ForeignRow[] = [];
  for await (const record of recordsOf(text)) {
    row += 1;
    // Spreadsheets end with empty rows; no one means this many.
    if (row > MAX_RECORDS) throw refused(TOO_MANY_ROWS);
    if (record.length > MAX_IMPORT_COLUMNS) {
      throw refused(`This file has more than ${MAX_IMPORT_COLUMNS} columns. Please remove some.`);
    }
    if (!head) head = readHead(record);
    else if (record.some((cell) => cell.trim() !== '')) {
      if (rows.length + foreign.length >= MAX_IMPORT_ROWS) throw refused(TOO_MANY_ROWS);
      if (head.system) foreign.push({ row, cells: foreignCells(head.names, record) });
      else rows.push({ row, cells: cellsOf(head.columns, record) });
    }
  }
  if (!head) throw refused('This file is empty.');
  const { system, unknownColumns } = head;
  if (!system) return { rows, unknownColumns, system: null, withoutCategory: 0 };
  return { ...translate(system, foreign, fallback), unknownColumns: [], system: system.name };
}

interface Head {
  columns: (ColumnName | undefined)[];
  unknownColumns: string[];
  system: System | null;
  names: string[];
}

function readHead(heads: readonly string[]): Head {
  const names = heads.map(plainHead);
  const system = systemOf(names);
  return system ? { columns: [], unknownColumns: [], system, names } : { ...ownHead(heads), system, names };
}

/** Of a head that stands there twice, the first counts. */
const foreignCells = (names: readonly string[], record: readonly string[]): ForeignRow['cells'] =>
  new Map(
    names
      .map((name, at): [string, string] => [
        name,
        unguardCell((record[at] ?? '').slice(0, MAX_FOREIGN_CELL).trim()),
      ])
      .toReversed(),
  );

function ownHead(names: readonly string[]): Pick<Head, 'columns' | 'unknownColumns'> {
  const columns = names.map(columnOf);
  refuseDoubles(columns);
  if (!columns.includes('name') && !columns.includes('sku')) {
    throw refused(
      'We don’t know this file. Its first row has to hold the names of the columns, with one called “name.”',
    );
  }
  const unknown = names.filter((name, index) => columns[index] === undefined && name.trim() !== '');
  return { columns, unknownColumns: unknown.map((name) => cutText(name, MAX_COLUMN_NAME)) };
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const BY_NAME = new Map<string, ColumnName>(COLUMNS.map((column) => [plainName(column), column]));
const columnOf = (name: string): ColumnName | undefined => BY_NAME.get(plainName(name));

function refuseDoubles(columns: readonly (ColumnName | undefined)[]): void {
  const double = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (double !== undefined) throw refused(`This file has the column "${double}" twice.`);
}

function cellsOf(columns: readonly (ColumnName | undefined)[], record: readonly string[]): CsvRow['cells'] {
  const cells: CsvRow['cells'] = {};
  columns.forEach((column, index) => {
    if (column !== undefined)
      cells[column] = unguardCell(
        (record[index] ?? '').slice(0, column === 'box' ? MAX_BOX_CELL : MAX_CELL).trim(),
      );
  });
  return cells;
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'file', message }]);
