import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ManagedMarket,
  MemberView,
  MyMemberships,
} from '../../../src/contract/directory/market-management.js';
import { MAX_ROSTER } from '../../../src/contract/directory/markets.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let rosa: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, rosa] = await Promise.all([signedIn(test), signedIn(test, { role: 'farmer' })]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, mails CASCADE'));

/** A market that Mia manages, and a farm of Rosa's. */
async function scene() {
  const { id } = await makePlace(test.db, { name: 'River Market', seasons: ALWAYS_OPEN });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  const farm = await makeFarm(test.db, { name: 'Sunny Acres', userId: rosa.user.id, isClaimed: true });
  return { id, farmId: farm.id };
}
const add = (client: Client, id: number, body: object) =>
  client.post<MemberView & ErrorBody>(`/api/markets/${id}/members`, body);
const change = (client: Client, id: number, memberId: number, body: object) =>
  client.put<MemberView & ErrorBody>(`/api/markets/${id}/members/${memberId}`, body);
const join = (client: Client, id: number, body: object) =>
  client.post<MemberView & ErrorBody>(`/api/markets/${id}/join`, body);
const respond = (client: Client, memberId: number, status: string) =>
  client.put<MemberView & ErrorBody>(`/api/market-memberships/${memberId}`, { status });
const rosterOf = async (id: number) =>
  (await mia.get<ManagedMarket>(`/api/markets/${id}/manage`)).body.members;
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });

