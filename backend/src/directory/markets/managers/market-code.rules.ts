import { MARKET_CODE_MINUTES, MARKET_CODE_TRIES } from '../../../contract/directory/markets.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** What is kept of a code that was sent. */
export interface SentCode {
  id: number;
  codeHash: string | null;
  codeSentAt: Date | null;
  codeTries: number;
}

/** @returns the keyed hash of a claim's code, as it is stored */
export const codeHash = (claimId: number, code: string, secret: string): string =>
  signatureOf(`${claimId}:${code}`, secret);

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
  return isSameSignature(codeHash(claim.id, code, secret), claim.codeHash) ? 'right' : 'wrong';
}
