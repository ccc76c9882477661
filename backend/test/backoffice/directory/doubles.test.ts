import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminDouble, AdminDoubleRow } from '../../../src/contract/directory/admin/doubles.admin.js';
import type { AdminPlace } from '../../../src/contract/directory/admin/places.admin.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { findDoubles } from '../../../src/directory/places/doubles/find-doubles.sql.js';
import { FOLLOWING_TABLES } from '../../../src/directory/places/doubles/merge-places.sql.js';
import { Correction } from '../../../src/directory/tables/correction.entity.js';
import { Double } from '../../../src/directory/tables/double.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { changeRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { importsOf } from '../../support/imports.js';
import { degreesNorth, FORT_MYERS, makeFarm, makePlace } from '../../support/make/make.js';
import { marketFile, marketRow } from '../../support/make/market-file.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What may be listed twice, and the merging of places. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', DATABASE_CONNECTIONS: '5' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query('DELETE FROM doubles; DELETE FROM places; DELETE FROM farms; DELETE FROM mails'),
);

const find = () => changeRows(test.db, findDoubles, []);
async function queue(status = 'open'): Promise<AdminDoubleRow[]> {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  return (await admin.get<AdminDoubleRow[]>(`/api/admin/doubles?filter=${filter}`)).body;
}
async function only(): Promise<AdminDoubleRow> {
  await find();
  const [pair, ...more] = await queue();
  expect(more).toEqual([]);
  return pair!;
}
const place = (id: number) => test.db.getRepository(Place).findOneByOrFail({ id });
async function merge(pair: AdminDoubleRow, keep: 'one' | 'other' = 'one') {
  const updatedAt = async (type: 'farm' | 'place', id: number) =>
    (await admin.get<{ updatedAt: string }>(`/api/admin/${type}s/${id}`)).body.updatedAt;
  const seen = {
    one: await updatedAt(pair.oneType, pair.oneId),
    other: await updatedAt(pair.otherType, pair.otherId),
  };
  return admin.post<AdminDouble>(`/api/admin/doubles/${pair.id}/merge`, { keep, seen });
}

const elsewhere = {
  latitude: FORT_MYERS.latitude + degreesNorth(5),
  ...{ zipCode: '33999', address: '9 Far Road, Elsewhere, FL 33999' },
};

