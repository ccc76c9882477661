import { startTestPostgres, type TestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { brokenMails, brokenSums } from '../../../tools/load/src/report/audit.sql.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../src/platform/secrets/app-secrets.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { eventually } from '../support/eventually.js';
import type { Answer } from '../support/http/http-client.js';
import { type Client, makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { refusal } from '../support/http/refusal.js';
import { makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, confirmOrder, shopper } from '../support/scenes/shopper.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { until } from '../support/until.js';

/**
 * PostgreSQL itself is ended and started again under a server that runs. Elsewhere: a way to it that breaks
 * (platform/database), and replicas that die (servers/read-replica).
 */

const LONG_MS = 120_000;
const STOCK = 1_000;
const NOTICE = 'We are closed on Sunday.';

let postgres: TestPostgres;
let server: RunningServer;
let smtp: MailServer;
let db: DataSource;
let folder: string;
let person: Client;
let productId: number;
let listingId: number;
/** The secret of links to orders. */
let links: string;

beforeAll(async () => {
  // What is committed must be there afterwards, as it is with the settings of the product.
  postgres = await startTestPostgres({ settings: { synchronous_commit: 'on' } });
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-gone-'));
  smtp = await startMailServer();
  server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    JOBS: 'on',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'fatal',
  });
  db = await openDataSource(postgres.url);
  const { id: userId } = await makeUser(db);
  const vendor = await makeVendor(db, { userId });
  productId = (await makeProduct(db, { vendorId: vendor.id, inventory: STOCK })).id;
  listingId = (await makeListing(db)).id;
  await makePlace(db);
  person = await signedIn({ ...server, db });
  links = await appSecret(db, 'order-links');
  await db.query(`INSERT INTO settings (key, value) VALUES ('site-notice', $1)`, [
    { text: NOTICE, until: null },
  ]);
}, LONG_MS);
afterAll(async () => {
  await server.kill();
  await db.destroy();
  await postgres.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
}, LONG_MS);

let letters = 0;
const letter = (subject: string) => ({
  name: 'Sam',
  email: `sam-${(letters += 1)}@mail.example`,
  subject,
  message: 'Where can I find kale?',
});

/** Calls that need the database, of every kind. */
const calls: Record<string, () => Promise<Answer<unknown>>> = {
  'what visitors read': () => server.get('/api/listings?zipCode=33901'),
  'one thing': () => server.get(`/api/products/${productId}`),
  'places near by': () => server.get('/api/farmers-markets?zipCode=33901'),
  'what is one’s own': () => person.get('/api/auth/me'),
  'signing in': () =>
    server.post('/api/auth/login', { usernameOrEmail: person.user.username, password: PASSWORD }),
  'writing to the team': () => server.post('/api/contact', letter('While it was away')),
  'a cart': () => server.post('/api/cart', { productId, quantity: 1 }),
  'a picture for other sites': () => server.get(`/og/listings/${listingId}.png`),
  'the site map': () => server.get('/sitemap-listings-1.xml'),
};
const pages = () => [
  '/',
  '/browse?zipCode=33901',
  '/farmers-markets?zipCode=33901',
  `/listings/${listingId}`,
  `/products/${productId}`,
];

/**
 * Places an order as the storefront does: where no order came of it, the same is sent again with the same
 * key.
 */
async function buy(answers: Answer<unknown>[]): Promise<string> {
  const { cookie } = await untilAnswered(() => shopper(server, [productId, 2]));
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
  const email = `${crypto.randomUUID()}@mail.example`;
  const form = checkoutForm({ email, shippingMethod: 'pickup', paymentMethod: 'cash' });
  const order = await untilAnswered(async () => {
    const answer = await server.post<OrderView>('/api/orders', form, headers);
    answers.push(answer);
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  });
  await untilAnswered(async () => {
    const answer = await confirmOrder(server, links, order);
    answers.push(answer);
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  });
  return order.orderNumber;
}

async function untilAnswered<Result>(step: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + LONG_MS / 2; ; await setTimeout(100)) {
    try {
      return await step();
    } catch (error) {
      if (!String(error).includes('DATABASE_UNAVAILABLE') || performance.now() > end) throw error;
    }
  }
}

/** What somebody is told who comes while the database is away. */
const told = (answer: Answer<unknown>) => ({
  status: answer.status,
  retryAfter: answer.headers['retry-after'],
});
const AWAY = { status: 503, retryAfter: '5' };

