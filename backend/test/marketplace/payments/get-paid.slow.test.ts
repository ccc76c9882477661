import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { GetPaidLink, GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { PAYOUT } from '../../support/scenes/stripe-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const cents = (amount: number) => Math.round(amount * 100);

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;

beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350, inventory: 100 });
});

const view = async () => (await seller.get<GetPaidView>('/api/vendor/get-paid')).body;
const play = (outcome: string) =>
  seller.post<GetPaidView & { error?: string }>('/api/vendor/get-paid/test-account', { outcome });
const year = (of: number) => seller.get<YearStatement>(`/api/vendor/year-statement?year=${of}`);

async function sell(given: Record<string, unknown> = {}, steps = ['confirmed', 'shipped', 'delivered']) {
  const { cookie } = await shopper(test, [kale.id, 3]);
  const email = `buyer-${Math.random().toString(36).slice(2)}@example.com`;
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm({ email, ...given }), { cookie });
  if (body.payment) await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  const isPickup = body.shippingMethod === 'pickup';
  for (const status of steps) {
    if (isPickup && status === 'shipped') continue;
    const moved = await seller.put(`/api/orders/${body.id}/status`, { status });
    expect(moved.status).toBe(200);
  }
  return body;
}

describe('with test payments', () => {
  it('the whole way is played by our own page, and payouts run', async () => {
    await sell();
    expect(await view()).toMatchObject({ state: 'none', isOffered: true, isTest: true });
    expect(await play('complete')).toMatchObject({ status: 409, body: { error: 'PAYEE_NOT_STARTED' } });
    const { body } = await seller.post<GetPaidLink>('/api/vendor/get-paid/link', {});
    expect(body.url).toBe('/vendor/get-paid/test');
    expect((await view()).state).toBe('due');
    expect((await play('incomplete')).body).toMatchObject({
      state: 'due',
      missing: ['A bank account or debit card for your payouts'],
    });
    const { balance } = (await play('complete')).body;
    await eventually(test.db, async () => (await view()).payouts[0]?.status === 'done', PAYOUT);
    const after = await view();
    expect(after).toMatchObject({ state: 'enabled', balance: { total: 0 }, onTheWay: 0 });
    expect(after.payouts.map(({ amount }) => amount)).toEqual([balance.total]);
    expect((await play('restricted')).body).toMatchObject({ state: 'restricted' });
    await sell();
    expect((await view()).balance.ready).toBeGreaterThan(0);
    expect((await play('deleted')).body).toMatchObject({ state: 'none' });
    expect((await view()).closedAt).not.toBeNull();
  });

  it('cash is the vendor’s, and its commission is owed', async () => {
    await sell({ shippingMethod: 'pickup', paymentMethod: 'cash' });
    const { balance } = await view();
    expect(balance.owed).toBeLessThan(0);
    expect(balance.total).toBe(balance.owed);
  });

  it('each vendor sees their own', async () => {
    await sell();
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    const { body } = await rival.get<GetPaidView>('/api/vendor/get-paid');
    expect(body).toMatchObject({ balance: { total: 0 }, payouts: [], years: [] });
    const stranger = await signedIn(test);
    expect((await stranger.get('/api/vendor/get-paid')).status).toBe(403);
  });
});

describe('people of a business', () => {
  it.each([
    ['manager', 200, 403],
    ['bookkeeper', 200, 403],
    ['packer', 403, 403],
  ] as const)('a %s may not say where the money goes', async (role, looks, links) => {
    const person = await signedIn(test);
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    const membership = { businessId: businessId ?? 0, userId: person.user.id, role };
    await test.db.getRepository(Membership).insert(membership);
    const seen = await person.get<GetPaidView>('/api/vendor/get-paid');
    expect(seen.status).toBe(looks);
    if (looks === 200) expect(seen.body.maySetUp).toBe(false);
    expect((await person.get(`/api/vendor/year-statement?year=2024`)).status).toBe(looks);
    expect((await person.post('/api/vendor/get-paid/link', {})).status).toBe(links);
    const play = await person.post('/api/vendor/get-paid/test-account', { outcome: 'complete' });
    expect(play.status).toBe(links);
    expect((await view()).maySetUp).toBe(true);
  });
});

