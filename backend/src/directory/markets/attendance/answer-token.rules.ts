import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** Whom a link asks: the member about the day, and the account that the email went to. */
export interface Asked {
  dayId: number;
  memberId: number;
  userId: number;
}

/**
 * The token of a link that answers for a member without logging in. It is only right while the farm or the
 * vendor is the same account's.
 * @param secret the servers' own for these links
 * @returns 43 characters of base64url
 */
export const answerToken = ({ dayId, memberId, userId }: Asked, secret: string): string =>
  signatureOf(`${dayId}:${memberId}:${userId}`, secret);

export const isAnswerToken = (token: string, asked: Asked, secret: string): boolean =>
  isSameSignature(token, answerToken(asked, secret));
