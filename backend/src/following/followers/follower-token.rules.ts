import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 4;
/** Of the HMAC-SHA256, 176 bits: with the id 26 bytes, which are 35 characters. */
const PROOF_BYTES = 22;

/**
 * The token of the links in a follower's notices. It stands for a login to what they follow and how they are
 * told, and never expires, so that every notice can be stopped years later.
 * @param secret the servers' own for these links
 * @returns 35 characters of base64url
 */
export function followerToken(followerId: number, secret: string): string {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUInt32BE(followerId);
  return Buffer.concat([id, proofOf(id, secret)]).toString('base64url');
}

/** @returns the follower's id; null for a token that is not ours */
export function readFollowerToken(token: string, secret: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  // The last character holds two bits that do not count; only the one spelling is taken.
  if (bytes.length !== ID_BYTES + PROOF_BYTES || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(id, secret)) ? id.readUInt32BE() : null;
}

const proofOf = (id: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('follower:').update(id).digest().subarray(0, PROOF_BYTES);
