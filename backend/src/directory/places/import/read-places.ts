import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UsdaDirectory } from '../../tables/import-run.entity.js';
import { detectFormat, type FileFormat, unknownFormat } from './formats/detect-format.js';
import { ImportFileError } from './import-file-error.js';
import { isOsmHours } from './lists/list-columns.rules.js';
import { type HoursReader, type ListPlan, mapListRow } from './lists/list-row.js';
import { rawOf, rejected, type MappedRow } from './mapped-row.js';
import type { Progress, RawRow } from './raw-rows.js';
import { readRows } from './read-rows.js';
import { mapApiRow } from './usda/usda-api.js';
import { mapExportRow } from './usda/usda-export.js';
import { mapLegacyRow } from './usda/usda-legacy.js';

export interface ReadOptions {
  directory?: UsdaDirectory | undefined;
  onProgress?: Progress | undefined;
  maxJsonBytes?: number | undefined;
  onFormat?: ((format: FileFormat) => void) | undefined;
  /** Asked how a table is read that is none of the USDA; what it throws ends the reading. */
  planOf?: ((table: UnknownTable) => Promise<ListPlan>) | undefined;
}

/** The first rows of a table whose columns only people know. */
export interface UnknownTable {
  heads: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
}

export interface ReadPlace {
  row: number;
  /** The row as it stands in the file, without empty values and personal contacts. */
  raw: Record<string, string>;
  result: MappedRow;
  /** The same for all rows of a file, and for the same file again. */
  fileKey?: string;
}

const ROWS_FOR_DETECTION = 50;

/** @param readOsmHours for lists with a column of OpenStreetMap's hours */
export function mapRow(
  format: FileFormat,
  { values, problem }: RawRow,
  readOsmHours?: HoursReader,
): MappedRow {
  if (problem !== undefined) return rejected(problem);
  if (format.source === 'usda_legacy') return mapLegacyRow(values);
  if (format.source === 'list') return mapListRow(values, format.plan, readOsmHours);
  return format.source === 'usda_export'
    ? mapExportRow(values, format.directory)
    : mapApiRow(values, format.directory);
}

interface FirstRows {
  first: RawRow[];
  failure?: Error;
}

async function takeFirst(rows: AsyncGenerator<RawRow>): Promise<FirstRows> {
  const first: RawRow[] = [];
  try {
    while (first.length < ROWS_FOR_DETECTION) {
      const next = await rows.next();
      if (next.done) break;
      first.push(next.value);
    }
  } catch (failure) {
    if (first.length === 0 || !(failure instanceof Error)) throw failure;
    return { first, failure };
  }
  return { first };
}

async function* chained({ first, failure }: FirstRows, rest: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  yield* first;
  if (failure) throw failure;
  yield* rest;
}

const idIn = ({ values }: RawRow) =>
  Object.entries(values)
    .find(([name]) => name.toLowerCase() === 'listing_id')?.[1]
    .trim() ?? '';

async function keyOfFile(file: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url');
}

async function listFormat(
  heads: readonly string[],
  first: readonly RawRow[],
  file: string,
  { planOf }: ReadOptions,
): Promise<FileFormat> {
  if (!planOf) throw unknownFormat(file);
  return { source: 'list', plan: await planOf({ heads, rows: first.map(({ values }) => values) }) };
}

/** Few files need it, and its library is large. */
const osmHoursReader = async (): Promise<HoursReader> =>
  (await import('./normalize/hours/osm-hours.js')).readOsmHours;

/** Rows before a damage come first. @throws ImportFileError when unreadable, or no known format */
export async function* readPlaces(file: string, options: ReadOptions = {}): AsyncGenerator<ReadPlace> {
  const headers = new Set<string>();
  const rows = readRows(file, {
    onProgress: options.onProgress,
    maxJsonBytes: options.maxJsonBytes,
    onHeader: (names) => names.forEach((name) => headers.add(name)),
  });
  try {
    const taken = await takeFirst(rows);
    const { first } = taken;
    const [sample] = first;
    if (!sample) {
      // The API's way of saying that there is nothing; a table without rows says nothing either.
      if (!/\.json$/i.test(file)) throw new ImportFileError(`${basename(file)} has no rows.`);
      return;
    }
    for (const { values } of first) for (const name of Object.keys(values)) headers.add(name);
    const heads = [...headers];
    const format =
      detectFormat({ headers: heads, ids: first.map(idIn), file, directory: options.directory }) ??
      (await listFormat(heads, first, file, options));
    options.onFormat?.(format);
    const fileKey = await keyOfFile(file);
    const readOsmHours = heads.some(isOsmHours) ? await osmHoursReader() : undefined;
    for await (const row of chained(taken, rows)) {
      const result = mapRow(format, row, readOsmHours);
      yield { row: row.row, raw: result.ok ? result.raw : rawOf(row.values), result, fileKey };
    }
  } finally {
    await rows.return(undefined);
  }
}

/**
 * Reads as far as the first row, so that what has to be asked of the database for it is not asked within a
 * transaction.
 * @throws as `readPlaces` before its first row
 */
export async function begun(rows: AsyncGenerator<ReadPlace>): Promise<AsyncGenerator<ReadPlace>> {
  const first = await rows.next();
  return withFirst(first, rows);
}

async function* withFirst(
  first: IteratorResult<ReadPlace>,
  rest: AsyncGenerator<ReadPlace>,
): AsyncGenerator<ReadPlace> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
