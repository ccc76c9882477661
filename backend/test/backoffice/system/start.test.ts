import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { EmptySearches, Trends, Waiting } from '../../../src/contract/backoffice/start.admin.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { houseDay } from '../../../src/contract/shared/calendar/house-zone.js';
import { bookSales } from '../../../src/marketplace/ledger/ledger.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { SearchDay } from '../../../src/platform/search-tallies/search-day.entity.js';
import { SearchMiss } from '../../../src/platform/search-tallies/search-miss.entity.js';
import { SearchTally } from '../../../src/platform/search-tallies/search-tally.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm, makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** The figures of the start page. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const dayBefore = (days: number) => addDays(houseDay(new Date()), -days);

describe('an installation that is new', () => {
  it('has figures of nothing', async () => {
    const { status, body } = await admin.get<Waiting>('/api/admin/start/waiting');
    expect(status).toBe(200);
    expect(new Set(Object.values(body))).toEqual(new Set([0]));
    const trends = await admin.get<Trends>('/api/admin/start/trends');
    expect(trends.body).toHaveLength(30);
    expect(trends.body.at(-1)).toMatchObject({ day: dayBefore(0), orders: 0, gross: 0, searches: 0 });
    expect((await admin.get('/api/admin/start/empty-searches')).body).toEqual({ zipCodes: [], terms: [] });
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('what waits', () => {
  it('is counted as the lists show it', async () => {
    await makeFarm(test.db, { userId: admin.user.id, isClaimed: true });
    await makeFarm(test.db);
    await makeVendor(test.db, { isApproved: false });
    const letter = { name: 'Sam', email: 'sam@mail.example', subject: 'Kale', message: 'Where is kale?' };
    await test.db.getRepository(Message).save([letter, { ...letter, status: 'read' as const }]);
    const mail = { kind: 'x', recipient: 'a@b.example', subject: 's', html: '', text: '' };
    await test.db.getRepository(Mail).save({ ...mail, messageId: '<1@x>', status: 'failed' });
    // One that waits longer than it should, and one that was written just now.
    await test.db.getRepository(Mail).save({ ...mail, messageId: '<2@x>', createdAt: minutesAgo(11) });
    await test.db.getRepository(Mail).save({ ...mail, messageId: '<3@x>' });
    await test.db.query(`INSERT INTO pgboss.job (name, state) VALUES ('mail', 'failed')`);
    const { body } = await admin.get<Waiting>('/api/admin/start/waiting');
    expect(body).toMatchObject({
      farms: 1,
      vendors: 1,
      messages: 1,
      mails: 2,
      jobs: 1,
      refunds: 0,
      reviews: 0,
    });
    for (const [kind, filter, rows] of [
      ['farms', { verification: 'waiting' }, 1],
      ['messages', { status: 'unread' }, 1],
      ['mails', { isUnsent: true }, 2],
      ['jobs', { state: 'failed' }, 1],
    ] as const) {
      const query = encodeURIComponent(JSON.stringify(filter));
      expect((await admin.get<unknown[]>(`/api/admin/${kind}?filter=${query}`)).body).toHaveLength(rows);
    }
  });
});

describe('the trends', () => {
  it('add up what the ledger has of sales: none that is not paid, and what is kept of canceled ones', async () => {
    const vendor = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId: vendor.id, price: 1_050 });
    const userId = admin.user.id;
    for (const status of ['pending', 'delivered', 'cancelled', 'cancelled'] as const) {
      await makePurchase(test.db, { userId, product, status });
    }
    await test.db.query(`UPDATE fulfilments SET commission = 126`);
    // Of the last one, a deposit is kept.
    await test.db.query(`UPDATE fulfilments SET kept = 250, discount = 800, total = 250, commission = 30
      WHERE id = (SELECT max(id) FROM fulfilments)`);
    for (const { orderId } of await test.db.getRepository(VendorOrder).find())
      await bookSales(test.db.manager, orderId);
    await test.db.query(`DELETE FROM ledger_entries AS entry USING fulfilments AS own
      WHERE own.id = entry.fulfilment_id AND own.status = 'pending'`);
    const { body } = await admin.get<Trends>('/api/admin/start/trends?days=90');
    expect(body).toHaveLength(90);
    expect(body.at(-1)).toMatchObject({ orders: 2, gross: 13, commission: 1.56, accounts: 1 });
  });

  it('know no other range', async () => {
    expect((await admin.get('/api/admin/start/trends?days=31')).status).toBe(400);
  });
});

describe('searches in vain', () => {
  it('are told by place and by word, the most frequent first, within the range', async () => {
    const tallies = test.db.getRepository(SearchTally);
    const of = (zipCode: string, days: number, foundNothing: number) => ({
      ...{ day: dayBefore(days), kind: 'farms' as const, zipCode, searches: foundNothing + 1, foundNothing },
    });
    await tallies.save([
      of('33901', 0, 2),
      of('33901', 3, 1),
      of('99501', 1, 7),
      of('85321', 40, 9),
      of('', 0, 5),
    ]);
    await test.db.getRepository(SearchDay).save({ day: dayBefore(0), searches: 9, foundNothing: 7 });
    const word = { kind: 'products' as const, term: 'pawpaws', searches: 4 };
    await test.db.getRepository(SearchMiss).save([
      { ...word, day: dayBefore(0) },
      { ...word, day: dayBefore(2), kind: 'listings' as const },
    ]);
    const { body } = await admin.get<EmptySearches>('/api/admin/start/empty-searches');
    expect(body.zipCodes).toMatchObject([
      { zipCode: '99501', city: 'Anchorage', state: 'AK', foundNothing: 7 },
      { zipCode: '33901', foundNothing: 3, lastDay: dayBefore(0) },
    ]);
    expect(body.terms).toMatchObject([{ term: 'pawpaws', searches: 8, lastDay: dayBefore(0) }]);
    const trends = await admin.get<Trends>('/api/admin/start/trends');
    expect(trends.body.at(-1)).toMatchObject({ searches: 9, foundNothing: 7 });
  });
});
