import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ConfirmedEmails } from '../../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../../src/accounts/users/users.service.js';
import type { MyMarketDay } from '../../../src/contract/directory/attendance.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AttendanceAsks } from '../../../src/directory/markets/attendance/attendance-asks.job.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  ALWAYS_OPEN,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rosa: Client;
let stranger: Client;
beforeAll(async () => {
  test = await startTestApp();
  [rosa, stranger] = await Promise.all([
    signedIn(test, { role: 'farmer', firstName: 'Rosa' }),
    signedIn(test, { role: 'farmer' }),
  ]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, listings, mails RESTART IDENTITY CASCADE'));

const CONFIG = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');

/** The job as a server has it, on a connection of the test's. */
function ask(db: DataSource, now = new Date()) {
  const jobs = new Jobs(db, CONFIG);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  return new AttendanceAsks(
    db,
    jobs,
    new MailOutbox(jobs, CONFIG),
    new UsersService(db, new ConfirmedEmails()),
  ).askAll(now);
}

/** A market that is open all day, with Rosa's farm on its roster. */
async function scene(given: Partial<MarketMember> = {}) {
  const place = await makePlace(test.db, {
    name: 'River Market',
    seasons: ALWAYS_OPEN,
    timeZone: 'America/New_York',
  });
  const farm = await makeFarm(test.db, { name: 'Sunny Acres', userId: rosa.user.id, isClaimed: true });
  const member = await test.db
    .getRepository(MarketMember)
    .save({ placeId: place.id, farmId: farm.id, status: 'member' as const, ...given });
  await makeDays(test.db.manager, [place.id]);
  const days = await test.db
    .getRepository(MarketDay)
    .find({ where: { placeId: place.id }, order: { date: 'ASC' } });
  const [today, tomorrow] = days;
  if (!today || !tomorrow) throw new Error('The market has no days.');
  return { place, farm, member, today, tomorrow };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const put = (client: Client, { member }: Pick<Scene, 'member'>, day: MarketDay, body: object) =>
  client.put<MyMarketDay & ErrorBody>(`/api/market-days/${day.id}/attendance/${member.id}`, body);
const mine = async (client: Client) => (await client.get<MyMarketDay[]>('/api/market-days/mine')).body;
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
const events = () => test.db.getRepository(MarketEvent).find({ order: { id: 'ASC' } });
const lineUpOf = async (id: number) => (await test.get<PlacePage>(`/api/places/${id}`)).body.lineUp?.entries;
const byLink = (body: object, what = 'answer') =>
  test.post<MyMarketDay & ErrorBody>(`/api/market-days/${what}`, body);
const linksIn = ({ text }: Mail): { dayId: number; memberId: number; answer: string; token: string }[] =>
  [...text.matchAll(/\/market-days\/(\d+)\/(\d+)\/(\w+)#([\w-]{43})/g)].map(
    ([, dayId, memberId, answer = '', token = '']) => ({
      dayId: Number(dayId),
      memberId: Number(memberId),
      answer,
      token,
    }),
  );

async function firstLink() {
  const [mail] = await mails();
  const [link] = mail ? linksIn(mail) : [];
  if (!link) throw new Error('The email has no link.');
  return link;
}

describe('the market days of an account', () => {
  it('are those of its farms and its vendor, with what can be brought', async () => {
    const { place, farm, member } = await scene({ stall: 'B4' });
    const eggs = await makeListing(test.db, { farmId: farm.id, productName: 'Eggs' });
    const vendor = await makeVendor(test.db, { userId: rosa.user.id, businessName: 'Rosa’s Jam' });
    const jam = await makeProduct(test.db, { vendorId: vendor.id, name: 'Jam' });
    const seller = await test.db
      .getRepository(MarketMember)
      .save({ placeId: place.id, vendorId: vendor.id, status: 'member' as const });
    const days = await mine(rosa);
    expect(days.find((day) => day.member.id === member.id)).toMatchObject({
      market: { id: place.id, name: 'River Market' },
      member: { name: 'Sunny Acres', stall: 'B4', comesEveryDay: false },
      answer: null,
      offers: { listings: [{ id: eggs.id, name: 'Eggs' }], products: [] },
    });
    expect(days.find((day) => day.member.id === seller.id)).toMatchObject({
      member: { name: 'Rosa’s Jam' },
      offers: { listings: [], products: [{ id: jam.id, name: 'Jam' }] },
    });
    expect(await mine(stranger)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is shown with what they bring, can be changed, and taken back', async () => {
    const { place, farm, ...rest } = await scene();
    const eggs = await makeListing(test.db, { farmId: farm.id, productName: 'Eggs' });
    const given = { answer: 'coming', listingIds: [eggs.id], note: 'Until noon' };
    const { status, body } = await put(rosa, rest, rest.today, given);
    expect(status).toBe(200);
    expect(body).toMatchObject({ answer: 'coming', listingIds: [eggs.id], note: 'Until noon' });
    expect(await lineUpOf(place.id)).toMatchObject([
      { presence: 'coming', brings: ['Eggs'], note: 'Until noon' },
    ]);
    // What they bring stays, and so does the note, where an answer does not say.
    await put(rosa, rest, rest.today, { answer: 'sold_out' });
    expect(await lineUpOf(place.id)).toMatchObject([
      { presence: 'sold_out', brings: ['Eggs'], note: 'Until noon' },
    ]);
    await put(rosa, rest, rest.today, { answer: 'sold_out', note: ' ' });
    expect(await lineUpOf(place.id)).toMatchObject([{ presence: 'sold_out', note: null }]);
    await put(rosa, rest, rest.today, given);
    await rosa.delete(`/api/market-days/${rest.today.id}/attendance/${rest.member.id}`);
    expect(await lineUpOf(place.id)).toMatchObject([
      { presence: 'usual', answeredAt: null, brings: [], note: null },
    ]);
    expect((await events()).map(({ userId, role, detail }) => [userId, role, detail])).toEqual(
      ['coming', 'sold_out', 'sold_out', 'coming', null].map((answer) => [
        ...[rosa.user.id, 'member', { memberId: rest.member.id, answer }],
      ]),
    );
  });

  it('given twice at once is one answer', async () => {
    const the = await scene();
    const taps = await Promise.all([1, 2, 3].map(() => put(rosa, the, the.today, { answer: 'coming' })));
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await test.db.getRepository(MarketAttendance).count()).toBe(1);
  });

  it('is taken from the member and from managers of the market alone', async () => {
    const the = await scene();
    const refused = await put(stranger, the, the.today, { answer: 'coming' });
    expect([refused.status, refused.body.error]).toEqual([404, 'MARKET_DAY_NOT_FOUND']);
    await test.db.getRepository(MarketManager).insert({ placeId: the.place.id, userId: stranger.user.id });
    expect((await put(stranger, the, the.today, { answer: 'not_coming' })).status).toBe(200);
    expect((await events()).map(({ role }) => role)).toEqual(['manager']);
  });

  it('is refused in plain words after the day, on a canceled day, from a removed member and too early', async () => {
    const the = await scene();
    const days = test.db.getRepository(MarketDay);
    const error = async (answer = 'coming', day = the.today) =>
      (await put(rosa, the, day, { answer })).body.error;
    expect(await error('sold_out', the.tomorrow)).toBe('SOLD_OUT_TOO_EARLY');
    await days.update({ id: the.today.id }, { status: 'cancelled' });
    expect(await error()).toBe('MARKET_DAY_CANCELLED');
    await days.update(
      { id: the.today.id },
      { status: 'scheduled', startsAt: new Date(0), endsAt: new Date(1) },
    );
    expect(await error()).toBe('MARKET_DAY_OVER');
    await test.db.getRepository(MarketMember).update({ id: the.member.id }, { status: 'removed' });
    expect(await error('coming', the.tomorrow)).toBe('NOT_ON_ROSTER');
    expect(await test.db.getRepository(MarketAttendance).count()).toBe(0);
  });

  it('brings nothing of others', async () => {
    const the = await scene();
    const other = await makeListing(test.db, { farmId: (await makeFarm(test.db)).id });
    const { status, body } = await put(rosa, the, the.today, { answer: 'coming', listingIds: [other.id] });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'listingIds']);
  });

  it('can be said once for every day, which is what an answer differs from', async () => {
    const the = await scene();
    const say = (client: Client, comesEveryDay: boolean) =>
      client.put<ErrorBody>(`/api/market-memberships/${the.member.id}/every-day`, { comesEveryDay });
    expect((await say(stranger, true)).body.error).toBe('MEMBERSHIP_NOT_FOUND');
    expect((await say(rosa, true)).status).toBe(200);
    expect(await lineUpOf(the.place.id)).toMatchObject([{ presence: 'coming', answeredAt: null }]);
    await put(rosa, the, the.today, { answer: 'not_coming' });
    expect(await lineUpOf(the.place.id)).toMatchObject([{ presence: 'not_coming' }]);
  });
});

describe('the emails that ask', () => {
  it('are sent once, whoever runs the job how often, and not to those who answered', async () => {
    const the = await scene();
    await put(rosa, the, the.tomorrow, { answer: 'coming' });
    await Promise.all([ask(test.db), ask(test.db)]);
    await ask(test.db);
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([['market-ask', rosa.user.email]]);
    const asked = new Set(linksIn(sent[0] as Mail).map(({ dayId }) => dayId));
    // The two days after tomorrow at most: today began already.
    expect([...asked]).not.toContain(the.tomorrow.id);
    expect([...asked]).not.toContain(the.today.id);
    expect(asked.size).toBeGreaterThan(0);
  });

  it('are not sent where nobody can answer', async () => {
    const the = await scene({ comesEveryDay: true });
    await ask(test.db);
    const members = test.db.getRepository(MarketMember);
    await members.update({ id: the.member.id }, { comesEveryDay: false, status: 'removed' });
    await ask(test.db);
    await members.update({ id: the.member.id }, { status: 'member' });
    await test.db.getRepository(MarketDay).update({ placeId: the.place.id }, { status: 'cancelled' });
    await ask(test.db);
    expect(await mails()).toEqual([]);
  });

  it('have links that answer without a login until the day ends', async () => {
    const the = await scene();
    await ask(test.db);
    const { answer, ...asked } = await firstLink();
    expect((await byLink(asked, 'asked')).body).toMatchObject({
      answer: null,
      member: { name: 'Sunny Acres' },
    });
    await byLink({ ...asked, answer, note: 'Until noon' });
    // The link opened once more, such as by a browser that brings its tabs back.
    const again = (await byLink({ ...asked, answer })).body;
    expect(again).toMatchObject({ answer: 'coming', note: 'Until noon' });
    expect((await byLink({ ...asked, answer: 'not_coming' })).body).toMatchObject({ answer: 'not_coming' });
    await test.db
      .getRepository(MarketDay)
      .update({ id: asked.dayId }, { startsAt: new Date(0), endsAt: new Date(1) });
    expect((await byLink({ ...asked, answer })).body.error).toBe('MARKET_DAY_OVER');
    expect((await byLink(asked, 'asked')).body.error).toBe('MARKET_DAY_OVER');
    expect((await events()).map(({ userId }) => userId)).toEqual([rosa.user.id, rosa.user.id, rosa.user.id]);
    expect(the.member.id).toBe(asked.memberId);
  });

  it('have links that are good for their member and day alone, and while the farm is theirs', async () => {
    const the = await scene();
    await ask(test.db);
    const { answer, ...asked } = await firstLink();
    for (const other of [{ dayId: the.tomorrow.id + 20 }, { memberId: 999 }, { token: 'A'.repeat(43) }]) {
      expect((await byLink({ ...asked, ...other, answer })).body.error).toBe('LINK_NOT_VALID');
    }
    await test.db.getRepository(Farm).update({ id: the.farm.id }, { userId: stranger.user.id });
    expect((await byLink({ ...asked, answer })).body.error).toBe('LINK_NOT_VALID');
    await test.db.getRepository(Farm).update({ id: the.farm.id }, { userId: rosa.user.id });
    await test.db.getRepository(MarketMember).update({ id: the.member.id }, { status: 'removed' });
    expect((await byLink({ ...asked, answer })).body.error).toBe('NOT_ON_ROSTER');
  });
});
