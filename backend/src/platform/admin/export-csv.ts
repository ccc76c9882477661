import { TZDate } from '@date-fns/tz';
import type { FastifyReply } from 'fastify';
import { csvFile, csvLines } from '../csv/csv-lines.rules.js';
import { DomainError } from '../http/errors/domain-error.js';
import type { Row } from './admin-rows.js';
import { downloadOf } from './download.js';

/** Each may hold a connection of the database; a server has twenty. */
const MOST_AT_ONCE = 3;
/** Seconds after which somebody who was refused may try again. */
const TRY_AGAIN_SECONDS = 30;
let running = 0;

/**
 * Sends records as a file for spreadsheets, while they are read: with a byte order mark, CRLF, and no cell
 * that a spreadsheet calculates with.
 * @param name the file's name without its ending
 * @param zone an IANA name: times (`Date`) are written on its clock, with what it is ahead of UTC
 * @throws TOO_MANY_REQUESTS while several are being sent
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  fields: readonly string[],
  chunks: AsyncGenerator<Row[]>,
  zone: string,
): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: TRY_AGAIN_SECONDS });
  }
  running += 1;
  try {
    // Whatever is wrong with the question shows before the answer begins.
    const first = await chunks.next();
    void reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${name}.csv"`);
    const file = downloadOf(lines(fields, first, chunks, zone));
    // The lines end without their `finally` where none was asked for.
    file.once('close', () => void chunks.return(undefined));
    const closed = new Promise((resolve) => file.once('close', resolve));
    await reply.send(file);
    await closed;
  } finally {
    running -= 1;
  }
}

async function* lines(
  fields: readonly string[],
  first: IteratorResult<Row[]>,
  rest: AsyncGenerator<Row[]>,
  zone: string,
): AsyncGenerator<string> {
  const text = (rows: readonly Row[]) =>
    csvLines(rows.map((row) => fields.map((field) => cell(row[field], zone))));
  yield csvFile([fields]);
  if (first.done) return;
  yield text(first.value);
  for await (const rows of rest) yield text(rows);
}

function cell(value: unknown, zone: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return new TZDate(value, zone).toISOString();
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
