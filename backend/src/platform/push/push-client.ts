import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { PrivateAddress } from '../outbound-http/lookup-public.js';
import { isPublicUrl } from '../outbound-http/public-address.rules.js';
import { PublicPoster } from './post-to-public.js';
import { outcomeOf, type PushOutcome } from './push-answer.rules.js';
import { type PushMessage, topicOf } from './push-message.rules.js';
import { type VapidKeys, vapidKeys } from './vapid-keys.js';

const TIMEOUT_MS = 10_000;

export interface PushDevice {
  endpoint: string;
  /** Its public key: 65 bytes in base64url. */
  p256dh: string;
  /** 16 bytes in base64url. */
  auth: string;
}

export type PushResult = PushOutcome & { detail: string };

/** Web Push (RFC 8030, 8291, 8292). */
@Injectable()
export class PushClient implements OnApplicationShutdown {
  private readonly poster = new PublicPoster(TIMEOUT_MS);
  private readonly subject: string;
  private keys: Promise<VapidKeys> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.subject = `mailto:${config.mail.team}`;
  }

  /** In base64url. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  /** @param ttlSeconds how long the push service keeps it for a device that is off */
  async send(device: PushDevice, message: PushMessage, ttlSeconds: number): Promise<PushResult> {
    if (!isPublicUrl(device.endpoint)) return { kind: 'gone', detail: 'no address of a push service' };
    try {
      const { url, headers, body } = await this.requestFor(device, message, ttlSeconds);
      const { statusCode = 0, headers: answered } = await this.poster.post(url, headers, body);
      const outcome = outcomeOf(statusCode, answered['retry-after'], new Date());
      return { ...outcome, detail: `HTTP ${statusCode}` };
    } catch (error) {
      if (error instanceof PrivateAddress) return { kind: 'gone', detail: error.message };
      return { ...outcomeOf(null, undefined, new Date()), detail: String(error).slice(0, 200) };
    }
  }

  onApplicationShutdown(): void {
    this.poster.close();
  }

  private async requestFor({ endpoint, ...keys }: PushDevice, message: PushMessage, ttlSeconds: number) {
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      vapidDetails: { subject: this.subject, ...(await this.vapid()) },
      contentEncoding: 'aes128gcm',
      TTL: Math.max(0, Math.floor(ttlSeconds)),
      topic: topicOf(message.tag),
    });
    const { baseUrl } = this.config.push;
    const { pathname, search } = new URL(endpoint);
    const url = new URL(baseUrl === undefined ? endpoint : baseUrl + pathname + search);
    return { url, headers: headers as Record<string, string | number>, body };
  }

  private vapid(): Promise<VapidKeys> {
    this.keys ??= vapidKeys(this.dataSource).catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }
}
