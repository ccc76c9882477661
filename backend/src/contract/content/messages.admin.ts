import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';
import { MESSAGE_STATUSES } from './messages.js';

/** A message as staff see it. */
export const AdminMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: Timestamp,
});
export type AdminMessage = z.infer<typeof AdminMessage>;

export const AdminMessageChanges = changesOf(z.object({ status: z.enum(MESSAGE_STATUSES) }));

/** POST /api/admin/messages/{id}/reply */
export const MessageReply = z.strictObject({
  text: longText(3, 5_000, 'Please write what you want to say.'),
});
export type MessageReply = z.output<typeof MessageReply>;
