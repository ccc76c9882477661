import { beforeEach, describe, expect, it } from '@jest/globals';
import { balanceDayText } from '../../../src/contract/marketplace/deposits/deposit-words.js';
import { type DepositTerms, depositDay } from '../../../src/contract/marketplace/deposits/deposit.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { dollars } from '../../../src/contract/shared/money.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { makeProduct } from '../../support/make/make.js';
import { PAYOUT, type Placed } from '../../support/scenes/stripe-scene.js';
import { COLLECT, END_OWED, weighedScene } from '../../support/scenes/weighed-scene.js';
import { serve } from '../../support/servers/serve.js';

const CATCH_UP = 'payments.catch-up';
const scene = weighedScene();
const { stripe, soon, seen } = scene;
const cents = (amount: number) => Math.round(amount * 100);
const dayIn = (days: number) => depositDay(new Date(Date.now() + days * 86_400_000));
const TERMS: DepositTerms = {
  ...{ cents: 10_000, percent: null, balanceOn: dayIn(3) },
  ...{ unpaid: 'keep', graceDays: 7 },
};

let hog: Product;
beforeEach(async () => {
  hog = await makeProduct(scene.test.db, {
    ...{ vendorId: scene.vendor.id, name: 'Half a hog', price: 45_000, unit: 'each', inventory: 5 },
    deposit: TERMS,
  });
});

const mailsOf = (placed: { id: number }, kind: string, aboutResource = 'orders') =>
  scene.test.db
    .getRepository(Mail)
    .find({ where: { kind, aboutId: placed.id, aboutResource }, order: { id: 'ASC' } });
const statusIs = (placed: Placed, status: string, ...queues: string[]) =>
  soon(async () => (await seen(placed)).paymentStatus === status, ...queues);
const balance = ({ id, cookie }: Placed) =>
  scene.test.post<OrderView>(`/api/orders/${id}/balance`, {}, { cookie });

/** An order of two that was placed days ago. */
async function placedBefore(days = 10): Promise<Placed> {
  const placed = await scene.authorize([[hog.id, 2]]);
  await scene.test.db.query(
    `UPDATE orders SET created_at = now() - make_interval(days => $2) WHERE id = $1`,
    [placed.id, days],
  );
  return placed;
}

/** One whose balance was never paid. */
async function kept(): Promise<Placed> {
  const placed = await placedBefore();
  scene.breakCard(placed);
  await balance(placed);
  await statusIs(placed, 'owed', COLLECT);
  await statusIs(placed, 'paid', END_OWED, COLLECT);
  await soon(() => scene.kept(placed) === 20_000);
  return placed;
}

/** The daily job, so often, to the end of all of them. */
async function catchUp(times = 1): Promise<void> {
  const { db } = scene.test;
  await db.query(`SELECT pgboss.create_queue($1, '{"policy":"short"}')`, [CATCH_UP]);
  const isDone = async () => {
    const [row] = await db.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
      [CATCH_UP],
    );
    return row?.open === 0;
  };
  for (let count = 0; count < times; count += 1) {
    await db.query('INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [CATCH_UP, {}]);
    await soon(isDone, CATCH_UP);
  }
}

describe('the email before a balance is charged', () => {
  it('comes once from two servers, three days before, and says how much, when and what else', async () => {
    const env = { JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env };
    const other = await serve(scene.test.databaseUrl, env);
    try {
      const placed = await placedBefore();
      await catchUp(2);
      const [mail, ...more] = await mailsOf(placed, 'order-balance-soon');
      const day = balanceDayText(dayIn(3));
      const rest = dollars(cents(placed.total) - stripe.taken(placed.number));
      const { businessName } = scene.vendor;
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        recipient: 'ann@example.com',
        subject: `The balance of your order ${placed.number} is due ${day}`,
      });
      for (const words of [
        `You paid ${businessName} a deposit for your order ${placed.number}.`,
        `We’ll charge the balance, ${rest}, to the same card on ${day}.`,
        `If the balance isn’t paid within 7 days, the order is canceled and ${businessName} keeps the deposit.`,
        '2 × Half a hog',
        `/orders/${placed.id}`,
      ])
        expect(mail?.text).toContain(words);
    } finally {
      await other.stop();
    }
  });

  const setDay = ({ id }: Placed, day: string) =>
    scene.test.db.query(
      `UPDATE order_items SET deposit = jsonb_set(deposit, '{balanceOn}', to_jsonb($2::text)) WHERE order_id = $1`,
      [id, day],
    );
  const pay = async (placed: Placed) => {
    await balance(placed);
    await statusIs(placed, 'paid', COLLECT);
    // Paid early, and its day is still to come.
    await setDay(placed, dayIn(3));
  };
  const cancel = async (placed: Placed) => {
    await scene.move(scene.seller, placed, 'cancelled');
    await statusIs(placed, 'refunded', COLLECT);
  };
  it.each<[string, number, (placed: Placed) => Promise<unknown>]>([
    ['is paid already', 10, pay],
    ['is canceled', 10, cancel],
    ['is due in four days', 10, (placed) => setDay(placed, dayIn(4))],
    ['was placed in these days', 0, () => Promise.resolve()],
  ])('does not come for an order that %s', async (_what, days, happens) => {
    const placed = await placedBefore(days);
    await happens(placed);
    await catchUp();
    expect(await mailsOf(placed, 'order-balance-soon')).toEqual([]);
  });
});

describe('a deposit that is kept', () => {
  it('is paid out once, less the commission, out of the payment that it came with', async () => {
    const placed = await kept();
    const sent = () => stripe.transfers.filter(({ transfer_group }) => transfer_group === placed.number);
    await soon(() => sent().length > 0, ...PAYOUT);
    await catchUp();
    const [first] = stripe.sessions.filter((one) => one.client_reference_id === placed.number);
    expect(sent()).toMatchObject([
      { amount: 17_600, source: `ch_${first?.id}`, destination: scene.vendor.stripeAccountId },
    ]);
  });
});

describe('the email about a dispute over a deposit', () => {
  const disputed = async (placed: Placed): Promise<{ id: number }> => {
    const [first] = stripe.sessions.filter((one) => one.client_reference_id === placed.number);
    const dispute = stripe.disputeOf(`pi_${first?.id}`, 20_000);
    stripe.moveDisputed(dispute, 'withdrawn');
    const { body, headers } = stripe.event('charge.dispute.created', dispute);
    expect((await scene.test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
    const [row] = await scene.test.db.query<{ id: number }[]>(
      'SELECT id FROM disputes WHERE provider_id = $1',
      [dispute.id],
    );
    return { id: row?.id ?? 0 };
  };

  it('goes to the vendor who keeps it, with what was taken of it', async () => {
    const mails = await mailsOf(await disputed(await kept()), 'vendor-dispute', 'disputes');
    expect(mails).toMatchObject([{ recipient: scene.seller.user.email }]);
    expect(mails[0]?.text).toContain('$200.00 came out of your balance.');
  });

  it('says that nothing came out of the balance before the sale was booked', async () => {
    const mails = await mailsOf(await disputed(await placedBefore()), 'vendor-dispute', 'disputes');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Nothing has come out of your balance yet.');
    expect(mails[0]?.text).not.toContain('$0.00');
  });

  it('does not go to a vendor whose order was canceled, only to our team', async () => {
    const placed = await placedBefore();
    await scene.move(scene.seller, placed, 'cancelled');
    const dispute = await disputed(placed);
    expect(await mailsOf(dispute, 'vendor-dispute', 'disputes')).toEqual([]);
    expect(await mailsOf(dispute, 'dispute', 'disputes')).toHaveLength(1);
  });
});
