import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShareMemberDetails } from '../../../src/contract/marketplace/shares/share-members.js';
import type { CancelPreview } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { toForget } from '../../../src/marketplace/shares/cards/cards.sql.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { closeDay, makeMember, type Member, payShare } from '../../support/scenes/box-scene.js';
import { payNow } from '../../support/scenes/card-scene.js';
import { type Joined, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const WORK = { hours: 8, rate: 15, until: weekOfShare(18) };

/** Who joined 22 boxes at $30.00 with 8 hours at $15.00, whose last day to work was yesterday. */
async function makeWorker(more: Record<string, unknown> = {}): Promise<Member> {
  const member = await makeMember(test, 22, { works: true, share: { work: WORK }, ...more });
  await test.db.query('UPDATE share_works SET until = current_date - 2 WHERE subscription_id = $1', [
    member.id,
  ]);
  return member;
}
const settle = async ({ farm, share, id }: Member, what: string, body: object = {}) => {
  const path = `/api/vendor/shares/${share.id}/members/${id}/work/${what}`;
  const answer = await farm.seller.post<ShareMemberDetails>(path, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const paymentsOf = ({ id: subscriptionId }: Member) =>
  test.db.getRepository(SharePayment).find({ where: { subscriptionId }, order: { number: 'ASC' } });
const planned = async (member: Member) =>
  (await paymentsOf(member)).reduce((sum, { cents }) => sum + cents, 0);

describe('what a farm asks for missing hours', () => {
  it('is taken back also where a part of it was noted as paid by mistake, and no job uses credit for it', async () => {
    const member = await makeWorker();
    const { seller } = member.farm;
    const asked = (await settle(member, 'ask', { amount: 120 })).payments.find(
      ({ amount }) => amount === 120,
    );
    const path = (id = 0) => `/api/vendor/shares/payments/${id}/received`;
    const pay = (of: number, amount: number) =>
      seller.put(path(asked?.id), { by: 'check', day: '2026-01-02', note: null, of, amount });
    expect((await pay(120, 20)).status).toBe(200);
    expect((await pay(100, 100)).status).toBe(200);
    const part = (await paymentsOf(member)).find(({ partOf }) => partOf === asked?.id);
    const undone = await seller.delete<ShareMemberDetails>(path(part?.id));
    expect(undone.body).toMatchObject({ account: { paid: 100, due: 560 }, work: { state: 'asked' } });
    expect((await paymentsOf(member)).find(({ id }) => id === part?.id)).toMatchObject({
      ...{ state: 'open', cents: 2_000, forWork: true, withoutCredit: true },
    });

    const open = { account: { paid: 100, due: 540 }, work: { state: 'open', missing: 20 } };
    expect(await settle(member, 'reopen')).toMatchObject(open);
    expect(await planned(member)).toBe(66_000);
    // It can be asked for anew, and let go.
    expect((await settle(member, 'ask', { amount: 20 })).account).toMatchObject({ paid: 100, due: 560 });
    expect(await settle(member, 'waive')).toMatchObject({ account: { due: 540 }, work: { state: 'waived' } });
    expect(await planned(member)).toBe(66_000);
  });

  it('needs no card to be saved', async () => {
    const member = await makeWorker({ payBy: 'card' });
    await payNow(member);
    await settle(member, 'ask', { amount: 120 });
    // A card that is saved now would be forgotten that night.
    expect((await member.read()).card).toMatchObject({ isSaved: false, maySave: false });
    const page = { for: 'card' };
    expect((await member.client.post(`/api/subscriptions/${member.id}/payment`, page)).body).toEqual({
      url: null,
    });
    expect((await payNow(member)).card).toMatchObject({ isSaved: false, toPay: 0 });
    const pages = await test.db.getRepository(Payment).findBy({ subscriptionId: member.id });
    expect(pages.map(({ take }) => take)).toEqual(['at-once', 'at-once']);
  });

  it('is to be paid by who cancels with a saved card, which is forgotten as nothing will be charged', async () => {
    const share = { work: WORK, payments: [1, 4] };
    const member = await makeWorker({ share, payBy: 'card', payments: 4 });
    await payNow(member);
    await payShare(test, member, 3);
    await settle(member, 'ask', { amount: 120 });
    expect(await fetchRows(test.db, toForget, [])).toContainEqual({ id: member.id });
    // $600.00 of boxes, and $540.00 paid.
    for (let box = 0; box < 20; box += 1) await closeDay(test, member, box);
    const path = `/api/subscriptions/${member.id}/cancel`;
    const { refund, credit } = (await member.client.get<CancelPreview>(path)).body;
    const { body } = await member.client.post<Joined>(path, { refund, credit });
    expect(body).toMatchObject({ account: { due: 60 }, card: { isSaved: false, toPay: 60 } });
    const mail = await test.db
      .getRepository(Mail)
      .findOneByOrFail({ recipient: member.client.user.email, kind: 'share-ended' });
    expect(mail.text).toContain('Please pay the $60.00 for boxes you’ve had on your share’s page.');
    expect(mail.text).not.toContain('We’ll charge your card');
  });
});
