import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HandoverView } from '../../../src/contract/marketplace/shares/share-handovers.js';
import type { ShareMemberDetails } from '../../../src/contract/marketplace/shares/share-members.js';
import { MAX_MEMBERSHIPS } from '../../../src/contract/marketplace/shares/share-terms.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { ShareHandover } from '../../../src/marketplace/tables/share-handover.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { eventually } from '../../support/eventually.js';
import { PASSWORD, signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, type Member, payInTwo, payShare } from '../../support/scenes/box-scene.js';
import { type Joined, joinShare, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PERSON = { firstName: 'Zoe', lastName: 'Park', phone: '239-555-0177' };
const offer = ({ client, id }: Member, email: string) =>
  client.post<Joined>(`/api/subscriptions/${id}/hand-over`, { email });
const tokenTo = async (recipient: string) => {
  const mails = test.db.getRepository(Mail);
  const [mail] = await mails.find({ where: { recipient, kind: 'share-offer' }, order: { id: 'DESC' } });
  return /offer=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const look = (token: string) => test.post<HandoverView & ErrorBody>('/api/share-handovers/look', { token });
const kindsTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } })).map(
    ({ kind }) => kind,
  );

describe('a share that is handed over', () => {
  it('goes with its boxes, site and account to who accepts the link, and no money moves', async () => {
    const member = await makeMember(test, 4);
    await payInTwo(test, member);
    await payShare(test, member);
    await member.do(1, 'hold');
    const before = await member.read();
    const calendar = await member.client.get<{ path: string }>(`/api/subscriptions/${member.id}/calendar`);
    const offered = await offer(member, 'zoe@example.com');
    expect(offered.body.handOver).toMatchObject({ email: 'zoe@example.com' });
    const token = await tokenTo('zoe@example.com');
    expect((await look(token)).body).toMatchObject({
      ...{ from: 'Ann', shareName: 'Vegetable share', boxes: 3, due: before.account.due, quantity: 1 },
      ...{
        firstBox: weekOfShare(0),
        lastBox: weekOfShare(3),
        sentTo: expect.stringMatching(/^z.*@example\.com$/),
      },
    });
    const entries = () => test.db.getRepository(MemberEntry).countBy({ subscriptionId: member.id });
    const had = await entries();
    const zoe = await signedIn(test);
    const accept = () => zoe.post<Joined>('/api/share-handovers/accept', { token, ...PERSON });
    const { status, body } = await accept();
    expect(status).toBe(200);
    const { boxes, account, payments, holdsLeft } = before;
    expect(body).toMatchObject({ id: member.id, boxes, account, payments, holdsLeft, handOver: null });
    expect(await entries()).toBe(had);
    expect((await member.client.get(`/api/subscriptions/${member.id}`)).status).toBe(404);
    expect((await test.get(calendar.body.path)).status).toBe(404);
    const details = await member.farm.seller.get<ShareMemberDetails>(
      `/api/vendor/shares/${member.share.id}/members/${member.id}`,
    );
    expect(details.body.member).toEqual({ name: 'Zoe Park', email: zoe.user.email, phone: PERSON.phone });
    expect(await kindsTo(member.client.user.email)).toContain('share-handed-over');
    expect(await kindsTo(zoe.user.email)).toContain('share-taken-over');
    expect(await kindsTo(member.farm.seller.user.email)).toContain('share-holder-changed');
    // The link works once.
    expect([(await accept()).body.error, (await look(token)).body.error]).toEqual([
      ...['HANDOVER_INVALID', 'HANDOVER_INVALID'],
    ]);
  });

  it('is offered by its farm as well, also to a member who has no page yet', async () => {
    const { farm, share } = await makeMember(test, 3);
    const path = `/api/vendor/shares/${share.id}/members`;
    const choice = { sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId };
    const entered = await farm.seller.post<ShareMemberDetails>(path, {
      ...choice,
      firstName: 'Walt',
      total: 90,
    });
    const { id } = entered.body;
    const sent = await farm.seller.post<ShareMemberDetails>(`${path}/${id}/hand-over`, {
      email: 'walt@example.com',
    });
    expect([sent.status, sent.body.handOver?.email]).toEqual([200, 'walt@example.com']);
    const walt = await signedIn(test);
    const token = await tokenTo('walt@example.com');
    expect((await walt.post('/api/share-handovers/accept', { token, ...PERSON })).status).toBe(200);
    expect((await walt.get(`/api/subscriptions/${id}`)).status).toBe(200);
  });

  it('stays where the offer is withdrawn, replaced, too old, or the share has ended', async () => {
    const member = await makeMember(test, 3);
    const taker = await signedIn(test);
    const refused = async (token: string) =>
      (await taker.post<ErrorBody>('/api/share-handovers/accept', { token, ...PERSON })).body.error;
    await offer(member, 'one@example.com');
    const first = await tokenTo('one@example.com');
    await offer(member, 'two@example.com');
    expect(await refused(first)).toBe('HANDOVER_INVALID');
    const second = await tokenTo('two@example.com');
    const withdrawn = await member.client.delete<Joined>(`/api/subscriptions/${member.id}/hand-over`);
    expect([withdrawn.status, withdrawn.body.handOver]).toEqual([200, null]);
    expect(await refused(second)).toBe('HANDOVER_INVALID');
    await offer(member, 'three@example.com');
    const third = await tokenTo('three@example.com');
    const offers = test.db.getRepository(ShareHandover);
    await offers.update({ subscriptionId: member.id }, { expiresAt: new Date(Date.now() - 1_000) });
    expect([await refused(third), (await member.read()).handOver]).toEqual(['HANDOVER_INVALID', null]);
    await offer(member, 'four@example.com');
    const fourth = await tokenTo('four@example.com');
    const own = await member.client.post<ErrorBody>('/api/share-handovers/accept', {
      token: fourth,
      ...PERSON,
    });
    expect(own.body.error).toBe('HANDOVER_INVALID');
    expect((await member.client.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect(await refused(fourth)).toBe('HANDOVER_INVALID');
    expect(await offers.countBy({ subscriptionId: member.id })).toBe(0);
  });

  it('is one’s own, and an address gets few offers a day', async () => {
    const member = await makeMember(test, 3);
    const other = await signedIn(test);
    const theirs = `/api/subscriptions/${member.id}/hand-over`;
    expect((await other.post(theirs, { email: 'a@example.com' })).status).toBe(404);
    expect((await other.delete(theirs)).status).toBe(404);
    for (let count = 0; count < 3; count += 1)
      expect((await offer(member, 'many@example.com')).status).toBe(200);
    const { status, body } = await offer(member, 'many@example.com');
    expect([status, body.error]).toEqual([429, 'HANDOVER_NOT_SENT']);
    expect((await member.read()).handOver?.email).toBe('many@example.com');
  });
});

it('takes nobody past the most memberships who joins at the same moment', async () => {
  const member = await makeMember(test, 3);
  await offer(member, 'zoe3@example.com');
  const token = await tokenTo('zoe3@example.com');
  const zoe = await signedIn(test);
  for (let count = 1; count < MAX_MEMBERSHIPS; count += 1)
    expect((await joinShare(zoe, member.share, 90)).status).toBe(201);
  const joined = await joinAs(test, member.farm, member.share);
  // Her own join holds the key, and is written while she accepts.
  const keeper = test.db.createQueryRunner();
  await keeper.startTransaction();
  await keeper.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 6))', [
    `member ${zoe.user.id} of share ${member.share.id}`,
  ]);
  const accepted = zoe.post<ErrorBody>('/api/share-handovers/accept', { token, ...PERSON });
  await eventually(test.db, () => isWaiting(test.db, 'hashtextextended'));
  await keeper.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [zoe.user.id, joined.id]);
  await keeper.commitTransaction();
  await keeper.release();
  expect((await accepted).body.error).toBe('TOO_MANY_MEMBERSHIPS');
});

