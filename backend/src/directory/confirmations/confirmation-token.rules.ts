import { readSignedToken, signedToken } from '../../platform/secrets/signed-bytes.js';

const TIME_BYTES = 6;
const USER_BYTES = 4;
/** 176 bits: with the time and the account 32 bytes, which are 43 characters. */
const PROOF_BYTES = 22;
const SAID_BYTES = TIME_BYTES + USER_BYTES;

const signing = (subject: string, secret: string) => ({ subject, secret, proofBytes: PROOF_BYTES });

/** Tells old links, and those of former managers, from good ones. */
export interface Asked {
  userId: number;
  askedAt: Date;
}

/** @param id "farm-12", "place-7" @returns 43 characters of base64url */
export function confirmationToken(id: string, { userId, askedAt }: Asked, secret: string): string {
  const said = Buffer.alloc(SAID_BYTES);
  said.writeUIntBE(askedAt.getTime(), 0, TIME_BYTES);
  said.writeUInt32BE(userId, TIME_BYTES);
  return signedToken(said, signing(id, secret));
}

/** @returns null for a token that is not ours, or another farm's or market's */
export function readConfirmationToken(id: string, token: string, secret: string): Asked | null {
  const said = readSignedToken(token, SAID_BYTES, signing(id, secret));
  if (!said) return null;
  return {
    userId: said.readUInt32BE(TIME_BYTES),
    askedAt: new Date(said.readUIntBE(0, TIME_BYTES)),
  };
}
