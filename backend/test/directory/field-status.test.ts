import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalData } from '../../src/accounts/personal-data/personal-data.js';
import type {
  FieldStatusAnswer,
  FieldStatusesNear,
  FieldStatusList,
  OwnFieldStatuses,
} from '../../src/contract/directory/field-status.js';
import type { MarketDaysNear } from '../../src/contract/directory/market-days-near.js';
import type { PlacePage } from '../../src/contract/directory/place-page.js';
import type { PlaceCardList } from '../../src/contract/directory/places.js';
import type { SavedCard } from '../../src/contract/marketplace/favorites.js';
import type { NearResultList } from '../../src/contract/marketplace/search-near.js';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FieldStatusRecords } from '../../src/directory/field-status/field-status-records.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketManager } from '../../src/directory/tables/market-manager.entity.js';
import { Announcement } from '../../src/platform/announcements/announcement.entity.js';
import { Announcements, RECALL_QUEUE } from '../../src/platform/announcements/announcements.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import type { Media } from '../../src/platform/media/media.js';
import { type Client, signedIn } from '../support/http/people.js';
import { FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let test: TestApp;
let farmer: Client;
let other: Client;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
  other = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE farms, places, announcements RESTART IDENTITY CASCADE'));

const EAST = 'America/New_York';
const ownFarm = async (given = {}) => {
  const own = { userId: farmer.user.id, isClaimed: true, isVerified: true, timeZone: EAST };
  return `farm-${(await makeFarm(test.db, { ...FORT_MYERS, ...own, ...given })).id}`;
};
let keys = 0;
const say = (subject: string, given: Record<string, unknown> = {}, client = farmer) =>
  client.post<FieldStatusAnswer & ErrorBody>('/api/field-status', {
    ...{ subject, crop: 'Strawberries', state: 'good', key: `key-${(keys += 1)}-abcdefgh` },
    ...given,
  });
const of = async (subject: string) =>
  (await test.get<FieldStatusList>(`/api/field-status/of/${subject}`)).body;
const short = (list: FieldStatusList) => list.map(({ crop, state }) => [crop, state]);
const told = () => test.db.getRepository(Announcement).find({ order: { id: 'ASC' } });
/** What is told from now on, with when that ends, to the minute. */
const toldNow = async () =>
  (await told())
    .filter(({ until: end }) => end > new Date())
    .map(({ key, until: end }) => [key, end.toISOString().slice(0, 16)]);

describe('the status of a field', () => {
  it('is shown until the end of the day where the farm is, and told to followers', async () => {
    const farm = await ownFarm({ name: 'Pine Hill Farm' });
    const { status, body } = await say(farm, { crop: 'strawberries', note: 'Rows 4 to 9.' });
    expect(status).toBe(200);
    const [shown] = await of(farm);
    expect(shown).toMatchObject({ id: body.id, crop: 'Strawberries', state: 'good', note: 'Rows 4 to 9.' });
    const end = new Date(shown?.until ?? 0);
    expect(end.toLocaleTimeString('en-US', { timeZone: EAST, hourCycle: 'h23' })).toMatch(/^0?0:00:00/);
    expect(end.getTime() - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
    expect(await told()).toMatchObject([
      { kind: 'field-status', about: [farm], title: 'Strawberries: good picking at Pine Hill Farm' },
    ]);
  });

  it('of a farm that visitors don’t see yet is its farmer’s alone, who is told so', async () => {
    const hidden = await ownFarm({ isVerified: false, waitsFor: 'email' });
    const shown = await ownFarm({ name: 'Pine Hill Farm' });
    const { items } = (await say(hidden)).body;
    const seen = items.map(({ subject, isShown, statuses }) => [subject, isShown, statuses.length]);
    expect(new Set(seen)).toEqual(
      new Set([
        [hidden, false, 1],
        [shown, true, 0],
      ]),
    );
  });

  it('takes the place of the one before, and tells only what is new', async () => {
    const farm = await ownFarm();
    await say(farm);
    await say(farm, { crop: 'STRAWBERRY', note: 'Bring boxes.' });
    await say(farm, { crop: 'Blueberries', state: 'limited' });
    const { body } = await say(farm, { state: 'picked_out' });
    expect(short(await of(farm))).toEqual([
      ['Strawberries', 'picked_out'],
      ['Blueberries', 'limited'],
    ]);
    expect(await told()).toHaveLength(3);
    await farmer.post(`/api/field-status/${body.id}/undo`, {});
    expect(short(await of(farm))).toEqual([
      ['Blueberries', 'limited'],
      ['Strawberry', 'good'],
    ]);
  });

  it('is told to followers for as long as it holds', async () => {
    const farm = await ownFarm();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const first = (await say(farm, { until: inHours(4) })).body.id;
    const second = (await say(farm, { until: inHours(2), note: 'Bring boxes.' })).body.id;
    expect(await toldNow()).toEqual([[`field-status-${second}`, inHours(2).slice(0, 16)]]);
    const third = (await say(farm, { state: 'picked_out', until: inHours(1) })).body.id;
    expect(await toldNow()).toEqual([[`field-status-${third}`, inHours(1).slice(0, 16)]]);
    await farmer.post(`/api/field-status/${third}/undo`, {});
    expect(await toldNow()).toEqual([[`field-status-${second}`, inHours(2).slice(0, 16)]]);
    await farmer.post(`/api/field-status/${second}/undo`, {});
    expect(await toldNow()).toEqual([[`field-status-${first}`, inHours(4).slice(0, 16)]]);
    await farmer.post(`/api/field-status/${first}/end`, {});
    expect(await toldNow()).toEqual([]);
    const last = (await say(farm)).body.id;
    const admin = await signedIn(test, { role: 'admin' });
    await admin.post(`/api/admin/field-statuses/${last}/end`, { reason: 'Not there' });
    expect(await toldNow()).toEqual([]);
  });

  it('counts once what is sent twice, and not what was said earlier or is over', async () => {
    const farm = await ownFarm();
    const key = 'phone-tap-0001';
    const [first, second] = await Promise.all([say(farm, { key }), say(farm, { key })]);
    expect(first.body.id).toBe(second.body.id);
    expect(await test.db.getRepository(FieldStatus).count()).toBe(1);
    const late = await say(farm, { state: 'picked_out', age: 600 });
    expect([late.status, late.body.id]).toEqual([200, null]);
    const yesterday = await say(farm, { crop: 'Peas', age: 26 * 3_600 });
    expect(yesterday.body.id).toBeNull();
    expect(short(await of(farm))).toEqual([['Strawberries', 'good']]);
  });

  it('of a farm that is closed hides its crops', async () => {
    const farm = await ownFarm();
    await say(farm);
    const { body } = await say(farm, { crop: null, state: 'closed' });
    expect(short(await of(farm))).toEqual([[null, 'closed']]);
    await farmer.post(`/api/field-status/${body.id}/end`, {});
    expect(short(await of(farm))).toEqual([['Strawberries', 'good']]);
  });

  it('is set by those who run the farm or manage the market, and by nobody else', async () => {
    const farm = await ownFarm();
    const market = await makePlace(test.db, { ...FORT_MYERS, kind: 'farmers_market', timeZone: EAST });
    const { body } = await say(farm);
    const calls = [
      say(farm, {}, other),
      say(`place-${market.id}`),
      say('farm-99999'),
      other.post<ErrorBody>(`/api/field-status/${body.id}/end`, {}),
      other.post<ErrorBody>(`/api/field-status/${body.id}/undo`, {}),
      other.postForm<ErrorBody>(`/api/field-status/${body.id}/photo`, {}),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect(await test.db.getRepository(FieldStatus).count()).toBe(1);
    await test.db.getRepository(MarketManager).insert({ placeId: market.id, userId: other.user.id });
    expect((await say(`place-${market.id}`, { crop: null, state: 'open' }, other)).status).toBe(200);
    const mine = (await other.get<OwnFieldStatuses>('/api/field-status/mine')).body.items;
    expect(mine).toMatchObject([{ subject: `place-${market.id}`, statuses: [{ state: 'open' }] }]);
    const { fieldStatuses } = (await test.get<PlacePage>(`/api/places/${market.id}`)).body;
    expect(fieldStatuses).toEqual(await of(`place-${market.id}`));
    expect(fieldStatuses).toHaveLength(1);
  });

  it('is refused with what is wrong about it', async () => {
    const farm = await ownFarm();
    for (const [path, given] of [
      ['state', { state: 'ripe' }],
      ['closes', { opens: '15:00', closes: '08:00' }],
      ['until', { until: 'soon' }],
      ['crop', { crop: 'x'.repeat(41) }],
      ['key', { key: 'x' }],
    ] as const) {
      const { status, body } = await say(farm, given);
      expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
    }
    expect(await of(farm)).toEqual([]);
    expect(await toldNow()).toEqual([]);
  });
});

describe('who picks now', () => {
  it('is on cards, near a ZIP code and in the feed, and is searched for', async () => {
    const picking = await ownFarm({ name: 'Picking' });
    const out = await ownFarm({ name: 'Out' });
    await ownFarm({ name: 'Silent' });
    await say(picking);
    await say(out, { state: 'picked_out' });
    const cards = async (query: string) =>
      (await test.get<PlaceCardList>(`/api/local-farms?zipCode=33901&view=card${query}`)).body;
    const said = (await cards('')).map(({ id, fieldStatus }) => [id, fieldStatus?.[0]?.text]);
    expect(said).toEqual(
      expect.arrayContaining([
        [picking, 'Strawberries: good picking'],
        [out, 'Strawberries: picked out'],
      ]),
    );
    expect((await cards('&pickingNow=true')).map(({ id }) => id)).toEqual([picking]);
    const near = await test.get<FieldStatusesNear>('/api/field-status/near?zipCode=33901');
    expect(near.body.items.map(({ subject }) => subject)).toEqual([picking, out]);
    const feed = await test.get<string>('/field-status/feed.xml');
    expect(feed.headers['cache-control']).toBe('no-cache');
    expect(feed.body).toContain('Strawberries: good picking at Picking');
  });

  it('is on short cards, on cards nearby, and on market days of today', async () => {
    const place = { ...FORT_MYERS, timeZone: EAST };
    const farm = await ownFarm({ name: 'Berry Farm', productTypes: ['Strawberries'] });
    const { id } = await makePlace(test.db, { ...place, name: 'Strawberry Market' });
    await test.db.getRepository(MarketManager).save({ placeId: id, userId: farmer.user.id });
    const date = wallTime(new Date(), EAST).date;
    const [startsAt, endsAt] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const day = { placeId: id, date, startsAt, endsAt };
    await test.db.getRepository(MarketDay).save({ ...day });
    await say(farm);
    await say(`place-${id}`, { crop: null, state: 'closed' });
    const of = (card?: { fact?: unknown; fieldStatus?: { text: string }[] | undefined }) => [
      card?.fieldStatus?.map(({ text }) => text),
      card?.fact,
    ];
    const [saved, closed] = (await test.get<SavedCard[]>(`/api/favorites/cards?keys=${farm},place-${id}`))
      .body;
    expect(of(saved)).toEqual([['Strawberries: good picking'], null]);
    expect(of(closed)).toEqual([['Closed'], 'Closed right now']);
    const near = await test.get<NearResultList>('/api/search/near?search=strawberries&zipCode=33901');
    expect(of(near.body.find(({ key }) => key === farm))).toEqual([['Strawberries: good picking'], null]);
    const { nearby } = (await test.get<PlacePage>(`/api/places/${id}`)).body;
    expect(of(nearby.find((card) => card.id === farm))[0]).toEqual(['Strawberries: good picking']);
    const days = (query: string) => test.get<MarketDaysNear>(`/api/market-days?zipCode=33901${query}`);
    expect(of((await days(`&date=${date}`)).body.items[0]?.place)[0]).toEqual(['Closed']);
    const later = addDays(date);
    await test.db.getRepository(MarketDay).save({ ...day, date: later });
    expect(of((await days(`&date=${later}`)).body.items[0]?.place)[0]).toBeUndefined();
  });

  it('leaves a kept page at its moment', async () => {
    const farm = await ownFarm();
    await say(farm, { note: 'Rows 4 to 9.' });
    const path = `/farms/${farm.slice('farm-'.length)}`;
    const read = () => test.get<string>(path);
    await until(async () => (await read()).headers['x-cache'] === 'hit');
    expect((await read()).body).toContain('Rows 4 to 9.');
    const ends = new Date(Date.now() + 3_000);
    await test.db.getRepository(FieldStatus).update({ crop: 'Strawberries' }, { until: ends });
    // Until then a page that was kept before is still there.
    await until(async () => {
      const { headers } = await read();
      const untilThen = /^public, max-age=0, s-maxage=[0-3]$/.test(headers['cache-control'] ?? '');
      return headers['x-cache'] === 'hit' && untilThen;
    });
    expect((await read()).body).toContain('Rows 4 to 9.');
    await until(() => Promise.resolve(Date.now() >= ends.getTime()));
    expect((await read()).body).not.toContain('Rows 4 to 9.');
  });
});

describe('what a person said', () => {
  it('is in their export, and leaves with them', async () => {
    const farm = await ownFarm();
    await say(farm);
    const data = new PersonalData();
    const jobs = new Jobs(test.db, loadConfig({}, '/'));
    jobs.handle(RECALL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
    const announcements = new Announcements(jobs, test.db);
    new FieldStatusRecords(data, {} as Media, announcements).onModuleInit();
    const { fieldStatuses } = await data.export(test.db.manager, farmer.user.id);
    expect(fieldStatuses).toMatchObject([{ of: farm, crop: 'Strawberries', state: 'good' }]);
    await test.db.transaction((tx) => data.erase(tx, farmer.user.id));
    expect(await of(farm)).toEqual([]);
    expect(await toldNow()).toEqual([]);
  });
});
