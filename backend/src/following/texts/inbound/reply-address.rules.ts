import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** Lower case and digits alone: mail servers may change the case of an address. */
const signOf = (userId: number, secret: string) =>
  Buffer.from(signatureOf(`reply:${userId}`, secret), 'base64url')
    .toString('hex')
    .slice(0, 32);

export const replyAddress = (userId: number, domain: string, secret: string): string =>
  `farm-${userId}-${signOf(userId, secret)}@${domain}`;

/** @returns null for an address that we did not make */
export function readReplyAddress(address: string, domain: string, secret: string): number | null {
  const match = /^farm-([1-9]\d{0,8})-([0-9a-f]{32})@([^@\s]+)$/.exec(address.trim().toLowerCase());
  if (!match || match[3] !== domain) return null;
  const userId = Number(match[1]);
  return isSameSignature(match[2] ?? '', signOf(userId, secret)) ? userId : null;
}
