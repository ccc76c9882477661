import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { RenewalView } from '../../../src/contract/marketplace/shares/share-renewals.js';
import type { WaitDetails, WaitList } from '../../../src/contract/marketplace/shares/share-waits.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import { KeptPlace } from '../../../src/marketplace/tables/kept-place.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { ShareRenewal } from '../../../src/marketplace/tables/share-renewal.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { ShareWait } from '../../../src/marketplace/tables/share-wait.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeMember, takenOn } from '../../support/scenes/box-scene.js';
import { type Joined, joinForm, joinShare } from '../../support/scenes/share-scene.js';
import { offerPlaces } from '../../support/scenes/waiting-line.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const ONE_PLACE = { sizes: [{ name: 'Regular', price: 30, places: 1 }] };
const own = async (client: Client) => (await client.get<WaitList>('/api/waits')).body;
const stateOf = async (client: Client) => (await own(client)).map(({ state }) => state);
const person = (share: SharePlanView, total: number) => {
  const { shareId: _share, sizeId: _size, scheduleId: _site, ...rest } = joinForm(share, total);
  return { ...rest, payBy: 'card' };
};
const takenOf = async (share: SharePlanView) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ planId: share.id })).taken;
const start = (client: Client, id: number) => client.post(`/api/subscriptions/${id}/payment`, {});
const pay = (client: Client, id: number) =>
  client.post<Joined>(`/api/subscriptions/${id}/test-payment`, { outcome: 'paid' });
const read = async (client: Client, id: number) =>
  (await client.get<Joined>(`/api/subscriptions/${id}`)).body;

