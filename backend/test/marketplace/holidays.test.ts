import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmedEmails } from '../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../src/accounts/users/users.service.js';
import type { ClosureList, HolidayQuestions } from '../../src/contract/marketplace/closures.js';
import { addDays, utcDay } from '../../src/contract/shared/calendar/days.js';
import { HOUR_MS } from '../../src/contract/shared/calendar/durations.js';
import { AttendanceService } from '../../src/directory/markets/attendance/attendance.service.js';
import { MarketAttendance } from '../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import { FollowMarketDays } from '../../src/marketplace/closures/follow-market-days.job.js';
import { HolidayAsks } from '../../src/marketplace/closures/holiday-asks.job.js';
import { holidaysBetween } from '../../src/marketplace/closures/holidays.rules.js';
import { Holidays } from '../../src/marketplace/closures/holidays.service.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeFarm, makePlace, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');
/** One that is still to come, whenever a test runs, and noon on it in New York. */
const tomorrow = addDays(utcDay(new Date()), 2);
const [HOLIDAY = { day: '', name: '' }] = holidaysBetween(tomorrow, addDays(tomorrow, 366));
const noon = new Date(`${HOLIDAY.day}T17:00:00Z`);
const TWO_WEEKS_BEFORE = new Date(noon.getTime() - 14 * 24 * HOUR_MS);
const EARLIER = new Date(noon.getTime() - 15 * 24 * HOUR_MS);

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  const { id } = await makeVendor(test.db, { userId: farmer.user.id });
  await makePickup(test.db, id, { startsAt: noon });
});

const holidays = () => new Holidays(test.db, new AttendanceService(test.db));
const asked = async (now = TWO_WEEKS_BEFORE, { user } = farmer) =>
  (await holidays().questions(test.db.manager, user, now)).filter(({ day }) => day === HOLIDAY.day);
const mails = ({ user } = farmer) =>
  test.db.getRepository(Mail).findBy({ recipient: user.email, kind: 'holiday-ask' });

/** The job as a server has it, on a connection of the test's. */
function askAll(now = TWO_WEEKS_BEFORE) {
  const jobs = new Jobs(test.db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  const users = new UsersService(test.db, new ConfirmedEmails());
  return new HolidayAsks(test.db, jobs, new MailOutbox(jobs, CONFIG), users, holidays()).askAll(now);
}

describe('a holiday', () => {
  it('is asked about two weeks before, where there is a pickup on it', async () => {
    expect(await asked(EARLIER)).toEqual([]);
    expect(await asked()).toEqual([{ ...HOLIDAY, things: [{ kind: 'pickup', name: 'The stand' }] }]);
  });

  it('is asked about where a farm’s market is held', async () => {
    const rosa = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: rosa.user.id });
    const { id: placeId } = await makePlace(test.db, { name: 'River Market' });
    await test.db.getRepository(MarketMember).save({ placeId, farmId: farm.id, status: 'member' });
    expect(await asked(TWO_WEEKS_BEFORE, rosa)).toEqual([]);
    const endsAt = new Date(noon.getTime() + HOUR_MS);
    await test.db.getRepository(MarketDay).save({ placeId, date: HOLIDAY.day, startsAt: noon, endsAt });
    expect(await asked(TWO_WEEKS_BEFORE, rosa)).toMatchObject([{ things: [{ name: 'River Market' }] }]);
    await askAll();
    expect(await mails(rosa)).toHaveLength(1);
  });

  it('is asked about by one email, once', async () => {
    await askAll(EARLIER);
    expect(await mails()).toEqual([]);
    await askAll();
    await askAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(HOLIDAY.name);
    expect(JSON.stringify(mail)).toContain(`/farmer-dashboard/closed?from=${HOLIDAY.day}`);
  });

  it('is not asked about again once they are open, or closed, and by no email either', async () => {
    const path = `/api/closures/holidays/${HOLIDAY.day}`;
    expect((await farmer.put<HolidayQuestions>(path, {})).status).toBe(200);
    expect(await asked()).toEqual([]);
    await askAll();
    expect(await mails()).toEqual([]);
    await farmer.delete(path);
    expect(await asked()).toHaveLength(1);
    const { body } = await farmer.post<ClosureList>('/api/closures', { from: HOLIDAY.day, to: HOLIDAY.day });
    expect(await asked()).toEqual([]);
    await farmer.delete(`/api/closures/${body.items[0]?.id}`);
    expect(await asked()).toEqual([]);
    expect((await farmer.put(`/api/closures/holidays/${addDays('2026-12-25')}`, {})).status).toBe(404);
  });
});

describe('a market day that is made behind closed days', () => {
  it('is answered by night, once, and taken back with them', async () => {
    const closed = { from: HOLIDAY.day, to: HOLIDAY.day };
    const { body } = await farmer.post<ClosureList>('/api/closures', closed);
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    const { id: placeId } = await makePlace(test.db, { name: 'River Market' });
    const roster = { placeId, farmId: farm.id, status: 'member' as const };
    const { id: memberId } = await test.db.getRepository(MarketMember).save(roster);
    const day = { placeId, date: HOLIDAY.day, startsAt: noon, endsAt: new Date(noon.getTime() + HOUR_MS) };
    const { id: dayId } = await test.db.getRepository(MarketDay).save(day);
    const answer = async () =>
      (await test.db.getRepository(MarketAttendance).findOneBy({ dayId, memberId }))?.answer ?? null;
    const attendance = new AttendanceService(test.db);
    const follow = () => new FollowMarketDays(test.db, new Jobs(test.db, CONFIG), attendance).followAll();
    await follow();
    expect(await answer()).toBe('not_coming');
    await farmer.delete(`/api/market-days/${dayId}/attendance/${memberId}`);
    await follow();
    expect(await answer()).toBeNull();
    await farmer.put(`/api/market-days/${dayId}/attendance/${memberId}`, { answer: 'not_coming' });
    await farmer.delete(`/api/closures/${body.items[0]?.id}`);
    expect(await answer()).toBeNull();
  });
});
