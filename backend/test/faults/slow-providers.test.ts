import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { brokenSums } from '../../../tools/load/src/report/audit.sql.js';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { ERRORS, type ErrorCode } from '../../src/contract/shared/errors.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import type { Answer } from '../support/http/http-client.js';
import { refusal } from '../support/http/refusal.js';
import { makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, type Shopper, shopper } from '../support/scenes/shopper.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { PayPalStandIn } from '../support/stand-ins/paypal-stand-in.js';
import { StandIn, type Trouble } from '../support/stand-ins/stand-in.js';
import { StripeStandIn } from '../support/stand-ins/stripe-stand-in.js';
import { until } from '../support/until.js';

/**
 * Providers that let the server wait, for many people at once: more than it has connections to its database.
 */

const LONG_MS = 120_000;
const MANY = 30;
const STOCK = 1_000;
const ALWAYS = Number.MAX_SAFE_INTEGER;
/** How a provider fails. */
const TROUBLES: Trouble['kind'][] = ['silent', 'dripping', 'broken'];
/**
 * How long whoever pays waits at most, where the provider is given one second twice: less than the ten
 * seconds that it has by default.
 */
const MOST_MS = 9_000;

const market = { id: 'ChIJ1', displayName: { text: 'River Market' }, types: ['farmers_market'] };
const location = { latitude: 26.64, longitude: -81.8725 };
const stripe = new StripeStandIn();
const paypal = new PayPalStandIn();
/** Both services, and how a payment begins there. */
const SERVICES = [
  { name: 'Stripe', paymentMethod: 'credit_card', service: stripe, begins: /POST \/v1\/checkout\/sessions$/ },
  { name: 'PayPal', paymentMethod: 'paypal', service: paypal, begins: /POST \/v2\/checkout\/orders$/ },
] as const;
const google = new StandIn(() => ({ status: 200, body: { places: [{ ...market, location }] } }));
let database: TestDatabase;
let db: DataSource;
let server: RunningServer;
let productId: number;
let listingId: number;

beforeAll(async () => {
  await Promise.all([stripe.listen(), paypal.listen(), google.listen()]);
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  server = await startServer({
    DATABASE_URL: database.url,
    ...stripe.env,
    ...paypal.env,
    PAYMENT_TIMEOUT: '1',
    PLACES_PROVIDER: 'google',
    GOOGLE_MAPS_API_KEY: 'a-key',
    GOOGLE_PLACES_BASE_URL: google.url,
    LOG_LEVEL: 'silent',
  });
  const vendor = await makeVendor(db);
  productId = (await makeProduct(db, { vendorId: vendor.id, inventory: STOCK })).id;
  listingId = (await makeListing(db)).id;
}, LONG_MS);
afterAll(async () => {
  await server.kill();
  await db.destroy();
  await database.drop();
  await Promise.all([stripe.close(), paypal.close(), google.close()]);
}, LONG_MS);

const unavailable = (code: ErrorCode) => ({ ...refusal(code), headers: { 'retry-after': '5' } });

/**
 * Everybody who needs nothing of the provider is served while others wait for it.
 * @returns what those others got, and after how long
 */
async function meanwhile<Result>(waiting: Promise<Result>[], bound: number): Promise<Result[]> {
  const began = performance.now();
  let isOver = false;
  const all = Promise.all(waiting).finally(() => (isOver = true));
  let served = 0;
  do {
    for (const address of [
      '/api/health',
      '/api/listings',
      `/listings/${listingId}`,
      `/api/products/${productId}`,
    ]) {
      const asked = performance.now();
      expect([address, (await server.get(address)).status]).toEqual([address, 200]);
      expect(performance.now() - asked).toBeLessThan(3_000);
      served += 1;
    }
  } while (!isOver);
  const answers = await all;
  expect(performance.now() - began).toBeLessThan(bound);
  expect(served).toBeGreaterThan(0);
  return answers;
}

describe.each(SERVICES)('$name', ({ paymentMethod, service, begins }) => {
  const place = ({ cookie }: Shopper, key: string) =>
    server.post<OrderView>('/api/orders', checkoutForm({ paymentMethod }), {
      cookie,
      'idempotency-key': key,
    });
  const pay = ({ cookie }: Shopper, { id }: OrderView) =>
    server.post<OrderView>(`/api/orders/${id}/payment`, {}, { cookie });
  const stock = async () => (await db.getRepository(Product).findOneByOrFail({ id: productId })).inventory;

  it.each(TROUBLES)(
    'that is %s costs nobody an order or a cart, and is paid once it is back',
    async (kind) => {
      const before = { orders: await db.getRepository(Order).count(), stock: await stock() };
      const early = await shopper(server, [productId, 1]);
      service.trouble('broken', begins, 2);
      const unpaid = (await place(early, `${paymentMethod}-early-${kind}`)).body;
      const buyers = await Promise.all(Array.from({ length: MANY }, () => shopper(server, [productId, 1])));
      const looker = await shopper(server, [productId, 1]);

      service.trouble(kind, begins, ALWAYS, true);
      const paying = pay(early, unpaid) as Promise<Answer<unknown>>;
      const placing = buyers.map((buyer, index) => place(buyer, `${paymentMethod}-${kind}-${index}`));
      const [payment, ...answers] = await meanwhile([paying, ...placing], MOST_MS);
      expect(payment).toMatchObject(unavailable('PAYMENTS_UNAVAILABLE'));
      for (const answer of answers)
        expect(answer).toMatchObject({
          status: 201,
          body: { paymentStatus: 'held', payment: { url: null } },
        });
      expect((await server.get<CartView>('/api/cart', { cookie: looker.cookie })).body).toHaveLength(1);

      service.calm();
      for (const [index, buyer] of buyers.entries()) {
        const again = await place(buyer, `${paymentMethod}-${kind}-${index}`);
        const { id } = answers[index]!.body as OrderView;
        expect(again).toMatchObject({ status: 201, body: { id } });
        expect(again.body.payment?.url).toContain(service.url);
      }
      expect((await pay(early, unpaid)).body.payment?.url).toContain(service.url);
      const placed = { orders: before.orders + MANY + 1, stock: before.stock - MANY - 1 };
      expect({ orders: await db.getRepository(Order).count(), stock: await stock() }).toEqual(placed);
      expect(await db.query(brokenSums, [0])).toEqual([]);
    },
    LONG_MS,
  );
});

