import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareQuoteView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { ShareMemberDetails } from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type {
  RenewalList,
  RenewalsView,
  RenewalView,
} from '../../../src/contract/marketplace/shares/share-renewals.js';
import type { WaitList } from '../../../src/contract/marketplace/shares/share-waits.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { KeptPlace } from '../../../src/marketplace/tables/kept-place.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, type Member } from '../../support/scenes/box-scene.js';
import {
  FIRST_DAY,
  type Joined,
  joinForm,
  joinShare,
  weekOfShare,
} from '../../support/scenes/share-scene.js';
import { offerPlaces, renewals } from '../../support/scenes/waiting-line.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const UNTIL = addDays(utcDay(new Date()), 60);
const places = (count: number) => ({
  share: { name: 'Greens 2027', sizes: [{ name: 'Regular', price: 30, places: count }] },
});
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

const planNext = ({ farm, share }: Member) =>
  farm.seller.post<SharePlanView>(`/api/vendor/shares/${share.id}/next`, {});
/** Next season at another price, published with its members asked. */
async function publishNext(member: Member, price = 32, more: object = {}): Promise<SharePlanView> {
  const { seller } = member.farm;
  const { id } = (await planNext(member)).body;
  const draft = await seller.get<SharePlanView>(`/api/vendor/shares/${id}`);
  const form = {
    ...{ name: draft.body.name, weekday: draft.body.weekday, holds: draft.body.holds, payments: [1, 2] },
    ...{ firstDay: draft.body.firstDay, lastDay: draft.body.lastDay, refund: draft.body.refund },
    sizes: draft.body.sizes.map((size) => ({ id: size.id, name: size.name, price, places: size.places })),
    sites: draft.body.sites.map(({ scheduleId }) => ({ scheduleId })),
    ...more,
  };
  expect((await seller.put(`/api/vendor/shares/${id}`, form)).status).toBe(200);
  const published = await seller.post<SharePlanView>(`/api/vendor/shares/${id}/publish`, {
    renewUntil: UNTIL,
  });
  expect([published.status, published.body.renewUntil]).toEqual([200, UNTIL]);
  return published.body;
}
const asked = async (client: Client) => (await client.get<RenewalList>('/api/renewals')).body;
const answer = <Body = RenewalView & ErrorBody>(client: Client, token: string, what: string, body = {}) =>
  client.post<Body>(`/api/renewals/${token}/${what}`, body);
function yes(client: Client, share: SharePlanView, token: string, total: number) {
  const { shareId: _share, sizeId: _size, scheduleId: _site, ...person } = joinForm(share, total);
  return answer<Joined>(client, token, 'accept', person);
}
const taken = async ({ id }: SharePlanView) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ planId: id })).taken;
const mailsTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } })).filter(
    ({ kind }) => kind.startsWith('share-renewal'),
  );
const seenBy = async ({ farm }: Member, { id }: SharePlanView) =>
  (await farm.seller.get<RenewalsView>(`/api/vendor/shares/${id}/renewals`)).body;

