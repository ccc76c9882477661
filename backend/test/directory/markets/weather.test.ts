import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import type { MarketDaysNear } from '../../../src/contract/directory/market-days-near.js';
import type { MarketDayView } from '../../../src/contract/directory/market-days.js';
import type { AskedMarketDay } from '../../../src/contract/directory/market-weather.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { WeatherChecks } from '../../../src/directory/markets/weather/weather-checks.job.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketDayAlert } from '../../../src/directory/tables/market-day-alert.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import type { Place } from '../../../src/directory/tables/place.entity.js';
import { WeatherPoint } from '../../../src/directory/tables/weather-point.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makePlace } from '../../support/make/make.js';
import { alertProperties, WeatherStandIn } from '../../support/stand-ins/weather-stand-in.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const service = new WeatherStandIn();
let test: TestApp;
let mia: Client;
let ben: Client;
beforeAll(async () => {
  await service.listen();
  test = await startTestApp();
});
afterAll(() => Promise.all([test.close(), service.close()]));
beforeEach(async () => {
  [mia, ben] = await Promise.all([signedIn(test, { firstName: 'Mia' }), signedIn(test)]);
});
afterEach(async () => {
  service.requests.length = 0;
  service.alerts = [];
  service.instead = undefined;
  service.calm();
  await test.db.query('TRUNCATE places, mails, weather_points RESTART IDENTITY CASCADE');
});

const configOf = (env: Record<string, string>) =>
  loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused', ...env }, '/');

/** The job as a server has it, on a connection of the test's. */
function checks(env: Record<string, string> = { WEATHER_URL: service.url }) {
  const config = configOf({
    PUBLIC_URL: 'https://farmgate.example',
    TEAM_EMAIL: 'team@farmgate.example',
    ...env,
  });
  const jobs = new Jobs(test.db, config);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  const users = new UsersService(test.db, new ConfirmedEmails());
  return { jobs, job: new WeatherChecks(test.db, jobs, new MailOutbox(jobs, config), users, config) };
}
const check = (minutes = 0) => checks().job.checkAll(new Date(Date.now() + minutes * 60_000));

/** A market that is open all day, with its managers, and an alert over tomorrow morning. */
async function scene(managers: Client[] = [mia], given: Partial<Place> = {}) {
  const { id } = await makePlace(test.db, {
    ...{ name: 'River Market', seasons: ALWAYS_OPEN, timeZone: 'America/New_York', ...given },
  });
  for (const { user } of managers) {
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: user.id });
  }
  await makeDays(test.db.manager, [id]);
  const days = await test.db
    .getRepository(MarketDay)
    .find({ where: { placeId: id }, order: { date: 'ASC' } });
  const [, day] = days;
  if (!day) throw new Error('The market has no days.');
  service.alerts = [alertProperties(over(day))];
  return { id, day };
}
const over = ({ startsAt }: MarketDay, given: object = {}) => ({
  onset: new Date(startsAt.getTime() + HOUR_MS).toISOString(),
  ends: new Date(startsAt.getTime() + 3 * HOUR_MS).toISOString(),
  ...given,
});
const dayOf = async (id: number, date: string) =>
  (await test.get<PlacePage>(`/api/places/${id}`)).body.days.find((day) => day.date === date);
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
const alerts = () => test.db.getRepository(MarketDayAlert).find({ order: { id: 'ASC' } });
const events = () => test.db.getRepository(MarketEvent).find({ order: { id: 'ASC' } });
const byLink = (body: object, what = 'answer') =>
  test.post<AskedMarketDay & ErrorBody>(`/api/market-weather/${what}`, body);

async function linkTo({ user }: Client) {
  const mail = (await mails()).find(({ recipient }) => recipient === user.email);
  const found = /\/market-weather\/(\d+)\/(\d+)\/open#([\w-]{43})/.exec(mail?.text ?? '');
  return { dayId: Number(found?.[1]), userId: Number(found?.[2]), token: found?.[3] ?? '' };
}

