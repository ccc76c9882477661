/** Members that a farm brings in a file. Nobody gets an email before the farm asks for it. */
import { z } from 'zod';
import { RowId, Timestamp } from '../../shared/schemas.js';
import { fileFields, filePreview } from '../file-columns.js';
import { ShareParams } from './share-plans.js';

/**
 * What a column of such a file can be. `price` is a level, or dollars a box. `paid` is for the boxes from the
 * first one on, `balance` is owed.
 */
export const MEMBER_COLUMNS = [
  ...(['name', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['size', 'quantity', 'site', 'half', 'firstBox'] as const),
  ...(['price', 'paid', 'balance'] as const),
] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** Of one file. */
export const MAX_IMPORTED_MEMBERS = 500;

/** POST /api/vendor/shares/{id}/members/import, beside the file `file`. Rows that are wrong are left out. */
export const MemberImportRequest = z.strictObject(fileFields(MEMBER_COLUMNS));
export type MemberImportRequest = z.output<typeof MemberImportRequest>;

/** A row of `same` is of a member already, who stays as they are. */
export const MemberImportPreview = filePreview(MEMBER_COLUMNS, ['create', 'same', 'wrong']).extend({
  /** Dollars of those created: what all their boxes cost, and what of it is still to be paid. */
  total: z.number(),
  due: z.number(),
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

/** GET …/imports/{importId}/email: who gets an email, and the one that the first of them gets. */
export const MemberImportEmails = z.object({
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Null where nobody gets one. */
  first: z
    .object({
      subject: z.string(),
      paragraphs: z.array(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    })
    .nullable(),
});
export type MemberImportEmails = z.infer<typeof MemberImportEmails>;

/** POST …/imports/{importId}/email: each gets what they have and owe, once. */
export const MemberImportEmailed = z.object({ emails: z.number() });
export type MemberImportEmailed = z.infer<typeof MemberImportEmailed>;
