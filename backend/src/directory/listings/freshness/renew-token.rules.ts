import { createHmac, timingSafeEqual } from 'node:crypto';

const TIME_BYTES = 6;
/** Of the HMAC-SHA256, 208 bits: with the time 32 bytes, which are 43 characters. */
const PROOF_BYTES = 26;

/**
 * The token of a link that keeps a listing without signing in. It names the confirmation that it was made
 * for, so that an old link is known for one.
 * @param secret the servers' own for these links
 * @returns 43 characters of base64url
 */
export function keepToken(listingId: number, confirmedAt: Date, secret: string): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(confirmedAt.getTime(), 0, TIME_BYTES);
  return Buffer.concat([time, proofOf(listingId, time, secret)]).toString('base64url');
}

/**
 * @returns the confirmation that a token was made for; null for a token that is not ours, or another
 * listing's
 */
export function readKeepToken(listingId: number, token: string, secret: string): Date | null {
  const bytes = Buffer.from(token, 'base64url');
  // The last character holds two bits that do not count; only the one spelling is taken.
  if (bytes.length !== TIME_BYTES + PROOF_BYTES || bytes.toString('base64url') !== token) return null;
  const time = bytes.subarray(0, TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(TIME_BYTES), proofOf(listingId, time, secret))) return null;
  return new Date(time.readUIntBE(0, TIME_BYTES));
}

const proofOf = (listingId: number, time: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${listingId}:`).update(time).digest().subarray(0, PROOF_BYTES);
