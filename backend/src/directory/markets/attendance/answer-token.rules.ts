import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

export interface Asked {
  dayId: number;
  memberId: number;
  userId: number;
}

/** Right only while the farm or vendor is the same account's. @returns 43 characters of base64url */
export const answerToken = ({ dayId, memberId, userId }: Asked, secret: string): string =>
  signatureOf(`${dayId}:${memberId}:${userId}`, secret);

export const isAnswerToken = (token: string, asked: Asked, secret: string): boolean =>
  isSameSignature(token, answerToken(asked, secret));
