import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @param text what a link or a code stands for
 * @param secret the servers' own for such links: see `appSecret`
 * @returns its HMAC-SHA256 as 43 characters of base64url
 */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** @returns whether two texts are the same, in a time that does not tell where they differ */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