const QUOTED = {
  ...{ event: 'Severe Thunderstorm Warning', severity: 'Severe', office: 'NWS Tampa Bay Ruskin FL' },
  headline: 'Severe Thunderstorm Warning issued November 27 at 3:04PM EST',
  ...{ sentAt: '2026-11-27T15:04:00-05:00', isAnswered: false },
};

describe('an alert over a market within its day', () => {
  it('is shown in its own words, and asks the managers one question', async () => {
    const { id, day } = await scene();
    await check();
    expect(await dayOf(id, day.date)).toMatchObject({ status: 'scheduled', weather: QUOTED });
    const near = `/api/market-days?zipCode=33901&date=${day.date}`;
    expect((await test.get<MarketDaysNear>(near)).body.items[0]?.day.weather).toEqual(QUOTED);
    const managed = await mia.get<{ days: MarketDayView[] }>(`/api/markets/${id}/manage`);
    expect(managed.body.days.map(({ weather }) => weather?.event).filter(Boolean)).toEqual([QUOTED.event]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'market-weather', recipient: mia.user.email });
    expect(mail?.subject).toBe('Open tomorrow? Severe Thunderstorm Warning for River Market');
    expect(mail?.text).toContain(QUOTED.headline);
    expect(mail?.text).toContain('National Weather Service (NWS Tampa Bay Ruskin FL), Nov 27, 3:04 PM');
  });

  it('is asked for as the service wants it, once for all markets at a point, and where a moved day is', async () => {
    await scene();
    await scene([], { name: 'Square Market' });
    await scene([], { name: 'Far Market', latitude: 35.46760001, longitude: -97.5 });
    const { id, day } = await scene([], { name: 'Moved Market' });
    const move = (which: object, address: string) =>
      test.db.getRepository(MarketDay).update(which, { status: 'moved', address });
    await move({ placeId: id }, '12345 Riverside Drive');
    await move({ id: day.id }, '12345 Riverside Drive, Orlando, FL 32801-1234');
    await check();
    expect(service.requests.map(({ method, path, query }) => [method, path, query.get('point')])).toEqual([
      ['GET', '/alerts/active', '26.6204,-81.8725'],
      ['GET', '/alerts/active', '28.5418,-81.3744'],
      ['GET', '/alerts/active', '35.4676,-97.5'],
    ]);
    expect(service.requests[0]?.headers).toMatchObject({
      'user-agent': '(farmgate.example, team@farmgate.example)',
      accept: 'application/geo+json',
    });
    await check(29);
    expect(service.requests).toHaveLength(3);
    await check(31);
    expect(service.requests).toHaveLength(6);
  });

  it('mails once, whoever runs the job how often, also when its words are renewed', async () => {
    const { id, day } = await scene([mia, ben]);
    await Promise.all([check(), check(), check()]);
    await check(31);
    const headline = 'Severe Thunderstorm Warning until 6 PM';
    service.alerts = [alertProperties(over(day, { id: 'urn:oid:2', messageType: 'Update', headline }))];
    await check(62);
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
      [mia.user.email, ben.user.email].sort(),
    );
    expect((await dayOf(id, day.date))?.weather?.headline).toBe(headline);
  });

  it('marks the days of markets that nobody manages, and writes to nobody about these and of the demo', async () => {
    const { id, day } = await scene([]);
    await scene([mia], { source: 'demo', latitude: 35 });
    await check();
    expect((await dayOf(id, day.date))?.weather).toEqual(QUOTED);
    expect(await mails()).toEqual([]);
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: ben.user.id });
    await check(31);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ben.user.email]);
  });

  it('is shown no longer when it is withdrawn, over, or not heard of for two hours, and asks no second time', async () => {
    const { id, day } = await scene();
    const weather = async () => (await dayOf(id, day.date))?.weather;
    await check();
    const listed = service.alerts;
    service.alerts = [];
    await check(31);
    expect(await weather()).toBeNull();
    service.alerts = listed;
    await check(62);
    expect(await weather()).toEqual(QUOTED);
    expect(await mails()).toHaveLength(1);
    const stored = test.db.getRepository(MarketDayAlert);
    await stored.update({ dayId: day.id }, { seenAt: new Date(Date.now() - 2 * HOUR_MS) });
    expect(await weather()).toBeNull();
    await stored.update(
      { dayId: day.id },
      { seenAt: new Date(), startsAt: new Date(0), endsAt: new Date(1) },
    );
    expect(await weather()).toBeNull();
  });

  it('is none of a day that it is not over, that is canceled, or of a market that is hidden', async () => {
    const { id, day } = await scene();
    const later = new Date(day.startsAt.getTime() + 30 * 24 * HOUR_MS).toISOString();
    service.alerts = [alertProperties({ onset: later, ends: later, expires: later })];
    await check();
    service.alerts = [alertProperties(over(day))];
    await test.db.getRepository(MarketDay).update({ placeId: id }, { status: 'cancelled' });
    await check(31);
    await test.db.getRepository(MarketDay).update({ placeId: id }, { status: 'scheduled' });
    await test.db.query('UPDATE places SET hidden_at = now()');
    await check(62);
    expect(await alerts()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(service.requests).toHaveLength(1);
  });
});

