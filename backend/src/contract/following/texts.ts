import { z } from 'zod';
import { readUsPhone } from '../shared/phones.js';
import { RowId, Timestamp } from '../shared/schemas.js';
import { TEXT_OUTCOMES } from './text-outcomes.js';

const PHONE_MESSAGE = 'Please enter a US phone number, such as 239-555-0100.';

/** @returns "+12395550100" of a US number as people write it; null for others, and with an extension */
function numberToText(text: string): string | null {
  const phone = readUsPhone(text);
  return phone && phone.ext === undefined ? phone.number : null;
}

const PREMIUM_MESSAGE = 'Please enter your cell phone number. We can’t text premium numbers.';

/** A text to 900 numbers, and to 976 numbers of any area, is charged at a price of their own. */
const isPremium = (phone: string): boolean => /^\+1(?:900|\d{3}976)/.test(phone);

/** POST /api/texts/numbers: sends a code there. */
export const TextNumberRequest = z.strictObject({
  phone: z
    .string(PHONE_MESSAGE)
    .max(40, PHONE_MESSAGE)
    .refine((text) => numberToText(text) !== null, PHONE_MESSAGE)
    .transform((text) => numberToText(text) ?? text)
    .refine((phone) => !isPremium(phone), PREMIUM_MESSAGE),
  agrees: z.literal(true, 'Please agree to get our texts.'),
});
export type TextNumberRequest = z.output<typeof TextNumberRequest>;

export const TextNumberParams = z.object({ id: RowId("We couldn't find that phone number.") });
export type TextNumberParams = z.infer<typeof TextNumberParams>;

const CODE_MESSAGE = 'Please enter the six digits of the code.';

/** POST /api/texts/numbers/{id}/code */
export const TextCodeRequest = z.strictObject({
  code: z
    .string(CODE_MESSAGE)
    .trim()
    .regex(/^\d{6}$/, CODE_MESSAGE),
});
export type TextCodeRequest = z.output<typeof TextCodeRequest>;

/** PUT /api/texts/daily-email */
export const DailyEmailRequest = z.strictObject({ isWanted: z.boolean() });
export type DailyEmailRequest = z.output<typeof DailyEmailRequest>;

export const TextParams = z.object({ id: RowId("We couldn't find that text.") });
export type TextParams = z.infer<typeof TextParams>;

const TextView = z.object({
  id: z.number(),
  channel: z.enum(['text', 'email']),
  /** Who of the business sent it. */
  from: z.string(),
  body: z.string(),
  outcome: z.enum(TEXT_OUTCOMES, 'Please choose what became of it.'),
  answer: z.string().nullable(),
  isUndone: z.boolean(),
  createdAt: Timestamp,
});
export type TextView = z.infer<typeof TextView>;

/** GET /api/texts: how one texts, and what was texted for the business. */
export const TextsView = z.object({
  /** The number to text; null where this site has none. */
  textTo: z.string().nullable(),
  /** Whether emails can be answered here. */
  takesEmails: z.boolean(),
  numbers: z.array(
    z.object({ id: z.number(), phone: z.string(), isVerified: z.boolean(), isStopped: z.boolean() }),
  ),
  wantsDailyEmail: z.boolean(),
  /** What was not understood, and nobody has dealt with, the newest first. */
  waiting: z.array(TextView),
  /** The newest first. */
  recent: z.array(TextView),
});
export type TextsView = z.infer<typeof TextsView>;
