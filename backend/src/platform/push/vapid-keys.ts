import { createECDH, createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { appSecret } from '../secrets/app-secrets.js';

/** RFC 8292; in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The same on every server. Subscriptions belong to them, so they never change. */
export async function vapidKeys(dataSource: DataSource): Promise<VapidKeys> {
  return keysOf(Buffer.from(await appSecret(dataSource, 'push'), 'base64url'));
}

/** @param scalar 32 bytes; one in four billion is no key of the curve, and its hash is taken */
function keysOf(scalar: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(scalar);
  } catch {
    return keysOf(createHash('sha256').update(scalar).digest());
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
}
