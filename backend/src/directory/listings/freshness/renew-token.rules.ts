import { readSignedToken, signedToken } from '../../../platform/secrets/signed-bytes.js';

const TIME_BYTES = 6;
/** 208 bits: with the time 32 bytes, which are 43 characters. */
const PROOF_BYTES = 26;

const signing = (listingId: number, secret: string) => ({
  subject: String(listingId),
  secret,
  proofBytes: PROOF_BYTES,
});

/** Names its confirmation, so that an old link is known for one. @returns 43 characters of base64url */
export function keepToken(listingId: number, confirmedAt: Date, secret: string): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(confirmedAt.getTime(), 0, TIME_BYTES);
  return signedToken(time, signing(listingId, secret));
}

/** @returns null for a token that is not ours, or another listing's */
export function readKeepToken(listingId: number, token: string, secret: string): Date | null {
  const time = readSignedToken(token, TIME_BYTES, signing(listingId, secret));
  return time && new Date(time.readUIntBE(0, TIME_BYTES));
}
