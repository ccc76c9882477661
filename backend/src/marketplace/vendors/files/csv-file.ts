import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../../contract/marketplace/shop.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { headsKey } from '../../../platform/csv/column-words.rules.js';
import { unguardCell } from '../../../platform/csv/csv-lines.rules.js';
import { decode, recordsOf } from '../../../platform/csv/csv-records.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';

const TOO_MANY_ROWS = `This file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Please split it.`;
const MAX_RECORDS = 5 * MAX_IMPORT_ROWS;
const MAX_SAMPLE = 60;
const SAMPLES = 2;
const MAX_HEAD = 60;
/** Longer than any field takes, HTML included. */
const MAX_CELL = 20_000;

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

/**
 * @param names of the columns; of what stands there twice, the first counts
 * @returns cells by the names
 */
export const cellsByName = (names: readonly string[], record: readonly string[]): Map<string, string> =>
  new Map(
    names
      .map((name, at): [string, string] => [name, unguardCell((record[at] ?? '').slice(0, MAX_CELL).trim())])
      .toReversed(),
  );

/** @param is what each column is taken for @returns what the screen shows of each column */
export const shownColumns = <Column extends string>(file: CsvFile, is: readonly Column[]) =>
  file.heads.map((head, at) => ({
    head: cutText(head.trim(), MAX_HEAD),
    samples: samplesOf(file, at),
    is: is[at] ?? ('' as const),
  }));

const samplesOf = ({ records }: CsvFile, at: number): string[] => {
  const samples: string[] = [];
  for (const { cells } of records) {
    const text = cutText((cells[at] ?? '').trim(), MAX_SAMPLE);
    if (text !== '' && !samples.includes(text)) samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
};

export const refused = (message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', [{ path: 'file', message }]);
