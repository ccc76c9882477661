import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { fetchResponse } from '../outbound-http/fetch-response.js';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 100_000;
/** Twilio's code for a reader who has said STOP. */
const OPTED_OUT = 21610;

/** Twilio will go on refusing it. */
export class TextRefused extends Error {
  constructor(readonly code: number | null) {
    super(`Twilio refused a text: ${code ?? 'no code'}.`);
  }

  get isOptedOut(): boolean {
    return this.code === OPTED_OUT;
  }
}

/** Twilio may have taken the text, and it has no idempotency keys. */
export class TextUnanswered extends Error {}

/** Connecting failed, so nothing was asked. */
const NOT_REACHED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** @throws TextUnanswered, or the error itself where Twilio was not reached */
function unanswered(error: unknown): never {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  throw NOT_REACHED.includes(cause?.code)
    ? error
    : new TextUnanswered('Twilio gave no answer.', { cause: error });
}

@Injectable()
export class Twilio {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Null where there is none. */
  get number(): string | null {
    return this.config.texting.twilio?.number ?? null;
  }

  /** @param callback a path of ours @throws TextRefused, TextUnanswered; other errors may be tried again */
  async send(to: string, text: string, callback: string): Promise<string> {
    const { twilio } = this.config.texting;
    if (!twilio) throw new TextRefused(null);
    const { accountSid, authToken, number, baseUrl } = twilio;
    const url = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const StatusCallback = this.config.server.publicUrl + callback;
    const response = await fetchResponse(
      AbortSignal.timeout(TIMEOUT_MS),
      (signal) =>
        fetch(url, {
          method: 'POST',
          redirect: 'error',
          headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
          body: new URLSearchParams({ To: to, From: number, Body: text, StatusCallback }),
          signal,
        }),
      MOST_BYTES,
    ).catch(unanswered);
    const answer = (await response.json().catch(() => ({}))) as { sid?: string; code?: number };
    if (response.ok && answer.sid) return answer.sid;
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new TextRefused(answer.code ?? null);
    throw new Error(`Twilio answered ${response.status}.`);
  }
}
