import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';

/** What staff note about a record; nobody else reads it. */

/** Whose notes stand on their page, and are written here. */
export const NOTED_ON_PAGE = ['farms', 'vendors', 'users'] as const;
/** Those of an order are in its history, and are written by an action of its own. */
export const NOTED_RESOURCES = [...NOTED_ON_PAGE, 'orders'] as const;
export type NotedResource = (typeof NOTED_RESOURCES)[number];

const RESOURCE_MESSAGE = 'Please choose what the note is about.';
const RECORD_MESSAGE = 'Please give the number of a record.';

/** GET /api/admin/notes?resource=farms&recordId=7 */
export const NotesQuery = z.object({
  resource: z.enum(NOTED_RESOURCES, RESOURCE_MESSAGE),
  recordId: RowId(RECORD_MESSAGE),
});
export type NotesQuery = z.output<typeof NotesQuery>;

export const StaffNoteView = z.object({
  id: z.number(),
  text: z.string(),
  /** Who wrote it, as they were called then. */
  username: z.string(),
  createdAt: Timestamp,
});
export type StaffNoteView = z.infer<typeof StaffNoteView>;

/** The newest first. */
export const StaffNotes = z.array(StaffNoteView);
export type StaffNotes = z.infer<typeof StaffNotes>;

/** POST /api/admin/notes: notes something. The answer is all notes of the record. */
export const NewStaffNote = z.strictObject({
  resource: z.enum(NOTED_ON_PAGE, RESOURCE_MESSAGE),
  recordId: z.int(RECORD_MESSAGE).min(1, RECORD_MESSAGE).max(2_147_483_647, RECORD_MESSAGE),
  text: longText(1, 5_000, 'Please write a note.'),
});
export type NewStaffNote = z.output<typeof NewStaffNote>;
