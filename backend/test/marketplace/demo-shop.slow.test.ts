import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemoAccounts } from '../../src/accounts/users/demo-accounts.js';
import type { ProductView } from '../../src/contract/marketplace/products.js';
import type { SharesNearView, ShareView } from '../../src/contract/marketplace/shares/public-shares.js';
import { PRODUCT_CATEGORIES } from '../../src/contract/marketplace/shop.js';
import type { VendorView } from '../../src/contract/marketplace/vendors.js';
import { seedDemoPickups } from '../../src/marketplace/demo/demo-pickups.js';
import { seedDemoShare } from '../../src/marketplace/demo/demo-share.js';
import { type DemoShop, seedDemoMarketplace } from '../../src/marketplace/demo/seed-marketplace.js';
import { seedDemoOrders } from '../../src/marketplace/demo/seed-orders.js';
import { TaxRule } from '../../src/marketplace/tables/tax-rule.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let accounts: Map<string, number>;
let shop: DemoShop;

beforeAll(async () => {
  test = await startTestApp();
  await test.db.transaction(async (tx) => {
    accounts = await seedDemoAccounts(tx);
    shop = await seedDemoMarketplace(tx, accounts);
    await seedDemoOrders(tx, shop, accounts);
    await seedDemoPickups(tx, shop);
    await seedDemoShare(tx, shop, accounts);
  });
});
afterAll(() => test.close());

const search = (query: string) => test.get<ProductView[]>(`/api/products?${query}`);

