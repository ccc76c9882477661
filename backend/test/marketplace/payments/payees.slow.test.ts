import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GetPaidLink, GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { PayeeAccount } from '../../../src/marketplace/tables/payee-account.entity.js';
import { PaymentEvent } from '../../../src/marketplace/tables/payment-event.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import type { Client } from '../../support/http/people.js';
import { PAYOUT, type Placed, stripeScene } from '../../support/scenes/stripe-scene.js';

const scene = stripeScene();
const { stripe, placePaid, soon } = scene;

// The rival has no account: it is the one who sets payouts up.
let who: Client;
let vendorId: number;

beforeEach(() => {
  who = scene.rival;
  vendorId = scene.honey.vendorId;
});

const view = async () => (await who.get<GetPaidView>('/api/vendor/get-paid')).body;
const link = () => who.post<GetPaidLink & { error?: string }>('/api/vendor/get-paid/link', {});
const accountId = async () =>
  (await scene.test.db.getRepository(Vendor).findOneByOrFail({ id: vendorId })).stripeAccountId ?? '';
const payouts = () => scene.test.db.getRepository(Payout).findBy({ vendorId });
const mailsOf = async (kind: string) =>
  scene.test.db.getRepository(Mail).findBy({ kind, recipient: who.user.email });
const areSent = async (count: number) => {
  const all = await payouts();
  return all.length === count && all.every(({ status }) => status === 'done');
};

async function tell(type: string, account: string, eventId?: string) {
  const isUpdate = type === 'account.updated';
  const object = isUpdate ? { id: account, object: 'account' } : { id: 'ca_1', object: 'application' };
  const { body, headers } = stripe.event(type, object, eventId, undefined, account);
  return scene.test.post<{ error?: string }>('/api/webhooks/stripe', body, headers);
}

async function deliver(): Promise<Placed> {
  const placed = await placePaid();
  await scene.deliver(who, placed);
  return placed;
}

async function enable(): Promise<string> {
  expect((await link()).status).toBe(200);
  const id = await accountId();
  stripe.connect.enable(id);
  expect((await tell('account.updated', id)).status).toBe(200);
  return id;
}

