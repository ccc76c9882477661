import { z } from 'zod';

/**
 * A backup is one gzipped tar file. Its entries, in this order: `backup.json` (what the file is),
 * `database/{schema}.{table}/{n}.copy` (the rows of a table in PostgreSQL's text format for COPY, in pieces),
 * `media/{name}` (the files of pictures), and `manifest.json` at the very end, so that a file that was cut
 * off has none.
 */
export const BACKUP_FORMAT = 1;
export const HEADER_ENTRY = 'backup.json';
export const MANIFEST_ENTRY = 'manifest.json';
export const MEDIA_FOLDER = 'media/';
const DATABASE_FOLDER = 'database/';

/** What stands at the beginning of a backup. */
export const BackupHeader = z.object({
  format: z.number(),
  /** Version of the product that wrote it. */
  product: z.string(),
  createdAt: z.string(),
});
export type BackupHeader = z.output<typeof BackupHeader>;

const BackedUpTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of its pieces, one after the other. */
  bytes: z.number(),
  sha256: z.string(),
});
export type BackedUpTable = z.output<typeof BackedUpTable>;

/** What a backup holds. */
export const BackupManifest = BackupHeader.extend({
  postgres: z.string(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(BackedUpTable),
  /** Where the numbering of a table's rows stands. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  /** Queues that had jobs. */
  queues: z.array(z.string()),
  media: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Of the names and contents of all files, in the order of the backup. */
    sha256: z.string(),
    /** Pictures that the database names and the store did not have. */
    missing: z.array(z.string()),
  }),
});
export type BackupManifest = z.output<typeof BackupManifest>;

/** A backup that cannot be used; the message is a sentence for a person. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

/** A place that a backup cannot be restored into; the message is a sentence for a person. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** @returns the name of a table's piece, counted from 1 */
export const pieceEntry = (table: { schema: string; name: string }, piece: number): string =>
  `${DATABASE_FOLDER}${table.schema}.${table.name}/${String(piece).padStart(6, '0')}.copy`;

/** @returns "schema.table" of a piece; null for another entry */
export const tableOfEntry = (entry: string): string | null =>
  /^database\/([a-z0-9_]+\.[a-z0-9_]+)\/\d+\.copy$/.exec(entry)?.[1] ?? null;

export const tableKey = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;
