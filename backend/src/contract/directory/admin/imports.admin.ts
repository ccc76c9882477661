import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { IMPORT_DIRECTORIES, IMPORT_ORIGINS, IMPORT_OUTCOMES, IMPORT_STATUSES } from '../import-files.js';

const directories = Object.keys(IMPORT_DIRECTORIES) as (keyof typeof IMPORT_DIRECTORIES)[];
const DirectoryName = z.enum(directories, 'Please choose a directory from the list.');

/** POST /api/admin/imports: the form's fields beside its `file`. */
export const ImportForm = z.strictObject({
  /** Which directory the file is from, where it does not show. */
  directory: z.preprocess((value) => (value === '' ? undefined : value), DirectoryName.optional()),
});
export type ImportForm = z.output<typeof ImportForm>;

/** A file of a directory that was, is being or will be read. */
export const AdminImport = z.object({
  id: z.number(),
  origin: z.enum(IMPORT_ORIGINS),
  directory: DirectoryName.nullable(),
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.number(),
  status: z.enum(IMPORT_STATUSES),
  isStopping: z.boolean(),
  /** Of the file, in percent. */
  progress: z.number(),
  /** What it was recognized as, in words. */
  format: z.string().nullable(),
  rowsRead: z.number(),
  /** It shows what the import would do; nothing of it is stored until it is confirmed. */
  isPreview: z.boolean(),
  /** New rows that made a place. */
  created: z.number(),
  /** New rows that were added to an existing place. */
  added: z.number(),
  /** Known rows that said something new. */
  updated: z.number(),
  /** The sum of the three. */
  written: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
  /** Why it failed. */
  message: z.string().nullable(),
  userId: z.number().nullable(),
  username: z.string().nullable(),
  /** The file is still kept. */
  hasFile: z.boolean(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
});
export type AdminImport = z.infer<typeof AdminImport>;

/** One import, with the first rows of each outcome and of those that could not be taken. */
export const AdminImportRecord = AdminImport.extend({
  examples: z.array(
    z.object({ outcome: z.enum(IMPORT_OUTCOMES), name: z.string(), where: z.string().nullable() }),
  ),
  rejects: z.array(z.object({ row: z.number(), reason: z.string(), raw: z.record(z.string(), z.string()) })),
});
export type AdminImportRecord = z.infer<typeof AdminImportRecord>;
