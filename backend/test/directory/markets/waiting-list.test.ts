import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  FoundSellers,
  ManagedMarket,
  MemberView,
  MyMemberships,
} from '../../../src/contract/directory/market-management.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { sellersNamed } from '../../../src/directory/markets/roster/roster.sql.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  ALWAYS_OPEN,
  degreesNorth,
  FORT_MYERS,
  makeFarm,
  makeListing,
  makePlace,
  makeVendor,
} from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let rosa: Client;
let ben: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, rosa, ben] = await Promise.all([
    signedIn(test),
    signedIn(test, { role: 'farmer' }),
    signedIn(test, { role: 'farmer' }),
  ]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, mails CASCADE'));

/** A market that Mia runs, and the applications of Rosa's and Ben's farms, in that order. */
async function scene() {
  const { id } = await makePlace(test.db, { name: 'River Market', seasons: ALWAYS_OPEN });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  const ask = async (client: Client, name: string) => {
    const farm = await makeFarm(test.db, { name, userId: client.user.id });
    await makeListing(test.db, { farmId: farm.id, productName: `${name} honey` });
    const { body } = await join(client, id, farm.id);
    return { ...body, farmId: farm.id };
  };
  const first = await ask(rosa, 'Acorn');
  const second = await ask(ben, 'Birch');
  return { id, first, second };
}
const join = (client: Client, id: number, farmId: number) =>
  client.post<MemberView & ErrorBody>(`/api/markets/${id}/join`, { farmId });
const change = (id: number, memberId: number, status: string, more: object = {}) =>
  mia.put<MemberView & ErrorBody>(`/api/markets/${id}/members/${memberId}`, { status, stall: null, ...more });
const rosterOf = async (id: number) =>
  (await mia.get<ManagedMarket>(`/api/markets/${id}/manage`)).body.members;
const mineOf = async (client: Client) =>
  (await client.get<MyMemberships>('/api/market-memberships/mine')).body;
const kinds = async () =>
  (await test.db.getRepository(Mail).find({ order: { id: 'ASC' } })).map(({ kind }) => kind);

describe('applications to a market', () => {
  it('say what they sell, and are declined with a reason that they read', async () => {
    const { id, first } = await scene();
    expect((await rosterOf(id)).map(({ status, sells }) => [status, sells])).toEqual([
      ['asked', ['Acorn honey']],
      ['asked', ['Birch honey']],
    ]);
    await change(id, first.id, 'removed', { reason: 'Enough honey' });
    expect(await mineOf(rosa)).toMatchObject([{ status: 'removed', reason: 'Enough honey' }]);
    const [mail] = await test.db.getRepository(Mail).find({ order: { id: 'DESC' }, take: 1 });
    expect([mail?.kind, mail?.recipient]).toEqual(['market-declined', rosa.user.email]);
    expect(mail?.text).toContain('Their reason: Enough honey');
    // Asking again begins anew.
    expect((await join(rosa, id, first.farmId)).body.status).toBe('asked');
    expect(await mineOf(rosa)).toMatchObject([{ status: 'asked', reason: null }]);
  });
});

describe('the waiting list of a market', () => {
  it('goes by who waits longest, who is offered a stall first and accepts', async () => {
    const { id, first, second } = await scene();
    expect((await change(id, second.id, 'waiting')).body.waitingNumber).toBe(1);
    expect((await change(id, first.id, 'waiting')).body.waitingNumber).toBe(2);
    // Who waits already keeps their turn.
    expect((await change(id, second.id, 'waiting')).body.waitingNumber).toBe(1);
    expect(await mineOf(rosa)).toMatchObject([{ status: 'waiting', waitingNumber: 2 }]);
    expect((await join(rosa, id, first.farmId)).body.error).toBe('ALREADY_WAITING');
    expect((await change(id, first.id, 'member')).body.error).toBe('WAITING_LIST_ORDER');
    const invited = await mia.post<ErrorBody>(`/api/markets/${id}/members`, { farmId: first.farmId });
    expect(invited.body.error).toBe('WAITING_LIST_ORDER');
    expect((await change(id, second.id, 'member')).body).toMatchObject({
      ...{ status: 'invited', waitingNumber: null },
    });
    expect(await mineOf(rosa)).toMatchObject([{ status: 'waiting', waitingNumber: 1 }]);
    const accept = `/api/market-memberships/${second.id}`;
    expect((await ben.put<MemberView>(accept, { status: 'member' })).body.status).toBe('member');
    expect(await kinds()).toEqual([
      ...['market-join', 'market-join', 'market-waiting', 'market-waiting', 'market-invitation'],
    ]);
  });

  it('is left by oneself, and skipped by nobody', async () => {
    const { id, first, second } = await scene();
    await change(id, first.id, 'waiting');
    await change(id, second.id, 'waiting');
    const own = `/api/market-memberships/${first.id}`;
    expect((await rosa.put<ErrorBody>(own, { status: 'member' })).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    await rosa.put(own, { status: 'removed' });
    expect(await mineOf(ben)).toMatchObject([{ waitingNumber: 1 }]);
    expect((await change(id, first.id, 'waiting')).body.error).toBe('NOT_ASKED');
    expect((await ben.put(`/api/markets/${id}/members/${second.id}`, { status: 'member' })).status).toBe(404);
  });

  it('is offered once by two managers at once', async () => {
    const { id, first } = await scene();
    await change(id, first.id, 'waiting');
    const was = { stall: null, status: 'waiting' };
    const answers = await Promise.all([1, 2].map(() => change(id, first.id, 'member', { was })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await kinds()).filter((kind) => kind === 'market-invitation')).toHaveLength(1);
  });
});

describe('finding vendors for a roster', () => {
  const find = (client: Client, id: number, q: string) =>
    client.get<FoundSellers & ErrorBody>(`/api/markets/${id}/sellers?q=${encodeURIComponent(q)}`);
  const north = (miles: number) => ({
    ...{ latitude: FORT_MYERS.latitude + degreesNorth(miles), longitude: FORT_MYERS.longitude },
  });

  it('has the nearest first, and a business once', async () => {
    const { id } = await makePlace(test.db, { seasons: ALWAYS_OPEN, ...FORT_MYERS });
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
    await makeFarm(test.db, { name: 'Maple Ridge', ...north(20) });
    const vendor = await makeVendor(test.db, {
      ...{ businessName: 'Yellow Maple', userId: rosa.user.id, ...north(5) },
    });
    await makeFarm(test.db, { name: 'Big Maple', userId: rosa.user.id, ...north(5) });
    const own = [rosa.user.id];
    await test.db.query(
      `INSERT INTO businesses (name, user_id) VALUES ('Maple', $1) ON CONFLICT (user_id) DO NOTHING`,
      own,
    );
    const business = '(SELECT id FROM businesses WHERE user_id = $1)';
    for (const table of ['farms', 'vendors'])
      await test.db.query(`UPDATE ${table} SET business_id = ${business} WHERE user_id = $1`, own);
    const { body } = await find(mia, id, 'mapl');
    expect(body.map(({ name, also }) => [name, also])).toEqual([
      ['Yellow Maple', 'Big Maple'],
      ['Maple Ridge', null],
    ]);
    expect(body.find(({ vendorId }) => vendorId === vendor.id)).toMatchObject({ miles: 5, status: null });
    expect((await find(ben, id, 'mapl')).body.error).toBe('PLACE_NOT_FOUND');
    expect((await find(mia, id, '%%')).body).toEqual([]);
  });

  it('reads the indexes of names', async () => {
    await test.db.query(`INSERT INTO farms (name, description, address, zip_code, latitude, longitude)
      SELECT md5(n::text) || ' Farm', '', '', '33901', 26.6, -81.9 FROM generate_series(1, 5000) AS n`);
    await test.db
      .query(`INSERT INTO vendors (business_name, description, address, city, state, zip_code, latitude, longitude, is_approved)
      SELECT md5(n::text) || ' Shop', '', '', 'Ames', 'IA', '50010', 42, -93.6, true FROM generate_series(1, 5000) AS n`);
    await test.db.query('ANALYZE farms, vendors');
    const plan = JSON.stringify(
      await test.db.query(`EXPLAIN ${sellersNamed.text}`, [1, 'maple ridge', 26.6, -81.8, 8]),
    );
    expect(plan).toContain('ix_farms_name_similar');
    expect(plan).toContain('ix_vendors_name_similar');
  });
});
