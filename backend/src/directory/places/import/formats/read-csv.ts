import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ImportFileError } from '../import-file-error.js';
import {
  distinctNames,
  MAX_ROW_LENGTH,
  rowOf,
  type Progress,
  type RawRow,
  type ReadRowsOptions,
} from '../raw-rows.js';

const LINE_FEED = 0x0a;

function decodeLine(line: Buffer): string {
  return isUtf8(line) ? line.toString('utf8') : iconv.decode(line, 'win1252');
}

/** Line by line: one byte of Windows-1252 must not spoil the accents of a whole UTF-8 file. */
function decodeLines(lines: Buffer): string {
  if (isUtf8(lines)) return lines.toString('utf8');
  const decoded: string[] = [];
  for (let start = 0; start < lines.length;) {
    const feed = lines.indexOf(LINE_FEED, start);
    const end = feed < 0 ? lines.length : feed + 1;
    decoded.push(decodeLine(lines.subarray(start, end)));
    start = end;
  }
  return decoded.join('');
}

/** Twenty times what the largest directory has; blank ones count. */
const MAX_ROWS = 200_000;
/** More empty rows than these in a row are a mistake of the program that wrote the file. */
const MAX_BLANK_ROWS = 10_000;
/** So many characters are parsed before other work has its turn. */
const PIECE = 512;

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE);
    await setImmediate();
  }
}

async function* textOf(
  file: string,
  total: number,
  onProgress: Progress | undefined,
): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let read = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    read += chunk.length;
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield* inPieces(decodeLines(bytes.subarray(0, end)));
    rest = bytes.subarray(end);
    if (rest.length > MAX_ROW_LENGTH) {
      throw new ImportFileError(
        `${basename(file)} has a line of over a million characters; it is not a table.`,
      );
    }
    onProgress?.(read, total);
  }
  if (rest.length > 0) yield* inPieces(decodeLine(rest));
}

function fileErrorOf(error: unknown, file: string): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportFileError(
      `${basename(file)} has a quotation mark that is never closed: the file is cut off or damaged; please download it again.`,
    );
  }
  return new ImportFileError(`${basename(file)} cannot be read as CSV: ${error.message}.`);
}

/** Whether the last byte ends a line; only then is a short last row no sign of a file that was cut off. */
async function endsWithLine(file: string, size: number): Promise<boolean> {
  for await (const chunk of createReadStream(file, {
    start: Math.max(size - 1, 0),
  }) as AsyncIterable<Buffer>) {
    return chunk.at(-1) === LINE_FEED || chunk.at(-1) === 0x0d;
  }
  return true;
}

/** Of the first line: what parts its names, more often than a comma does. */
async function delimiterOf(file: string): Promise<',' | '\t'> {
  for await (const chunk of createReadStream(file, { end: MAX_ROW_LENGTH }) as AsyncIterable<Buffer>) {
    const [line = ''] = decodeLines(chunk).split(/[\r\n]/, 1);
    return line.split('\t').length > line.split(',').length ? '\t' : ',';
  }
  return ',';
}

const tooManyBlank = (file: string) =>
  new ImportFileError(
    `${basename(file)} has more than ${MAX_BLANK_ROWS.toLocaleString('en-US')} empty rows after one another; please delete them.`,
  );

/** Parted by commas or tabs, without blank rows. @throws ImportFileError when it is not CSV or is cut off */
export async function* readCsv(
  file: string,
  { onProgress, onHeader }: ReadRowsOptions = {},
): AsyncGenerator<RawRow> {
  const { size } = await stat(file);
  const isWhole = await endsWithLine(file, size);
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(file),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const source = Readable.from(textOf(file, size, onProgress));
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let names: string[] | null = null;
  let row = 0;
  let blank = 0;
  let lastLength = 0;
  // The last row is held back until the end of the file shows whether it is whole.
  let held: RawRow | null = null;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (held) yield held;
      row += 1;
      blank = held ? 0 : blank + 1;
      if (blank > MAX_BLANK_ROWS) throw tooManyBlank(file);
      if (row > MAX_ROWS)
        throw new ImportFileError(
          `${basename(file)} has more than ${MAX_ROWS.toLocaleString('en-US')} rows; please split it.`,
        );
      lastLength = cells.length;
      if (names === null) {
        names = distinctNames(cells);
        onHeader?.(names);
      } else held = rowOf(row, names, cells);
    }
  } catch (error) {
    throw fileErrorOf(error, file);
  } finally {
    source.destroy();
  }
  if (names && !isWhole && lastLength < names.length) {
    throw new ImportFileError(
      `${basename(file)} ends in the middle of row ${row}: it is cut off; please download it again.`,
    );
  }
  if (held) yield held;
}
