import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareQuoteView, ShareView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type {
  WaitingLineView,
  WaitList,
  WaitView,
} from '../../../src/contract/marketplace/shares/share-waits.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { KeptPlace } from '../../../src/marketplace/tables/kept-place.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { ShareWait } from '../../../src/marketplace/tables/share-wait.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import {
  joinAs,
  limitDay,
  makeMember,
  type Member,
  secondPickup,
  takenOn,
} from '../../support/scenes/box-scene.js';
import {
  type Joined,
  joinForm,
  joinShare,
  makeShare,
  makeShareFarm,
} from '../../support/scenes/share-scene.js';
import { offerPlaces } from '../../support/scenes/waiting-line.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Waited = WaitView & ErrorBody;
const TWO_PLACES = { sizes: [{ name: 'Regular', price: 30, places: 2 }] };

const wait = (client: Client, share: SharePlanView, more: object = {}) =>
  client.post<Waited>(`/api/shares/${share.id}/waits`, {
    ...{ sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, ...more },
  });
const own = async (client: Client) => (await client.get<WaitList>('/api/waits')).body;
const stateOf = async (client: Client) => (await own(client)).map(({ state }) => state);
const take = (client: Client, share: SharePlanView, token: string, total: number) => {
  const { shareId: _share, sizeId: _size, scheduleId: _site, ...person } = joinForm(share, total);
  return client.post<Joined>(`/api/waits/${token}/take`, person);
};
const cancel = ({ client, id }: Member) => client.post(`/api/subscriptions/${id}/cancel`, { refund: 0 });
const run = (hours = 0) => offerPlaces(test).run(new Date(Date.now() + hours * HOUR_MS));
const taken = async ({ share }: Pick<Member, 'share'>) =>
  (await test.db.getRepository(ShareSize).findOneByOrFail({ planId: share.id })).taken;
const mailsTo = async ({ user }: Client) =>
  (await test.db.getRepository(Mail).find({ where: { recipient: user.email }, order: { id: 'ASC' } })).filter(
    ({ kind }) => kind.startsWith('share-place'),
  );

/** A share with two places that are taken, and three who wait, in this order. */
async function fullShare() {
  const first = await makeMember(test, 4, { share: TWO_PLACES });
  const second = await joinAs(test, first.farm, first.share);
  const line = [await signedIn(test), await signedIn(test), await signedIn(test)] as const;
  for (const [index, client] of line.entries()) {
    const { status, body } = await wait(client, first.share);
    expect([status, body.state, body.ahead]).toEqual([201, 'waiting', index]);
  }
  return { first, second, line, share: first.share, farm: first.farm };
}

