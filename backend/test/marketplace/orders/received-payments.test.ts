import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let productId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  productId = (await makeProduct(test.db, { vendorId: vendor.id, price: 700, inventory: 20 })).id;
});

type Answer = VendorOrderView & ErrorBody;
/** $15.12 at the stand, or to be picked up. */
const enter = async (when: 'now' | 'pickup' = 'now', more: object = {}) =>
  (
    await seller.post<Answer>('/api/vendor/orders', {
      ...{ items: [{ productId, quantity: 2 }], when, firstName: 'Walt', ...more },
    })
  ).body.id;
const CHECK = { by: 'check', amount: 15.12, day: '2026-01-02', note: '#1042' };
const mark = (id: number, more: object = {}, client = seller) =>
  client.put<Answer>(`/api/vendor/orders/${id}/received`, { ...CHECK, ...more });
const unmark = (id: number) => seller.delete<Answer>(`/api/vendor/orders/${id}/received`);
const entries = () => test.db.getRepository(LedgerEntry).findBy({ vendorId: vendor.id });

describe('money that a farm took itself', () => {
  it('is marked as a check, on the order, its statement and its history, and the ledger stays', async () => {
    const id = await enter();
    const before = await entries();
    const { status, body } = await mark(id);
    expect([status, body.received]).toEqual([200, { ...CHECK, canUndo: true }]);
    expect(body.paymentMethod).toBe('cash');
    expect(body.changes?.at(-1)).toMatchObject({
      change: { kind: 'received', by: 'check', cents: 1_512 },
      by: { role: 'owner' },
    });
    const { body: statement } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(statement.entries.map(({ kind, paidBy }) => [kind, paidBy])).toEqual([
      ['sale', 'check'],
      ['commission', undefined],
      ['payout', 'check'],
    ]);
    const { body: csv } = await seller.get<string>('/api/vendor/statement.csv');
    expect(csv).toContain(',Paid by');
    expect(csv).toContain(',check');
    expect(await entries()).toEqual(before);
  });

  it('can be changed and taken back, and not after 7 days', async () => {
    const id = await enter();
    await mark(id);
    expect((await mark(id, { by: 'other', note: '' })).body.received).toMatchObject({
      by: 'other',
      note: null,
    });
    expect((await unmark(id)).body.received).toBeUndefined();
    expect((await unmark(id)).status).toBe(200);
    await mark(id);
    await test.db.query(
      `UPDATE fulfilments SET received = received || '{"markedAt": "2020-01-01T00:00:00.000Z"}' WHERE order_id = $1`,
      [id],
    );
    await test.db.query(
      `UPDATE fulfilment_events SET created_at = '2020-01-02' WHERE fulfilment_id IN
        (SELECT id FROM fulfilments WHERE order_id = $1)`,
      [id],
    );
    expect(await unmark(id)).toMatchObject({ status: 409, body: { error: 'RECEIVED_IS_FINAL' } });
    expect((await mark(id)).status).toBe(409);
  });

  it('counts its 7 days from the handover where it came weeks before', async () => {
    const id = await enter('pickup');
    await mark(id);
    await test.db.query(
      `UPDATE fulfilments SET received = received || '{"markedAt": "2020-01-01T00:00:00.000Z"}' WHERE order_id = $1`,
      [id],
    );
    await seller.put(`/api/orders/${id}/status`, { status: 'delivered' });
    expect((await seller.get<Answer>(`/api/vendor/orders/${id}`)).body.received?.canUndo).toBe(true);
    expect((await unmark(id)).status).toBe(200);
  });

  it('is no more than the order comes to, and not of a day to come', async () => {
    const id = await enter();
    const much = await mark(id, { amount: 15.13 });
    expect([much.status, much.body.issues?.[0]?.message]).toEqual([400, 'This order comes to $15.12.']);
    expect((await mark(id, { day: '2199-01-01' })).status).toBe(400);
    for (const wrong of [{ amount: 0 }, { amount: 1.005 }, { by: 'card' }])
      expect((await mark(id, wrong)).status).toBe(400);
  });

  it('comes before the pickup, too: nothing is left to take, and the ledger books it at the handover', async () => {
    const id = await enter('pickup');
    expect((await mark(id)).body).toMatchObject({ received: CHECK, paymentStatus: 'due' });
    expect(await entries()).toEqual([]);
    const buyers = async () =>
      (await seller.get<OrderView>(`/api/orders/${id}`)).body.fulfilments[0]?.received;
    expect(await buyers()).toEqual({ by: 'check', amount: 15.12 });
    const { body: file } = await seller.get<string>('/api/vendor/orders/export');
    expect(file).toContain(',cash,due,Walt,');
    expect(file).toMatch(/,Paid by,Paid at the farm\r\n.*,Check,15\.12\r\n$/);
    await test.db.query(
      `UPDATE fulfilments SET received = received || '{"markedAt": "2020-01-01T00:00:00.000Z"}' WHERE order_id = $1`,
      [id],
    );
    const part = await mark(id, { amount: 5 });
    expect(part.body.received).toMatchObject({ amount: 5, canUndo: true });
    expect((await unmark(id)).body.received).toBeUndefined();
    expect(await buyers()).toBeUndefined();

    await mark(id);
    await seller.put(`/api/orders/${id}/status`, { status: 'delivered' });
    const { body: statement } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(statement.entries.map(({ kind, paidBy }) => [kind, paidBy])).toEqual([
      ['sale', 'check'],
      ['commission', undefined],
      ['payout', 'check'],
    ]);
  });

  it('goes back by hand where its order is canceled, and its customer reads that', async () => {
    const id = await enter('pickup', { email: 'walt@example.com' });
    await mark(id);
    await seller.put(`/api/orders/${id}/status`, { status: 'cancelled', note: 'Frost.' });
    const [mail] = await test.db
      .getRepository(Mail)
      .findBy({ recipient: 'walt@example.com', kind: 'order-cancelled' });
    expect(mail?.text).toContain('will refund the $15.12 you paid.');
    expect((await mark(id)).body.error).toBe('NOT_PAID_AT_PICKUP');
    expect((await unmark(id)).body.received).toBeUndefined();
  });

  it('is said by those who may', async () => {
    const id = await enter();
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    const bookkeeper = await signedIn(test);
    const whose = { businessId: businessId ?? 0, userId: bookkeeper.user.id, role: 'bookkeeper' } as const;
    await test.db.getRepository(Membership).insert(whose);
    expect((await mark(id, {}, bookkeeper)).status).toBe(403);
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await mark(id, {}, rival)).status).toBe(404);
  });
});
