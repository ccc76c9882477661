import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import type { HoursException } from '../../../src/contract/directory/hours.js';
import type { MarketBoard } from '../../../src/contract/directory/market-board.js';
import type { MarketDayView } from '../../../src/contract/directory/market-days.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { DayNews } from '../../../src/directory/markets/news/day-news.job.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Announcement } from '../../../src/platform/announcements/announcement.entity.js';
import {
  ANNOUNCEMENT_QUEUE,
  Announcements,
  RECALL_QUEUE,
} from '../../../src/platform/announcements/announcements.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let rosa: Client;
beforeAll(async () => {
  test = await startTestApp();
  [mia, rosa] = await Promise.all([signedIn(test), signedIn(test, { role: 'farmer' })]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, mails, announcements, pgboss.job CASCADE'));

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');
/** The job as a server has it, on a connection of the test's. */
function news(db: DataSource) {
  const jobs = new Jobs(db, CONFIG);
  for (const queue of [MAIL_QUEUE, ANNOUNCEMENT_QUEUE, RECALL_QUEUE])
    jobs.handle(queue, { retries: 1, retryDelaySeconds: 1 }, null);
  const announcements = new Announcements(jobs, db);
  return new DayNews(
    db,
    jobs,
    new MailOutbox(jobs, CONFIG),
    new UsersService(db, new ConfirmedEmails()),
    announcements,
  );
}

/** A market that Mia runs, with two farms of Rosa's and a bare name on its roster. */
async function scene(given: { exceptions?: HoursException[]; seasons?: [] } = {}) {
  const zone = { timeZone: 'America/New_York' };
  const { id } = await makePlace(test.db, { name: 'River Market', seasons: ALWAYS_OPEN, ...zone, ...given });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  const farms = await Promise.all([1, 2].map(() => makeFarm(test.db, { userId: rosa.user.id })));
  const members = await test.db
    .getRepository(MarketMember)
    .save([
      ...farms.map(({ id: farmId }) => ({ placeId: id, farmId, status: 'member' as const })),
      { placeId: id, name: 'Ana', status: 'member' as const },
    ]);
  await makeDays(test.db.manager, [id]);
  const days = (await test.get<PlacePage>(`/api/places/${id}`)).body.days;
  const day = days[2] ?? days[0];
  if (!day) throw new Error('The market has no days.');
  return { id, day, members };
}
type Scene = Awaited<ReturnType<typeof scene>>;
const act = async ({ id, day }: Scene, action: string, body: object = {}) =>
  (await mia.post<MarketDayView>(`/api/markets/${id}/days/${day.date}/${action}`, body)).body;
const tell = async ({ day }: Scene) => news(test.db).tell([day.id]);
const told = async () =>
  (await test.db.getRepository(Mail).find({ order: { id: 'ASC' } })).map(({ kind, recipient }) =>
    recipient === rosa.user.email ? kind : recipient,
  );
const waiting = async () =>
  test.db.query<{ data: object }[]>(`SELECT data FROM pgboss.job WHERE name = 'market-day-news'`);

describe('those who sell at a market', () => {
  it('are told once that a day is canceled, by two servers at once', async () => {
    const market = await scene();
    await act(market, 'cancel', { reason: 'A storm is coming' });
    expect(await waiting()).toEqual([{ data: { dayIds: [market.day.id] } }]);
    await Promise.all([tell(market), tell(market)]);
    await tell(market);
    expect(await told()).toEqual(['market-day-cancelled']);
    expect((await test.db.getRepository(Mail).find())[0]?.text).toContain('A storm is coming');
  });

  it('hear nothing of what was taken back before, and are told when a day is held after all', async () => {
    const market = await scene();
    await act(market, 'cancel', { reason: 'Storm' });
    await act(market, 'restore');
    await tell(market);
    expect(await told()).toEqual([]);
    await act(market, 'move', { address: '5 Elm Street' });
    await tell(market);
    await act(market, 'restore');
    await tell(market);
    await act(market, 'confirm');
    await tell(market);
    expect(await told()).toEqual(['market-day-moved', 'market-day-held']);
  });

  it('are not told who only claim a farm on the roster', async () => {
    const market = await scene();
    const claims = market.members.flatMap(({ farmId }) => (farmId ? [{ farmId, userId: rosa.user.id }] : []));
    await test.db.getRepository(FarmClaim).insert(claims);
    await act(market, 'cancel', { reason: 'Storm' });
    await tell(market);
    expect(await told()).toEqual([]);
  });

  it('are not told who are not coming anyway, or no longer on the roster', async () => {
    const market = await scene();
    const [first, second] = market.members;
    await rosa.put(`/api/market-days/${market.day.id}/attendance/${first?.id}`, { answer: 'not_coming' });
    await test.db.getRepository(MarketMember).update({ id: second?.id ?? 0 }, { status: 'removed' });
    await act(market, 'cancel', { reason: 'Storm' });
    await tell(market);
    expect(await told()).toEqual([]);
  });
});

describe('followers of a market', () => {
  it('are to be told once of a day that is canceled, moved, or held after all', async () => {
    const market = await scene();
    const announced = async () =>
      (
        await test.db
          .getRepository(Announcement)
          .find({ where: { path: `/places/river-market-${market.id}` } })
      ).map(({ title, byUserId }) => [title.replace(/ on .*?(?= after all|$)/, ''), byUserId]);
    await act(market, 'cancel', { reason: 'Storm' });
    await act(market, 'restore');
    await tell(market);
    expect(await announced()).toEqual([]);
    await act(market, 'cancel', { reason: 'Storm' });
    await Promise.all([tell(market), tell(market)]);
    await act(market, 'restore');
    await tell(market);
    await tell(market);
    expect(await announced()).toEqual([
      ['River Market is canceled', mia.user.id],
      ['River Market takes place after all', mia.user.id],
    ]);
  });
});

describe('news of several days', () => {
  const announced = () => test.db.getRepository(Announcement).find({ order: { id: 'ASC' } });

  it('are one email and one notice, and what is restored of them is news again', async () => {
    const market = await scene();
    const path = `/api/markets/${market.id}/days`;
    const { days } = (await test.get<PlacePage>(`/api/places/${market.id}`)).body;
    const dates = days.slice(2, 5).map(({ date }) => date);
    const ids = days.slice(2, 5).map(({ id }) => id);
    await mia.post(path, { dates, to: 'cancel', reason: 'Winter break' });
    expect(await waiting()).toEqual([{ data: { dayIds: ids } }]);
    await Promise.all([news(test.db).tell(ids), news(test.db).tell(ids)]);
    const [mail, ...more] = await test.db.getRepository(Mail).find();
    expect([mail?.kind, mail?.subject, more]).toEqual([
      ...['market-day-cancelled', 'River Market is canceled on 3 days', []],
    ]);
    expect((await announced()).map(({ title }) => title)).toEqual(['River Market is canceled on 3 days']);
    await mia.post(path, { dates: dates.slice(0, 1), to: 'restore' });
    await news(test.db).tell(ids.slice(0, 1));
    await news(test.db).tell(ids);
    expect(await told()).toEqual(['market-day-cancelled', 'market-day-held']);
    expect((await announced()).map(({ title }) => / after all$/.test(title))).toEqual([false, true]);
  });

  it('are one of a day that moves to another date, which is asked about again', async () => {
    const market = await scene({ seasons: [], exceptions: [extraOn(5)] });
    const date = extraOn(6).from;
    const [member] = market.members;
    await rosa.put(`/api/market-days/${market.day.id}/attendance/${member?.id}`, { answer: 'coming' });
    await act(market, 'move', { date });
    const [, held] = (await test.get<PlacePage>(`/api/places/${market.id}`)).body.days;
    expect(held?.date).toBe(date);
    for (const id of [market.day.id, held?.id ?? 0]) await news(test.db).tell([id]);
    await tell(market);
    expect(await told()).toEqual(['market-day-cancelled']);
    const [mail] = await test.db.getRepository(Mail).find();
    expect(mail?.subject).toMatch(/^River Market moves from \w+day, \w+ \d+ to \w+day, \w+ \d+$/);
    expect(await announced()).toHaveLength(1);
    const board = await mia.get<MarketBoard>(`/api/markets/${market.id}/board?date=${date}`);
    expect(board.body.counts).toEqual({ coming: 0, notAnswered: 3, notComing: 0 });
  });
});

describe('what followers are still to be told', () => {
  const inForce = async () =>
    (await test.db.getRepository(Announcement).find({ order: { id: 'ASC' } }))
      .filter(({ until }) => until > new Date())
      .map(({ title, text }) => ({ title, text }));
  async function several() {
    const market = await scene();
    const days = (await test.get<PlacePage>(`/api/places/${market.id}`)).body.days.slice(2, 5);
    const change = async (to: 'cancel' | 'restore', those: readonly MarketDayView[]) => {
      const dates = those.map(({ date }) => date);
      await mia.post(`/api/markets/${market.id}/days`, { dates, to, reason: to === 'cancel' ? 'Ice' : null });
      await news(test.db).tell(those.map(({ id }) => id));
    };
    return { days, change };
  }

  it('is not that days are canceled, one by one, which were restored together', async () => {
    const { days, change } = await several();
    for (const day of days) await change('cancel', [day]);
    expect(await inForce()).toHaveLength(3);
    await change('restore', days);
    const [held, ...more] = await inForce();
    expect([held?.title, more]).toEqual(['River Market takes place on 3 days after all', []]);
  });

  it('is that the others are canceled where one of several is restored', async () => {
    const { days, change } = await several();
    await change('cancel', days);
    const [all] = await inForce();
    await change('restore', days.slice(0, 1));
    const [canceled, held] = await inForce();
    expect(canceled?.title).toBe('River Market is canceled on 2 days');
    expect(all?.text.endsWith(canceled?.text ?? '')).toBe(true);
    expect(held?.title).toMatch(/^River Market takes place on .* after all$/);
    await change('restore', days.slice(1));
    expect((await inForce()).map(({ title }) => title)).toEqual([
      held?.title,
      'River Market takes place on 2 days after all',
    ]);
  });

  it('is that a day is canceled again, after all of them were restored', async () => {
    const { days, change } = await several();
    await change('cancel', days);
    await change('restore', days);
    await change('cancel', days.slice(2));
    expect((await inForce()).map(({ title }) => title.replace(/ on \w+day.*/, ''))).toEqual([
      'River Market takes place on 2 days after all',
      'River Market is canceled',
    ]);
  });
});

/** A day of a market that has no others. */
function extraOn(daysAhead: number): HoursException {
  const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const hours = { opens: '10:00', closes: '14:00' };
  return { from: date, to: date, kind: 'hours', ...hours, address: null, reason: null };
}

describe('an extra day', () => {
  it('is there as canceled, and again when that is taken back', async () => {
    const market = await scene({ seasons: [], exceptions: [extraOn(5)] });
    const hours = [{ opens: '10:00', closes: '14:00' }];
    expect(await act(market, 'cancel', { reason: 'Storm' })).toMatchObject({ status: 'cancelled', hours });
    expect(await act(market, 'restore')).toMatchObject({ id: market.day.id, status: 'scheduled', hours });
    expect(await act(market, 'confirm')).toMatchObject({ status: 'confirmed' });
    expect(await act(market, 'restore')).toMatchObject({ status: 'scheduled', hours });
  });
});