describe('the roster of a market', () => {
  it('invites a farm by email, which accepts, and later leaves', async () => {
    const { id, farmId } = await scene();
    const { status, body } = await add(mia, id, { farmId, stall: 'B4' });
    expect([status, body.status, body.stall, body.path]).toEqual([201, 'invited', 'B4', `/farms/${farmId}`]);
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['market-invitation', rosa.user.email],
    ]);
    const mine = (await rosa.get<MyMemberships>('/api/market-memberships/mine')).body;
    expect(mine).toMatchObject([{ id: body.id, status: 'invited', market: { id, name: 'River Market' } }]);
    expect((await respond(mia, body.id, 'member')).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    expect((await respond(rosa, body.id, 'member')).body.status).toBe('member');
    expect((await add(mia, id, { farmId })).body.error).toBe('ALREADY_ON_ROSTER');
    expect((await respond(rosa, body.id, 'removed')).body.status).toBe('removed');
    // Who left is asked again, and not put back.
    expect((await change(mia, id, body.id, { stall: null, status: 'member' })).body.status).toBe('invited');
  });

  it('is left by mistake, which can be taken back for a while, and no longer once a manager removed them', async () => {
    const { id, farmId } = await scene();
    const asked = (await join(rosa, id, { farmId })).body;
    expect((await respond(rosa, asked.id, 'removed')).body.status).toBe('removed');
    expect((await respond(rosa, asked.id, 'member')).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    await join(rosa, id, { farmId });
    await change(mia, id, asked.id, { stall: 'B4', status: 'member' });
    expect((await respond(rosa, asked.id, 'removed')).body.status).toBe('removed');
    const back = (await respond(rosa, asked.id, 'member')).body;
    expect([back.status, back.stall]).toEqual(['member', 'B4']);
    await respond(rosa, asked.id, 'removed');
    await test.db.query(`UPDATE market_events SET created_at = created_at - interval '61 minutes'`);
    expect((await respond(rosa, asked.id, 'member')).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    await join(rosa, id, { farmId });
    await change(mia, id, asked.id, { stall: null, status: 'removed' });
    expect((await respond(rosa, asked.id, 'member')).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    expect((await rosterOf(id)).map(({ status }) => status)).toEqual(['removed']);
  });

  it('takes in who asks to join with a farm or vendor of their own', async () => {
    const { id, farmId } = await scene();
    const vendor = await makeVendor(test.db, { userId: rosa.user.id, businessName: 'Rosa’s Jam' });
    expect((await join(mia, id, { farmId })).body.error).toBe('FARM_NOT_FOUND');
    const asked = (await join(rosa, id, { farmId })).body;
    expect(asked.status).toBe('asked');
    expect((await mails()).map(({ kind, recipient, subject }) => [kind, recipient, subject])).toEqual([
      ['market-join', mia.user.email, 'Sunny Acres asks to join River Market'],
    ]);
    // Asked again after a moment, nobody is written to again.
    await respond(rosa, asked.id, 'removed');
    expect((await join(rosa, id, { farmId })).body.status).toBe('asked');
    expect(await mails()).toHaveLength(1);
    expect((await join(rosa, id, { vendorId: vendor.id })).body.status).toBe('asked');
    expect((await respond(rosa, asked.id, 'member')).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    expect((await change(mia, id, asked.id, { stall: 'A1', status: 'member' })).body).toMatchObject({
      ...{ status: 'member', stall: 'A1' },
    });
    expect((await add(mia, id, { vendorId: vendor.id })).body.status).toBe('member');
    const { email } = rosa.user;
    expect((await mails()).slice(1).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['market-join', mia.user.email],
      ['market-joined', email],
      ['market-joined', email],
    ]);
  });

  it('has bare names, and farms that nobody could accept for, at once', async () => {
    const { id } = await scene();
    const farm = await makeFarm(test.db, { name: 'Unclaimed', userId: null });
    expect((await add(mia, id, { name: ' Ana’s Tamales ' })).body).toMatchObject({
      ...{ name: 'Ana’s Tamales', status: 'member', path: null },
    });
    expect((await add(mia, id, { farmId: farm.id })).body.status).toBe('member');
    expect((await rosterOf(id)).map(({ name }) => name)).toEqual(['Ana’s Tamales', 'Unclaimed']);
    const twice = await Promise.all(['Pies', ' pies'].map((name) => add(mia, id, { name })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const pies = twice.find(({ status }) => status === 201)?.body;
    await change(mia, id, pies?.id ?? 0, { status: 'removed' });
    const back = (await add(mia, id, { name: 'Pies', stall: 'C1' })).body;
    expect([back.id, back.status, back.stall]).toEqual([pies?.id, 'member', 'C1']);
  });

  it('is changed by its managers alone, in their own market', async () => {
    const { id, farmId } = await scene();
    const { body } = await add(mia, id, { name: 'Pies' });
    expect((await add(rosa, id, { farmId })).body.error).toBe('PLACE_NOT_FOUND');
    expect((await change(rosa, id, body.id, { status: 'removed' })).body.error).toBe('PLACE_NOT_FOUND');
    const other = await scene();
    expect((await change(mia, other.id, body.id, { status: 'removed' })).body.error).toBe('MEMBER_NOT_FOUND');
    expect((await change(mia, id, body.id, { status: 'removed' })).body.status).toBe('removed');
    expect((await change(mia, id, body.id, { status: 'member' })).body.status).toBe('member');
  });

  it('is changed by two managers at once, field by field', async () => {
    const { id } = await scene();
    const { body: pies } = await add(mia, id, { name: 'Pies' });
    const was = { stall: null, status: 'member' };
    await change(mia, id, pies.id, { stall: 'A1', status: 'member', was });
    const stall = await change(mia, id, pies.id, { stall: 'B2', status: 'member', was });
    expect([stall.status, stall.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(stall.body.issues).toEqual([{ path: 'stall', message: 'Someone else changed this to “A1”.' }]);
    // Who removes says nothing about the stall, so the one that another manager gave stays.
    const removed = await change(mia, id, pies.id, { stall: null, status: 'removed', was });
    expect(removed.body).toMatchObject({ status: 'removed', stall: 'A1' });
    const seen = { stall: 'A1', status: 'member' };
    const late = await change(mia, id, pies.id, { stall: 'B2', status: 'member', was: seen });
    expect([late.status, late.body.issues?.map(({ path }) => path)]).toEqual([409, ['status']]);
    expect((await rosterOf(id)).map(({ status, stall: at }) => [status, at])).toEqual([['removed', 'A1']]);
  });

  it('refuses what is not there, and none or two at once', async () => {
    const { id, farmId } = await scene();
    const hidden = await makeVendor(test.db, { isApproved: false });
    expect((await add(mia, id, { vendorId: hidden.id })).body.error).toBe('VENDOR_NOT_FOUND');
    expect((await add(mia, id, { farmId: 999_999 })).body.error).toBe('FARM_NOT_FOUND');
    for (const body of [{}, { farmId, name: 'Both' }, { name: '  ' }]) {
      expect((await add(mia, id, body)).status).toBe(400);
    }
  });

  it('is added to twice at once by two managers, and has it once', async () => {
    const { id, farmId } = await scene();
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: rosa.user.id });
    const answers = await Promise.all([add(mia, id, { farmId }), add(rosa, id, { farmId })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('holds so many and not one more', async () => {
    const { id } = await scene();
    const rows = Array.from({ length: MAX_ROSTER - 1 }, (_, index) => ({
      ...{ placeId: id, name: `Stand ${index}`, status: 'member' as const },
    }));
    await test.db.getRepository(MarketMember).insert(rows);
    const answers = await Promise.all([add(mia, id, { name: 'A' }), add(mia, id, { name: 'B' })]);
    expect(answers.map(({ body }) => body.error ?? 'added').sort()).toEqual(['ROSTER_FULL', 'added']);
    expect(await rosterOf(id)).toHaveLength(MAX_ROSTER);
  });
});
