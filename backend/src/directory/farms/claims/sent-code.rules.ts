import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** A code of six digits that was sent to somebody for a claim; only its hash is kept. */
export interface SentCode {
  id: number;
  codeHash: string | null;
  codeSentAt: Date | null;
  codeTries: number;
}

export interface CodeBounds {
  minutes: number;
  tries: number;
}

export const codeHash = (claimId: number, code: string, secret: string): string =>
  signatureOf(`${claimId}:${code}`, secret);

export const isOpen = (
  { codeHash: hash, codeSentAt, codeTries }: SentCode,
  { minutes, tries }: CodeBounds,
  now: Date,
): boolean =>
  hash !== null &&
  codeSentAt !== null &&
  codeTries < tries &&
  now.getTime() - codeSentAt.getTime() <= minutes * 60_000;

export function checkCode(
  claim: SentCode,
  code: string,
  { bounds, secret, now }: { bounds: CodeBounds; secret: string; now: Date },
): 'right' | 'wrong' | 'over' {
  if (claim.codeHash === null || !isOpen(claim, bounds, now)) return 'over';
  return isSameSignature(codeHash(claim.id, code, secret), claim.codeHash) ? 'right' : 'wrong';
}
