import { createHmac, timingSafeEqual } from 'node:crypto';
import { MARKET_CODE_MINUTES, MARKET_CODE_TRIES } from '../../../contract/directory/markets.js';

/** What is kept of a code that was sent. */
export interface SentCode {
  id: number;
  codeHash: string | null;
  codeSentAt: Date | null;
  codeTries: number;
}

/** @returns the keyed hash of a claim's code, as it is stored */
export const codeHash = (claimId: number, code: string, secret: string): string =>
  createHmac('sha256', secret).update(`${claimId}:${code}`).digest('base64url');

/** @returns whether a code is the one that was sent, a wrong one, or too late or too often */
export function checkCode(
  claim: SentCode,
  code: string,
  secret: string,
  now: Date,
): 'right' | 'wrong' | 'over' {
  if (claim.codeHash === null || claim.codeSentAt === null || claim.codeTries >= MARKET_CODE_TRIES)
    return 'over';
  if (now.getTime() - claim.codeSentAt.getTime() > MARKET_CODE_MINUTES * 60_000) return 'over';
  const [given, right] = [codeHash(claim.id, code, secret), claim.codeHash].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? 'right' : 'wrong';
}

/** @returns "i…@river-market.example" */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');