/** People who look and buy all the time, until they are told to stop. */
function startTraffic() {
  const seen: Answer<unknown>[] = [];
  const orders: string[] = [];
  const over = new AbortController();
  const visitor = async (ask: () => Promise<Answer<unknown>>) => {
    for (; !over.signal.aborted; await setTimeout(20)) seen.push(await ask());
  };
  const shopping = async () => {
    do orders.push(await buy(seen));
    while (!over.signal.aborted);
  };
  const people = Promise.all([
    ...pages().map((page) => visitor(() => server.get(page))),
    visitor(() => server.get(`/api/products/${productId}`)),
    visitor(() => person.get('/api/auth/me')),
    ...Array.from({ length: 4 }, shopping),
  ]);
  const stop = () => {
    over.abort();
    return people;
  };
  return { seen, orders, stop };
}

describe('when PostgreSQL is ended under a server', () => {
  let traffic: ReturnType<typeof startTraffic>;
  let waiting: Mail[];

  beforeAll(async () => {
    // Mails that wait for their next try.
    smtp.answerRecipient = () => 451;
    expect((await server.post('/api/contact', letter('Before'))).status).toBe(201);
    const untried = 'SELECT 1 FROM mails WHERE id NOT IN (SELECT mail_id FROM mail_attempts)';
    await eventually(db, async () => (await db.query<[]>(untried)).length === 0);
    waiting = await db.getRepository(Mail).find();
    traffic = startTraffic();
    await until(() => traffic.orders.length >= 8);
    await postgres.crash();
  }, LONG_MS);
  afterAll(() => traffic.stop().catch(() => undefined), LONG_MS);

  it('whoever calls is told at once when to come again', async () => {
    for (const [what, ask] of Object.entries(calls)) {
      const before = performance.now();
      const answer = await ask();
      expect([what, told(answer)]).toEqual([what, AWAY]);
      expect(answer).toMatchObject(refusal('DATABASE_UNAVAILABLE'));
      expect(performance.now() - before).toBeLessThan(6_000);
    }
    const health = await server.get('/api/health');
    expect(health).toMatchObject({ status: 503, body: { alive: true, ready: false } });
  });

  it('pages say it as well, and those that show nothing of it are there', async () => {
    for (const page of pages()) {
      const answer = await server.get<string>(page);
      expect([page, told(answer)]).toEqual([page, AWAY]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.body).toMatch(/<h1[ >]/);
      expect(readable(answer.body)).toMatch(/try again/i);
    }
    expect((await server.get('/login')).status).toBe(200);
  });

  it(
    'all is served again within seconds of its start, as it was before',
    async () => {
      await postgres.restart();
      await until(async () => (await server.get('/api/health')).status === 200, 10_000);
      for (const [what, ask] of Object.entries(calls)) {
        const { status } = await ask();
        expect([what, status < 300]).toEqual([what, true]);
      }
      for (const page of pages()) {
        const { status, body } = await server.get<string>(page);
        expect([page, status, body.includes(NOTICE)]).toEqual([page, 200, true]);
      }
      const soFar = traffic.orders.length;
      await until(() => traffic.orders.length >= soFar + 8);
      await traffic.stop();
      const others = traffic.seen.filter(({ status }) => status !== 200 && status !== 201);
      expect(others.length).toBeGreaterThan(0);
      for (const answer of others) expect({ ...told(answer), body: answer.body }).toMatchObject(AWAY);
    },
    LONG_MS,
  );

  it('each order is there once, with its stock, however often it was sent', async () => {
    const { orders } = traffic;
    const placed = await db.getRepository(Order).find();
    expect(placed.map(({ orderNumber }) => orderNumber).sort()).toEqual([...orders].sort());
    const { inventory } = await db.getRepository(Product).findOneByOrFail({ id: productId });
    expect(inventory).toBe(STOCK - 2 * orders.length);
    expect(await db.query(brokenSums, [0])).toEqual([]);
  });

  it(
    'jobs go on, and mails that waited are sent',
    async () => {
      smtp.answerRecipient = () => undefined;
      const mails = db.getRepository(Mail);
      const least = 2 * traffic.orders.length + waiting.length;
      const areSent = async () =>
        (await mails.count()) >= least && !(await mails.existsBy({ status: 'waiting' }));
      await eventually(db, areSent, ['mail', 'orders.placed-mails']);
      expect(await db.query(brokenMails, [0])).toEqual([]);
      const arrived = smtp.arrived.map(({ headers }) => headers['message-id']);
      expect(arrived).toEqual(expect.arrayContaining(waiting.map(({ messageId }) => messageId)));
    },
    LONG_MS,
  );
});

/** @returns what a page says to people */
const readable = (html: string) =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