describe('a vendor who sets up payouts', () => {
  it('gets an account of their own, and a link to Stripe that leads back here', async () => {
    expect(await view()).toMatchObject({ state: 'none', isOffered: true, isTest: false, missing: [] });
    const { status, body } = await link();
    expect([status, body.url]).toEqual([200, stripe.connect.links.at(-1)?.url]);
    const account = stripe.connect.of(vendorId);
    expect(await accountId()).toBe(account.id);
    const made = stripe.requests
      .filter(({ method, path }) => method === 'POST' && path === '/v1/accounts')
      .at(-1);
    expect(made?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(made?.headers['idempotency-key']).toBe(`payee-${vendorId}-1`);
    const form = new URLSearchParams(made?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      type: 'express',
      'capabilities[transfers][requested]': 'true',
      'metadata[vendor]': String(vendorId),
      email: who.user.email,
    });
    expect(stripe.connect.links.at(-1)).toMatchObject({
      refresh_url: expect.stringMatching(/\/vendor\/get-paid\?link=again$/) as unknown,
      return_url: expect.stringMatching(/\/vendor\/get-paid\?from=provider$/) as unknown,
    });
    expect(await view()).toMatchObject({
      state: 'due',
      missing: [
        'Whether you are a person or a company',
        'A bank account or debit card for your payouts',
        'A date of birth',
        'Your agreement to Stripe’s terms',
      ],
    });
  });

  it('gets a fresh link each time, to the same account', async () => {
    const first = (await link()).body.url;
    const again = (await link()).body.url;
    expect(again).not.toBe(first);
    expect(stripe.connect.links.slice(-2).map(({ account }) => account)).toEqual([
      await accountId(),
      await accountId(),
    ]);
  });

  it('gets one account from two tabs, and from an answer that was lost', async () => {
    stripe.trouble('lost', /POST \/v1\/accounts$/, 2);
    expect(await link()).toMatchObject({ status: 503 });
    const answers = await Promise.all([link(), link()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const own = [...stripe.connect.accounts.values()].filter(
      ({ metadata }) => metadata['vendor'] === String(vendorId),
    );
    expect(own).toHaveLength(1);
  });

  it('is told to try again when Stripe does not answer, and nothing is lost', async () => {
    stripe.trouble('broken', /POST \/v1\/account_links/, 9);
    const { status, body } = await link();
    expect([status, body.error]).toEqual([503, 'PAYOUTS_UNAVAILABLE']);
    stripe.calm();
    expect((await link()).status).toBe(200);
  });

  it('is seen as done when they come back, before any message arrives', async () => {
    await link();
    stripe.connect.enable(await accountId());
    const { body } = await who.post<GetPaidView>('/api/vendor/get-paid/refresh', {});
    expect(body.state).toBe('enabled');
    expect((await mailsOf('payee-enabled')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('can now be paid'),
    ]);
    // From then on the button leads to their own pages at Stripe.
    expect((await link()).body.url).toBe(`${stripe.url}/express/${await accountId()}`);
  });
});

describe('what was sold before', () => {
  it('waits in the ledger, and is paid once when payouts are enabled', async () => {
    const first = await deliver();
    const second = await deliver();
    const { balance } = await view();
    expect(balance.ready).toBe(balance.total);
    expect(await payouts()).toEqual([]);
    await link();
    expect(await payouts()).toEqual([]);
    stripe.trouble('lost', /POST .*transfers$/, 1);
    const id = await enable();
    // Messages that come twice and side by side change nothing.
    await Promise.all([tell('account.updated', id), tell('account.updated', id)]);
    await soon(() => areSent(2), ...PAYOUT);
    const sent = stripe.transfers.filter(({ destination }) => destination === id);
    expect(sent.map(({ transfer_group }) => transfer_group).sort()).toEqual(
      [first.number, second.number].sort(),
    );
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(balance.total * 100));
    expect((await view()).balance).toMatchObject({ total: 0, ready: 0 });
    expect((await view()).payouts).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  });

  it('is shown by what it waits for, to the cent', async () => {
    await placePaid();
    await deliver();
    const { balance } = await view();
    const { total, ...parts } = balance;
    expect(parts.undelivered).toBeGreaterThan(0);
    expect(parts.ready).toBeGreaterThan(0);
    const sum = Object.values(parts).reduce((all, part) => all + Math.round(part * 100), 0);
    expect(sum).toBe(Math.round(total * 100));
  });
});

describe('an account that Stripe restricts', () => {
  it('gets nothing, and the balance stays until it is enabled again', async () => {
    const id = await enable();
    stripe.connect.restrict(id, 'requirements.past_due', ['individual.verification.document']);
    await tell('account.updated', id);
    expect(await view()).toMatchObject({
      state: 'restricted',
      missing: ['A photo of an ID'],
      reason: 'Stripe stopped your payouts because a detail it asked for is overdue.',
    });
    expect(await mailsOf('payee-restricted')).toHaveLength(1);
    await deliver();
    await soon(async () => (await waitingJobs()) === 0, ...PAYOUT);
    expect(await payouts()).toEqual([]);
    const { balance } = await view();
    expect(balance.ready).toBeGreaterThan(0);
    stripe.connect.enable(id);
    await tell('account.updated', id);
    await soon(() => areSent(1), ...PAYOUT);
    expect((await payouts())[0]?.amount).toBe(Math.round(balance.ready * 100));
  });

  it('keeps the money of a payout that was not sent yet', async () => {
    const id = await enable();
    stripe.trouble('broken', /POST .*transfers$/, 99);
    await deliver();
    await soon(async () => (await payouts()).length === 1, ...PAYOUT);
    const before = await view();
    expect(before.onTheWay).toBeGreaterThan(0);
    stripe.connect.restrict(id, 'under_review');
    await tell('account.updated', id);
    stripe.calm();
    await soon(async () => (await payouts())[0]?.status === 'failed', ...PAYOUT);
    expect(await view()).toMatchObject({ onTheWay: 0, balance: { total: before.onTheWay } });
    expect(stripe.transfers.filter(({ destination }) => destination === id)).toEqual([]);
  });

  it('was paid, if the transfer was made and only its answer was lost', async () => {
    const id = await enable();
    stripe.trouble('lost', /POST .*transfers$/, 2);
    await deliver();
    await soon(() => stripe.transfers.some(({ destination }) => destination === id), ...PAYOUT);
    stripe.connect.restrict(id, 'under_review');
    await tell('account.updated', id);
    stripe.calm();
    await soon(() => areSent(1), ...PAYOUT);
    expect((await view()).balance.total).toBe(0);
  });

  const waitingJobs = async () => {
    const [row] = await scene.test.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name LIKE 'payments.pay-vendor' AND state < 'completed'`,
    );
    return row?.count;
  };
});

describe('an account that is gone', () => {
  it.each(['account.updated', 'account.application.deauthorized'])(
    'is not started again, with the balance kept (%s)',
    async (type) => {
      const id = await enable();
      stripe.connect.remove(id);
      await tell(type, id);
      const gone = await view();
      expect(gone).toMatchObject({ state: 'none', missing: [] });
      expect(gone.closedAt).not.toBeNull();
      expect(await mailsOf('payee-closed')).toHaveLength(1);
      await deliver();
      expect((await view()).balance.ready).toBeGreaterThan(0);
      const next = await enable();
      expect(next).not.toBe(id);
      await soon(() => areSent(1), ...PAYOUT);
      expect(stripe.transfers.filter(({ destination }) => destination === next)).toHaveLength(1);
      expect(await view()).toMatchObject({ state: 'enabled', closedAt: null, balance: { total: 0 } });
    },
  );
});

describe('a message about an account', () => {
  it('needs a signature, is kept once, and is only a reason to ask', async () => {
    await link();
    const id = await accountId();
    const { body } = stripe.event('account.updated', { id, object: 'account', payouts_enabled: true });
    const forged = { 'stripe-signature': 't=1,v1=00' };
    expect((await scene.test.post('/api/webhooks/stripe', body, forged)).status).toBe(400);
    const signed = stripe.event(
      'account.updated',
      { id, object: 'account', payouts_enabled: true },
      'evt_lie',
    );
    for (let times = 0; times < 2; times += 1)
      await scene.test.post('/api/webhooks/stripe', signed.body, signed.headers);
    // It says that payouts are enabled; Stripe, asked, does not.
    expect((await view()).state).toBe('due');
    const kept = await scene.test.db.getRepository(PaymentEvent).findBy({ eventId: 'evt_lie' });
    expect(kept).toMatchObject([{ kind: 'account.updated', body: { account: id } }]);
  });

  it('that cannot be answered now is sent again', async () => {
    await link();
    const id = await accountId();
    stripe.connect.enable(id);
    stripe.trouble('broken', /GET \/v1\/accounts/, 9);
    expect((await tell('account.updated', id, 'evt_again')).status).toBe(503);
    stripe.calm();
    expect((await tell('account.updated', id, 'evt_again')).status).toBe(200);
    expect((await view()).state).toBe('enabled');
  });

  it('about an account that is not ours is taken and forgotten', async () => {
    expect((await tell('account.updated', 'acct_of_another_site')).status).toBe(200);
  });

  it('is dropped when a newer answer is there already', async () => {
    const id = await enable();
    const payees = scene.test.db.getRepository(PayeeAccount);
    await payees.update({ vendorId }, { askedAt: new Date(Date.now() + 60_000) });
    stripe.connect.restrict(id, 'under_review');
    await tell('account.updated', id);
    expect((await view()).state).toBe('enabled');
  });
});

it('books nothing for onboarding itself', async () => {
  await enable();
  expect(await scene.test.db.getRepository(LedgerEntry).countBy({ vendorId })).toBe(0);
});
