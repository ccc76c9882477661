import { isUtf8 } from 'node:buffer';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { MAX_IMPORT_ROWS } from '../../contract/marketplace/shop.js';
import { amountOf } from '../../contract/shared/money.js';
import { csvLines, unguardCell } from '../../platform/csv/csv-lines.rules.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { separatorOf } from './csv-cells.rules.js';
import type { Product } from './product.entity.js';

/** The columns of the products file, in the order in which it is written. */
export const COLUMNS = [
  'sku',
  'name',
  'description',
  'category',
  'unit',
  'price',
  'inventory',
  'shippingWeight',
  'shippingMethods',
  'isOrganic',
  'harvestDate',
  'expirationDate',
  'tags',
  'isActive',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** A row of the file: what its cells say, for the columns that the file has. */
export interface CsvRow {
  /** As in the spreadsheet, the first row behind the head being 2. */
  row: number;
  cells: Partial<Record<ColumnName, string>>;
}

/** What a file says. */
export interface CsvTable {
  rows: CsvRow[];
  /** Columns that mean nothing here. */
  unknownColumns: string[];
}

/** What a product without a SKU is called in the file, so that the same product comes back. */
export const skuOfId = (id: number): string => `#${id}`;

type Exported = Pick<Product, 'id' | ColumnName>;

/** @returns the products as CSV with a byte order mark, by which spreadsheets know UTF-8 */
export function writeProductsCsv(products: readonly Exported[]): string {
  const yes = (flag: boolean) => (flag ? 'yes' : 'no');
  const rows = products.map((product): Record<ColumnName, string> => ({
    sku: product.sku ?? skuOfId(product.id),
    name: product.name,
    description: product.description,
    category: product.category,
    unit: product.unit,
    price: amountOf(product.price).toFixed(2),
    inventory: String(product.inventory),
    shippingWeight: product.shippingWeight === null ? '' : String(product.shippingWeight),
    shippingMethods: product.shippingMethods.join('; '),
    isOrganic: yes(product.isOrganic),
    harvestDate: product.harvestDate ?? '',
    expirationDate: product.expirationDate ?? '',
    tags: product.tags.join('; '),
    isActive: yes(product.isActive),
  }));
  return `\uFEFF${csvLines([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])}`;
}

/**
 * Reads a products file: UTF-8 or Windows-1252, separated by commas, semicolons or tabs, its columns in any order.
 * @throws VALIDATION_FAILED at `file` for what is no such table
 */
export function readProductsCsv(bytes: Buffer): CsvTable {
  const [head, ...lines] = parseTable(decode(bytes));
  if (!head) throw refused('This file is empty.');
  if (lines.length > MAX_IMPORT_ROWS) {
    throw refused(
      `This file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Please split it.`,
    );
  }
  const columns = head.record.map(columnOf);
  refuseDoubles(columns);
  if (!columns.includes('name') && !columns.includes('sku')) {
    throw refused(`This file has no column "name". Its first row has to hold the names of the columns.`);
  }
  return {
    rows: lines.map(({ record, info }) => ({ row: info.records, cells: cellsOf(columns, record) })),
    unknownColumns: head.record.filter((name, index) => columns[index] === undefined && name.trim() !== ''),
  };
}

/** UTF-8 with or without a byte order mark, as programs write it, or Windows-1252, as older spreadsheets do. */
function decode(bytes: Buffer): string {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le');
  return isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : iconv.decode(bytes, 'win1252');
}

interface Line {
  record: string[];
  info: { records: number };
}

function parseTable(text: string): Line[] {
  // A spreadsheet's own format, or a picture, is full of these.
  if (text.includes('\0')) throw refused('This is no CSV file. Please save the spreadsheet as CSV first.');
  try {
    const options = {
      delimiter: separatorOf(text.split(/\r?\n|\r/, 1)[0] ?? ''),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      max_record_size: 100_000,
    } as const;
    const lines = parse(text, options) as unknown as Line[];
    return lines.filter(({ record }, index) => index === 0 || record.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(
      'This file cannot be read as CSV: a quotation mark is never closed, or a row is much too long.',
    );
  }
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
    if (column !== undefined) cells[column] = unguardCell((record[index] ?? '').trim());
  });
  return cells;
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'file', message }]);
