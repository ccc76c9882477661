import { fetchResponse } from '../../../platform/outbound-http/fetch-response.js';
import { ProviderRefusal } from './payment-gateway.js';

export interface PayPalOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  baseUrl: string;
  timeoutMs: number;
}

export interface PayPalAnswer {
  status: number;
  body: unknown;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object | string;
  /** The same key again is the same call. */
  key?: string;
}

/** A token is given up this long before its end, so that it does not end on the way. */
const TOKEN_MARGIN_MS = 60_000;

export class PayPalClient {
  private token: { value: string; endsAt: number } | undefined;

  constructor(private readonly options: PayPalOptions) {}

  /** @returns also a refusal (4xx) @throws Error when PayPal does not answer in time, or fails */
  async call(call: Call): Promise<PayPalAnswer> {
    const answer = await this.send(call, await this.accessToken());
    if (answer.status !== 401) return answer;
    // A token can be ended before its time.
    this.token = undefined;
    return this.send(call, await this.accessToken());
  }

  private async accessToken(): Promise<string> {
    if (this.token && this.token.endsAt > Date.now()) return this.token.value;
    const { clientId, clientSecret } = this.options;
    const { status, body } = await this.ask('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in: seconds } = body as {
      access_token?: string;
      expires_in?: number;
    };
    if (status !== 200 || !value) throw new Error(`PayPal did not let us in: ${reasonOf({ status, body })}`);
    this.token = { value, endsAt: Date.now() + (seconds ?? 0) * 1_000 - TOKEN_MARGIN_MS };
    return value;
  }

  private send({ method, path, body, key }: Call, token: string): Promise<PayPalAnswer> {
    return this.ask(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(key === undefined ? {} : { 'PayPal-Request-Id': key }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  private async ask(path: string, request: RequestInit): Promise<PayPalAnswer> {
    const late = AbortSignal.timeout(this.options.timeoutMs);
    const response = await fetchResponse(late, (signal) =>
      fetch(this.options.baseUrl + path, { redirect: 'error', signal, ...request }),
    );
    const text = await response.text();
    const answer = { status: response.status, body: parsed(text) };
    if (response.status >= 500 || response.status === 429)
      throw new Error(`PayPal failed: ${reasonOf(answer)}`);
    return answer;
  }
}

/** @returns the code of its first issue, e.g. "INSTRUMENT_DECLINED"; else the error's name */
export function issueOf({ body }: PayPalAnswer): string | undefined {
  const { name, details } = (body ?? {}) as { name?: string; details?: { issue?: string }[] };
  return details?.[0]?.issue ?? name;
}

export const reasonOf = (answer: PayPalAnswer): string => `${answer.status} ${issueOf(answer) ?? ''}`.trim();

/** @throws ProviderRefusal for an answer that says no */
export function accepted({ status, body }: PayPalAnswer, what: string): unknown {
  if (status >= 200 && status < 300) return body;
  throw new ProviderRefusal(`PayPal refused ${what}: ${reasonOf({ status, body })}`);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new Error('PayPal answered no valid JSON.');
  }
}
