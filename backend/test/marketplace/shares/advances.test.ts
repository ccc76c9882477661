import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminVendor } from '../../../src/contract/marketplace/admin/vendors.admin.js';
import type { GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import { yearJournal } from '../../../src/marketplace/ledger/year-statement.js';
import type { Gateways } from '../../../src/marketplace/payments/gateways/gateways.js';
import { SEND_REVERSAL } from '../../../src/marketplace/payments/payment-queues.js';
import { Reversals } from '../../../src/marketplace/payments/payouts/reversals.service.js';
import { PayeeAccount } from '../../../src/marketplace/tables/payee-account.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import type { Member } from '../../support/scenes/box-scene.js';
import { cancelShare, keepMoney, ledgerOf, paidMember, pickUp } from '../../support/scenes/card-scene.js';
import { makeShareFarm, type ShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const PART = { refund: { kind: 'part', percent: 75, deposit: 0 } };

async function setAdvance({ vendor }: ShareFarm, percent: number): Promise<void> {
  const path = `/api/admin/vendors/${vendor.id}/set-advance`;
  expect((await admin.post(path, { percent })).status).toBe(200);
}
/** A farm that is paid ahead, and whose account takes payouts. */
async function farmWith(percent: number): Promise<ShareFarm> {
  const farm = await makeShareFarm(test);
  const account = {
    vendorId: farm.vendor.id,
    gateway: 'test',
    state: 'enabled',
    askedAt: new Date(),
  } as const;
  await test.db.getRepository(PayeeAccount).insert(account);
  await setAdvance(farm, percent);
  return farm;
}
const payoutsOf = ({ farm }: Pick<Member, 'farm'>) =>
  test.db.getRepository(Payout).find({ where: { vendorId: farm.vendor.id }, order: { id: 'ASC' } });
const amountsOf = async (member: Pick<Member, 'farm'>) =>
  (await payoutsOf(member)).map(({ amount }) => amount);
const paidOut = (member: Member, count: number) =>
  eventually(
    test.db,
    async () => (await payoutsOf(member)).filter(({ status }) => status === 'done').length === count,
    ['payments.pay-vendor', 'payments.send-payout'],
  );
const net = ({ farm }: Pick<Member, 'farm'>, cents: number) =>
  cents - Math.round(cents * Number(farm.vendor.commissionRate));
const sumOf = (entries: readonly [string, number][], ...kinds: string[]) =>
  entries
    .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, [, cents]) => sum + cents, 0);
const cents = (amount: number) => Math.round(amount * 100);

/** What everybody is shown is the ledger, to the cent. */
async function expectSums(member: Member): Promise<GetPaidView> {
  const { seller, vendor } = member.farm;
  const entries = await ledgerOf(test, member);
  const [all, out] = [sumOf(entries), sumOf(entries, 'advance', 'advance_used')];
  const { body: statement } = await seller.get<VendorStatement>('/api/vendor/statement');
  expect(cents(statement.closingBalance)).toBe(all);
  const { body: paid } = await seller.get<GetPaidView>('/api/vendor/get-paid');
  const { total, ...parts } = paid.balance;
  expect([cents(total), cents(paid.advance.out)]).toEqual([all, out]);
  expect(Object.values(parts).reduce((sum, part) => sum + cents(part), 0)).toBe(all);
  const { body: staff } = await admin.get<AdminVendor>(`/api/admin/vendors/${vendor.id}`);
  expect([cents(staff.balance), cents(staff.advanceOut)]).toEqual([all, out]);
  for (const year of paid.years) {
    const { body } = await seller.get<YearStatement>(`/api/vendor/year-statement?year=${year}`);
    const sums = Object.values(body.sums).reduce((sum, part) => sum + cents(part), 0);
    expect(cents(body.openingBalance) + sums).toBe(cents(body.closingBalance));
    const lines = await yearJournal(test.db, vendor.id, year);
    expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0);
    const advances = lines.filter(({ account }) => account === 'Advances on shares');
    expect(advances.reduce((sum, line) => sum + line.cents, out)).toBe(0);
  }
  return paid;
}

