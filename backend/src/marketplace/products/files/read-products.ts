import {
  type ChosenColumn,
  FILE_COLUMNS,
  type PreviewColumn,
} from '../../../contract/marketplace/product-files.js';
import type { ProductCategory } from '../../../contract/marketplace/shop.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { plainHead } from '../../../platform/csv/column-words.rules.js';
import { unguardCell } from '../../../platform/csv/csv-lines.rules.js';
import { cellsByName, type CsvFile, refused, shownColumns } from '../../vendors/files/csv-file.js';
import { type LeftOutRow, withoutRows } from './left-out.rules.js';
import { type ColumnName, COLUMNS, type CsvRow } from './product-columns.js';
import { CHOSEN, guessProductColumns, isReadable } from './systems/chosen-columns.rules.js';
import type { System } from './systems/foreign-goods.js';
import { type Answers, systemOf, translate } from './systems/systems.rules.js';

const MAX_COLUMN_NAME = 60;
/** Longer than any field takes, and short enough that saying so is quick. */
const MAX_CELL = 5_000;
/** The contents of a box for 12 weeks. */
const MAX_BOX_CELL = 70_000;

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
  leftOut: LeftOutRow[];
  /** What each column is taken for, of a file that we don't know. */
  columns?: PreviewColumn[];
}

/** What the farm said of a file. */
export interface FileAnswers {
  /** The category of another system's goods that say none that we know. */
  fallback: ProductCategory | null;
  /** What each column is: just now, else when such a file was imported before; null for neither. */
  columns: readonly ChosenColumn[] | null;
  /** Rows that aren't imported. */
  leftOut?: ReadonlySet<number> | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** Our own file, one of another system, which is known by its heads, or any other by its columns. */
export function tableOf(file: CsvFile, { fallback, columns, leftOut = NONE }: FileAnswers): CsvTable {
  const names = file.heads.map(plainHead);
  const system = columns ? null : systemOf(names);
  if (system) return { ...foreign(file, names, system, { fallback, leftOut }), system: system.name };
  const guessed = guessProductColumns(names);
  const own = file.heads.map(columnOf);
  if (!columns && isOurFile(own, guessed)) return ownTable(file, own, leftOut);
  const chosen = names.map((_, at) => (columns ?? guessed)[at] ?? '');
  const isRead = isReadable(chosen);
  const read = isRead ? file : { ...file, records: [] };
  return {
    ...foreign(read, chosen, CHOSEN, { fallback, leftOut }),
    isRead,
    columns: shownColumns(file, chosen),
  };
}

/** A head of another system, or what a column is; of what stands there twice, the first counts. */
function foreign({ records }: CsvFile, names: readonly string[], system: System, answers: Answers): CsvTable {
  const rows = records.map(({ row, cells }) => ({ row, cells: cellsByName(names, cells) }));
  return {
    ...translate(system, rows, answers),
    unknownColumns: [],
    isOurs: false,
    isRead: true,
    system: null,
  };
}

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

function ownTable({ heads, records }: CsvFile, columns: OwnColumns, leftOut: ReadonlySet<number>): CsvTable {
  const double = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (double !== undefined) throw refused(`This file has the column "${double}" twice.`);
  const unknown = heads.filter((head, at) => columns[at] === undefined && head.trim() !== '');
  return {
    ...withoutRows(
      records.map(({ row, cells }) => ({ row, cells: cellsOf(columns, cells) })),
      leftOut,
    ),
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
