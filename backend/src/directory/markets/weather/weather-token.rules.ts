import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** Whom a link asks: the manager that the email went to, about the day. */
export interface AskedManager {
  dayId: number;
  userId: number;
}

/**
 * The token of a link that answers for a manager without logging in.
 * @param secret the servers' own for these links
 * @returns 43 characters of base64url
 */
export const weatherToken = ({ dayId, userId }: AskedManager, secret: string): string =>
  signatureOf(`${dayId}:${userId}`, secret);

export const isWeatherToken = (token: string, asked: AskedManager, secret: string): boolean =>
  isSameSignature(token, weatherToken(asked, secret));