describe('a year’s statement', () => {
  const NOW = new Date().getUTCFullYear();

  it('agrees with the ledger to the cent, by kind and by state', async () => {
    await sell();
    await sell({ state: 'CA', city: 'Fresno', zipCode: '93701' });
    await sell({ shippingMethod: 'pickup', paymentMethod: 'cash' });
    const refused = await sell({ state: 'NY', city: 'Albany', zipCode: '12207' }, []);
    await seller.put(`/api/orders/${refused.id}/status`, { status: 'cancelled' });
    // The vendor's year may have ended or begun hours ago.
    const statements = [(await year(NOW - 1)).body, (await year(NOW)).body, (await year(NOW + 1)).body];
    const entries = statements.flatMap((one) => one.entries);
    const ledger = await test.db.getRepository(LedgerEntry).findBy({ vendorId: vendor.id });
    expect(entries.map(({ id }) => id).sort()).toEqual(ledger.map(({ id }) => id).sort());
    for (const one of statements) {
      const moved = Object.values(one.sums).reduce((sum, amount) => sum + cents(amount), 0);
      expect(cents(one.openingBalance) + moved).toBe(cents(one.closingBalance));
      const sold = one.states.reduce(
        (sum, s) => sum + cents(s.products) + cents(s.shipping) + cents(s.tax),
        0,
      );
      const { sale, refund, dispute } = one.sums;
      expect(sold).toBe(cents(sale) + cents(refund) + cents(dispute));
    }
    const { body } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(statements.at(-1)?.closingBalance).toBe(body.closingBalance);
    const states = new Map(statements.flatMap((one) => one.states).map((one) => [one.state, one]));
    expect([...states.keys()].sort()).toEqual(['CA', 'FL', 'NY']);
    expect(states.get('NY')).toMatchObject({ products: 0, shipping: 0, tax: 0 });
    expect(states.get('CA')?.tax).toBeGreaterThan(0);
    expect(statements[1]?.timeZone).toBe('America/New_York');
  });

  it('begins at midnight where the vendor is', async () => {
    await sell();
    const entries = test.db.getRepository(LedgerEntry);
    const [sale, commission] = await entries.find({ where: { vendorId: vendor.id }, order: { id: 'ASC' } });
    await entries.update(sale?.id ?? 0, { createdAt: new Date('2024-01-01T04:59:59Z') });
    await entries.update(commission?.id ?? 0, { createdAt: new Date('2024-01-01T05:00:00Z') });
    const before = (await year(2023)).body;
    const after = (await year(2024)).body;
    expect(before.entries).toMatchObject([{ kind: 'sale', day: '2023-12-31', time: '23:59' }]);
    expect(after.entries).toMatchObject([{ kind: 'commission', day: '2024-01-01', time: '00:00' }]);
    expect(after.openingBalance).toBe(before.closingBalance);
    expect((await view()).years).toEqual([2024, 2023]);
  });

  it('comes as a file, from the opening to the closing balance', async () => {
    await sell();
    const csv = await seller.get<string>(`/api/vendor/year-statement.csv?year=${NOW}`);
    expect(csv.headers['content-type']).toContain('text/csv');
    const lines = String(csv.body).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Date (America/New_York),Time,Kind,Order,State,Products,Shipping,Tax,Amount,Balance',
    );
    expect(lines[1]).toContain('opening balance');
    expect(lines.at(-1)).toContain('closing balance');
    for (const line of lines) expect(line.split(',')).toHaveLength(10);
  });

  it('comes as lines of a bank account for QuickBooks Online and Xero, which add up to the same', async () => {
    await sell();
    const { entries, openingBalance, closingBalance } = (await year(NOW)).body;
    const { body } = await seller.get<string>(`/api/vendor/books.csv?year=${NOW}`);
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toBe('Date,Description,Amount');
    expect(lines).toHaveLength(entries.length);
    for (const line of lines) expect(line).toMatch(/^\d\d\/\d\d\/\d{4},[A-Z][A-Za-z -]+[\w-]*,-?\d+\.\d\d$/);
    const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100), 0);
    expect(cents).toBe(Math.round((closingBalance - openingBalance) * 100));
  });

  it('comes as a journal by account, balanced to the cent', async () => {
    await sell();
    const { entries, openingBalance, closingBalance } = (await year(NOW)).body;
    const { body } = await seller.get<string>(`/api/vendor/journal.csv?year=${NOW}`);
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toBe('Entry,Date,Account,Description,Debit,Credit');
    const read = lines.map((line) => line.split(','));
    const cents = (rows: string[][]) =>
      rows.reduce(
        (sum, [, , , , debit, credit]) => sum + Math.round((Number(debit) - Number(credit)) * 100),
        0,
      );
    expect(cents(read)).toBe(0);
    const balance = read.filter(([, , account]) => account === 'Farmgate balance');
    expect(cents(balance)).toBe(Math.round((closingBalance - openingBalance) * 100));
    expect(new Set(read.map(([, , account]) => account))).toContain('Sales tax collected by Farmgate');
    const sale = entries.find(({ kind }) => kind === 'sale');
    const sales = read.filter(([, , account]) => account === 'Sales');
    expect(-cents(sales)).toBe(Math.round((sale?.products ?? 0) * 100));
  });

  it.each(['', '?year=1999', '?year=abc', '?year=2024.5'])('refuses %s', async (query) => {
    expect((await seller.get(`/api/vendor/year-statement${query}`)).status).toBe(400);
  });
});
