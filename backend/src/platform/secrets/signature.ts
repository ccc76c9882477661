import { createHmac, timingSafeEqual } from 'node:crypto';

/** @param secret see `appSecret` @returns HMAC-SHA256 as 43 characters of base64url */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** In a time that does not tell where they differ. */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
