import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES, SECOND_FACTOR_DRIFT_STEPS } from '../../contract/shared/limits.js';

/** What every authenticator program takes for granted (RFC 6238). */
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Without letters and digits that are taken for each other. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits, so that their hashes need be no slower than any other. */
const RECOVERY_LENGTH = 16;

const totp = (secret: string, username: string) =>
  new TOTP({ issuer: 'Farmgate', label: username, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** @returns 160 random bits in base32 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const otpauthAddress = (secret: string, username: string): string => totp(secret, username).toString();

export const isTimedCode = (typed: string): boolean => /^\d{6}$/.test(plain(typed));

/** @returns the time step of the code, at most one from now; null when it is wrong */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  if (!isTimedCode(typed)) return null;
  const delta = totp(secret, '').validate({
    token: plain(typed),
    timestamp: now.getTime(),
    window: SECOND_FACTOR_DRIFT_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => recoveryCode().replace(/(.{4})(?=.)/g, '$1-'));
}

/** @param typed with or without dashes, in whatever case */
export const recoveryCodeHash = (typed: string): string =>
  createHash('sha256').update(plain(typed)).digest('base64url');

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase();

function recoveryCode(): string {
  const letters = RECOVERY_LETTERS.length;
  let code = '';
  while (code.length < RECOVERY_LENGTH) {
    for (const byte of randomBytes(RECOVERY_LENGTH)) {
      // Bytes beyond the last whole round would make some letters likelier.
      if (byte < 256 - (256 % letters) && code.length < RECOVERY_LENGTH)
        code += RECOVERY_LETTERS[byte % letters];
    }
  }
  return code;
}
