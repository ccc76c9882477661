import { startTestPostgres, type TestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { brokenSums } from '../../../tools/load/src/report/audit.sql.js';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { Image } from '../../src/platform/media/image.entity.js';
import { mountSmallDisk, onSmallDisk, type SmallDisk } from '../support/database/small-disk.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { eventually, hurry } from '../support/eventually.js';
import type { Answer } from '../support/http/http-client.js';
import { type Client, PASSWORD, signedIn } from '../support/http/people.js';
import { refusal } from '../support/http/refusal.js';
import { EGGS } from '../support/make/listing-form.js';
import { makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { makeHeavyPicture } from '../support/make/pictures.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { until } from '../support/until.js';

/** PostgreSQL on a disk that is really full: a tmpfs with a file that takes the rest. */

const LONG_MS = 240_000;
/** No row of a page that is there already has room for it. */
const LONG_TEXT = Array.from({ length: 105 }, () => crypto.randomUUID()).join(' ');
const LONG = { ...EGGS, description: LONG_TEXT };

onSmallDisk()('a full disk under PostgreSQL', () => {
  const STOCK = 20;
  let disk: SmallDisk;
  let postgres: TestPostgres;
  let smtp: MailServer;
  let db: DataSource;
  let server: RunningServer;
  /** One whose own files are on another disk. */
  let elsewhere: RunningServer;
  let farmer: Client;
  let buyer: { cookie: string };
  let productId: number;
  let listingId: number;
  let picture: { field: string; bytes: Buffer };
  let waiting: Mail[];

  beforeAll(async () => {
    disk = mountSmallDisk(1_200);
    // Nothing is tidied up meanwhile, which could make room.
    const settings = { synchronous_commit: 'on', autovacuum: 'off' };
    postgres = await startTestPostgres({ base: disk.folder, settings });
    smtp = await startMailServer();
    server = await startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(disk.folder, 'data'),
      JOBS: 'on',
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'fatal',
    });
    elsewhere = await startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(tmpdir(), 'farmgate-elsewhere'),
      LOG_LEVEL: 'warn',
    });
    db = await openDataSource(postgres.url);
    farmer = await signedIn({ ...server, db }, { role: 'farmer' });
    const vendor = await makeVendor(db, { userId: farmer.user.id });
    productId = (await makeProduct(db, { vendorId: vendor.id, inventory: STOCK })).id;
    listingId = (await makeListing(db, { userId: farmer.user.id })).id;
    await makePlace(db);
    buyer = await shopper(server, [productId, 2]);
    picture = { field: 'image', bytes: await makeHeavyPicture() };
    await leaveMailWaiting();
    await takeAllRoom();
  }, LONG_MS);
  afterAll(async () => {
    await server.kill();
    await elsewhere.kill();
    await db.destroy();
    await postgres.stop();
    await smtp.stop();
    disk.remove();
  }, LONG_MS);

  /** A mail whose next try is due while the disk is full. */
  async function leaveMailWaiting(): Promise<void> {
    smtp.answerRecipient = () => 451;
    await letter();
    const untried = 'SELECT 1 FROM mails WHERE id NOT IN (SELECT mail_id FROM mail_attempts)';
    await eventually(db, async () => (await db.query<[]>(untried)).length === 0);
    smtp.answerRecipient = () => undefined;
    waiting = await db.getRepository(Mail).findBy({ status: 'waiting' });
    await db.query(`UPDATE pgboss.job SET start_after = now() + interval '1 hour' WHERE name = 'mail'`);
  }

  /** The disk's, and what is free in pages of tables that small rows would still find. */
  async function takeAllRoom(): Promise<void> {
    // A piece of the log that is all there. Where there is no room for the next one, PostgreSQL ends itself:
    // see database-gone.
    await db.query('SELECT pg_switch_wal()');
    await db.query('CHECKPOINT');
    await db.query(`UPDATE sessions SET last_seen_at = now() - interval '2 hours'`);
    const { id } = await db.getRepository(Mail).save({
      ...{ kind: 'test', recipient: 'a@b.example', subject: 's', html: '', text: '' },
      ...{ messageId: '<1@farmgate.example>', status: 'failed' },
    });
    // What was changed before leaves no room either.
    await db.query('VACUUM sessions, mails, mail_attempts, pgboss.job');
    disk.fill();
    const session = `INSERT INTO sessions (id, user_id, data, expires_at)
      SELECT encode(sha256(random()::text::bytea), 'base64'), $1, '{}', now() + interval '1 day'`;
    const attempt = `INSERT INTO mail_attempts (mail_id, is_sent, detail) VALUES ($1, false, '')`;
    expect(await untilRefused(() => db.query(session, [farmer.user.id]))).toBe('53100');
    expect(await untilRefused(() => db.query(attempt, [id]))).toBe('53100');
  }

  const arrivedIds = () => smtp.arrived.map(({ headers }) => headers['message-id']).sort();

  async function untilRefused(write: () => Promise<unknown>): Promise<string | undefined> {
    for (let count = 0; count < 10_000; count += 1) {
      try {
        await write();
      } catch (error) {
        return (error as { code?: string }).code;
      }
    }
    return undefined;
  }

  const order = () =>
    server.post<OrderView>('/api/orders', checkoutForm({ shippingMethod: 'pickup', paymentMethod: 'cash' }), {
      cookie: buyer.cookie,
      'idempotency-key': 'on-a-full-disk',
    });
  const letter = () =>
    server.post('/api/contact', {
      name: 'Sam',
      email: 'sam@mail.example',
      subject: 'Kale',
      message: LONG_TEXT,
    });
  const writing: Record<string, () => Promise<Answer<unknown>>> = {
    'an order': order,
    'a listing': () => farmer.postForm('/api/listings', LONG),
    'a picture': () => farmer.postForm('/api/listings', LONG, picture),
    'a letter': letter,
    'a session': () =>
      server.post('/api/auth/login', { usernameOrEmail: farmer.user.username, password: PASSWORD }),
    'a favorite': () => farmer.put(`/api/favorites/products/${productId}`, {}),
  };
  const counts = async () => ({
    orders: await db.getRepository(Order).count(),
    listings: await db.getRepository(Listing).count(),
    images: await db.getRepository(Image).count(),
    stock: (await db.getRepository(Product).findOneByOrFail({ id: productId })).inventory,
    cart: (await server.get<CartView>('/api/cart', buyer)).body.length,
  });

  it('refuses what is to be written, and nothing of it is there', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const [what, write] of Object.entries(writing)) {
        const answer = await write();
        expect([what, answer]).toMatchObject([what, refusal('DATABASE_FULL')]);
      }
    }
    expect(await counts()).toEqual({ orders: 0, listings: 1, images: 0, stock: STOCK, cart: 1 });
    const media = path.join(disk.folder, 'data/media');
    expect(existsSync(media) ? await readdir(media) : []).toEqual([]);
  });

  it('lets everybody read, also those who are signed in', async () => {
    for (const page of [
      '/',
      '/browse?zipCode=33901',
      `/listings/${listingId}`,
      `/products/${productId}`,
      '/products',
    ])
      expect([page, (await server.get(page)).status]).toEqual([page, 200]);
    for (const call of ['/api/listings?search=tomatoes', `/api/products/${productId}`, '/api/health/reading'])
      expect([call, (await server.get(call)).status]).toEqual([call, 200]);
    for (const own of ['/api/auth/me', '/api/orders', '/api/farmer/dashboard'])
      expect([own, (await farmer.get(own)).status]).toEqual([own, 200]);
    expect((await server.get('/api/cart', buyer)).status).toBe(200);
  });

  it('is not ready, and says which disk it is', async () => {
    for (const one of [server, elsewhere]) {
      await until(async () => (await one.get('/api/health')).status === 503);
      expect((await one.get('/api/health/reading')).status).toBe(200);
    }
    expect(elsewhere.output()).toContain("This server is not ready: PostgreSQL's disk is full");
  });

  it('sends no mail that it could not mark as sent', async () => {
    await hurry(db, ['mail']);
    await until(async () => {
      const left = `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active')`;
      return (await db.query<[]>(left)).length === 0;
    });
    expect(arrivedIds()).toEqual([]);
  });

  it('takes everything again once there is room, without a restart, and the order once', async () => {
    const started = () => db.query<unknown[]>('SELECT pg_postmaster_start_time()');
    const startedAt = await started();
    disk.makeRoom();
    for (const one of [server, elsewhere])
      await until(async () => (await one.get('/api/health')).status === 200);
    const answers = [await order(), await order()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
    for (const write of Object.values(writing)) expect((await write()).status).toBeLessThan(300);
    expect(await counts()).toEqual({ orders: 1, listings: 3, images: 1, stock: STOCK - 2, cart: 0 });
    expect(await db.query(brokenSums, [0])).toEqual([]);
    const mails = db.getRepository(Mail);
    await eventually(
      db,
      async () => (await mails.count()) > 4 && !(await mails.existsBy({ status: 'waiting' })),
      ['mail', 'orders.placed-mails'],
    );
    const sent = (await mails.findBy({ status: 'sent' })).map(({ messageId }) => messageId);
    expect(sent).toEqual(expect.arrayContaining(waiting.map(({ messageId }) => messageId)));
    expect(arrivedIds()).toEqual(sent.sort());
    expect(await started()).toEqual(startedAt);
  });
});
