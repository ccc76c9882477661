import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

/** A browser's side of Web Push, written from the RFCs alone: nothing here is of the library that sends. */
export class PushBrowser {
  private readonly curve: ECDH;
  private readonly auth: Buffer;

  /** @param given keys of a test vector */
  constructor(given?: { privateKey: string; auth: string }) {
    this.curve = createECDH('prime256v1');
    if (given) this.curve.setPrivateKey(given.privateKey, 'base64url');
    else this.curve.generateKeys();
    this.auth = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16);
  }

  /** As `PushSubscription.toJSON()` has them. */
  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.curve.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /**
   * Reads a message (RFC 8291, 3; RFC 8188, 2). @throws Error where it is for someone else, or was changed
   */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    if (sealed.length > body.readUInt32BE(16)) throw new Error('More than one record');
    const shared = this.curve.computeSecret(serverKey);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), serverKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, about, 32));
    const derive = (info: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('No last record');
    return padded.subarray(0, end).toString('utf8');
  }
}

/** What a request says of who sends it (RFC 8292). */
export interface VapidClaims {
  aud: string;
  exp: number;
  sub: string;
  /** The sender's public key. */
  key: string;
}

/** @returns the claims of an Authorization header @throws Error where its signature is not that of its key */
export function readVapid(authorization: string): VapidClaims {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('Not signed by its key');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<VapidClaims, 'key'>), key };
}
