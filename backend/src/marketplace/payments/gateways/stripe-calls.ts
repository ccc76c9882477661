import Stripe from 'stripe';
import { fetchResponse } from '../../../platform/outbound-http/fetch-response.js';
import { ProviderRefusal } from './payment-gateway.js';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Of the endpoint that hears of connected accounts, where that is another one. */
  connectWebhookSecret?: string | undefined;
  baseUrl: string;
  timeoutMs: number;
}

/** Not among them: a refused idempotency key (another's try is under way) and our own keys. */
const FINAL = new Set(['StripeInvalidRequestError', 'StripeCardError', 'StripePermissionError']);

/** What Stripe says of what it does not have, or of an account that no longer lets us in. */
const MISSING = new Set(['resource_missing', 'account_invalid']);

export const MOST_LISTED = 100;

export function stripeClient({ secretKey, baseUrl, timeoutMs }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    // With Node's own client that time begins anew with each byte: a dripping answer never ends.
    httpClient: Stripe.createFetchHttpClient(fetchDirectly(timeoutMs)),
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Follows no redirect, which would carry the key elsewhere. */
const fetchDirectly =
  (timeoutMs: number): typeof fetch =>
  (address, request) =>
    fetchResponse(request?.signal ?? AbortSignal.timeout(timeoutMs), (signal) =>
      fetch(address, { ...request, redirect: 'error', signal }),
    );

/** @throws ProviderRefusal where Stripe says no, and will go on saying it */
export async function refusing<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && FINAL.has(error.type)) {
      throw new ProviderRefusal(`Stripe refused: ${error.code ?? error.type}: ${error.message}`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** @returns null for what Stripe does not know, or does not let us see */
export async function orMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    // Only by its code: a key of ours that may not read accounts is refused as well.
    if (error instanceof Stripe.errors.StripeError && MISSING.has(error.code ?? '')) return null;
    throw error;
  }
}