describe('Google Places', () => {
  it.each(TROUBLES)(
    'that is %s is said to whoever searches',
    async (kind) => {
      google.trouble(kind, /./, ALWAYS, true);
      const calls = Array.from({ length: MANY }, (_, index) =>
        server.get<unknown>(
          index % 2 ? '/api/farmers-markets?zipCode=33901' : '/api/local-farms?zipCode=33901',
        ),
      );
      const page = server.get<unknown>('/farmers-markets?zipCode=33901');
      const [shown, ...answers] = await meanwhile([page, ...calls], 10_000);
      for (const answer of answers) expect(answer).toMatchObject(unavailable('PLACES_UNAVAILABLE'));
      expect(shown).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store' },
        body: expect.stringContaining(ERRORS.PLACES_UNAVAILABLE.message) as unknown,
      });
      google.calm();
      const found = await server.get<{ name: string }[]>('/api/farmers-markets?zipCode=33901');
      expect(found.body.map(({ name }) => name)).toEqual(['River Market']);
    },
    LONG_MS,
  );
});

describe('the USDA directories', () => {
  const CLI = path.join(projectFolder(), 'backend/dist/src/cli/main.js');
  const usda = new StandIn(({ path: asked }) => ({
    status: 200,
    body: { data: asked.includes('farmersmarket') || asked.includes('csa') ? [row(asked)] : '' },
  }));
  let folder: string;
  beforeAll(async () => {
    await usda.listen();
    folder = await mkdtemp(path.join(tmpdir(), 'farmgate-usda-'));
  });
  afterAll(async () => {
    await usda.close();
    await rm(folder, { recursive: true });
  });

  const row = (asked: string) => ({
    directory_type: asked.split('/')[2],
    listing_id: '300100',
    listing_name: `The one of ${asked.split('/')[2]}`,
    updatetime: 'Aug 3rd, 2024',
    location_city: 'Charlottesville',
    location_state: 'Virginia',
    location_street: '1 Main St',
    location_zipcode: '22901',
  });

  /**
   * `npm run import` on the database of the server. It waits up to a minute for each answer, so a person ends
   * it here.
   */
  function startImport() {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
    const child = spawn(process.execPath, [CLI, 'import', 'usda-api', '--state', 'VA', '--json'], {
      cwd: folder,
      env: { ...env, USDA_API_KEY: 'a-key', USDA_BASE_URL: usda.url },
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said.stderr += text.toString()));
    return { child, said, ended: once(child, 'close') };
  }
  const names = async () => (await db.getRepository(Place).find()).map(({ name }) => name).sort();

  it(
    'that fail are asked again, those that are silent or drip can be left, and what came is kept',
    async () => {
      usda.trouble('broken', /farmersmarket/);
      usda.trouble('silent', /onfarmmarket/, 1, true);
      const first = startImport();
      await until(() => usda.count(/onfarmmarket/) === 1);
      expect(first.said.stderr).toContain('it answered 500');
      expect((await server.get('/api/listings')).status).toBe(200);
      first.child.kill('SIGINT');
      await first.ended;
      expect(first.child.exitCode).toBe(130);
      expect(JSON.parse(first.said.stdout)).toMatchObject({ created: 1 });
      expect(await names()).toEqual(['The one of farmersmarket']);

      usda.trouble('dripping', /csa/);
      const second = startImport();
      await until(() => usda.count(/csa/) === 1);
      second.child.kill('SIGINT');
      await second.ended;
      expect(second.child.exitCode).toBe(130);

      const third = startImport();
      await third.ended;
      expect(third.child.exitCode).toBe(0);
      expect(JSON.parse(third.said.stdout)).toMatchObject({ created: 1 });
      expect(await names()).toEqual(['The one of csa', 'The one of farmersmarket']);
      expect([usda.count(/farmersmarket/), usda.count(/onfarmmarket/), usda.count(/csa/)]).toEqual([2, 2, 2]);
    },
    LONG_MS,
  );
});