describe('who had a share until a moment ago', () => {
  it.each([
    ['cancels', '/cancel', { refund: 0 }],
    ['hands it over', '/hand-over', { email: 'later@example.com' }],
    ['withdraws', '/hand-over', null],
    ['uses credit', '/payments/ID/credit', {}],
  ])('%s nothing of somebody else’s', async (_, ending, body) => {
    const member = await makeMember(test, 3);
    const zoe = await signedIn(test);
    const payment = (await member.read()).payments[0];
    const path = `/api/subscriptions/${member.id}${ending.replace('ID', String(payment?.id))}`;
    await offer(member, 'zoe2@example.com');
    // Its new member accepts at the same moment.
    const keeper = test.db.createQueryRunner();
    await keeper.startTransaction();
    await keeper.query('UPDATE subscriptions SET user_id = $1 WHERE id = $2', [zoe.user.id, member.id]);
    const asked =
      body === null ? member.client.delete<ErrorBody>(path) : member.client.post<ErrorBody>(path, body);
    for (let isHere = false; !isHere;) isHere = await isWaiting(test.db);
    await keeper.commitTransaction();
    await keeper.release();
    expect((await asked).status).toBe(404);
    const { body: now } = await zoe.get<Joined>(`/api/subscriptions/${member.id}`);
    expect([now.state, now.handOver?.email]).toEqual(['active', 'zoe2@example.com']);
  });
});
