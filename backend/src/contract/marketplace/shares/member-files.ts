/** Members that a farm brings in a file. Nobody gets an email before the farm asks for it. */
import { z } from 'zod';
import { RowId, Timestamp } from '../../shared/schemas.js';
import { chosenColumns, IMPORT_MODES, Mistakes, previewColumn } from '../file-columns.js';
import { ShareParams } from './share-plans.js';

/** What a column of such a file can be. `paid` is for the boxes from the first one on, `balance` is owed. */
export const MEMBER_COLUMNS = [
  ...(['name', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['size', 'quantity', 'site', 'half', 'firstBox', 'paid', 'balance'] as const),
] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** Of one file. */
export const MAX_IMPORTED_MEMBERS = 500;

/** POST /api/vendor/shares/{id}/members/import, beside the file `file`. Rows that are wrong are left out. */
export const MemberImportRequest = z.strictObject({
  mode: z.enum(IMPORT_MODES, 'Please choose preview or write.').default('preview'),
  /** What each column is, as the screen shows it; left out for what we remember or guess. */
  columns: chosenColumns(MEMBER_COLUMNS).optional(),
});
export type MemberImportRequest = z.output<typeof MemberImportRequest>;

export const MemberImportPreview = z.object({
  /** In the file's order; of the wrong ones the first only, as many as `MAX_SHOWN_MISTAKES`. */
  rows: z.array(
    z.object({
      /** As in the spreadsheet, the first row behind the head being 2. */
      row: z.number(),
      name: z.string(),
      /** create, same (a member already, who stays as they are), or wrong (left out). */
      outcome: z.enum(['create', 'same', 'wrong']),
      messages: z.array(z.string()),
    }),
  ),
  mistakes: Mistakes,
  created: z.number(),
  unchanged: z.number(),
  wrong: z.number(),
  /** Dollars of those created: what all their boxes cost, and what of it is still to be paid. */
  total: z.number(),
  due: z.number(),
  /** In the file's order. Nothing is read before one is a name. */
  columns: z.array(previewColumn(MEMBER_COLUMNS)),
  /** Whether this business chose the columns of a file with these heads before. */
  isRemembered: z.boolean(),
  /** Whether it has been written. */
  isDone: z.boolean(),
});
export type MemberImportPreview = z.infer<typeof MemberImportPreview>;

/** GET …/members/imports: those of the last day, the newest first. */
export const MemberImportView = z.object({
  id: z.number(),
  importedAt: Timestamp,
  members: z.number(),
  /** Of them, who has an email address and is still a member. */
  emails: z.number(),
  /** When the farm had them emailed. */
  emailedAt: Timestamp.nullable(),
});
export type MemberImportView = z.infer<typeof MemberImportView>;
export const MemberImportList = z.array(MemberImportView);
export type MemberImportList = z.infer<typeof MemberImportList>;

export const MemberImportParams = ShareParams.extend({ importId: RowId('There is no such import.') });
export type MemberImportParams = z.infer<typeof MemberImportParams>;

/** POST …/imports/{importId}/undo: members whom something happened to since then stay. */
export const MemberImportUndone = z.object({ removed: z.number(), kept: z.number() });
export type MemberImportUndone = z.infer<typeof MemberImportUndone>;

/** POST …/imports/{importId}/email: each gets what they have and owe, once. */
export const MemberImportEmailed = z.object({ emails: z.number() });
export type MemberImportEmailed = z.infer<typeof MemberImportEmailed>;