describe('next season', () => {
  it('is planned from the last one, on the days of next year, once', async () => {
    const member = await makeMember(test, 4, places(3));
    const [next, again] = [await planNext(member), await planNext(member)];
    expect([next.status, again.body.id]).toEqual([201, next.body.id]);
    expect(next.body).toMatchObject({
      ...{ name: 'Greens 2028', status: 'draft', renewsId: member.share.id, members: 0 },
      ...{ firstDay: addDays(FIRST_DAY, 364), lastDay: addDays(weekOfShare(3), 364) },
      ...{ weekday: member.share.weekday, holds: member.share.holds, refund: member.share.refund },
      sizes: [expect.objectContaining({ name: 'Regular', price: 30, places: 3, taken: 0 })],
      sites: [expect.objectContaining({ scheduleId: member.farm.schedule.id })],
    });
    const other = await makeMember(test, 2);
    expect((await other.farm.seller.post(`/api/vendor/shares/${member.share.id}/next`, {})).status).toBe(404);
  });

  it('keeps the places of members until they say yes or no, and shows both prices', async () => {
    const a = await makeMember(test, 4, places(3));
    const b = await joinAs(test, a.farm, a.share);
    const c = await joinAs(test, a.farm, a.share);
    const next = await publishNext(a);
    expect(await taken(next)).toBe(3);
    const stranger = await signedIn(test);
    expect((await joinShare(stranger, next, 128)).body.error).toBe('SHARE_FULL');
    const choice = { sizeId: next.sizes[0]?.id, scheduleId: next.sites[0]?.scheduleId };
    expect((await stranger.post(`/api/shares/${next.id}/waits`, choice)).status).toBe(201);
    const [mail] = await mailsTo(a.client.user.email);
    expect(mail?.text).toMatch(/Last season[^]*\$30\.00 a box[^]*Next season[^]*\$32\.00 a box/);

    const [mine] = await asked(a.client);
    expect(mine).toMatchObject({ state: 'asked', keptUntil: UNTIL, priceBefore: 30, priceNow: 32 });
    const token = mine?.token ?? '';
    expect((await b.client.get<ErrorBody>(`/api/renewals/${token}`)).body.error).toBe('RENEWAL_NOT_FOUND');
    const quote = await answer<ShareQuoteView>(a.client, token, 'quote', { payments: 1 });
    expect(quote.body).toMatchObject({ price: 32, boxes: 4, total: 128 });
    expect((await yes(a.client, next, token, 120)).body.error).toBe('SHARE_TOTAL_CHANGED');
    const joined = await yes(a.client, next, token, 128);
    expect([joined.status, joined.body.total, joined.body.share.id]).toEqual([201, 128, next.id]);
    expect((await yes(a.client, next, token, 128)).body.id).toBe(joined.body.id);
    expect(await taken(next)).toBe(3);

    // No, and back again: until somebody who waits has the place.
    const no = await asked(b.client).then(([one]) => answer(b.client, one?.token ?? '', 'decline'));
    expect([no.body.state, no.body.canGoBack, await taken(next)]).toEqual(['no', true, 2]);
    expect((await answer(b.client, no.body.token, 'back')).body).toMatchObject({
      state: 'asked',
      keptUntil: UNTIL,
    });
    await answer(b.client, no.body.token, 'decline');
    await offerPlaces(test).run(new Date());
    const [waited] = (await stranger.get<WaitList>('/api/waits')).body;
    expect([waited?.state, await taken(next)]).toEqual(['offered', 3]);
    expect((await answer(b.client, no.body.token, 'back')).body.error).toBe('SHARE_FULL');

    expect(await seenBy(a, next)).toMatchObject({ until: UNTIL, yes: 1, no: 1, unanswered: 1 });
    await renewals(test).run(later(50));
    await renewals(test).run(later(53.5));
    await renewals(test).run(later(54));
    expect((await mailsTo(c.client.user.email)).map(({ kind }) => kind)).toEqual([
      ...['share-renewal', 'share-renewal-reminder'],
    ]);
    const late = (await asked(c.client))[0]?.token ?? '';
    await renewals(test).run(later(62));
    // The offer of who waited has run out by then as well.
    expect([(await asked(c.client)).length, await taken(next)]).toEqual([0, 1]);
    expect((await yes(c.client, next, late, 128)).body.error).toBe('RENEWAL_OVER');
    expect(await seenBy(a, next)).toMatchObject({ yes: 1, no: 1, unanswered: 1 });
    expect(await test.db.getRepository(Subscription).countBy({ planId: next.id })).toBe(1);
  });

  it('asks who is left of the season, and keeps no more places than there are', async () => {
    const a = await makeMember(test, 3, places(4));
    const gone = await joinAs(test, a.farm, a.share);
    await gone.client.post(`/api/subscriptions/${gone.id}/cancel`, { refund: 0 });
    const path = `/api/vendor/shares/${a.share.id}/members`;
    const choice = { sizeId: a.share.sizes[0]?.id, scheduleId: a.share.sites[0]?.scheduleId };
    const walt = { ...choice, firstName: 'Walt', email: 'walt@example.com', total: 90 };
    expect((await a.farm.seller.post<ShareMemberDetails>(path, walt)).status).toBe(201);
    await joinAs(test, a.farm, a.share);
    const draft = (await planNext(a)).body;
    await test.db.getRepository(ShareSize).update({ planId: draft.id }, { places: 2 });
    const publish = (renewUntil: string) =>
      a.farm.seller.post<SharePlanView & ErrorBody>(`/api/vendor/shares/${draft.id}/publish`, { renewUntil });
    expect((await publish(draft.firstDay)).body.issues?.[0]?.path).toBe('renewUntil');
    expect((await publish(addDays(utcDay(new Date()), -2))).body.issues?.[0]?.path).toBe('renewUntil');
    const next = (await publish(UNTIL)).body;
    const { members } = await seenBy(a, next);
    expect([await taken(next), members.length]).toEqual([2, 3]);
    expect(members.filter(({ isKept }) => isKept)).toHaveLength(2);
    // A member whom the farm entered answers by the link, whoever they log in as.
    const [mail] = await mailsTo('walt@example.com');
    const token = /renewal=(\d+-[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const client = await signedIn(test);
    expect((await yes(client, next, token, 90)).status).toBe(201);
    expect(await taken(next)).toBe(2);
  });

  it('is answered by its farm for a member without an email', async () => {
    const a = await makeMember(test, 3, places(4));
    const choice = { sizeId: a.share.sizes[0]?.id, scheduleId: a.share.sites[0]?.scheduleId };
    for (const firstName of ['Walt', 'Zoe'])
      await a.farm.seller.post(`/api/vendor/shares/${a.share.id}/members`, {
        ...choice,
        firstName,
        total: 90,
      });
    const next = await publishNext(a, 32, {
      priceChoice: { kind: 'levels', levels: [{ name: 'Supporter', amount: 3 }] },
      work: { hours: 2, rate: 15, until: addDays(weekOfShare(2), 364) },
    });
    const { members, payments } = await seenBy(a, next);
    const of = (name: string) => members.find((member) => member.name === name)?.id;
    expect([await taken(next), payments]).toEqual([3, [1, 2]]);
    expect(members.map(({ isEntered }) => isEntered).sort()).toEqual([false, true, true]);
    const act = <Body = RenewalsView & ErrorBody>(id: number | undefined, what: string, body = {}) =>
      a.farm.seller.post<Body>(`/api/vendor/shares/${next.id}/renewals/${id}/${what}`, body);
    const quote = await act<ShareQuoteView>(of('Walt'), 'quote', { payments: 2 });
    expect([quote.status, quote.body.total]).toEqual([200, 96]);
    const say = (total: number) => act(of('Walt'), 'accept', { payments: 2, total });
    expect((await say(90)).body.error).toBe('SHARE_TOTAL_CHANGED');
    expect((await say(96)).body).toMatchObject({ yes: 1, no: 0, unanswered: 2 });
    expect((await say(96)).body).toMatchObject({ yes: 1 });
    expect(await test.db.getRepository(Subscription).findBy({ planId: next.id })).toMatchObject([
      { firstName: 'Walt', userId: null, isEntered: true, payBy: 'farm' },
    ]);
    expect((await act(of('Zoe'), 'decline')).body).toMatchObject({ yes: 1, no: 1 });
    expect(await taken(next)).toBe(2);
    expect((await act(of('Zoe'), 'back')).body).toMatchObject({ no: 0, unanswered: 2 });
    expect(await taken(next)).toBe(3);
    const theirs = { payments: 2, level: 'Supporter', works: true };
    const paid = await act<ShareQuoteView>(of('Zoe'), 'quote', theirs);
    expect(paid.body).toMatchObject({ total: 75, work: { hours: 2, amount: 30 } });
    expect(members.find(({ id }) => id === of('Zoe'))).toMatchObject({
      sizePrice: 32,
      prices: { levels: [{ name: 'Supporter', price: 35 }] },
    });
    expect((await act(of('Zoe'), 'accept', { ...theirs, total: paid.body.total })).body).toMatchObject({
      yes: 2,
    });
    const zoe = await test.db
      .getRepository(Subscription)
      .findOneByOrFail({ planId: next.id, firstName: 'Zoe' });
    expect(zoe.price).toBe(3_500);
    // Who has an account answers there, and nobody answers for another farm.
    const own = members.find(({ isEntered }) => !isEntered)?.id;
    expect((await act(own, 'decline')).body.error).toBe('RENEWAL_NOT_FOUND');
    const other = await makeMember(test, 2);
    const path = `/api/vendor/shares/${next.id}/renewals/${of('Zoe')}/decline`;
    expect((await other.farm.seller.post<ErrorBody>(path, {})).body.error).toBe('RENEWAL_NOT_FOUND');
  });

  it('forgets what was kept for an erased account', async () => {
    const member = await makeMember(test, 2, places(2));
    const next = await publishNext(member);
    const before = await test.db.getRepository(KeptPlace).count();
    const token = (await asked(member.client))[0]?.token ?? '';
    expect(JSON.stringify((await member.client.get('/api/account/export')).body)).toContain('"renewal"');
    expect((await member.client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect([await taken(next), await test.db.getRepository(KeptPlace).count()]).toEqual([0, before - 1]);
    // Whoever has the old email can't see or take anything with its link.
    const stranger = await signedIn(test);
    expect((await stranger.get<ErrorBody>(`/api/renewals/${token}`)).body.error).toBe('RENEWAL_NOT_FOUND');
    expect((await answer(stranger, token, 'back')).body.error).toBe('RENEWAL_NOT_FOUND');
    expect((await seenBy(member, next)).members).toEqual([
      expect.objectContaining({ name: 'Former member', email: null, state: 'no' }),
    ]);
  });

  it('asks nobody where it is published without a day for it', async () => {
    const member = await makeMember(test, 2, places(2));
    const { id } = (await planNext(member)).body;
    const { body } = await member.farm.seller.post<SharePlanView>(`/api/vendor/shares/${id}/publish`, {});
    expect([body.status, body.renewUntil, await taken(body)]).toEqual(['published', null, 0]);
    expect(await seenBy(member, body)).toMatchObject({
      until: null,
      yes: 0,
      no: 0,
      unanswered: 0,
      members: [],
    });
    expect(await asked(member.client)).toEqual([]);
  });
});
