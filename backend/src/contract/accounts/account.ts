import { z } from 'zod';
import { optionalPhone } from '../shared/phones.js';
import { Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { STATE_NAMES } from '../shared/states.js';
import { optionalText, optionalZip, requiredEmail } from '../shared/texts.js';
import { EMAIL_MESSAGE, MeView } from './auth.js';

const STATE_MESSAGE = 'Please choose a state from the list.';

/** A state's code that may be left out; empty is null. */
export const State = z
  .string(STATE_MESSAGE)
  .trim()
  .refine((code) => code === '' || Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE)
  .nullish()
  .transform((code) => code || null);

/** What of a profile is compared with what its form showed. */
export const SeenProfile = seenOf(
  MeView.pick({
    ...{ email: true, firstName: true, lastName: true, phone: true },
    ...{ address: true, city: true, state: true, zipCode: true },
  }),
);

/**
 * PUT /api/account: the person's own profile and address. A new e-mail address needs the password. With
 * `was`, only the fields that it names are changed, and only while they hold what it says (409
 * CHANGED_MEANWHILE).
 */
export const ProfileRequest = z.strictObject({
  email: requiredEmail(EMAIL_MESSAGE),
  firstName: optionalText(80),
  lastName: optionalText(80),
  phone: optionalPhone(),
  address: optionalText(200),
  city: optionalText(100),
  state: State,
  zipCode: optionalZip('Please enter a five-digit ZIP code, such as 33901.'),
  /** Needed only where the e-mail address changes. */
  currentPassword: z.string().max(200).nullish(),
  was: SeenProfile.optional(),
});
export type ProfileRequest = z.output<typeof ProfileRequest>;

/** GET /api/account/sessions: where the person is signed in, the newest use first. */
export const SessionView = z.object({
  /** Names the session for ending it; it is not the secret in the cookie. */
  id: z.string(),
  /** "Chrome on Android", as far as the browser said. */
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type SessionView = z.infer<typeof SessionView>;
export const SessionList = z.array(SessionView);

export const SessionParams = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, 'That device is already logged out.'),
});
export type SessionParams = z.infer<typeof SessionParams>;

/** GET /api/account/export: everything that is kept about the person, by domain. */
export const AccountExport = z.object({
  exportedAt: Timestamp,
  account: MeView,
  sessions: SessionList,
  /** What the other domains keep: a list of records for each kind. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** DELETE /api/account: takes the account and what belongs to it away for good. */
export const EraseAccountRequest = z.strictObject({
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(200, 'Please enter your password'),
});
export type EraseAccountRequest = z.output<typeof EraseAccountRequest>;
