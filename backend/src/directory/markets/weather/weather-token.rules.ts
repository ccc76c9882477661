import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

export interface AskedManager {
  dayId: number;
  userId: number;
}

/** @returns 43 characters of base64url */
export const weatherToken = ({ dayId, userId }: AskedManager, secret: string): string =>
  signatureOf(`${dayId}:${userId}`, secret);

export const isWeatherToken = (token: string, asked: AskedManager, secret: string): boolean =>
  isSameSignature(token, weatherToken(asked, secret));
