import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { longText, requiredEmail } from '../shared/texts.js';

export const MESSAGE_STATUSES = ['unread', 'read', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** POST /api/contact */
export const ContactRequest = z.strictObject({
  name: longText(2, 120, 'Name must be at least 2 characters long'),
  email: requiredEmail('Please enter a valid email address'),
  subject: longText(3, 200, 'Subject must be at least 3 characters long'),
  message: longText(10, 5_000, 'Message must be at least 10 characters long'),
  /** A field that people do not see; who fills it in is a program, gets the same answer and is not kept. */
  company: z.string().max(1_000).optional(),
});
export type ContactRequest = z.output<typeof ContactRequest>;

/** What the person learns: that it has arrived. */
export const ContactReceipt = z.object({ id: z.number(), createdAt: Timestamp });
export type ContactReceipt = z.infer<typeof ContactReceipt>;
