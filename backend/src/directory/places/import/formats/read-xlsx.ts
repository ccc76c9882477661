import { DAY_MS } from '../../../../contract/shared/calendar/durations.js';
import { distinctNames, rowOf, type RawRow, type ReadRowsOptions } from '../raw-rows.js';
import { MAX_SHEET_BYTES, XlsxArchive } from './xlsx-archive.js';
import {
  decodeEscapes,
  readDateStyles,
  readSharedStrings,
  readWorkbook,
  type TextTable,
} from './xlsx-parts.js';

/** Far more than any export has (209), far fewer than a sheet may have. */
const MAX_COLUMNS = 2_000;
/** The day before the first of 1900, as Excel counts: it believes in a 29th of February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** @param serial days, with fractions @returns "2020-08-03", or "2020-08-03 13:44:04" */
export function dateText(serial: number, is1904: boolean): string {
  const moment = (is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * 86_400) * 1_000;
  if (!Number.isFinite(moment) || Math.abs(serial) > 3_000_000) return String(serial);
  const iso = new Date(moment).toISOString();
  return moment % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}

/** The place of a cell such as "AB12", from 0; null when it has no name. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Meaning {
  strings: TextTable;
  dateStyles: readonly boolean[];
  is1904: boolean;
}

class SheetReader {
  readonly found: Array<{ row: number; cells: string[] }> = [];
  isTooWide = false;
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private type = 'n';
  private isDate = false;
  private value = '';
  private isValue = false;
  private isPhonetic = false;

  constructor(private readonly meaning: Meaning) {}

  open(name: string, attributes: Record<string, string>): void {
    this.isValue = name === 'v' || name === 't';
    if (name === 'rPh') this.isPhonetic = true;
    if (name === 'row') {
      const number = Number(attributes.r);
      this.row = Number.isInteger(number) && number > this.row ? number : this.row + 1;
      this.cells = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(attributes.r) ?? this.column + 1;
      this.type = attributes.t ?? 'n';
      this.isDate = this.meaning.dateStyles[Number(attributes.s)] ?? false;
      this.value = '';
    }
  }

  text(text: string): void {
    if (this.isValue && !this.isPhonetic) this.value += text;
  }

  close(name: string): void {
    this.isValue = false;
    if (name === 'rPh') this.isPhonetic = false;
    if (name === 'c') this.addCell();
    if (name === 'row') this.found.push({ row: this.row, cells: this.cells });
  }

  private addCell(): void {
    if (this.column >= MAX_COLUMNS) this.isTooWide ||= this.value !== '';
    else this.cells[this.column] = this.cellText();
  }

  private cellText(): string {
    const { value, type, meaning } = this;
    if (type === 's') return value === '' ? '' : meaning.strings.at(Number(value));
    if (type === 'e' || value === '') return '';
    if (type !== 'n') return decodeEscapes(value);
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return this.isDate ? dateText(number, meaning.is1904) : String(number);
  }
}

/** Dates become "YYYY-MM-DD[ HH:MM:SS]", booleans "1" or "0", errors nothing. @throws ImportFileError */
export async function* readXlsx(
  file: string,
  { onProgress, onHeader }: ReadRowsOptions = {},
): AsyncGenerator<RawRow> {
  const archive = await XlsxArchive.open(file);
  try {
    const { sheet, is1904 } = await readWorkbook(archive);
    const stringBytes = archive.sizeOf('xl/sharedStrings.xml');
    const total = stringBytes + archive.sizeOf(sheet);
    const strings = await readSharedStrings(archive, (read) => onProgress?.(read, total));
    const reader = new SheetReader({ strings, dateStyles: await readDateStyles(archive), is1904 });
    let names: string[] | null = null;
    for await (const read of archive.parse(sheet, reader, MAX_SHEET_BYTES)) {
      if (reader.isTooWide) throw archive.refused(`has more than ${MAX_COLUMNS} columns`);
      for (const { row, cells } of reader.found.splice(0)) {
        if (names !== null) {
          const rawRow = rowOf(row, names, cells);
          if (rawRow) yield rawRow;
        } else if (cells.some((cell) => cell.trim() !== '')) {
          names = distinctNames(Array.from(cells, (cell?: string) => cell ?? ''));
          onHeader?.(names);
        }
      }
      onProgress?.(stringBytes + read, total);
    }
  } finally {
    archive.close();
  }
}
