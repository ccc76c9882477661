import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminMemberEntry,
  AdminShare,
  AdminShareBox,
  AdminShareMember,
  AdminShareRenewal,
  AdminShareWait,
  EndMemberPreview,
} from '../../../src/contract/marketplace/admin/shares.admin.js';
import type { EndSharePreview } from '../../../src/contract/marketplace/shares/share-members.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, payShare } from '../../support/scenes/box-scene.js';
import { type ShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const REASON = 'The farm was sold.';
const one = async <Row>(resource: string, id: number) =>
  (await admin.get<Row>(`/api/admin/${resource}/${id}`)).body;
const list = async <Row>(resource: string, filter: object) =>
  (await admin.get<Row[]>(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body;
const mailTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).findOneBy({ recipient, kind: 'share-ended' }))?.text ?? '';
const mailsToFarm = async ({ seller }: ShareFarm) =>
  (
    await test.db
      .getRepository(Mail)
      .find({ where: { recipient: seller.user.email, kind: 'share-ended-by-us' }, order: { id: 'ASC' } })
  ).map(({ text }) => text);
const logged = async (resource: string, id: number) =>
  (
    await test.db
      .getRepository(AuditEntry)
      .find({ where: { resource, recordId: String(id) }, order: { id: 'ASC' } })
  ).map(({ action, note }) => [action, note]);

describe('CSA shares as staff see them', () => {
  it('have members, boxes and accounts, and files of each', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    await member.do(1, 'hold');
    expect(await one<AdminShare>('shares', member.share.id)).toMatchObject({
      ...{ vendorId: member.farm.vendor.id, name: 'Vegetable share', status: 'published', isHidden: false },
      ...{ places: 20, taken: 1, members: 1, firstDay: weekOfShare(0), endedAt: null },
    });
    expect(await list<AdminShareMember>('share-members', { shareId: member.share.id })).toMatchObject([
      {
        ...{ id: member.id, name: 'Ann Lee', email: member.client.user.email, sizeName: 'Regular' },
        ...{ siteName: 'The stand', state: 'active', paid: 90, due: 0 },
      },
    ]);
    const boxes = await list<AdminShareBox>('share-boxes', { memberId: member.id });
    expect(boxes.map(({ date, state, amount }) => [date, state, amount]).toSorted()).toEqual([
      [weekOfShare(0), 'promised', 30],
      [weekOfShare(1), 'held', 30],
      [weekOfShare(2), 'promised', 30],
    ]);
    const entries = await list<AdminMemberEntry>('member-entries', { memberId: member.id });
    expect(entries.map(({ kind, amount, date }) => [kind, amount, date])).toEqual([
      ['hold', 30, weekOfShare(1)],
      ['paid', 90, null],
    ]);
    for (const resource of ['shares', 'share-members', 'share-boxes', 'member-entries']) {
      const { status, body } = await admin.get<string>(`/api/admin/${resource}/export.csv`);
      expect([status, body.split('\n').length > 2]).toEqual([200, true]);
      expect((await admin.put(`/api/admin/${resource}/1`, { name: 'x' })).status).toBe(404);
    }
  });

  it('have waiting lists and renewals, and files of each', async () => {
    const member = await makeMember(test, 3, {
      share: { sizes: [{ name: 'Regular', price: 30, places: 1 }] },
    });
    const client = await signedIn(test);
    const { seller } = member.farm;
    const { id: shareId, sizes, sites } = member.share;
    const choice = { sizeId: sizes[0]?.id, scheduleId: sites[0]?.scheduleId };
    expect((await client.post(`/api/shares/${shareId}/waits`, choice)).status).toBe(201);
    const waiting = { shareId, state: 'waiting', userId: client.user.id, q: client.user.email };
    expect(await list<AdminShareWait>('share-waits', waiting)).toMatchObject([
      {
        ...{ email: client.user.email, sizeName: 'Regular', quantity: 1, siteName: 'The stand' },
        ...{ shareName: 'Vegetable share', vendorId: member.farm.vendor.id, memberId: null },
      },
    ]);
    expect(await list('share-waits', { shareId, state: 'taken' })).toEqual([]);

    const { id: nextId } = (await seller.post<{ id: number }>(`/api/vendor/shares/${shareId}/next`, {})).body;
    const renewUntil = addDays(utcDay(new Date()), 60);
    expect((await seller.post(`/api/vendor/shares/${nextId}/publish`, { renewUntil })).status).toBe(200);
    const asked = { shareId: nextId, state: 'asked', vendorId: member.farm.vendor.id, q: 'Lee' };
    const [renewal] = await list<AdminShareRenewal>('share-renewals', asked);
    expect(renewal).toMatchObject({ name: 'Ann Lee', isKept: true, renewUntil, memberId: null });
    for (const resource of ['share-waits', 'share-renewals']) {
      const { status, body } = await admin.get<string>(`/api/admin/${resource}/export.csv`);
      expect([status, body.split('\n').length > 1]).toEqual([200, true]);
      expect((await admin.put(`/api/admin/${resource}/1`, { state: 'taken' })).status).toBe(404);
    }
  });

  it('can be ended with a reason, and all that was paid ahead goes back', async () => {
    const member = await makeMember(test, 3);
    await payShare(test, member);
    const address = `/api/admin/shares/${member.share.id}/end`;
    const ofFarm = `/api/vendor/shares/${member.share.id}/end`;
    const preview = (await admin.get<EndSharePreview>(address)).body;
    expect(preview).toEqual({ members: 1, boxes: 3, refund: 90, credit: 0, unpaid: 0, work: 0 });
    expect((await member.farm.seller.get(ofFarm)).body).toEqual(preview);
    const end = (refund: number) =>
      admin.post<ErrorBody>(address, { reason: REASON, shown: { refund, credit: 0 } });
    expect((await end(60)).body.error).toBe('REFUND_CHANGED');
    expect((await admin.post<ErrorBody>(address, { reason: REASON })).body.issues?.[0]?.path).toBe('shown');
    expect((await end(90)).status).toBe(200);
    expect(await one('shares', member.share.id)).toMatchObject({ status: 'ended', members: 0 });
    expect((await member.read()).account.refunded).toBe(90);
    expect(await mailTo(member.client.user.email)).toMatch(/The reason: The farm was sold\.[^]*\$90\.00/);
    const [toFarm, ...more] = await mailsToFarm(member.farm);
    expect(more).toEqual([]);
    expect(toFarm).toMatch(/^We ended your season\n[^]*3 boxes of 1 member won’t be packed/);
    expect(toFarm).toMatch(/The reason: The farm was sold\.[^]*pay back \$90\.00 to your members/);
    expect(await logged('shares', member.share.id)).toEqual([['end', REASON]]);
    expect((await end(90)).body.error).toBe('SHARE_ENDED');
    expect((await admin.get<ErrorBody>(address)).body.error).toBe('SHARE_ENDED');
    expect((await admin.get('/api/admin/shares/1000000/end')).status).toBe(404);
  });

  it('let staff end a membership, by its rule or with all back, and give credit', async () => {
    const byRule = await makeMember(test, 3);
    const allBack = await joinAs(test, byRule.farm, byRule.share);
    for (const member of [byRule, allBack]) await payShare(test, member);
    const act = (id: number, action: string, body: object) =>
      admin.post<ErrorBody>(`/api/admin/share-members/${id}/${action}`, body);
    expect((await act(allBack.id, 'credit', { amount: 7.5, reason: 'Bruised greens.' })).status).toBe(200);
    expect((await allBack.read()).account.entries[0]).toMatchObject({
      ...{ kind: 'gift', amount: 7.5, note: 'Bruised greens.' },
    });
    const endingOf = async (id: number) =>
      (await admin.get<EndMemberPreview>(`/api/admin/share-members/${id}/end`)).body;
    const { rule, all } = await endingOf(allBack.id);
    expect([rule, all]).toMatchObject([
      { boxes: 3, refund: 0, kept: 90 },
      { boxes: 3, refund: 90, kept: 0 },
    ]);
    const shown = { rule: { refund: 0, credit: 0 }, all: { refund: 90, credit: 0 } };
    const other = { ...shown, all: { refund: 80, credit: 0 } };
    const ended = { reason: REASON, shown };
    expect((await act(allBack.id, 'end', { ...ended, refund: 'all', shown: other })).body.error).toBe(
      'REFUND_CHANGED',
    );
    expect((await act(byRule.id, 'end', ended)).status).toBe(200);
    expect((await act(allBack.id, 'end', { ...ended, refund: 'all' })).status).toBe(200);
    expect(await mailsToFarm(byRule.farm)).toEqual([
      expect.stringMatching(/Our team ended Ann Lee’s membership[^]*We emailed Ann Lee/),
      expect.stringMatching(/The reason: The farm was sold\.[^]*Please pay back \$90\.00 to Ann Lee/),
    ]);
    expect([(await byRule.read()).account.refunded, (await allBack.read()).account.refunded]).toEqual([
      0, 90,
    ]);
    expect(await mailTo(allBack.client.user.email)).toMatch(
      /Our team canceled .*\n+.*The reason: The farm was sold\./,
    );
    expect(await logged('share-members', allBack.id)).toEqual([
      ['credit', 'Bruised greens.'],
      ['end', REASON],
    ]);
    expect((await act(byRule.id, 'credit', { amount: 1, reason: REASON })).body.error).toBe(
      'SUBSCRIPTION_ENDED',
    );
    const wrong = await act(byRule.id, 'credit', { amount: 0, reason: '' });
    expect(wrong.body.issues?.map(({ path }) => path).toSorted()).toEqual(['amount', 'reason']);
  });

  it('are read, but not ended, by who may only read', async () => {
    const { share } = await makeMember(test, 2);
    const support = await signedIn(test, { role: 'admin', staffRole: 'support' });
    expect((await support.get(`/api/admin/shares/${share.id}`)).status).toBe(200);
    expect((await support.post(`/api/admin/shares/${share.id}/end`, { reason: REASON })).status).toBe(403);
  });
});
