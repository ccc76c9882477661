import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DAY_MS } from '../../src/contract/shared/calendar/durations.js';
import { LedgerEntry } from '../../src/marketplace/tables/ledger-entry.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { callsTo } from '../support/http/http-client.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { serve } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let seller: Client;
beforeAll(async () => {
  test = await startTestApp();
  seller = await signedIn(test, { role: 'vendor' });
});
afterAll(() => test.close());

it("counts the days of a vendor's figures alike, whatever the database's own time zone", async () => {
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  await makePurchase(test.db, { userId: seller.user.id, product, status: 'delivered' });
  // Noon in UTC is the next day in Auckland.
  const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  const createdAt = new Date(`${day}T12:24:00Z`);
  const { id: vendorOrderId } = await test.db
    .getRepository(VendorOrder)
    .findOneByOrFail({ vendorId: vendor.id });
  await test.db.getRepository(VendorOrder).update(vendorOrderId, { createdAt });
  await test.db
    .getRepository(LedgerEntry)
    .save({ vendorId: vendor.id, vendorOrderId, kind: 'sale', amount: 350, createdAt });

  const figures = async (url: string) => {
    const read = async (address: string) => (await callsTo(url).get(address, { cookie: seller.cookie })).body;
    const statement = (from: string) => read(`/api/vendor/statement?from=${from}&to=${from}`);
    const next = new Date(createdAt.getTime() + DAY_MS).toISOString().slice(0, 10);
    return [await read('/api/vendor/analytics'), await statement(day), await statement(next)];
  };
  const before = await figures(test.url);
  expect(JSON.stringify(before[1])).toContain(createdAt.toISOString());

  const name = new URL(test.databaseUrl).pathname.slice(1);
  await test.db.query(`ALTER DATABASE ${name} SET TimeZone TO 'Pacific/Auckland'`);
  const other = await serve(test.databaseUrl, {});
  try {
    expect(await figures(other.url)).toEqual(before);
  } finally {
    await other.stop();
  }
});
