import { z } from 'zod';
import { STAFF_ROLES } from '../shared/capabilities.js';
import { MIN_PASSWORD_LENGTH } from '../shared/limits.js';
import { Timestamp } from '../shared/schemas.js';
import { optionalText, requiredEmail } from '../shared/texts.js';
import { REGISTRATION_ROLES, ROLES } from './roles.js';
import { Username } from './usernames.js';

export const EMAIL_MESSAGE = 'Please enter a valid email address';
/** @returns what is said of a password with fewer characters */
export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long`;
const PASSWORD_SHORT = passwordTooShort(MIN_PASSWORD_LENGTH);
const PASSWORD_LONG = 'Please use a password of at most 200 characters.';
export const PASSWORDS_DIFFER = 'Passwords do not match';

const NewPassword = z.string(PASSWORD_SHORT).min(MIN_PASSWORD_LENGTH, PASSWORD_SHORT).max(200, PASSWORD_LONG);
/** A password that is only compared: whatever was typed, within bounds. */
const GivenPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(200, PASSWORD_LONG);

/** POST /api/auth/register */
export const RegisterRequest = z.strictObject({
  username: Username,
  email: requiredEmail(EMAIL_MESSAGE),
  password: NewPassword,
  firstName: optionalText(80),
  lastName: optionalText(80),
  role: z.enum(REGISTRATION_ROLES, 'Please choose what you want to do here').default('farmer'),
});
export type RegisterRequest = z.output<typeof RegisterRequest>;

const samePasswords = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

/** What the register form holds: the request, and the password once more. */
export const RegisterForm = RegisterRequest.extend({ confirmPassword: z.string(PASSWORDS_DIFFER) }).refine(
  samePasswords,
  { path: ['confirmPassword'], message: PASSWORDS_DIFFER },
);

/** POST /api/auth/login */
export const LoginRequest = z.strictObject({
  usernameOrEmail: z
    .string('Please enter your username or email')
    .trim()
    .min(1, 'Please enter your username or email')
    .max(254, 'Please enter your username or email'),
  password: GivenPassword,
  /** Of the second factor, where the account has one: six digits, or a recovery code. */
  code: z.string().trim().max(60, 'Enter the six-digit code from your authenticator app.').optional(),
});
export type LoginRequest = z.output<typeof LoginRequest>;

/** The signed-in person: GET /api/auth/me, and the answer of signing in and registering. */
export const MeView = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  /** When the person confirmed the address by a link; null: not yet. Claiming a farm needs it. */
  emailConfirmedAt: Timestamp.nullable(),
  role: z.enum(ROLES),
  /** What a member of the staff may do; nobody else has one. */
  staffRole: z.enum(STAFF_ROLES).optional(),
  /** Of a member of the staff, from GET /api/auth/me: where staff's days begin, as an IANA name. */
  staffTimeZone: z.string().optional(),
  /**
   * A member of the staff views as this person, and can change nothing. Where it is one of the staff, that is
   * over, and they can change nothing until they stop.
   */
  viewedUntil: Timestamp.optional(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  createdAt: Timestamp,
});
export type MeView = z.infer<typeof MeView>;

/** Said of a password that was taken, but is easy to guess. */
const passwordWarning = z.string().optional();

/** The answer of registering. */
export const RegisteredView = MeView.extend({ passwordWarning });
export type RegisteredView = z.infer<typeof RegisteredView>;

/** An answer that says only that it is done. */
export const DoneView = z.object({ done: z.literal(true) });
export type DoneView = z.infer<typeof DoneView>;

/** The answer of changing the password. */
export const PasswordChangedView = DoneView.extend({ passwordWarning });
export type PasswordChangedView = z.infer<typeof PasswordChangedView>;

/** POST /api/auth/forgot-password. The answer is the same whether or not the address is known. */
export const ForgotPasswordRequest = z.strictObject({ email: requiredEmail(EMAIL_MESSAGE) });
export type ForgotPasswordRequest = z.output<typeof ForgotPasswordRequest>;

const RESET_TOKEN_MESSAGE = 'This link has expired. Please request a new one.';
const LinkToken = z.string(RESET_TOKEN_MESSAGE).regex(/^[A-Za-z0-9_-]{43}$/, RESET_TOKEN_MESSAGE);

/** POST /api/auth/confirm-email */
export const ConfirmEmailRequest = z.strictObject({ token: LinkToken });
export type ConfirmEmailRequest = z.output<typeof ConfirmEmailRequest>;

/** POST /api/auth/reset-password */
export const ResetPasswordRequest = z.strictObject({
  token: LinkToken,
  password: NewPassword,
});
export type ResetPasswordRequest = z.output<typeof ResetPasswordRequest>;

/** POST /api/auth/reset-password/look: by a link that still works, what a password of its account needs. */
export const PasswordLinkRequest = z.strictObject({ token: LinkToken });
export type PasswordLinkRequest = z.output<typeof PasswordLinkRequest>;
export const PasswordNeeds = z.object({
  /** How many characters it has at least. */
  leastLength: z.number(),
});
export type PasswordNeeds = z.infer<typeof PasswordNeeds>;

/** The answer: the person where the link was an invitation, which signs in as well; otherwise null. */
export const PasswordSetView = PasswordChangedView.extend({ me: MeView.nullable() });
export type PasswordSetView = z.infer<typeof PasswordSetView>;

/** What the reset form holds. */
export const ResetPasswordForm = z
  .strictObject({ password: NewPassword, confirmPassword: z.string(PASSWORDS_DIFFER) })
  .refine(samePasswords, { path: ['confirmPassword'], message: PASSWORDS_DIFFER });

/** PUT /api/auth/password. Ends every other session. */
export const ChangePasswordRequest = z.strictObject({
  currentPassword: GivenPassword,
  password: NewPassword,
});
export type ChangePasswordRequest = z.output<typeof ChangePasswordRequest>;

/** What the change-password form holds. */
export const ChangePasswordForm = ChangePasswordRequest.extend({
  confirmPassword: z.string(PASSWORDS_DIFFER),
}).refine(samePasswords, { path: ['confirmPassword'], message: PASSWORDS_DIFFER });
