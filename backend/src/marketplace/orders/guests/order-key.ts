import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @returns the key that opens an order without signing in, as the link in the confirmation mail carries it:
 * 43 characters
 */
export const orderKey = (secret: string, orderNumber: string): string =>
  createHmac('sha256', secret).update(`order ${orderNumber}`).digest('base64url');

/** @returns whether a key opens an order */
export function opensOrder(secret: string, orderNumber: string, key: string): boolean {
  const right = Buffer.from(orderKey(secret, orderNumber));
  const given = Buffer.from(key);
  return given.length === right.length && timingSafeEqual(given, right);
}
