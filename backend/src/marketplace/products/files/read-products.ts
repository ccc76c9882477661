import {
  type ChosenColumn,
  FILE_COLUMNS,
  type PreviewColumn,
} from '../../../contract/marketplace/product-files.js';
import {
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type ProductCategory,
} from '../../../contract/marketplace/shop.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { headsKey, plainHead } from '../../../platform/csv/column-words.rules.js';
import { unguardCell } from '../../../platform/csv/csv-lines.rules.js';
import { decode, recordsOf } from '../../../platform/csv/csv-records.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type ColumnName, COLUMNS, type CsvRow } from './product-columns.js';
import { CHOSEN, guessProductColumns, isReadable } from './systems/chosen-columns.rules.js';
import type { ForeignRow, System } from './systems/foreign-goods.js';
import { systemOf, translate } from './systems/systems.rules.js';

const TOO_MANY_ROWS = `This file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Please split it.`;
const MAX_RECORDS = 5 * MAX_IMPORT_ROWS;
const MAX_COLUMN_NAME = 60;
const MAX_SAMPLE = 60;
const SAMPLES = 2;
/** Longer than any field takes, and short enough that saying so is quick. */
const MAX_CELL = 5_000;
/** A description in HTML. */
const MAX_FOREIGN_CELL = 20_000;
/** The contents of a box for 12 weeks. */
const MAX_BOX_CELL = 70_000;

/** A file as it is, before anybody says what it means. */
export interface CsvFile {
  heads: string[];
  /** By what files with these columns are remembered. */
  key: string;
  records: { row: number; cells: string[] }[];
}

/**
 * Other work goes on meanwhile.
 * @param bytes UTF-8 or Windows-1252
 * @throws VALIDATION_FAILED at `file`
 */
export async function readCsvFile(bytes: Buffer): Promise<CsvFile> {
  const text = decode(bytes);
  // A spreadsheet's own format, or a picture, is full of these.
  if (text.includes('\0'))
    throw refused("This isn't a CSV file. Please save your spreadsheet as CSV and try again.");
  let heads: string[] | undefined;
  let row = 0;
  const records: CsvFile['records'] = [];
  for await (const cells of recordsOf(text)) {
    row += 1;
    // Spreadsheets end with empty rows; no one means this many.
    if (row > MAX_RECORDS) throw refused(TOO_MANY_ROWS);
    if (cells.length > MAX_IMPORT_COLUMNS)
      throw refused(`This file has more than ${MAX_IMPORT_COLUMNS} columns. Please remove some.`);
    if (!heads) heads = cells;
    else if (cells.some((cell) => cell.trim() !== '')) {
      if (records.length >= MAX_IMPORT_ROWS) throw refused(TOO_MANY_ROWS);
      records.push({ row, cells });
    }
  }
  if (!heads) throw refused('This file is empty.');
  if (heads.every((head) => head.trim() === ''))
    throw refused('Please put the names of the columns into the first row of this file.');
  return { heads, key: headsKey(heads), records };
}

export interface CsvTable {
  rows: CsvRow[];
  unknownColumns: string[];
  /** Whether it has our own columns. */
  isOurs: boolean;
  /** Nothing is read of a file in which no column is the name. */
  isRead: boolean;
  /** Whose file it is, such as Shopify's; null for our own, and where the columns are chosen. */
  system: string | null;
  /** The first rows of its products that say no category that we know. */
  withoutCategory: CsvRow[];
  /** What each column is taken for, of a file that we don't know. */
  columns?: PreviewColumn[];
}

/** What the farm said of a file. */
export interface FileAnswers {
  /** The category of another system's goods that say none that we know. */
  fallback: ProductCategory | null;
  /** What each column is: just now, else when such a file was imported before; null for neither. */
  columns: readonly ChosenColumn[] | null;
}

/** Our own file, one of another system, which is known by its heads, or any other by its columns. */
export function tableOf(file: CsvFile, { fallback, columns }: FileAnswers): CsvTable {
  const names = file.heads.map(plainHead);
  const system = columns ? null : systemOf(names);
  if (system) return { ...foreign(file, names, system, fallback), system: system.name };
  const guessed = guessProductColumns(names);
  const own = file.heads.map(columnOf);
  if (!columns && isOurFile(own, guessed)) return ownTable(file, own);
  const chosen = names.map((_, at) => (columns ?? guessed)[at] ?? '');
  const told = file.heads.map((head, at) => ({
    head: cutText(head.trim(), MAX_COLUMN_NAME),
    samples: samplesOf(file, at),
    is: chosen[at] ?? '',
  }));
  const isRead = isReadable(chosen);
  const read = isRead ? file : { ...file, records: [] };
  return { ...foreign(read, chosen, CHOSEN, fallback), isRead, columns: told };
}

/** A head of another system, or what a column is; of what stands there twice, the first counts. */
function foreign(
  { records }: CsvFile,
  names: readonly string[],
  system: System,
  fallback: ProductCategory | null,
): CsvTable {
  const rows = records.map(({ row, cells }) => ({ row, cells: foreignCells(names, cells) }));
  return {
    ...translate(system, rows, fallback),
    unknownColumns: [],
    isOurs: false,
    isRead: true,
    system: null,
  };
}

const foreignCells = (names: readonly string[], record: readonly string[]): ForeignRow['cells'] =>
  new Map(
    names
      .map((name, at): [string, string] => [
        name,
        unguardCell((record[at] ?? '').slice(0, MAX_FOREIGN_CELL).trim()),
      ])
      .toReversed(),
  );

const samplesOf = ({ records }: CsvFile, at: number): string[] => {
  const samples: string[] = [];
  for (const { cells } of records) {
    const text = cutText((cells[at] ?? '').trim(), MAX_SAMPLE);
    if (text !== '' && !samples.includes(text)) samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
};

type OwnColumns = readonly (ColumnName | undefined)[];

/** What is called otherwise here. */
const OWN_NAMES: Partial<Record<ChosenColumn, ColumnName>> = { stock: 'inventory' };

/** Columns that other files have, too. */
const COMMON = new Set<string | undefined>(FILE_COLUMNS.map((column) => OWN_NAMES[column] ?? column));

/** By a column that only we have; else as long as no other column is one that it lacks. */
function isOurFile(own: OwnColumns, guessed: readonly ChosenColumn[]): boolean {
  if (!own.includes('name') && !own.includes('sku')) return false;
  if (own.some((column) => column !== undefined && !COMMON.has(column))) return true;
  return guessed.every((column, at) => {
    const name = column === '' ? '' : (OWN_NAMES[column] ?? (column as ColumnName));
    return name === '' || own[at] !== undefined || own.includes(name);
  });
}

function ownTable({ heads, records }: CsvFile, columns: OwnColumns): CsvTable {
  const double = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (double !== undefined) throw refused(`This file has the column "${double}" twice.`);
  const unknown = heads.filter((head, at) => columns[at] === undefined && head.trim() !== '');
  return {
    rows: records.map(({ row, cells }) => ({ row, cells: cellsOf(columns, cells) })),
    unknownColumns: unknown.map((head) => cutText(head, MAX_COLUMN_NAME)),
    ...{ isOurs: true, isRead: true, system: null, withoutCategory: [] },
  };
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const BY_NAME = new Map<string, ColumnName>(COLUMNS.map((column) => [plainName(column), column]));
const columnOf = (name: string): ColumnName | undefined => BY_NAME.get(plainName(name));

function cellsOf(columns: OwnColumns, record: readonly string[]): CsvRow['cells'] {
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
