import { createECDH, createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { appSecret } from '../secrets/app-secrets.js';

/** The keys by which push services know us (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * @returns the same keys on every server of a database: the first that asks makes them, as all app secrets.
 * Subscriptions belong to them, so they never change.
 */
export async function vapidKeys(dataSource: DataSource): Promise<VapidKeys> {
  return keysOf(Buffer.from(await appSecret(dataSource, 'push'), 'base64url'));
}

/**
 * @param scalar 32 bytes; one in four billion is no private key of the curve, and its hash is taken instead
 */
function keysOf(scalar: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(scalar);
  } catch {
    return keysOf(createHash('sha256').update(scalar).digest());
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
}
