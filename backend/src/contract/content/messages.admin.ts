import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';
import { MESSAGE_STATUSES } from './messages.js';

/** Where a message is: a read one that staff have answered is 'answered', which only an answer makes it. */
export const ADMIN_MESSAGE_STATUSES = ['unread', 'read', 'answered', 'archived'] as const;

/** A message in the list of the back office. */
export const AdminMessageRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(ADMIN_MESSAGE_STATUSES),
  createdAt: Timestamp,
});
export type AdminMessageRow = z.infer<typeof AdminMessageRow>;

/** What staff answered, by email. */
export const MessageAnswerView = z.object({
  id: z.number(),
  text: z.string(),
  /** Who wrote it, as they were called then. */
  username: z.string(),
  createdAt: Timestamp,
});
export type MessageAnswerView = z.infer<typeof MessageAnswerView>;

/** A message as its page in the back office shows it. */
export const AdminMessage = AdminMessageRow.extend({
  /** The oldest first. */
  answers: z.array(MessageAnswerView),
});
export type AdminMessage = z.infer<typeof AdminMessage>;

export const AdminMessageChanges = changesOf(z.object({ status: z.enum(MESSAGE_STATUSES) }));

/** POST /api/admin/messages/{id}/reply */
export const MessageReply = z.strictObject({
  text: longText(3, 5_000, 'Please write what you want to say.'),
});
export type MessageReply = z.output<typeof MessageReply>;
