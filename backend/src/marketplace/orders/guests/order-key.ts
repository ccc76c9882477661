import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/**
 * @returns the key that opens an order without signing in, as the link in the confirmation mail carries it:
 * 43 characters
 */
export const orderKey = (secret: string, orderNumber: string): string =>
  signatureOf(`order ${orderNumber}`, secret);

/** @returns whether a key opens an order */
export const opensOrder = (secret: string, orderNumber: string, key: string): boolean =>
  isSameSignature(key, orderKey(secret, orderNumber));
