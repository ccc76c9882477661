import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvLines } from '../csv/csv-lines.rules.js';
import type { Row } from './admin-rows.js';

/**
 * Sends records as a file for spreadsheets, while they are read: with a byte order mark, CRLF, and no cell that a spreadsheet calculates with.
 * @param name the file's name without its ending
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  fields: readonly string[],
  chunks: AsyncGenerator<Row[]>,
): Promise<void> {
  // Whatever is wrong with the question shows before the answer begins.
  const first = await chunks.next();
  void reply
    .type('text/csv; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`);
  const file = Readable.from(lines(fields, first, chunks));
  // Also where the browser has gone before the first line was asked for: a generator that has not begun ends without its `finally`.
  file.once('close', () => void chunks.return(undefined));
  await reply.send(file);
}

async function* lines(
  fields: readonly string[],
  first: IteratorResult<Row[]>,
  rest: AsyncGenerator<Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([fields])}`;
  if (first.done) return;
  yield csvLines(first.value.map((row) => fields.map((field) => cell(row[field]))));
  for await (const rows of rest) yield csvLines(rows.map((row) => fields.map((field) => cell(row[field]))));
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
