import { MARKET_CODE_MINUTES, MARKET_CODE_TRIES } from '../../../contract/directory/markets.js';
import type { TypedMail } from '../../../platform/mail/mail-draft.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';
import { isAtDomain } from '../../farms/claims/claim-evidence.rules.js';

export interface SentCode {
  id: number;
  codeHash: string | null;
  codeSentAt: Date | null;
  codeTries: number;
}

export const codeHash = (claimId: number, code: string, secret: string): string =>
  signatureOf(`${claimId}:${code}`, secret);

export const isOpen = ({ codeHash: hash, codeSentAt, codeTries }: SentCode, now: Date): boolean =>
  hash !== null &&
  codeSentAt !== null &&
  codeTries < MARKET_CODE_TRIES &&
  now.getTime() - codeSentAt.getTime() <= MARKET_CODE_MINUTES * 60_000;

/** An address at the market's own domain isn't counted with others, who could use up its limit. */
export function codeTyped({ id, email: own }: { id: number; email: string }, to: string): TypedMail {
  const isOwn =
    own.toLowerCase() === to.toLowerCase() ||
    isAtDomain(own, to.slice(to.lastIndexOf('@') + 1).toLowerCase());
  return { by: `account ${id}`, ofOne: 2, ...(isOwn && { cap: 'market-code-own' }) };
}

export function checkCode(
  claim: SentCode,
  code: string,
  secret: string,
  now: Date,
): 'right' | 'wrong' | 'over' {
  if (claim.codeHash === null || !isOpen(claim, now)) return 'over';
  return isSameSignature(codeHash(claim.id, code, secret), claim.codeHash) ? 'right' : 'wrong';
}
