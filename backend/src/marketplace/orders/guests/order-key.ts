import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

/** @returns the key in the mail's link, which opens the order without signing in: 43 characters */
export const orderKey = (secret: string, orderNumber: string): string =>
  signatureOf(`order ${orderNumber}`, secret);

export const opensOrder = (secret: string, orderNumber: string, key: string): boolean =>
  isSameSignature(key, orderKey(secret, orderNumber));
