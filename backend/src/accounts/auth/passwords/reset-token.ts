import { createHash, randomBytes } from 'node:crypto';

/** @returns 32 random bytes as they stand in a link: 43 characters of base64url */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** @returns what is kept of a token, from which nobody gets it back */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