describe('the answer of a manager', () => {
  it('is one tap: open as planned, as often as they like', async () => {
    const { id, day } = await scene();
    await check();
    const link = await linkTo(mia);
    expect((await byLink(link, 'asked')).body).toMatchObject({ answer: null, market: { id } });
    const taps = await Promise.all([1, 2].map(() => byLink({ ...link, answer: 'open' })));
    for (const { status, body } of taps) {
      expect([status, body.answer, body.day.status]).toEqual([200, 'open', 'confirmed']);
    }
    expect(await dayOf(id, day.date)).toMatchObject({ status: 'confirmed', weather: { isAnswered: true } });
    expect((await events())[0]).toMatchObject({ action: 'confirm', role: 'manager', userId: mia.user.id });
  });

  it('cancels the day with the alert as its reason, and the same manager can take it back', async () => {
    const { id, day } = await scene([mia, ben]);
    await check();
    const [link, other] = [await linkTo(mia), await linkTo(ben)];
    for (let tap = 0; tap < 2; tap += 1) {
      expect((await byLink({ ...link, answer: 'canceled' })).body).toMatchObject({ answer: 'canceled' });
    }
    const reason =
      'Severe Thunderstorm Warning, National Weather Service (NWS Tampa Bay Ruskin FL), Nov 27, 3:04 PM';
    expect(await dayOf(id, day.date)).toMatchObject({ status: 'cancelled', reason, weather: null });
    const { exceptions } = (await test.get<PlacePage>(`/api/places/${id}`)).body;
    expect(exceptions).toMatchObject([{ from: day.date, to: day.date, kind: 'closed', reason }]);
    for (const answer of ['open', 'canceled']) {
      expect((await byLink({ ...other, answer })).body.error).toBe('MARKET_DAY_CANCELLED');
    }
    expect((await byLink(other, 'asked')).body.error).toBe('MARKET_DAY_CANCELLED');
    expect((await byLink(link, 'asked')).body.answer).toBe('canceled');
    expect((await byLink({ ...link, answer: 'open' })).body).toMatchObject({ answer: 'open' });
    expect(await dayOf(id, day.date)).toMatchObject({ status: 'confirmed', reason: null });
    expect((await events()).map(({ action, userId }) => [action, userId])).toEqual(
      ['cancel', 'reopen'].map((action) => [action, mia.user.id]),
    );
  });

  it('is taken by no link of another day or account, from no removed manager, and not after the day', async () => {
    const { id, day } = await scene([mia, ben]);
    await check();
    const link = await linkTo(mia);
    for (const other of [{ dayId: day.id + 1 }, { userId: ben.user.id }, { token: 'A'.repeat(43) }]) {
      expect((await byLink({ ...link, ...other, answer: 'open' })).body.error).toBe('LINK_NOT_VALID');
    }
    const managers = test.db.getRepository(MarketManager);
    await managers.delete({ userId: mia.user.id });
    expect((await byLink({ ...link, answer: 'canceled' })).body.error).toBe('NOT_MARKET_MANAGER');
    await managers.insert({ placeId: id, userId: mia.user.id });
    await test.db
      .getRepository(MarketDay)
      .update({ id: day.id }, { startsAt: new Date(0), endsAt: new Date(1) });
    for (const what of ['answer', 'asked']) {
      const { body } = await byLink({ ...link, ...(what === 'answer' && { answer: 'open' }) }, what);
      expect(body.error).toBe('MARKET_DAY_OVER');
    }
    await test.db.getRepository(MarketDay).delete({ id: day.id });
    expect((await byLink({ ...link, answer: 'open' })).body.error).toBe('MARKET_DAY_NOT_FOUND');
    expect(await events()).toEqual([]);
  });

  it('can be given on Farmgate as well, and counts until severe weather becomes extreme', async () => {
    const { id, day } = await scene();
    await check();
    const act = (what: string) => mia.post(`/api/markets/${id}/days/${day.date}/${what}`, {});
    await act('confirm');
    expect((await dayOf(id, day.date))?.weather?.isAnswered).toBe(true);
    await check(31);
    await act('restore');
    expect((await dayOf(id, day.date))?.weather?.isAnswered).toBe(false);
    await act('confirm');
    expect(await mails()).toHaveLength(1);
    service.alerts.push(
      alertProperties(over(day, { id: 'urn:oid:3', severity: 'Extreme', event: 'Tornado Warning' })),
    );
    await Promise.all([check(62), check(62)]);
    expect((await mails()).map(({ subject }) => subject)[1]).toContain('Tornado Warning');
    expect((await dayOf(id, day.date))?.weather).toMatchObject({
      event: 'Tornado Warning',
      isAnswered: false,
    });
    await act('confirm');
    await check(93);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a service that fails', () => {
  const points = () => test.db.getRepository(WeatherPoint).find({ order: { point: 'ASC' } });

  it.each([
    ['an error', { status: 500, body: { title: 'Unexpected Problem' } }, 2],
    ['malformed JSON', { status: 200, body: null, raw: '{"type":"FeatureCollection","features":[' }, 1],
    ['a web page', { status: 200, body: null, raw: '<html></html>' }, 1],
    ['another shape', { status: 200, body: { type: 'FeatureCollection', features: {} } }, 1],
    ['a refused point', { status: 400, body: { title: 'Invalid Parameter' } }, 1],
  ])('by %s shows and sends nothing, and is asked later', async (_, answer, waiting) => {
    const { id, day } = await scene();
    service.instead = answer;
    await check();
    await check(14);
    expect((await dayOf(id, day.date))?.weather).toBeNull();
    expect([await mails(), await alerts()]).toEqual([[], []]);
    expect(service.requests).toHaveLength(1);
    expect(await points()).toHaveLength(waiting);
    await check(16);
    await check(40);
    expect(service.requests).toHaveLength(2);
    service.instead = undefined;
    await check(47);
    expect(await points()).toMatchObject([{ failures: 0 }]);
    expect(await mails()).toHaveLength(1);
  });

  it('by 429 is left alone for all points, for as long as it asks', async () => {
    await scene();
    await scene([], { latitude: 35 });
    service.instead = { status: 429, body: {}, headers: { 'retry-after': '3600' } };
    await check();
    expect(service.requests).toHaveLength(1);
    service.instead = undefined;
    await check(58);
    expect(service.requests).toHaveLength(1);
    await check(61);
    expect(service.requests).toHaveLength(3);
    expect(await mails()).toHaveLength(1);
  });

  it('by ending the connection is left alone as well', async () => {
    await scene();
    service.trouble('silent', /alerts/);
    await check();
    expect((await points()).map(({ point }) => point)).toEqual(['*', '26.6204,-81.8725']);
    expect(await mails()).toEqual([]);
  });
});

describe('without the address of the service', () => {
  it('nobody is asked, and no job runs', async () => {
    const queues = (env: Record<string, string>) => {
      const { jobs, job } = checks(env);
      job.onModuleInit();
      return jobs.described().map(({ name }) => name);
    };
    expect(queues({ WEATHER_URL: service.url })).toContain('market-weather');
    expect(queues({})).not.toContain('market-weather');
    await scene();
    await checks({}).job.checkAll(new Date());
    expect(service.requests).toEqual([]);
  });
});
