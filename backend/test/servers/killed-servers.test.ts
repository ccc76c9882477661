import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { brokenMails, brokenSums } from '../../../tools/load/src/report/audit.sql.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../src/platform/secrets/app-secrets.js';
import { makeUser } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, confirmOrder, shopper } from '../support/scenes/shopper.js';
import { type Fleet, startFleet } from '../support/servers/servers.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';

/**
 * kill -9 of servers behind a proxy, while others go on. Elsewhere: the single moments of a checkout
 * (faults/killed).
 */

const LONG_MS = 300_000;

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LONG_MS / 2; !(await holds()); await setTimeout(50)) {
    if (Date.now() > end) throw new Error(`It did not come to pass: ${holds.toString()}`);
  }
}

/**
 * Waits until every mail has arrived. Jobs of a killed server are given to another once their time is over,
 * and the test does not wait for that: it makes them due again and again, also under a living server's hands,
 * which has to bear it.
 */
async function allMailsAreSent({ db }: Fleet, expected: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    const left = await db.query<unknown[]>(`SELECT 1 FROM mails WHERE status <> 'sent' LIMIT 1`);
    if (left.length === 0 && (await expected())) return true;
    await db.query(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() - interval '1 second'
       WHERE name IN ('mail', 'orders.placed-mails')
         AND (state = 'retry' OR state = 'active' AND started_on < now() - interval '3 seconds')`,
    );
    await db.query(
      `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'mail' AND state = 'created'`,
    );
    await setTimeout(300);
    return false;
  });
}

const messageIds = async ({ db }: Fleet) =>
  (await db.getRepository(Mail).find()).map(({ messageId }) => messageId).sort();
const arrivedIds = ({ arrived }: MailServer) => arrived.map(({ headers }) => headers['message-id'] ?? '');

describe('mails', () => {
  let fleet: Fleet;
  let smtp: MailServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    fleet = await startFleet(2, { JOBS: 'on', SMTP_URL: smtp.url });
  }, LONG_MS);
  afterAll(async () => {
    await fleet.close();
    await smtp.stop();
  }, LONG_MS);

  it(
    'that a killed server was sending are sent by another, and none becomes two',
    async () => {
      smtp.slowness = 3_000;
      const letter = { name: 'Sam', email: 'sam@mail.example', message: 'Where can I find kale?' };
      for (let round = 0; round < 8; round += 1) {
        const { status } = await fleet.post('/api/contact', { ...letter, subject: `Question ${round}` });
        expect(status).toBe(201);
      }
      const written = await messageIds(fleet);
      expect(written.length).toBeGreaterThanOrEqual(8);
      // By now each of the two holds one.
      await until(() => smtp.begun >= 2);
      await fleet.kill(fleet.at(0));
      smtp.slowness = 0;
      await allMailsAreSent(fleet, () => Promise.resolve(true));
      expect(await messageIds(fleet)).toEqual(written);
      const arrived = arrivedIds(smtp);
      expect([...new Set(arrived)].sort()).toEqual(written);
      // What the mail server took while its sender died comes again under the same id, by which mail programs
      // know it.
      expect(arrived.length - written.length).toBeLessThanOrEqual(1);
    },
    LONG_MS,
  );
});

describe('orders', () => {
  const SHOPPERS = 15;
  const LEAST_ORDERS_EACH = 4;
  const STOCK = 100_000;
  let fleet: Fleet;
  /** The secret of links to orders. */
  let links: string;
  let smtp: MailServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    smtp.slowness = 20;
    fleet = await startFleet(3, { JOBS: 'on', SMTP_URL: smtp.url });
    links = await appSecret(fleet.db, 'order-links');
  }, LONG_MS);
  afterAll(async () => {
    await fleet.close();
    await smtp.stop();
  }, LONG_MS);

  /**
   * Places an order as the storefront does: where no answer came, the same is sent again with the same key.
   */
  async function buy(productId: number): Promise<string> {
    const { cookie } = await untilAnswered(() => shopper(fleet, [productId, 2]));
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
    const email = `${crypto.randomUUID()}@mail.example`;
    const form = checkoutForm({ email, shippingMethod: 'pickup', paymentMethod: 'cash' });
    const order = await untilAnswered(async () => {
      const { status, body } = await fleet.post<OrderView>('/api/orders', form, headers);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    });
    await untilAnswered(async () => {
      const { status, body } = await confirmOrder(fleet, links, order);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    });
    return order.orderNumber;
  }

  it(
    'are there once each with their stock and their mails, while servers are killed and added',
    async () => {
      const owner = await makeUser(fleet.db);
      const vendor = await makeVendor(fleet.db, { userId: owner.id });
      const { id } = await makeProduct(fleet.db, { vendorId: vendor.id, inventory: STOCK });
      const numbers: string[] = [];
      let underWay = 0;
      let isOver = false;
      const shop = async () => {
        for (let count = 0; count < LEAST_ORDERS_EACH || !isOver; count += 1) {
          underWay += 1;
          numbers.push(await buy(id));
          underWay -= 1;
          await setTimeout(2_000 + Math.random() * 2_000);
        }
      };
      const disturb = async () => {
        for (let round = 0; round < 2; round += 1) {
          const before = numbers.length;
          await until(() => numbers.length > before + 5 && underWay > 1);
          await fleet.kill(fleet.at(0));
          await fleet.add();
        }
      };
      const shopping = Array.from({ length: SHOPPERS }, shop);
      await Promise.all([...shopping, disturb().finally(() => (isOver = true))]);

      const orders = await fleet.db.getRepository(Order).find();
      expect(numbers.length).toBeGreaterThanOrEqual(SHOPPERS * LEAST_ORDERS_EACH);
      expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual([...numbers].sort());
      expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(numbers.length);
      const { inventory } = await fleet.db.getRepository(Product).findOneByOrFail({ id });
      expect(inventory).toBe(STOCK - 2 * numbers.length);
      expect(await fleet.db.query(brokenSums, [0])).toEqual([]);

      // What a killed server had not written is written by another one, and nothing twice.
      const broken = () => fleet.db.query<unknown[]>(brokenMails, [0]);
      await allMailsAreSent(fleet, async () => (await broken()).length === 0);
      expect([...new Set(arrivedIds(smtp))].sort()).toEqual(await messageIds(fleet));
    },
    LONG_MS,
  );
});

/** Does again what a killed server left without an answer: a connection that broke, or a 502 of the proxy. */
async function untilAnswered<Result>(step: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + LONG_MS / 3; ; await setTimeout(200)) {
    try {
      return await step();
    } catch (error) {
      if (!/No server answers|fetch failed/.test(String(error)) || Date.now() > end) throw error;
    }
  }
}
