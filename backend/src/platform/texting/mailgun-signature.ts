import { createHmac } from 'node:crypto';
import { isSameSignature } from '../secrets/signature.js';

/** Mailgun signs each try anew. */
const GOOD_FOR_MS = 15 * 60_000;

/** HMAC-SHA256 in hexadecimal. @param timestamp in seconds */
export const mailgunSignature = (timestamp: string, token: string, signingKey: string): string =>
  createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest('hex');

/** documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks#securing-webhooks */
export function isFromMailgun(
  { timestamp = '', token = '', signature = '' }: Readonly<Record<string, string>>,
  signingKey: string,
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(timestamp) || token === '') return false;
  const age = Math.abs(now.getTime() - Number(timestamp) * 1_000);
  return age <= GOOD_FOR_MS && isSameSignature(signature, mailgunSignature(timestamp, token, signingKey));
}