describe('what a farm gets ahead of its boxes', () => {
  it('is off until staff allow it', async () => {
    const farm = await farmWith(0);
    const member = await paidMember(test, 2, { farm });
    expect(await ledgerOf(test, member)).toEqual([]);
  });

  it('is sent as a share is paid, used up by its boxes, and nothing is left after the last one', async () => {
    const farm = await farmWith(100);
    const member = await paidMember(test, 3, { farm });
    await paidOut(member, 1);
    expect(await amountsOf(member)).toEqual([net(member, 9_000)]);
    expect((await expectSums(member)).payouts).toMatchObject([{ isAdvance: true, orderNumber: null }]);
    await pickUp(test, member, 0);
    const entries = await ledgerOf(test, member);
    expect(entries).toContainEqual(['advance_used', -net(member, 3_000)]);
    await expectSums(member);
    await pickUp(test, member, 1);
    await pickUp(test, member, 2);
    await expectSums(member);
    const after = await ledgerOf(test, member);
    expect([sumOf(after), sumOf(after, 'advance', 'advance_used')]).toEqual([0, 0]);
    expect(await amountsOf(member)).toEqual([net(member, 9_000)]);
  });

  it('is the farm’s debt, less commission, where a share is refunded, and what it keeps is used up', async () => {
    const farm = await farmWith(100);
    const member = await paidMember(test, 22, { farm, ...PART });
    await paidOut(member, 1);
    for (const number of [0, 1, 2, 3]) await pickUp(test, member, number);
    expect((await cancelShare(member, 405)).status).toBe(200);
    const owing = await expectSums(member);
    expect(cents(owing.balance.owed)).toBe(-net(member, 40_500));
    await keepMoney(test);
    await keepMoney(test);
    const entries = await ledgerOf(test, member);
    expect(sumOf(entries, 'advance', 'advance_used')).toBe(0);
    expect(sumOf(entries)).toBe(-net(member, 40_500));
    await expectSums(member);
  });

  it('is taken back from the payout where no sale has settled the debt for 14 days', async () => {
    const farm = await farmWith(100);
    const member = await paidMember(test, 2, { farm, refund: { kind: 'part', percent: 100, deposit: 0 } });
    await paidOut(member, 1);
    expect((await cancelShare(member, 60)).status).toBe(200);
    const jobs = new Jobs(
      test.db,
      loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/'),
    );
    jobs.handle(SEND_REVERSAL, { retries: 1, retryDelaySeconds: 1 }, null);
    const reversals = new Reversals(test.db, jobs, {} as Gateways);
    await reversals.takeBackOld();
    expect(sumOf(await ledgerOf(test, member))).toBe(-net(member, 6_000));
    await test.db.query(
      `UPDATE ledger_entries SET created_at = now() - interval '15 days' WHERE vendor_id = $1`,
      [farm.vendor.id],
    );
    await reversals.takeBackOld();
    await reversals.takeBackOld();
    const entries = await ledgerOf(test, member);
    expect([sumOf(entries), sumOf(entries, 'reversal')]).toEqual([0, net(member, 6_000)]);
    await expectSums(member);
  });

  it('settles what the farm owes of another share first', async () => {
    const farm = await farmWith(100);
    const refund = { kind: 'part', percent: 100, deposit: 0 };
    const gone = await paidMember(test, 2, { farm, refund });
    await paidOut(gone, 1);
    expect((await cancelShare(gone, 60)).status).toBe(200);
    const next = await paidMember(test, 3, { farm, name: 'Egg share' });
    await paidOut(next, 2);
    expect(await amountsOf(next)).toEqual([net(gone, 6_000), net(next, 9_000) - net(gone, 6_000)]);
    expect((await expectSums(next)).balance.total).toBe(0);
  });

  it('is a part where staff say so: the first boxes use it up, and the others are paid out as ever', async () => {
    const farm = await farmWith(50);
    const member = await paidMember(test, 2, { farm });
    await paidOut(member, 1);
    await pickUp(test, member, 0);
    await pickUp(test, member, 1);
    await paidOut(member, 2);
    expect(await amountsOf(member)).toEqual([net(member, 3_000), net(member, 3_000)]);
    const entries = await ledgerOf(test, member);
    expect([sumOf(entries), sumOf(entries, 'advance', 'advance_used')]).toEqual([0, 0]);
    await expectSums(member);
  });

  it('counts for payments from then on', async () => {
    const farm = await farmWith(100);
    const first = await paidMember(test, 2, { farm });
    await paidOut(first, 1);
    await setAdvance(farm, 0);
    const second = await paidMember(test, 2, { farm, name: 'Egg share' });
    expect(sumOf(await ledgerOf(test, second), 'advance')).toBe(net(first, 6_000));
    for (const member of [first, second]) await pickUp(test, member, 0);
    await paidOut(first, 2);
    expect(await amountsOf(first)).toEqual([net(first, 6_000), net(second, 3_000)]);
  });
});

describe('staff who set advance payouts', () => {
  it.each([101, -1, 12.5, 'all'])('can’t set %s', async (percent) => {
    const { vendor } = await makeShareFarm(test);
    expect((await admin.post(`/api/admin/vendors/${vendor.id}/set-advance`, { percent })).status).toBe(400);
  });
});