describe('the waiting list of a share', () => {
  it('offers two places to three who wait in their order, each for 48 hours, and never more', async () => {
    const { first, second, line, share } = await fullShare();
    const [a, b, c] = line;
    await run();
    expect([await stateOf(a), await taken(first)]).toEqual([['waiting'], 2]);

    await cancel(first);
    await run();
    expect([await stateOf(a), await stateOf(b), await stateOf(c)]).toEqual([
      ...[['offered'], ['waiting'], ['waiting']],
    ]);
    // Place and room are kept: nobody else gets them meanwhile.
    expect([await taken(first), await takenOn(test, first, 0)]).toEqual([2, 2]);
    expect((await joinShare(await signedIn(test), share, 120)).body.error).toBe('SHARE_FULL');
    expect((await own(c))[0]).toMatchObject({ ahead: 1 });

    await run(47);
    expect(await stateOf(a)).toEqual(['offered']);
    await run(48.1);
    expect([await stateOf(a), await stateOf(b), await taken(first)]).toEqual([['lapsed'], ['offered'], 2]);
    expect((await mailsTo(a)).map(({ kind }) => kind)).toEqual(['share-place-offer', 'share-place-lapsed']);

    await cancel(second);
    await run();
    expect([await stateOf(c), await taken(first), await takenOn(test, first, 0)]).toEqual([
      ['offered'],
      2,
      2,
    ]);
    expect(await test.db.getRepository(KeptPlace).count()).toBe(2);
  });

  it('lets who got the link join with the place that is kept, at the total that was shown', async () => {
    const { first, line, share } = await fullShare();
    const [a, b] = line;
    await cancel(first);
    await run();
    const [mail] = await mailsTo(a);
    const token = /offer=(\d+-[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const quote = await a.post<ShareQuoteView>(`/api/waits/${token}/quote`, { payments: 1 });
    expect(quote.body).toMatchObject({ boxes: 4, total: 120 });
    expect((await take(a, share, token, 119)).body.error).toBe('SHARE_TOTAL_CHANGED');
    expect((await take(b, share, token, 120)).body.error).toBe('WAIT_NOT_FOUND');
    const joined = await take(a, share, token, 120);
    expect([joined.status, joined.body.boxes.length, joined.body.total]).toEqual([201, 4, 120]);
    // Once more is the same membership.
    expect((await take(a, share, token, 120)).body.id).toBe(joined.body.id);
    expect([await taken(first), await takenOn(test, first, 3), await stateOf(a)]).toEqual([2, 2, []]);
    await run();
    expect(await stateOf(b)).toEqual(['waiting']);
    expect(await test.db.getRepository(Subscription).countBy({ planId: share.id, state: 'active' })).toBe(2);
  });

  it('gives a place that is free to who waits, and not to who comes at that moment', async () => {
    const { first, line, share } = await fullShare();
    await cancel(first);
    // Before any job has run.
    const strangers = [await signedIn(test), await signedIn(test)];
    const answers = await Promise.all(strangers.map((stranger) => joinShare(stranger, share, 120)));
    expect(answers.map(({ body }) => body.error)).toEqual(['SHARE_FULL', 'SHARE_FULL']);
    await run();
    expect([await stateOf(line[0]), await stateOf(line[1]), await taken(first)]).toEqual([
      ...[['offered'], ['waiting'], 2],
    ]);
  });

  it('never gives more places than there are, whatever happens at once', async () => {
    const { first, second, line, share } = await fullShare();
    const strangers = [await signedIn(test), await signedIn(test), await signedIn(test)];
    const joins = await Promise.all([
      ...[cancel(first), cancel(second), run(), run(), run()],
      ...strangers.map((stranger) => joinShare(stranger, share, 120)),
    ]).then((answers) => answers.slice(5) as { body: Joined }[]);
    expect(new Set(joins.map(({ body }) => body.error))).toEqual(new Set(['SHARE_FULL']));
    await run();
    expect([await stateOf(line[0]), await stateOf(line[1]), await stateOf(line[2])]).toEqual([
      ...[['offered'], ['offered'], ['waiting']],
    ]);
    const [offer] = await own(line[0]);
    // The offer runs out as it is taken: one of both happens, and the place has one owner.
    const [joined] = await Promise.all([take(line[0], share, offer?.token ?? '', 120), run(48.1), run(48.1)]);
    await run(48.1);
    const states = await stateOf(line[0]);
    expect(joined.status === 201 ? states : [joined.body.error, ...states]).toEqual(
      joined.status === 201 ? [] : ['WAIT_OVER', 'lapsed'],
    );
    const members = await test.db.getRepository(Subscription).countBy({ planId: share.id, state: 'active' });
    const kept = await test.db.getRepository(ShareWait).countBy({ planId: share.id, state: 'offered' });
    expect([members + kept <= 2, await taken(first), await takenOn(test, first, 2)]).toEqual([
      ...[true, members + kept, members + kept],
    ]);
  });

  it('can be left and gone back to, and what was kept goes to the next', async () => {
    const { first, line } = await fullShare();
    const [a, b, c] = line;
    const [mine] = await own(b);
    const left = await b.delete<Waited>(`/api/waits/${mine?.token}`);
    expect(left.body).toMatchObject({ state: 'left', canGoBack: true });
    expect((await own(c))[0]?.ahead).toBe(1);
    const back = await b.post<Waited>(`/api/waits/${mine?.token}/back`, {});
    expect(back.body).toMatchObject({ state: 'waiting', ahead: 1, canGoBack: false });
    expect((await own(c))[0]?.ahead).toBe(2);

    await cancel(first);
    await run();
    await a.delete(`/api/waits/${(await own(a))[0]?.token}`);
    expect([await stateOf(b), await taken(first), await takenOn(test, first, 0)]).toEqual([
      ['offered'],
      2,
      2,
    ]);
    // Who is back is first again, once there is another place.
    const again = await a.post<Waited>(`/api/waits/${(await own(a))[0]?.token}/back`, {});
    expect(again.body).toMatchObject({ state: 'waiting', ahead: 0 });
  });

  it('is only for what is full: a size, or a pickup on one of its days', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const share = await makeShare(farm, 3, {
      sites: [{ scheduleId: farm.schedule.id }, { scheduleId: town.id }],
    });
    const member = await joinAs(test, farm, share);
    const client = await signedIn(test);
    expect((await wait(client, share)).body.error).toBe('WAIT_NOT_NEEDED');
    await limitDay(test, member, 1, 1);
    expect((await wait(client, share)).status).toBe(201);
    expect((await wait(client, share)).body.error).toBe('ALREADY_WAITING');
    expect((await wait(client, share, { scheduleId: town.id })).body.error).toBe('WAIT_NOT_NEEDED');
    // Others join in town: who waits for the stand waits for its room.
    expect((await joinShare(await signedIn(test), share, 90, { scheduleId: town.id })).status).toBe(201);
    await limitDay(test, member, 1, 2);
    await run();
    expect([await stateOf(client), await takenOn(test, member, 1)]).toEqual([['offered'], 2]);
    expect((await wait(client, share, { sizeId: 999_999 })).status).toBe(400);
    expect((await test.post(`/api/shares/${share.id}/waits`, {})).status).toBe(401);
  });

  it('shows its farm who waits and how many, and lets it offer a place to whom it likes', async () => {
    const { first, line, share, farm } = await fullShare();
    const path = `/api/vendor/shares/${share.id}/waits`;
    const seen = await farm.seller.get<WaitingLineView>(path);
    expect(seen.body.line.map(({ email }) => email)).toEqual(line.map(({ user }) => user.email));
    expect(seen.body.counts).toEqual([
      { sizeName: 'Regular', siteName: share.sites[0]?.name, waiting: 3, offered: 0 },
    ]);
    const last = seen.body.line[2]?.id;
    const offer = () => farm.seller.post<WaitingLineView & ErrorBody>(`${path}/${last}/offer`, {});
    expect((await offer()).body.error).toBe('SHARE_FULL');
    await cancel(first);
    const offered = await offer();
    expect(offered.body.counts[0]).toMatchObject({ waiting: 2, offered: 1 });
    await run();
    expect([await stateOf(line[0]), await stateOf(line[2]), await taken(first)]).toEqual([
      ...[['waiting'], ['offered'], 2],
    ]);
    const other = await makeShareFarm(test);
    expect((await other.seller.get(path)).status).toBe(404);
    // A size that people wait for stays.
    const { sizes, ...plan } = (await farm.seller.get<SharePlanView>(`/api/vendor/shares/${share.id}`)).body;
    expect([plan.status, sizes[0]?.taken]).toEqual(['published', 2]);
  });

  it('is served before a member who changes to the size that they wait for', async () => {
    const [large, small] = [TWO_PLACES.sizes[0], { name: 'Small', price: 20, places: 2 }];
    const first = await makeMember(test, 4, { share: { sizes: [large, small] } });
    await joinAs(test, first.farm, first.share);
    const sizeId = first.share.sizes[1]?.id;
    const member = await joinAs(test, first.farm, first.share, { sizeId });
    await joinAs(test, first.farm, first.share, { sizeId });
    const [client, next] = [await signedIn(test), await signedIn(test)];
    await wait(client, first.share);
    await wait(next, first.share, { sizeId });
    await cancel(first);
    const change = (who: Client, base: string) =>
      who.post<ErrorBody>(`${base}/size`, { sizeId: first.share.sizes[0]?.id, difference: 40 });
    const path = `/api/subscriptions/${member.id}`;
    expect((await change(member.client, path)).body.error).toBe('SHARE_FULL');
    await run();
    expect(await stateOf(client)).toEqual(['offered']);
    // The farm decides whom it gives a place, and the smaller one goes to who waits for that.
    await client.delete(`/api/waits/${(await own(client))[0]?.token}`);
    const base = `/api/vendor/shares/${first.share.id}/members/${member.id}`;
    expect((await change(first.farm.seller, base)).body.error).toBeUndefined();
    await run();
    expect(await stateOf(next)).toEqual(['offered']);
  });

  it('keeps no room on a day that the farm cancels', async () => {
    const { first, line, farm, share } = await fullShare();
    await cancel(first);
    await run();
    expect([await takenOn(test, first, 1), await takenOn(test, first, 2)]).toEqual([2, 2]);
    const day = `/api/vendor/shares/${share.id}/days/${share.dates[1]?.id}/cancel`;
    for (const _ of [1, 2]) expect((await farm.seller.post(day, { reason: 'Hail' })).status).toBe(200);
    expect([await takenOn(test, first, 1), await takenOn(test, first, 2)]).toEqual([0, 2]);
    // What is let go frees the rest, once.
    await line[0].delete(`/api/waits/${(await own(line[0]))[0]?.token}`);
    const [b] = await own(line[1]);
    expect((await take(line[1], share, b?.token ?? '', 90)).body.total).toBe(90);
    expect([await takenOn(test, first, 1), await takenOn(test, first, 2)]).toEqual([0, 2]);
  });

  it('ends with the season, and what was kept is free', async () => {
    const { first, line, share, farm } = await fullShare();
    await cancel(first);
    await run();
    await farm.seller.post(`/api/vendor/shares/${share.id}/end`, { refund: 0 });
    await run();
    expect([await stateOf(line[0]), await stateOf(line[1])]).toEqual([['over'], ['over']]);
    expect([await taken(first), await takenOn(test, first, 0)]).toEqual([0, 0]);
  });

  it('is exported, and forgets an erased account with what was kept for it', async () => {
    const { first, line } = await fullShare();
    const [a, b] = line;
    await cancel(first);
    await run();
    const exported = await a.get<object>('/api/account/export');
    expect(JSON.stringify(exported.body)).toContain('"waiting list"');
    expect((await a.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect(await test.db.getRepository(ShareWait).countBy({ userId: a.user.id })).toBe(0);
    await run();
    expect([await stateOf(b), await taken(first), await takenOn(test, first, 0)]).toEqual([
      ['offered'],
      2,
      2,
    ]);
  });

  it('changes nothing for a share with places', async () => {
    const farm = await makeShareFarm(test);
    const share = await makeShare(farm, 2);
    expect((await test.get<ShareView>(`/api/shares/${share.id}`)).body.sizes[0]?.placesLeft).toBe(10);
    expect((await farm.seller.get<WaitingLineView>(`/api/vendor/shares/${share.id}/waits`)).body).toEqual({
      ...{ line: [], counts: [] },
    });
  });
});
