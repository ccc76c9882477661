import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  SharePaymentView,
  SizeChoiceList,
} from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { TrialQuoteView } from '../../../src/contract/marketplace/shares/trials.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PromiseEvent } from '../../../src/marketplace/tables/promise-event.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { randomOf } from '../../support/random.js';
import {
  closeDay,
  joinAs,
  makeMember,
  type Member,
  payShare,
  secondPickup,
} from '../../support/scenes/box-scene.js';
import { type Joined, makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const BOXES = 9;
const STEPS = 45;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function packDay(member: Member, number: number): Promise<void> {
  await closeDay(test, member, number);
  for (const { id } of await test.db.getRepository(BoxPromise).findBy({ subscriptionId: member.id }))
    await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
}

async function cancelOrder(member: Member, number: number): Promise<void> {
  const { orderId } = await test.db
    .getRepository(BoxPromise)
    .findOneByOrFail({ id: (await member.box(number)).id });
  if (orderId !== null)
    await member.farm.seller.put(`/api/orders/${orderId}/status`, { status: 'cancelled' });
}

const anyOf = <Item>(items: readonly Item[], random: (below: number) => number) =>
  items[random(Math.max(1, items.length))];

async function payPart(member: Member, random: (below: number) => number): Promise<unknown> {
  const payment = anyOf((await member.read()).payments, random);
  const path = `/api/vendor/shares/payments/${payment?.id}/received`;
  const amount = random(2) === 0 ? 7.77 : null;
  if (random(3) === 0) return member.farm.seller.delete(path);
  return member.farm.seller.put(path, { by: 'cash', day: '2026-01-02', amount, of: payment?.amount });
}

const creditPath = (member: Member, payment: SharePaymentView | undefined) =>
  `/api/subscriptions/${member.id}/payments/${payment?.id}/credit`;

async function useCredit(member: Member, random: (below: number) => number): Promise<unknown> {
  const open = (await member.read()).payments.filter(({ state }) => state === 'open');
  return member.client.post(creditPath(member, anyOf(open, random)), {});
}

async function changeSize({ client, id }: Member): Promise<unknown> {
  const path = `/api/subscriptions/${id}`;
  const { body } = await client.get<SizeChoiceList>(`${path}/sizes`);
  const [size] = body;
  return client.post(`${path}/size`, { sizeId: size?.sizeId, difference: size?.difference });
}

async function giveBackCredit(member: Member, random: (below: number) => number): Promise<unknown> {
  const used = (await member.read()).payments.filter(({ received }) => received?.by === 'credit');
  return member.client.delete(creditPath(member, anyOf(used, random)));
}

/** What may happen to a member's boxes, each with a chance of its own; much of it is refused. */
async function step(
  member: Member,
  townId: number,
  random: (below: number) => number,
  boxes = BOXES,
): Promise<void> {
  const number = random(boxes);
  const scheduleId = random(2) === 0 ? townId : member.farm.schedule.id;
  const day = weekOfShare(random(BOXES));
  const dateId = member.share.dates.find(({ date }) => date === weekOfShare(number))?.id;
  const ofShare = `/api/vendor/shares/${member.share.id}`;
  const kinds: (() => Promise<unknown>)[] = [
    () => member.do(number, 'hold'),
    () => member.do(number, 'hold', { forCredit: false }),
    () => member.do(number, 'release'),
    () => member.do(number, 'release'),
    () => member.do(number, 'shift', { date: day }),
    () => member.do(number, 'donate'),
    () => member.do(number, 'site', { scheduleId }),
    () => member.client.put(`/api/subscriptions/${member.id}/site`, { scheduleId, from: day }),
    () => payShare(test, member),
    () => payPart(member, random),
    () => useCredit(member, random),
    () => useCredit(member, random),
    () => giveBackCredit(member, random),
    () => changeSize(member),
    () => member.farm.seller.post(`${ofShare}/members/${member.id}/credit`, { amount: 1.25, note: 'A gift' }),
    () => (random(4) === 0 ? packDay(member, number) : member.do(number, 'hold')),
    () => (random(3) === 0 ? cancelOrder(member, number) : member.do(number, 'release')),
    () =>
      random(4) === 0
        ? member.farm.seller.post(`${ofShare}/days/${dateId}/cancel`, { reason: 'Hail' })
        : member.do(number, 'release'),
  ];
  const answer = await kinds[random(kinds.length)]?.();
  expect((answer as { status?: number } | undefined)?.status ?? 200).toBeLessThan(500);
}

const TO_PAY = ['promised', 'donated', 'shifted', 'packed'];

const readOwn = async (client: Member['client'], id: number) =>
  (await client.get<Joined>(`/api/subscriptions/${id}`)).body;

async function expectBooksInOrder(member: Member, next?: Member): Promise<void> {
  const { id, farm, read } = member;
  const boxes = await test.db.getRepository(BoxPromise).findBy({ subscriptionId: id });
  const payments = await test.db.getRepository(SharePayment).findBy({ subscriptionId: id });
  const entries = (await test.db.getRepository(MemberEntry).findBy({ subscriptionId: id })).filter(
    ({ undoneAt }) => undoneAt === null,
  );
  const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number) =>
    rows.reduce((all, row) => all + cents(row), 0);
  const of = (...kinds: string[]) =>
    sum(
      entries.filter(({ kind }) => kinds.includes(kind)),
      ({ cents }) => cents,
    );
  const planned = (...states: string[]) =>
    sum(
      payments.filter(({ state }) => states.includes(state)),
      ({ cents }) => cents,
    );
  const toPay = boxes.filter(
    ({ state, heldFor }) => TO_PAY.includes(state) || (state === 'held' && heldFor === 'nothing'),
  );
  const cost = sum(toPay, ({ value, tax }) => value + tax);
  // Payments are what boxes cost that are to be paid, and what of them became credit.
  expect(planned('open', 'paid')).toBe(cost + of('hold', 'canceled'));
  // What is paid was paid in money, or with credit, which may have paid the other membership.
  const paidNext = next ? Math.round((await next.read()).account.paidWithCredit * 100) : 0;
  expect(of('paid', 'spent')).toBe(planned('paid') + paidNext);
  const kept = boxes.filter(({ state, heldFor }) => state === 'held' && heldFor === 'nothing');
  expect(of('kept')).toBe(sum(kept, ({ value, tax }) => value + tax));
  // Paid, given and still open = boxes gone and to come, refunded, and what is left of the credit.
  const { account } = await read();
  const credit = Math.round((account.credit + account.creditComing) * 100);
  expect(of('paid', 'gift', 'short') + Math.round(account.due * 100)).toBe(
    cost + of('refund') + credit + paidNext,
  );
  expect(account.credit).toBeGreaterThanOrEqual(0);
  expect(payments.every(({ cents, state }) => cents > 0 || state === 'canceled')).toBe(true);
  const keys = entries
    .filter(({ promiseId }) => promiseId !== null)
    .map((one) => `${one.promiseId} ${one.kind}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const box of boxes) {
    const events = await test.db
      .getRepository(PromiseEvent)
      .find({ where: { promiseId: box.id }, order: { id: 'ASC' } });
    expect(events.at(-1)?.toState).toBe(box.state);
    expect(events.slice(1).map(({ fromState }) => fromState)).toEqual(
      events.slice(0, -1).map(({ toState }) => toState),
    );
  }
  const [room] = await test.db.query<{ wrong: number }[]>(
    `SELECT count(*)::int AS wrong FROM pickup_windows AS own WHERE own.vendor_id = $1 AND own.taken <>
      (SELECT coalesce(sum(window_taken), 0) FROM promises WHERE window_id = own.id)
      + (SELECT coalesce(sum(window_taken), 0) FROM fulfilments WHERE window_id = own.id)`,
    [farm.vendor.id],
  );
  expect(room?.wrong).toBe(0);
}

it.each([1, 7, 20_270_713])('keeps the books of any sequence in order (seed %i)', async (seed) => {
  const random = randomOf(seed);
  const farm = await makeShareFarm(test);
  const town = await secondPickup(test, farm);
  const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 1.75 }];
  const member = await makeMember(test, BOXES, {
    ...{ farm, payments: 2, quantity: 1 + random(2) },
    share: {
      ...{ sites, includedHolds: random(3), holds: { credit: 2, shift: 2, donate: 2 } },
      ...{ pausesUnpaid: seed !== 7, allowsSmaller: true },
    },
  });
  await test.db.query('UPDATE share_payments SET due_on = due_on - 60 WHERE subscription_id = $1', [
    member.id,
  ]);
  // Another membership of the same person, whose payment credit pays as well.
  const other = await joinAs(test, farm, member.share);
  await test.db.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [
    ...[member.client.user.id, other.id],
  ]);
  const next = { ...other, client: member.client, read: () => readOwn(member.client, other.id) };
  await expectBooksInOrder(member);
  for (let count = 0; count < STEPS; count += 1) {
    await step(member, town.id, random);
    if (random(4) === 0) await useCredit(next, random);
    if (random(8) === 0) await giveBackCredit(next, random);
    await expectBooksInOrder(member, next);
  }
});

it('packs a box or holds it, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await makeMember(test, 2);
    await payShare(test, member);
    const { id } = await member.box(0);
    const path = `/api/vendor/shares/${member.share.id}/members/${member.id}/boxes/${id}/hold`;
    await closeDay(test, member, 0);
    const [held] = await Promise.all([
      member.farm.seller.post(path, {}),
      packDay(member, 0),
      packDay(member, 0),
    ]);
    const box = await test.db.getRepository(BoxPromise).findOneByOrFail({ id });
    expect([held.status, box.state]).toEqual(held.status === 200 ? [200, 'held'] : [409, 'packed']);
    expect(box.orderId === null).toBe(held.status === 200);
    await expectBooksInOrder(member);
  }
});

it.each([3, 250])('keeps them in order of who tries boxes first, and goes on (seed %i)', async (seed) => {
  const random = randomOf(seed);
  const farm = await makeShareFarm(test);
  const town = await secondPickup(test, farm);
  const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id, fee: 1.75 }];
  const holds = { credit: 2, shift: 2, donate: 2 };
  const share = { sites, holds, includedHolds: 2, allowsSmaller: true, trialBoxes: 4 };
  const member = await makeMember(test, BOXES, { farm, share, trial: true });
  const trial = `/api/subscriptions/${member.id}/trial`;
  for (let count = 0; count < STEPS; count += 1) {
    await step(member, town.id, random, count < 15 ? 4 : BOXES);
    if (count === 14) {
      const { body } = await member.client.post<TrialQuoteView>(`${trial}/quote`, { payments: 1 });
      const { status } = await member.client.post(trial, { payments: 1, total: body.total });
      expect(status).toBe(200);
    }
    await expectBooksInOrder(member);
  }
});
