/** What vendors write to everyone of a day, or to the customer of one order. */
import { z } from 'zod';
import { RowId, Timestamp } from '../../shared/schemas.js';
import { requiredText } from '../../shared/texts.js';
import { IDEMPOTENCY_KEY, OrderParams } from '../orders.js';
import { CUSTOMER_AUDIENCES, MAX_CUSTOMER_SUBJECT, MAX_CUSTOMER_TEXT } from './customer-message-words.js';
import { PickupDayParams } from './pickup-days.js';

/**
 * POST /api/vendor/pickup-days/{id}/messages: one email for each customer, whatever they ordered.
 * POST /api/vendor/orders/{id}/messages: one to the customer of that order.
 */
export const CustomerMessageRequest = z.strictObject({
  to: z.enum(CUSTOMER_AUDIENCES, 'Please choose who gets it.').default('all'),
  subject: requiredText(MAX_CUSTOMER_SUBJECT, 'Please enter a subject.'),
  text: requiredText(MAX_CUSTOMER_TEXT, 'Please write your message.'),
  /** Of this message, so that one that is sent twice goes out once. */
  key: z.string().regex(IDEMPOTENCY_KEY),
});
export type CustomerMessageRequest = z.output<typeof CustomerMessageRequest>;

export const SentCustomerMessage = z.object({
  id: z.number(),
  subject: z.string(),
  text: z.string(),
  /** How many get it. */
  people: z.number(),
  createdAt: Timestamp,
  /** Null until its emails are on their way. */
  sentAt: Timestamp.nullable(),
  /** It couldn't be sent to anyone, and isn't tried again. */
  isGivenUp: z.boolean(),
  /** The names of those whose email was given up. */
  missed: z.array(z.string()),
});
export type SentCustomerMessage = z.infer<typeof SentCustomerMessage>;

const message = { messageId: RowId('The message could not be found.') };
/** POST /api/vendor/pickup-days/{id}/messages/{messageId}/again: to those alone whom it didn't reach. */
export const DayMessageParams = PickupDayParams.extend(message);
export type DayMessageParams = z.infer<typeof DayMessageParams>;
/** POST /api/vendor/orders/{id}/messages/{messageId}/again */
export const OrderMessageParams = OrderParams.extend(message);
export type OrderMessageParams = z.infer<typeof OrderMessageParams>;

export const CustomerMessagesView = z.object({
  /** How many people a message goes to, each once, and how many open orders have no email address. */
  reach: z.object({ open: z.number(), all: z.number(), withoutEmail: z.number() }),
  /** How many more messages the vendor can send now. */
  left: z.number(),
  /** The address that replies go to. */
  repliesTo: z.string(),
  /** What was sent, the newest first. */
  items: z.array(SentCustomerMessage),
});
export type CustomerMessagesView = z.infer<typeof CustomerMessagesView>;
