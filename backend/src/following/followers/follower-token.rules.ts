import { readSignedToken, signedToken } from '../../platform/secrets/signed-bytes.js';

const ID_BYTES = 4;
/** 176 bits: with the id 26 bytes, which are 35 characters. */
const PROOF_BYTES = 22;

const signing = (secret: string) => ({ subject: 'follower', secret, proofBytes: PROOF_BYTES });

/** 35 characters of base64url, never expires: every notice can be stopped years later. */
export function followerToken(followerId: number, secret: string): string {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUInt32BE(followerId);
  return signedToken(id, signing(secret));
}

/** @returns null for a token that is not ours */
export const readFollowerToken = (token: string, secret: string): number | null =>
  readSignedToken(token, ID_BYTES, signing(secret))?.readUInt32BE() ?? null;
