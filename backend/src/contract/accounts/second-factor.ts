import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

const CODE_MESSAGE = 'Enter the six-digit code from your authenticator app.';
const PASSWORD_MESSAGE = 'Please enter your password';

/**
 * What is typed where a code is asked for: six digits, or a recovery code; spaces, dashes and case do not
 * count.
 */
export const GivenCode = z.string(CODE_MESSAGE).trim().min(1, CODE_MESSAGE).max(60, CODE_MESSAGE);
const GivenPassword = z.string(PASSWORD_MESSAGE).min(1, PASSWORD_MESSAGE).max(200, PASSWORD_MESSAGE);

/** GET /api/account/second-factor */
export const SecondFactorState = z.object({
  isOn: z.boolean(),
  since: Timestamp.nullable(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** POST /api/account/second-factor: a new secret, which counts once it is confirmed. */
export const SecondFactorOffer = z.object({
  /** Base32, for typing it into an authenticator. */
  secret: z.string(),
  /** The otpauth:// address for a QR code. */
  address: z.string(),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOffer>;

/**
 * POST /api/account/second-factor/confirm. The password as well: a session may be stolen, and its owner be
 * locked out by it.
 */
export const SecondFactorConfirmation = z.strictObject({ password: GivenPassword, code: GivenCode });
export type SecondFactorConfirmation = z.output<typeof SecondFactorConfirmation>;

/** The answer of confirming, and of asking for new ones: shown this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST /api/account/second-factor/recovery-codes: by a code, or by the password. */
export const RecoveryCodesRequest = z
  .strictObject({ code: GivenCode.optional(), password: GivenPassword.optional() })
  .refine(({ code, password }) => code !== undefined || password !== undefined, {
    path: ['password'],
    message: PASSWORD_MESSAGE,
  });
export type RecoveryCodesRequest = z.output<typeof RecoveryCodesRequest>;

/** DELETE /api/account/second-factor */
export const SecondFactorRemoval = z.strictObject({ password: GivenPassword, code: GivenCode });
export type SecondFactorRemoval = z.output<typeof SecondFactorRemoval>;
