import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { optionalText } from '../../shared/texts.js';
import {
  IMPORT_DIRECTORIES,
  IMPORT_ORIGINS,
  IMPORT_STATUSES,
  KEPT_REASONS,
  MOST_LEFT_OUT,
  ROW_OUTCOMES,
} from '../import-files.js';

const directories = Object.keys(IMPORT_DIRECTORIES) as (keyof typeof IMPORT_DIRECTORIES)[];
const DirectoryName = z.enum(directories, 'Please choose a directory from the list.');

const MAX_FILE_ADDRESS = 2_000;

/** POST /api/admin/imports: the form's fields beside its `file`. */
export const ImportForm = z.strictObject({
  /** Which directory the file is from, where it does not show. */
  directory: z.preprocess((value) => (value === '' ? undefined : value), DirectoryName.optional()),
  /** Where the file is on the web, instead of the file. */
  address: optionalText(MAX_FILE_ADDRESS),
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
  /** Its list was fetched from the list's address. */
  isRefresh: z.boolean(),
  listId: z.number().nullable(),
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
  /** How many of its rows staff left out. */
  leftOut: z.number(),
  /** Why it failed. */
  message: z.string().nullable(),
  userId: z.number().nullable(),
  username: z.string().nullable(),
  /** The file is still kept. */
  hasFile: z.boolean(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  /** Until then it can be undone; null where it can't. */
  undoUntil: Timestamp.nullable(),
  undoneAt: Timestamp.nullable(),
});
export type AdminImport = z.infer<typeof AdminImport>;

/** GET /api/admin/imports/{id}/undo: what undoing it would do. POST: what it did. */
export const ImportUndo = z.object({
  /** How many places that it made go again. */
  removed: z.number(),
  /** How many places are as they were before it. */
  restored: z.number(),
  keptCount: z.number(),
  /** The places that stay as they are, since something came after the import; the first ones. */
  kept: z.array(
    z.object({
      /** Null for one that is gone. */
      placeId: z.number().nullable(),
      name: z.string(),
      reason: z.enum(KEPT_REASONS),
    }),
  ),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

/** One import, with what undoing it did. */
export const AdminImportRecord = AdminImport.extend({ undone: ImportUndo.nullable() });
export type AdminImportRecord = z.infer<typeof AdminImportRecord>;

/** GET /api/admin/import-rows?filter={"runId":7}: what becomes of each row of a file. */
export const AdminImportRow = z.object({
  id: z.number(),
  runId: z.number(),
  /** As a spreadsheet counts. */
  row: z.number(),
  outcome: z.enum(ROW_OUTCOMES),
  name: z.string(),
  /** "Fort Myers, FL 33901", as far as known. */
  location: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The place that it made or went to, while that is there. */
  placeId: z.number().nullable(),
  placeName: z.string().nullable(),
  isLeftOut: z.boolean(),
});
export type AdminImportRow = z.infer<typeof AdminImportRow>;

/** POST /api/admin/imports/{id}/leave-out: rows of a preview that aren't imported, or are after all. */
export const LeaveOutBody = z.strictObject({
  rowIds: z
    .array(z.int().min(1).max(2_147_483_647), 'Please choose rows.')
    .min(1, 'Please choose at least one row.')
    .max(MOST_LEFT_OUT, `Please choose at most ${MOST_LEFT_OUT.toLocaleString('en-US')} rows.`),
  isLeftOut: z.boolean('Please say whether to leave the rows out.'),
});
export type LeaveOutBody = z.infer<typeof LeaveOutBody>;
