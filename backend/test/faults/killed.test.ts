import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Image } from '../../src/platform/media/image.entity.js';
import { isWaiting, whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { callsTo } from '../support/http/http-client.js';
import { signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { makePicture } from '../support/make/pictures.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { serveAlone } from '../support/servers/serve.js';
import { StripeStandIn } from '../support/stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * kill -9 of a server, at the moments at which something could be lost or come twice. `test` is a server that
 * is not killed.
 */

const LONG_MS = 90_000;
const stripe = new StripeStandIn();
let test: TestApp;
let folder: string;

beforeAll(async () => {
  await stripe.listen();
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-killed-'));
  test = await startTestApp({ ...stripe.env, DATA_DIR: folder, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
  await rm(folder, { recursive: true, force: true });
});

const other = (env: Record<string, string> = {}) =>
  serveAlone(test.databaseUrl, { ...stripe.env, DATA_DIR: folder, LOG_LEVEL: 'fatal', ...env });

/** A connection that is cut is all that a browser sees of it. */
const isCut = (answer: Promise<unknown>) => expect(answer).rejects.toThrow();

describe('a server that is killed during a checkout', () => {
  const stockOf = async (id: number) =>
    (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
  const orderBy = (server: Pick<TestApp, 'post'>, cookie: string, key: string) =>
    server.post<OrderView>('/api/orders', checkoutForm(), { cookie, 'idempotency-key': key });

  async function scene() {
    const vendor = await makeVendor(test.db);
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, inventory: 5 });
    const { cookie } = await shopper(test, [id, 2]);
    return { id, cookie, orders: await test.db.getRepository(Order).count() };
  }
  const countOrders = () => test.db.getRepository(Order).count();

  it(
    'before the order is written leaves cart and stock as they were, and the same key then places it once',
    async () => {
      const { id, cookie, orders } = await scene();
      const doomed = await other();
      await whileLocked(test.db, `SELECT 1 FROM products WHERE id = ${id} FOR UPDATE`, async () => {
        const answer = isCut(orderBy(callsTo(doomed.url), cookie, `before-order-${id}`));
        await eventually(test.db, () => isWaiting(test.db, 'product.id'));
        await doomed.kill();
        await answer;
      });
      expect([await countOrders(), await stockOf(id)]).toEqual([orders, 5]);
      expect((await test.get<CartView>('/api/cart', { cookie })).body).toHaveLength(1);
      const answers = [
        await orderBy(test, cookie, `before-order-${id}`),
        await orderBy(test, cookie, `before-order-${id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
      expect([await countOrders(), await stockOf(id)]).toEqual([orders + 1, 3]);
    },
    LONG_MS,
  );

  it(
    'after the order is written has it, once, and its payment can be begun',
    async () => {
      const { id, cookie, orders } = await scene();
      const doomed = await other();
      stripe.trouble('silent', /POST \/v1\/checkout\/sessions/, 1, true);
      const answer = isCut(orderBy(callsTo(doomed.url), cookie, `after-order-${id}`));
      await eventually(test.db, async () => (await countOrders()) === orders + 1);
      await doomed.kill();
      await answer;
      stripe.calm();
      const again = await orderBy(test, cookie, `after-order-${id}`);
      expect(again.status).toBe(201);
      expect([await countOrders(), await stockOf(id)]).toEqual([orders + 1, 3]);
      const paying = await test.post<OrderView>(`/api/orders/${again.body.id}/payment`, {}, { cookie });
      expect(paying.body.payment?.url).toContain(stripe.url);
    },
    LONG_MS,
  );
});

describe('a server that is killed during an upload', () => {
  const files = async () => {
    const media = path.join(folder, 'media');
    const found = existsSync(media) ? await readdir(media, { recursive: true, withFileTypes: true }) : [];
    return found.filter((entry) => entry.isFile()).length;
  };

  it(
    'leaves no listing and no half picture, and what it wrote is swept',
    async () => {
      const farmer = await signedIn(test, { role: 'farmer' });
      const doomed = await other();
      const fields = {
        productName: 'Duck eggs',
        description: 'Laid this week.',
        price: '6',
        unit: 'dozen',
        category: 'eggs',
        zipCode: '33901',
        phone: '239-555-0101',
      };
      const file = { field: 'image', bytes: await makePicture() };
      await whileLocked(test.db, 'LOCK TABLE listings IN EXCLUSIVE MODE', async () => {
        const upload = callsTo(doomed.url).sendForm(
          'POST',
          '/api/listings',
          { fields, file },
          { cookie: farmer.cookie },
        );
        const answer = isCut(upload);
        await eventually(
          test.db,
          async () => (await isWaiting(test.db, 'listings')) && (await files()) === 6,
        );
        await doomed.kill();
        await answer;
      });
      expect(await test.db.getRepository(Listing).count()).toBe(0);
      expect(await test.db.getRepository(Image).count()).toBe(1);

      await test.db.query(`UPDATE images SET created_at = now() - interval '2 days'`);
      const next = await other({ JOBS: 'on' });
      const jobs = new Jobs(test.db, loadConfig({}, '/'));
      jobs.handle('media-sweep', { retries: 0, retryDelaySeconds: 1 }, null);
      await test.db.transaction((tx) => jobs.enqueue(tx, 'media-sweep', {}));
      await eventually(test.db, async () => (await files()) === 0);
      await eventually(test.db, async () => (await test.db.getRepository(Image).count()) === 0);
      await next.stop();
    },
    LONG_MS,
  );
});