describe('the demonstration shop', () => {
  it('gives the demonstration vendor a business, and has one that waits for approval', async () => {
    const own = await test.db.getRepository(Vendor).findOneByOrFail({ userId: accounts.get('vendor') ?? 0 });
    expect(own).toMatchObject({ businessName: 'Orchard House Pantry', state: 'FL', isApproved: true });
    const waiting = await test.db.getRepository(Vendor).findBy({ isApproved: false });
    expect(waiting).toHaveLength(1);
    expect((await test.get(`/api/vendors/${waiting[0]?.id}`)).status).toBe(404);
    expect(shop.vendors).toHaveLength(12);
    expect((await test.get<VendorView>(`/api/vendors/${own.id}`)).body).toMatchObject({ productCount: 15 });
  });

  it('sends each parcel under a number of its own, to a shopper who was there before the first order', async () => {
    const [{ parcels, numbers } = { parcels: 0, numbers: 0 }] = await test.db.query<Record<string, number>[]>(
      `SELECT count(tracking_number)::int AS parcels, count(DISTINCT tracking_number)::int AS numbers FROM fulfilments`,
    );
    expect(parcels).toBeGreaterThan(3);
    expect(numbers).toBe(parcels);
    expect(
      await test.db.query(
        'SELECT 1 FROM orders JOIN users ON users.id = orders.user_id WHERE orders.created_at < users.created_at',
      ),
    ).toEqual([]);
  });

  it('has tax rules that say they are examples, and taxes its orders at the flat rate', async () => {
    const rules = await test.db.getRepository(TaxRule).find();
    expect(rules).toHaveLength(20);
    expect(new Set(rules.map(({ source }) => source))).toEqual(new Set(['Example, not a real rate']));
    expect(await test.db.query("SELECT 1 FROM settings WHERE key = 'tax'")).toEqual([]);
    expect(await test.db.query('SELECT 1 FROM order_items WHERE tax_basis_points <> 800')).toEqual([]);
  });

  it('has pickup sites of three vendors with a full day and one past its cutoff, and a delivery zone', async () => {
    const [count] = await test.db.query<Record<string, number>[]>(
      `SELECT count(*) FILTER (WHERE taken = capacity)::int AS full,
         count(*) FILTER (WHERE orders_close_at < now() AND starts_at > now())::int AS closed,
         (SELECT count(DISTINCT vendor_id)::int FROM pickup_sites) AS vendors, (SELECT count(*)::int FROM delivery_zones) AS zones,
         sum(taken)::int - (SELECT sum(window_taken)::int FROM promises) AS taken,
         (SELECT sum(window_taken)::int FROM fulfilments) AS held
       FROM pickup_windows`,
    );
    expect(count).toMatchObject({ full: 1, vendors: 3, zones: 1, taken: 2, held: 2 });
    expect(count?.closed).toBeGreaterThan(0);
  });

  it('has a share near Fort Myers that people can join, whose members have boxes and pay for them', async () => {
    const { body } = await test.get<SharesNearView>('/api/shares/near?zipCode=33901');
    expect(body).toMatchObject([{ vendorName: 'Orchard House Pantry', weekday: 6, placesLeft: 13 }]);
    const share = (await test.get<ShareView>(`/api/shares/${body[0]?.id}`)).body;
    expect(share.vendor.isDemonstration).toBe(true);
    expect(share.sizes.map(({ placesLeft }) => placesLeft)).toEqual([9, 4]);
    const { daysOff } = await test.db.getRepository(Vendor).findOneByOrFail({ id: share.vendor.id });
    const isAway = ({ date }: { date: string }) => daysOff.some(({ from, to }) => from <= date && date <= to);
    expect(share.dates.length).toBeGreaterThan(10);
    expect(share.dates.filter(isAway)).toEqual([]);
    expect([share.firstDay, share.lastDay]).toEqual([share.dates[0]?.date, share.dates.at(-1)?.date]);
    const wrong = await test.db.query<unknown[]>(
      `SELECT 1 FROM subscriptions AS member
       WHERE (SELECT sum(cents) FROM share_payments WHERE subscription_id = member.id) IS DISTINCT FROM
         (SELECT sum(value + tax) FROM promises WHERE subscription_id = member.id AND state = 'promised')`,
    );
    expect(wrong).toEqual([]);
    const [money] = await test.db.query<Record<string, number>[]>(
      `SELECT (SELECT count(*)::int FROM subscriptions) AS members, (SELECT count(*)::int FROM subscriptions
         JOIN users ON users.id = user_id WHERE username = 'shopper') AS own,
         count(*) FILTER (WHERE state = 'paid')::int AS paid, count(*) FILTER (WHERE state = 'open')::int AS open,
         (sum(cents) FILTER (WHERE state = 'paid'))::int AS cents,
         (SELECT sum(cents)::int FROM member_entries WHERE kind = 'paid') AS noted
       FROM share_payments`,
    );
    expect(money).toMatchObject({ members: 5, own: 1, paid: 4, open: 4 });
    expect(money?.cents).toBe(money?.noted);
  });

  it('sells something of every category, near and far, cheap and dear, much and little of it', async () => {
    for (const category of PRODUCT_CATEGORIES) {
      expect((await search(`category=${category}`)).body.length).toBeGreaterThan(0);
    }
    const count = async (query: string) => Number((await search(query)).headers['x-total-count']);
    expect(await count('')).toBe(shop.products.filter(({ isActive }) => isActive).length + 6);
    expect(await count('zipCode=33901')).toBe(15);
    expect(await count('availability=low-stock')).toBeGreaterThan(20);
    expect(await count('search=honey')).toBeGreaterThan(4);
    expect(await count('practice=organic&maxPrice=10')).toBeGreaterThan(10);
    expect((await search('search=marmelade')).headers['x-search-corrected']).toBe('marmalade');
  });

  it('has products in sizes and options, of which one is sold out and one nearly', async () => {
    const { body } = await search('category=eggs&limit=60');
    expect(body.find(({ name }) => name === 'Pasture-raised eggs')).toMatchObject({
      variantCount: 3,
      price: 4.5,
      inventory: 45,
    });
    const [count] = await test.db.query<Record<string, number>[]>(
      `SELECT count(*)::int AS options, count(*) FILTER (WHERE inventory = 0)::int AS out,
         count(*) FILTER (WHERE inventory BETWEEN 1 AND 10)::int AS low FROM product_variants`,
    );
    expect(count).toEqual({ options: 176, out: 12, low: 21 });
  });

  it('has products with stock for pickup days, one of them for these days alone', async () => {
    const { body } = await search('search=orange&limit=60');
    const dated = body.filter(({ dates }) => dates);
    expect(dated.map(({ inventory }) => inventory === 0).sort()).toEqual([false, true]);
  });

  it('has orders in every status, whose ledger adds up to them', async () => {
    const statuses = await test.db.query<{ status: string }[]>(
      'SELECT DISTINCT status FROM orders ORDER BY status',
    );
    expect(statuses.map(({ status }) => status)).toEqual([
      'cancelled',
      'confirmed',
      'delivered',
      'pending',
      'shipped',
    ]);
    const wrong = await test.db.query<unknown[]>(
      `SELECT orders.id FROM orders LEFT JOIN fulfilments AS share ON share.order_id = orders.id
       GROUP BY orders.id HAVING sum(share.total) IS DISTINCT FROM orders.total`,
    );
    expect(wrong).toEqual([]);
    const [sums] = await test.db.query<{ sales: number; paid: number }[]>(
      `SELECT (SELECT sum(amount)::int FROM ledger_entries WHERE kind = 'sale') AS sales,
         (SELECT sum(total)::int FROM orders WHERE payment_status = 'paid') AS paid`,
    );
    expect(sums?.sales).toBe(sums?.paid);
    const short = await test.db.query<unknown[]>(
      `SELECT line.quantity, short.quantity AS missing FROM short_rows AS short
       JOIN order_items AS line ON line.id = order_item_id WHERE amount > 0`,
    );
    expect(short).toEqual([{ quantity: 1, missing: 1 }]);
  });

  it('shows reviews of what has arrived', async () => {
    const rated = (await search('sort=rating&limit=3')).body;
    expect(rated.every(({ rating, reviewCount }) => rating !== null && reviewCount > 0)).toBe(true);
  });
});
