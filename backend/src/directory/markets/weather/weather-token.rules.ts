import { createHmac, timingSafeEqual } from 'node:crypto';

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
  createHmac('sha256', secret).update(`${dayId}:${userId}`).digest('base64url');

export function isWeatherToken(token: string, asked: AskedManager, secret: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(weatherToken(asked, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
