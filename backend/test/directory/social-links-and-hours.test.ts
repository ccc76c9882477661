import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '../../src/contract/accounts/account.js';
import type { AdminFarm } from '../../src/contract/directory/admin/farms.admin.js';
import type { AdminPlace } from '../../src/contract/directory/admin/places.admin.js';
import type { FarmView } from '../../src/contract/directory/farms.js';
import type { PlaceCard, PlaceView } from '../../src/contract/directory/places.js';
import { houseDay } from '../../src/contract/shared/calendar/house-zone.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { emptyRecord } from '../../src/directory/places/import/mapped-row.js';
import type { PlacedRecord } from '../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../src/directory/places/store/store-records.js';
import { type Client, signedIn } from '../support/http/people.js';
import { BLUE_HERON, farmForm } from '../support/make/farm-form.js';
import { ALWAYS_OPEN, FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let rosa: Client;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  [rosa, admin] = await Promise.all([signedIn(test), signedIn(test, { role: 'admin' })]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, place_records, audit_log CASCADE'));

const FACEBOOK = 'https://www.facebook.com/blueheron';
const INSTAGRAM = 'https://www.instagram.com/blueheron';
const today = () => houseDay(new Date());
const card = async (list: string) =>
  (await test.get<PlaceCard[]>(`/api/${list}?zipCode=33901&view=card`)).body[0];
const farmOf = async (id: number) => (await test.get<FarmView>(`/api/farms/${id}`)).body;

describe('the day of the hours', () => {
  const old = { seasons: ALWAYS_OPEN, hoursConfirmed: '2019-06-01', lastConfirmed: '2024-02-03' };

  it('is told of places, and on a card where the hours are older than the rest by more than a year', async () => {
    await makePlace(test.db, old);
    const [place] = (await test.get<PlaceView[]>('/api/farmers-markets?zipCode=33901')).body;
    expect(place).toMatchObject({ hoursConfirmed: '2019-06-01', lastConfirmed: '2024-02-03' });
    expect(await card('farmers-markets')).toMatchObject({ hoursFrom: 2019 });
    await test.db.query(`UPDATE places SET hours_confirmed = '2023-06-01'`);
    expect(await card('farmers-markets')).not.toHaveProperty('hoursFrom');
  });

  it('goes over to the farm with a claim, until hours that its owner saved are verified', async () => {
    const place = await makePlace(test.db, { kind: 'csa', name: 'Blue Heron', ...old });
    const { body: claimed } = await rosa.post<FarmView>(`/api/farms/place-${place.id}/claim`, {});
    expect(claimed.hoursConfirmed).toBe('2019-06-01');
    expect(await card('local-farms')).toMatchObject({ hoursFrom: 2019 });
    const details = { description: claimed.description, seasons: claimed.seasons };
    const unchanged = await rosa.put<FarmView>(`/api/farms/${claimed.id}/details`, details);
    expect(unchanged.body.hoursConfirmed).toBe('2019-06-01');
    Object.assign(details, { hoursChecked: true });
    const { body } = await rosa.put<FarmView>(`/api/farms/${claimed.id}/details`, details);
    expect(body.hoursConfirmed).toBe(today());
    expect(await card('local-farms')).toMatchObject({ hoursFrom: 2019 });
    await admin.post(`/api/admin/farms/${claimed.id}/verify`, {});
    expect((await farmOf(claimed.id)).hoursConfirmed).toBe(today());
    expect(await card('local-farms')).not.toHaveProperty('hoursFrom');
  });

  it('stays where hours are saved as they were, and is today where their owner says that they are right', async () => {
    const { id } = await makeFarm(test.db, { ...old, userId: rosa.user.id });
    const put = async (fields: object) =>
      (await rosa.put<FarmView>(`/api/farms/${id}`, { ...BLUE_HERON, ...fields })).body.hoursConfirmed;
    expect(await put({ seasons: ALWAYS_OPEN, description: 'Eggs and herbs.' })).toBe('2019-06-01');
    expect(await put({ seasons: ALWAYS_OPEN, hoursChecked: true })).toBe(today());
    await test.db.query(`UPDATE farms SET hours_confirmed = '2019-06-01' WHERE id = $1`, [id]);
    expect(await put({ seasons: [{ from: '05-01', to: '10-31', hours: [] }] })).toBe(today());
  });

  it('is refused for days that no month has, and for dates of another weekday', async () => {
    const { id } = await makeFarm(test.db, { ...old, userId: rosa.user.id });
    const put = async (season: object) => {
      const seasons = [{ from: null, to: null, hours: [], ...season }];
      const { body } = await rosa.put<ErrorBody>(`/api/farms/${id}`, { ...BLUE_HERON, seasons });
      return body.issues?.[0]?.message ?? 'saved';
    };
    const every = (from: string) => ({
      hours: [{ day: 0, opens: '10:00', closes: '14:00', repeats: { kind: 'alternate', from } }],
    });
    expect(await put({ to: '09-31' })).toBe('Please give days as MM-DD.');
    expect(await put({ from: '02-30' })).toBe('Please give days as MM-DD.');
    expect(await put({ from: '02-29', to: '12-31' })).toBe('saved');
    expect(await put(every('2026-11-28'))).toBe('That date is a Saturday. Please choose a Sunday.');
    expect(await put(every('2026-11-29'))).toBe('saved');
  });

  it('comes back with hours whose change is undone, and does not keep other changes from being undone', async () => {
    const { id } = await makeFarm(test.db, { ...old, userId: rosa.user.id, isVerified: true });
    await rosa.put(`/api/farms/${id}`, { ...BLUE_HERON, seasons: [] });
    expect((await farmOf(id)).hoursConfirmed).toBeNull();
    const history = await test.db.query<{ id: number }[]>('SELECT id FROM audit_log ORDER BY id');
    const { status } = await admin.post(`/api/admin/farms/${id}/undo`, { entryId: Number(history[0]?.id) });
    expect(status).toBe(200);
    expect(await farmOf(id)).toMatchObject({ hoursConfirmed: '2019-06-01', seasons: ALWAYS_OPEN });
  });

  it('stays, with what their source left unsaid, where a form gives the hours back as it got them', async () => {
    const repeats = { kind: 'alternate' as const, from: null };
    const read = {
      ...{ from: '05-01', to: '10-31', unknownDays: [3 as const] },
      hours: [{ day: 0 as const, opens: '10:00', closes: '14:00', repeats }],
    };
    const undated = { from: null, to: null, hours: [], unknownDates: true };
    const seasons = [read, undated, ...ALWAYS_OPEN];
    const place = await makePlace(test.db, { kind: 'csa', name: 'Blue Heron', ...old, seasons });
    const { id, description } = (await rosa.post<FarmView>(`/api/farms/place-${place.id}/claim`, {})).body;
    const save = (given: object[]) =>
      rosa.put<FarmView>(`/api/farms/${id}/details`, { description, seasons: given });
    const weekly = ALWAYS_OPEN.map((season) => ({
      ...{ ...season, unknownDays: [], unknownDates: false },
      hours: season.hours.map((hours) => ({ ...hours, repeats: null })),
    }));
    const { status, body } = await save([read, undated, ...weekly]);
    expect([status, body.hoursConfirmed, body.seasons]).toEqual([200, '2019-06-01', seasons]);
  });

  it('is today where staff put the hours right, and stays where they change something else', async () => {
    const { id } = await makeFarm(test.db, { ...old, phone: '239-555-0100' });
    const change = (name: string, was: unknown, now: unknown) =>
      admin.put<AdminFarm>(`/api/admin/farms/${id}`, { [name]: now, was: { [name]: was } });
    expect((await change('website', null, 'https://heron.example')).body.hoursConfirmed).toBe('2019-06-01');
    const seasons = [{ from: '05-01', to: '10-31', hours: [] }];
    expect((await change('seasons', ALWAYS_OPEN, seasons)).body.hoursConfirmed).toBe(today());
  });
});

describe('pages in social networks', () => {
  const register = (socialLinks: object) =>
    rosa.postForm<FarmView & ErrorBody>('/api/farms', farmForm({ socialLinks }));

  it('are kept as addresses, whether a name or an address was typed, and shown', async () => {
    const { status, body } = await register({
      facebook: 'facebook.com/blueheron?ref=hl',
      instagram: '@blueheron',
      x: 'https://twitter.com/blueheron',
      youtube: '',
      tiktok: null,
    });
    expect(status).toBe(201);
    const socialLinks = { facebook: FACEBOOK, instagram: INSTAGRAM, x: 'https://x.com/blueheron' };
    expect(body.socialLinks).toEqual(socialLinks);
    expect((await farmOf(body.id)).socialLinks).toEqual(socialLinks);
    expect(await card('local-farms')).toMatchObject({ socialLinks });
    const changed = await rosa.put<FarmView>(`/api/farms/${body.id}`, {
      ...BLUE_HERON,
      socialLinks: { facebook: FACEBOOK },
    });
    expect(changed.body.socialLinks).toEqual({ facebook: FACEBOOK });
    const without: Record<string, unknown> = { ...BLUE_HERON };
    delete without['socialLinks'];
    const { status: put, body: kept } = await rosa.put<FarmView>(`/api/farms/${body.id}`, without);
    expect([put, kept.socialLinks]).toEqual([200, { facebook: FACEBOOK }]);
    const { records } = (await rosa.get<AccountExport>('/api/account/export')).body;
    expect(records.farms?.[0]?.socialLinks).toEqual({ facebook: FACEBOOK });
  });

  it.each([
    [
      'facebook',
      'javascript:alert(1)',
      'Please enter the address of a Facebook page, such as facebook.com/yourfarm.',
    ],
    ['instagram', FACEBOOK, 'Please enter an Instagram name or address, such as @yourfarm.'],
    ['other', 'my blog', 'Please enter a web address, such as https://yourfarm.com/blog.'],
  ])('are refused in %s as %j', async (network, text, message) => {
    const { status, body } = await register({ [network]: text });
    expect([status, body.issues]).toEqual([400, [{ path: `socialLinks.${network}`, message }]]);
  });

  it('come with a place that is claimed, and wait for its verification', async () => {
    const given = { kind: 'csa' as const, seasons: ALWAYS_OPEN, socialLinks: { facebook: FACEBOOK } };
    const { id } = await makePlace(test.db, given);
    const { body: farm } = await rosa.post<FarmView>(`/api/farms/place-${id}/claim`, {});
    expect(farm.socialLinks).toEqual({ facebook: FACEBOOK });
    const form = { ...BLUE_HERON, socialLinks: { facebook: '@another-farm' } };
    const { body } = await rosa.put<ErrorBody>(`/api/farms/${farm.id}`, form);
    expect(body).toMatchObject({ error: 'CLAIM_UNDER_REVIEW' });
    expect(body.issues?.map((issue) => issue.path)).toContain('socialLinks');
  });

  it('are put right by staff, in places so that only newer imports bring more', async () => {
    const record = (given: Partial<PlacedRecord>): PlacedRecord => ({
      ...emptyRecord({ source: 'usda_legacy', sourceId: '7', kind: 'farmers_market', name: 'Heron Market' }),
      ...{ updatedAt: '2019-05-01T00:00:00.000Z', ...FORT_MYERS, isApproximate: false },
      ...given,
    });
    const read = (given: Partial<PlacedRecord>) =>
      test.db.transaction((tx) => storeRecords(tx, [{ record: record(given), raw: {} }], new SeenRecords()));
    await read({ socialLinks: { facebook: FACEBOOK } });
    expect(await card('farmers-markets')).toMatchObject({ socialLinks: { facebook: FACEBOOK } });
    const [{ id } = { id: 0 }] = await test.db.query<{ id: number }[]>('SELECT id FROM places');
    const changes = {
      socialLinks: { instagram: '@blueheron' },
      was: { socialLinks: { facebook: FACEBOOK } },
    };
    const { status, body } = await admin.put<AdminPlace>(`/api/admin/places/${id}`, changes);
    expect([status, body.socialLinks]).toEqual([200, { instagram: INSTAGRAM }]);
    await read({ updatedAt: '2020-05-01T00:00:00.000Z', socialLinks: { facebook: FACEBOOK } });
    expect(await card('farmers-markets')).toMatchObject({ socialLinks: { instagram: INSTAGRAM } });
    await read({ updatedAt: '2099-05-01T00:00:00.000Z', socialLinks: { facebook: FACEBOOK } });
    expect((await card('farmers-markets'))?.socialLinks).toEqual({
      facebook: FACEBOOK,
      instagram: INSTAGRAM,
    });
  });

  it('are put right by staff in farms, too', async () => {
    const { id } = await makeFarm(test.db, { phone: '239-555-0100' });
    const change = (socialLinks: object) =>
      admin.put<AdminFarm & ErrorBody>(`/api/admin/farms/${id}`, { socialLinks, was: { socialLinks: {} } });
    expect((await change({ x: 'no page' })).body.issues?.[0]?.path).toBe('socialLinks.x');
    expect((await change({ x: '@blueheron' })).body.socialLinks).toEqual({ x: 'https://x.com/blueheron' });
  });
});
