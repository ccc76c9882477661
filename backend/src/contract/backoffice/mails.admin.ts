import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const;

/** A mail of the outbox, as lists of the back office show it. */
export const AdminMailRow = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  /** It is for its reader alone, and can't be sent again: its text is forgotten once it is sent. */
  isSecret: z.boolean(),
  attempts: z.number(),
  createdAt: Timestamp,
  sentAt: Timestamp.nullable(),
});
export type AdminMailRow = z.infer<typeof AdminMailRow>;

/** The same with its text, without the keys in its links; null where it is for its reader alone. */
export const AdminMail = AdminMailRow.extend({
  replyTo: z.string().nullable(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  /** The oldest first. */
  tries: z.array(z.object({ isSent: z.boolean(), detail: z.string(), createdAt: Timestamp })),
});
export type AdminMail = z.infer<typeof AdminMail>;

/** GET /api/admin/mails/kinds: what mails are for, as far as there are such mails. */
export const MailKinds = z.array(z.string());
export type MailKinds = z.infer<typeof MailKinds>;