/** The 15 minutes of a card are over. */
async function runOut(client: Client, id: number): Promise<void> {
  await test.db.query(`UPDATE subscriptions SET held_until = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
  await eventually(test.db, async () => (await read(client, id)).state === 'ended', [
    'shares.release-joining',
  ]);
}

/** A share with one place that is free again, which is offered to the first of two who wait. */
async function offered() {
  const first = await makeMember(test, 4, { share: ONE_PLACE });
  const { share } = first;
  const [a, b] = [await signedIn(test), await signedIn(test)];
  for (const client of [a, b])
    await client.post(`/api/shares/${share.id}/waits`, {
      ...{ sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId },
    });
  await first.client.post(`/api/subscriptions/${first.id}/cancel`, { refund: 0 });
  await offerPlaces(test).run(new Date());
  const [{ token } = { token: '' }] = await own(a);
  const take = () => a.post<Joined>(`/api/waits/${token}/take`, person(share, 120));
  return { first, share, a, b, token, take };
}
const waitOf = ({ user }: Client) => test.db.getRepository(ShareWait).findOneByOrFail({ userId: user.id });

describe('a place from the waiting list that is taken by card', () => {
  it('is joined once the card is charged, and nobody else is offered it meanwhile', async () => {
    const { first, share, a, b, token, take } = await offered();
    expect((await a.get<WaitDetails>(`/api/waits/${token}`)).body.takesCards).toBe(true);
    const { status, body } = await take();
    expect([status, body.state, body.payBy]).toEqual([201, 'joining', 'card']);
    expect((await take()).body.id).toBe(body.id);
    await offerPlaces(test).run(new Date());
    expect([await stateOf(b), await takenOf(share), await takenOn(test, first, 0)]).toEqual([
      ['waiting'],
      1,
      1,
    ]);
    const unpaid = async () => (await a.get<WaitDetails>(`/api/waits/${token}`)).body.unpaidId;
    expect([body.card?.isKeptAgain, await unpaid()]).toEqual([true, body.id]);
    await start(a, body.id);
    expect((await pay(a, body.id)).body).toMatchObject({ state: 'active', account: { paid: 120 } });
    expect(await unpaid()).toBeNull();
    expect(await waitOf(a)).toMatchObject({ state: 'taken', subscriptionId: body.id });
  });

  it('is kept for the same person who cancels before paying', async () => {
    const { a, take } = await offered();
    const { body } = await take();
    expect((await a.post(`/api/subscriptions/${body.id}/cancel`, { refund: 0 })).status).toBe(200);
    expect(await waitOf(a)).toMatchObject({ state: 'offered', subscriptionId: null });
  });

  it('is kept for the same person for what is left of their time where no payment comes', async () => {
    const { first, share, a, b, take } = await offered();
    const { offeredUntil } = await waitOf(a);
    const { body } = await take();
    await start(a, body.id);
    await runOut(a, body.id);
    expect((await read(a, body.id)).card?.isKeptAgain).toBe(true);
    expect(await waitOf(a)).toMatchObject({ state: 'offered', offeredUntil, subscriptionId: null });
    await offerPlaces(test).run(new Date());
    expect([await stateOf(a), await stateOf(b)]).toEqual([['offered'], ['waiting']]);
    expect([await takenOf(share), await takenOn(test, first, 0)]).toEqual([1, 1]);
    expect((await joinShare(await signedIn(test), share, 120)).body.error).toBe('SHARE_FULL');
    const again = await take();
    expect([again.status, again.body.id === body.id]).toEqual([201, false]);
    await start(a, again.body.id);
    expect((await pay(a, again.body.id)).body.state).toBe('active');
    expect([await takenOf(share), await takenOn(test, first, 0)]).toEqual([1, 1]);
    expect(await test.db.getRepository(KeptPlace).countBy({ sizeId: share.sizes[0]?.id ?? 0 })).toBe(0);
  });

  it('is kept for an hour more where the time to take it ran out meanwhile, then goes to the next', async () => {
    const { share, a, b, take } = await offered();
    const late = new Date(Date.now() + 60_000);
    await test.db.getRepository(ShareWait).update({ userId: a.user.id }, { offeredUntil: late });
    const { body } = await take();
    const before = Date.now();
    await runOut(a, body.id);
    const { offeredUntil } = await waitOf(a);
    expect(offeredUntil?.getTime()).toBeGreaterThanOrEqual(before + HOUR_MS);
    await offerPlaces(test).run(new Date(Date.now() + 2 * HOUR_MS));
    expect([await stateOf(a), await stateOf(b), await takenOf(share)]).toEqual([['lapsed'], ['offered'], 1]);
    expect((await read(a, body.id)).card?.isKeptAgain).toBe(false);
  });

  it('is kept for that hour once, however often it is taken', async () => {
    const { share, a, b, take } = await offered();
    const late = new Date(Date.now() + 60_000);
    await test.db.getRepository(ShareWait).update({ userId: a.user.id }, { offeredUntil: late });
    await runOut(a, (await take()).body.id);
    // In the extra hour, after the 48 hours.
    const over = new Date(Date.now() - 1_000);
    await test.db.getRepository(ShareWait).update({ userId: a.user.id }, { wasOfferedUntil: over });
    const { body } = await take();
    expect([body.state, body.card?.isKeptAgain]).toEqual(['joining', false]);
    await runOut(a, body.id);
    expect(await waitOf(a)).toMatchObject({ state: 'lapsed', keptId: null });
    await offerPlaces(test).run(new Date());
    expect([await stateOf(a), await stateOf(b), await takenOf(share)]).toEqual([['lapsed'], ['offered'], 1]);
    const mails = await test.db.getRepository(Mail).findBy({ recipient: a.user.email });
    const kinds = mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('share-place'));
    expect(kinds.toSorted()).toEqual(['share-place-lapsed', 'share-place-offer', 'share-place-offer']);
  });

  it('is joined or kept, never both, whoever comes first as its time runs out', async () => {
    const { first, share, a, b, take } = await offered();
    const { body } = await take();
    await start(a, body.id);
    await test.db.query(`UPDATE subscriptions SET held_until = now() WHERE id = $1`, [body.id]);
    await Promise.all([
      pay(a, body.id),
      a.post(`/api/subscriptions/${body.id}/payment/check`, {}),
      offerPlaces(test).run(new Date()),
      joinShare(await signedIn(test), share, 120),
    ]);
    await eventually(test.db, async () => (await read(a, body.id)).state !== 'joining', [
      'shares.release-joining',
    ]);
    const { state } = await read(a, body.id);
    expect((await waitOf(a)).state).toBe(state === 'active' ? 'taken' : 'offered');
    expect([await stateOf(b), await takenOf(share), await takenOn(test, first, 0)]).toEqual([
      ['waiting'],
      1,
      1,
    ]);
    const [payment] = await test.db.getRepository(Payment).findBy({ subscriptionId: body.id });
    const kept = (payment?.status === 'paid' ? payment.amount : 0) - (payment?.refunded ?? 0);
    expect(kept).toBe(state === 'active' ? 12_000 : 0);
  });
});

/** A member whose place in the next season is kept for two weeks, with what says yes to it by card. */
async function asked() {
  const member = await makeMember(test, 2, { share: ONE_PLACE });
  const { client } = member;
  const { seller } = member.farm;
  const { body: next } = await seller.post<SharePlanView>(`/api/vendor/shares/${member.share.id}/next`, {});
  const until = new Date(Date.now() + 14 * 24 * HOUR_MS).toISOString().slice(0, 10);
  const published = await seller.post(`/api/vendor/shares/${next.id}/publish`, { renewUntil: until });
  expect(published.status).toBe(200);
  const renewals = async () => (await client.get<RenewalView[]>('/api/renewals')).body;
  const [{ token, takesCards } = { token: '', takesCards: false }] = await renewals();
  expect(takesCards).toBe(true);
  const { body: quote } = await client.post<{ total: number }>(`/api/renewals/${token}/quote`, {
    payments: 1,
  });
  const accept = () => client.post<Joined>(`/api/renewals/${token}/accept`, person(next, quote.total));
  const row = () => test.db.getRepository(ShareRenewal).findOneByOrFail({ planId: next.id });
  const view = async () => (await client.get<RenewalView>(`/api/renewals/${token}`)).body;
  return { client, next, until, renewals, accept, row, view };
}

describe('a renewal that is paid by card', () => {
  it('is asked again, with its place, where no payment comes', async () => {
    const { client, next, until, renewals, accept, row, view } = await asked();
    const { status, body } = await accept();
    expect([status, body.state, await renewals()]).toEqual([201, 'joining', []]);
    expect([body.card?.isKeptAgain, (await view()).unpaidId]).toEqual([true, body.id]);
    await runOut(client, body.id);
    expect((await read(client, body.id)).card?.isKeptAgain).toBe(true);
    expect(await renewals()).toMatchObject([{ state: 'asked', keptUntil: until, joinedId: null }]);
    expect(await takenOf(next)).toBe(1);
    const again = await accept();
    await start(client, again.body.id);
    expect((await pay(client, again.body.id)).body.state).toBe('active');
    expect(await row()).toMatchObject({ state: 'yes', joinedId: again.body.id, keptId: null });
    expect([await takenOf(next), (await view()).unpaidId]).toEqual([1, null]);
  });

  it('is over, and its place free, where no payment comes and the day is over', async () => {
    const { client, next, accept, row, view } = await asked();
    const { body } = await accept();
    await test.db.query(`UPDATE share_plans SET renew_until = now() - interval '2 days' WHERE id = $1`, [
      next.id,
    ]);
    expect((await read(client, body.id)).card?.isKeptAgain).toBe(false);
    await runOut(client, body.id);
    expect(await row()).toMatchObject({ state: 'lapsed', joinedId: null, keptId: null });
    expect(await view()).toMatchObject({ keptUntil: null, unpaidId: null });
    expect([await takenOf(next), (await read(client, body.id)).card?.isKeptAgain]).toEqual([0, false]);
  });
});
