import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WeatherClient } from '../../../src/directory/markets/weather/alerts/weather.client.js';
import { fetchUsdaDirectory } from '../../../src/directory/places/import/usda/usda-api.client.js';
import { PayPalGateway } from '../../../src/marketplace/payments/gateways/paypal.gateway.js';
import { StripeGateway } from '../../../src/marketplace/payments/gateways/stripe.gateway.js';
import { S3Store } from '../../../src/platform/media/s3-store.js';
import { GooglePlacesClient } from '../../../src/platform/places-google/google-places.client.js';
import { StandIn } from '../../support/stand-ins/stand-in.js';

/**
 * Every request that goes out goes to an address of the configuration (oxlint names the files that may send
 * one), and nobody at that address can send it on to another: to this machine, its neighbors, or a stranger,
 * with our keys.
 */

const other = new StandIn(() => ({ status: 200, body: {} }));
let status = 307;
const provider = new StandIn(({ path }) => ({
  status,
  body: null,
  headers: { location: `${other.url}${path}` },
}));

beforeAll(() => Promise.all([other.listen(), provider.listen()]));
afterAll(() => Promise.all([other.close(), provider.close()]));

const payable = {
  title: 'Order FG-1',
  testUrl: '',
  orderNumber: 'FG-1',
  key: 'FG-1',
  take: 'at-once' as const,
  total: 1_205,
  email: 'ann@example.com',
  heldUntil: new Date(Date.now() + 900_000),
  returnUrl: 'https://farmgate.example/orders/1',
};

const s3 = () =>
  new S3Store({
    endpoint: provider.url,
    region: 'eu-west-1',
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });

const ASKERS: Record<string, () => Promise<unknown>> = {
  'Google Places': () =>
    new GooglePlacesClient({ apiKey: 'key', baseUrl: provider.url, log: () => undefined }).searchText({
      textQuery: 'farm',
      center: { latitude: 26, longitude: -81 },
      radiusMeters: 1_000,
    }),
  'the USDA directories': () =>
    fetchUsdaDirectory({
      baseUrl: provider.url,
      apiKey: 'key',
      userAgent: 'Farmgate',
      directory: 'farmersmarket',
      state: 'VA',
      patience: { tries: 1, firstWait: 1, longestWait: 1 },
    }),
  'the National Weather Service': () =>
    new WeatherClient({ baseUrl: provider.url, userAgent: 'Farmgate' }).activeAlerts('35.4676,-97.5164'),
  Stripe: () =>
    new StripeGateway({
      secretKey: 'sk_test',
      webhookSecret: 'whsec',
      baseUrl: provider.url,
      timeoutMs: 10_000,
    }).start(payable),
  PayPal: () =>
    new PayPalGateway({
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'hook',
      baseUrl: provider.url,
      timeoutMs: 10_000,
    }).start(payable),
  'the object store, giving a picture': () => s3().get('abc/400.jpg'),
  'the object store, taking a picture': () => s3().put('abc/400.jpg', Buffer.from('x'), 'image/jpeg'),
};

describe('a provider that points elsewhere', () => {
  it.each(Object.entries(ASKERS))('is not followed: %s', async (_who, ask) => {
    for (status of [301, 302, 307, 308]) {
      const asked = provider.requests.length;
      await expect(ask()).rejects.toThrow();
      expect(provider.requests.length).toBeGreaterThan(asked);
    }
    expect(other.requests).toEqual([]);
  });
});