describe('finding doubles', () => {
  it('compares no more than 500 entries of one ZIP code', async () => {
    await test.db.query(`
      INSERT INTO places (source, source_id, address, kind, name, name_key, street, city, state, zip_code, latitude, longitude, phone)
      SELECT 'list', number::text, number || ' Oak Street', 'farmers_market', md5(number::text), md5(number::text),
        number || ' Oak Street', 'Fort Myers', 'FL', '33901', 26.64, -81.87, CASE WHEN number < 3 THEN '(239) 555-0101' END
      FROM generate_series(1, 501) AS number`);
    await find();
    expect(await queue()).toEqual([]);
    await test.db.query(`DELETE FROM places WHERE source_id = '501'`);
    await find();
    expect(await queue()).toMatchObject([{ reasons: ['phone'] }]);
  });

  it('pairs what is near and has a name, street, phone, email or website in common', async () => {
    await makePlace(test.db, { name: 'Alder Market', street: '12 Oak Street', phone: '(239) 555-0101' });
    await makePlace(test.db, {
      ...{ name: 'Downtown Friday', street: '12 OAK STREET.', phone: '+1 239 555 0101' },
      ...{ email: 'Hi@Example.com', website: 'https://www.example.com/' },
    });
    await makePlace(test.db, {
      ...{ name: 'Riverside', email: 'hi@example.com', website: 'http://example.com' },
    });
    await makePlace(test.db, { ...elsewhere, name: 'Alder Market', phone: '239-555-0101' });
    await find();
    const pairs = (await queue()).map(({ oneName, otherName, reasons }) => [oneName, otherName, reasons]);
    expect(pairs).toEqual([
      ['Downtown Friday', 'Riverside', ['email', 'website']],
      ['Alder Market', 'Downtown Friday', ['address', 'phone']],
    ]);
  });

  it('pairs a farm with its place, but never a market, nor for a farm that staff have not verified', async () => {
    await makeFarm(test.db, { name: 'Heron Farm', isVerified: true, isClaimed: false });
    const { user } = await signedIn(test, { role: 'farmer' });
    const claimed = { userId: user.id, isClaimed: true, isVerified: false };
    await makeFarm(test.db, { ...elsewhere, ...claimed, name: 'Finch Farm' });
    await makePlace(test.db, { name: 'Heron Farms', kind: 'csa' });
    await makePlace(test.db, { name: 'Heron Farm', kind: 'farmers_market' });
    await makePlace(test.db, { ...elsewhere, name: 'Finch Farm', kind: 'csa' });
    expect(await only()).toMatchObject({
      pair: 'farm-and-place',
      oneName: 'Heron Farm',
      otherName: 'Heron Farms',
    });
  });

  it('forgets what is no longer so, and asks no second time about what staff said', async () => {
    const twin = await makePlace(test.db, { name: 'Alder Market' });
    await makePlace(test.db, { name: 'Alder Market' });
    const pair = await only();
    expect((await admin.post(`/api/admin/doubles/${pair.id}/differ`, {})).status).toBe(200);
    await find();
    expect(await queue()).toEqual([]);
    expect(await queue('different')).toMatchObject([{ id: pair.id }]);
    await admin.post(`/api/admin/doubles/${pair.id}/reopen`, {});
    expect(await queue()).toMatchObject([{ id: pair.id }]);
    await test.db.getRepository(Place).update(twin.id, { hiddenAt: new Date() });
    expect(await queue()).toEqual([]);
    await find();
    expect(await queue('settled')).toEqual([]);
  });

  it('settles while one of two is not listed, and is asked again once it is', async () => {
    const farms = { address: '9 Far Road', isVerified: true, isClaimed: false };
    const farm = await makeFarm(test.db, { ...farms, name: 'Heron Farm', state: 'FL' });
    const twin = await makePlace(test.db, { name: 'Heron Farms', kind: 'csa' });
    const { id } = await only();
    const open = (state: string) => {
      const filter = encodeURIComponent(JSON.stringify({ status: 'open', pair: 'farm-and-place', state }));
      return admin.get<AdminDoubleRow[]>(`/api/admin/doubles?filter=${filter}`);
    };
    expect([(await open('FL')).body, (await open('MT')).body]).toMatchObject([[{ id, state: 'FL' }], []]);
    const rejected = (at: Date | null) => ({
      rejectedAt: at,
      rejectedReason: at && 'Closed',
      isVerified: false,
    });
    const unlist: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => test.db.getRepository(Place).update(twin.id, { hiddenAt: new Date() }),
        () => test.db.getRepository(Place).update(twin.id, { hiddenAt: null }),
      ],
      [
        () => test.db.getRepository(Farm).update(farm.id, rejected(new Date())),
        () => test.db.getRepository(Farm).update(farm.id, { ...rejected(null), isVerified: true }),
      ],
    ];
    for (const [hide, show] of unlist) {
      await hide();
      expect([await queue(), await queue('settled')]).toMatchObject([[], [{ id, status: 'settled' }]]);
      await show();
      expect([await queue(), await queue('settled')]).toMatchObject([[{ id, status: 'open' }], []]);
    }
    await test.db.getRepository(Place).delete(twin.id);
    expect(await queue('settled')).toMatchObject([{ id, otherName: null }]);
    await find();
    expect(await queue('settled')).toEqual([]);
  });

  it('looks again after an import', async () => {
    await makePlace(test.db, { name: 'Market 7' });
    await makePlace(test.db, { name: 'Market 7' });
    await importsOf(test, admin).imported(marketFile([marketRow(8)]));
    await eventually(test.db, () => test.db.getRepository(Double).exists());
    expect(await queue()).toMatchObject([{ oneName: 'Market 7', otherName: 'Market 7' }]);
  });

  it('is counted on the start page', async () => {
    await makePlace(test.db, { name: 'Alder Market' });
    await makePlace(test.db, { name: 'Alder Market' });
    await find();
    expect((await admin.get('/api/admin/start/waiting')).body).toMatchObject({ doubles: 1 });
  });
});

