import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '../http/errors/domain-error.js';
import { separatorOf } from './csv-cells.rules.js';

/** @param bytes UTF-8 with or without a BOM, or Windows-1252 of older spreadsheets */
export function decode(bytes: Buffer): string {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le');
  return isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : iconv.decode(bytes, 'win1252');
}

/** Characters that are parsed before other work has its turn. */
const PIECE = 4_096;
const MAX_RECORD = 100_000;
/** The parser's own limit does not count the separators of a million empty cells. */
const MAX_WITHOUT_RECORD = MAX_RECORD + 32 * PIECE;

async function* piecesOf(text: string, count: (letters: number) => void): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    count(PIECE);
    yield text.slice(from, from + PIECE);
    await setImmediate();
  }
}

/** By commas, semicolons or tabs. @throws VALIDATION_FAILED at `file` where a row never ends */
export async function* recordsOf(text: string): AsyncGenerator<string[]> {
  let sinceRecord = 0;
  const parser = parse({
    delimiter: separatorOf(text.slice(0, MAX_RECORD).split(/\r?\n|\r/, 1)[0] ?? ''),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD,
    on_record: (record: string[]) => {
      sinceRecord = 0;
      return record;
    },
  });
  const count = (letters: number) => {
    sinceRecord += letters;
    if (sinceRecord > MAX_WITHOUT_RECORD) throw tooLong();
  };
  const source = Readable.from(piecesOf(text, count));
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw tooLong();
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const TOO_LONG =
  "We couldn't read this file as CSV. A quotation mark is never closed, or a row is much too long.";
const tooLong = () => new DomainError('VALIDATION_FAILED', [{ path: 'file', message: TOO_LONG }]);
