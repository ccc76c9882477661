import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signing {
  /** A token of another subject is not ours. */
  subject: string;
  /** The servers' own for such links: see `appSecret`. */
  secret: string;
  /** Of the HMAC-SHA256, at most 32. */
  proofBytes: number;
}

/** @returns base64url */
export const signedToken = (said: Buffer, signing: Signing): string =>
  Buffer.concat([said, proofOf(said, signing)]).toString('base64url');

/** @param length of what is said, in bytes @returns null for a token that is not ours */
export function readSignedToken(token: string, length: number, signing: Signing): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  // The last character may hold bits that do not count; only the one spelling is taken.
  const isSpelled = bytes.toString('base64url') === token;
  if (bytes.length !== length + signing.proofBytes || !isSpelled) return null;
  const said = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), proofOf(said, signing)) ? said : null;
}

const proofOf = (said: Buffer, { subject, secret, proofBytes }: Signing): Buffer =>
  createHmac('sha256', secret).update(`${subject}:`).update(said).digest().subarray(0, proofBytes);