describe('merging two places', () => {
  it('takes everything along that refers to the one that goes, and leads its address to the other', async () => {
    const kept = await makePlace(test.db, { name: 'Alder Market', phone: '239-555-0101' });
    const gone = await makePlace(test.db, { name: 'Alder Market', website: 'https://alder.example' });
    const manager = await signedIn(test, {});
    const userId = manager.user.id;
    await test.db.getRepository(MarketManager).save({ placeId: gone.id, userId });
    await test.db.getRepository(Correction).save({ placeId: gone.id, message: 'Closed?' });
    await test.db.getRepository(MarketClaim).save({ placeId: gone.id, userId });
    await manager.put(`/api/favorites/places/${gone.id}`, {});
    await manager.put(`/api/favorites/places/${kept.id}`, {});
    const pair = await only();
    const { body } = await admin.get<AdminDouble>(`/api/admin/doubles/${pair.id}`);
    expect(body.together).toMatchObject({ phone: '239-555-0101', website: 'https://alder.example' });
    expect(await merge(pair)).toMatchObject({ status: 200, body: { status: 'settled' } });

    expect(await place(kept.id)).toMatchObject({ phone: '239-555-0101', website: 'https://alder.example' });
    const moved = [{ placeId: kept.id }];
    expect(await test.db.getRepository(MarketManager).find()).toMatchObject(moved);
    expect(await test.db.getRepository(Correction).find()).toMatchObject(moved);
    expect(await test.db.getRepository(MarketClaim).find()).toMatchObject(moved);
    const followed = await manager.post('/api/follows', { key: `place-${gone.id}` });
    expect(followed).toMatchObject({ body: { keys: [`place-${kept.id}`] } });
    expect((await manager.get('/api/favorites/items')).body).toMatchObject([{ key: `place-${kept.id}` }]);
    expect((await test.get<PlacePage>(`/api/places/${gone.id}`)).body.id).toBe(`place-${kept.id}`);
    expect((await test.get(`/places/${gone.id}.ics`)).status).toBe(200);
    expect((await admin.get<AdminPlace>(`/api/admin/places/${gone.id}`)).body.id).toBe(kept.id);
    expect(await test.db.getRepository(Mail).findBy({ kind: 'market-merged' })).toHaveLength(1);
    const log = await admin.get('/api/admin/audit-log?sort=["id","DESC"]&range=[0,2]');
    expect(log.body).toMatchObject([
      { resource: 'doubles', action: 'merge' },
      { resource: 'places', action: 'delete', recordId: String(gone.id), mergedInto: String(kept.id) },
      { resource: 'places', action: 'merge', recordId: String(kept.id) },
    ]);
  });

  it('keeps one membership and one day of two, with what was answered', async () => {
    const [kept, gone] = [
      await makePlace(test.db, { name: 'Alder' }),
      await makePlace(test.db, { name: 'Alder' }),
    ];
    const farm = await makeFarm(test.db, { ...elsewhere, name: 'Unlike' });
    const members = test.db.getRepository(MarketMember);
    const asked = await members.save({ placeId: kept.id, farmId: farm.id, status: 'asked' });
    const member = await members.save({ placeId: gone.id, farmId: farm.id, status: 'member', stall: 'B4' });
    const [date, other] = ['2020-06-06', '2020-06-13'];
    const times = { startsAt: new Date(`${date}T12:00Z`), endsAt: new Date(`${date}T16:00Z`), hours: [] };
    const days = test.db.getRepository(MarketDay);
    const day = await days.save({ placeId: kept.id, date, ...times });
    const double = await days.save({ placeId: gone.id, date, ...times });
    await days.save({ placeId: gone.id, date: other, ...times });
    const attendance = test.db.getRepository(MarketAttendance);
    await attendance.save({ dayId: double.id, memberId: member.id, answer: 'coming' });
    expect((await merge(await only())).status).toBe(200);

    expect(await members.find()).toMatchObject([{ id: member.id, placeId: kept.id, stall: 'B4' }]);
    expect(await members.existsBy({ id: asked.id })).toBe(false);
    const left = await days.find({ order: { date: 'ASC' } });
    expect(left).toMatchObject([
      { id: day.id, placeId: kept.id, date },
      { placeId: kept.id, date: other },
    ]);
    expect(await attendance.find()).toMatchObject([{ dayId: day.id, memberId: member.id, answer: 'coming' }]);
  });

  it('unites what staff put right on both, and lets staff put it right again', async () => {
    const [kept, gone] = [
      await makePlace(test.db, { name: 'Alder' }),
      await makePlace(test.db, { name: 'Alder' }),
    ];
    const change = (id: number, changes: object, was: object) =>
      admin.put(`/api/admin/places/${id}`, { ...changes, was });
    await change(kept.id, { phone: '(239) 555-0101' }, { phone: null });
    await change(gone.id, { website: 'https://alder.example' }, { website: null });
    expect((await merge(await only(), 'other')).status).toBe(200);
    const { body } = await admin.get<AdminPlace>(`/api/admin/places/${gone.id}`);
    expect(body).toMatchObject({ phone: '(239) 555-0101', website: 'https://alder.example' });
    expect(body.records.filter(({ source }) => source === 'staff')).toHaveLength(1);
    await change(gone.id, { website: null }, { website: 'https://alder.example' });
    expect(await place(gone.id)).toMatchObject({ phone: '(239) 555-0101', website: null });
  });

  it('lets a farm stand for its place, and not the other way round', async () => {
    const farm = await makeFarm(test.db, { name: 'Heron Farm', isVerified: true, isClaimed: false });
    const csa = await makePlace(test.db, { name: 'Heron Farm', kind: 'csa' });
    const pair = await only();
    expect(await merge(pair, 'other')).toMatchObject({ status: 409, body: { error: 'DOUBLE_KEEPS_FARM' } });
    expect((await merge(pair)).status).toBe(200);
    expect(await place(csa.id)).toMatchObject({ farmId: farm.id });
    expect(await queue()).toEqual([]);
  });

  it('merges farms only on their own page, nothing twice, and nothing that changed since', async () => {
    await makeFarm(test.db, { name: 'Heron Farm' });
    await makeFarm(test.db, { name: 'Heron Farm' });
    expect(await merge(await only())).toMatchObject({ body: { error: 'DOUBLE_IS_FARMS' } });
    await test.db.query('DELETE FROM farms');
    const [one] = [await makePlace(test.db, { name: 'Alder' }), await makePlace(test.db, { name: 'Alder' })];
    const pair = await only();
    const seen = { one: new Date(0).toISOString(), other: new Date(0).toISOString() };
    const stale = await admin.post(`/api/admin/doubles/${pair.id}/merge`, { keep: 'one', seen });
    expect(stale).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect((await merge(pair)).status).toBe(200);
    expect(await admin.post(`/api/admin/doubles/${pair.id}/merge`, { keep: 'one', seen })).toMatchObject({
      body: { error: 'ALREADY_DECIDED' },
    });
    expect((await place(one.id)).name).toBe('Alder');
  });

  it('knows every table that refers to a place', async () => {
    const rows = await test.db.query<{ name: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'places'::regclass`,
    );
    // Where vendors hand over is the marketplace's, which moves it itself.
    const elsewhereMoved = ['pickup_sites'];
    expect(rows.map(({ name }) => name).sort()).toEqual([...FOLLOWING_TABLES, ...elsewhereMoved].sort());
  });
});
