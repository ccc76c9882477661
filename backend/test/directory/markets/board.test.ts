import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AccountExport } from '../../../src/contract/accounts/account.js';
import type { MyMarketDay } from '../../../src/contract/directory/attendance.js';
import type { MarketBoard, MessageSent, Reminded } from '../../../src/contract/directory/market-board.js';
import type { MarketFeeView } from '../../../src/contract/directory/market-fees.js';
import type { MyMarkets } from '../../../src/contract/directory/market-management.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketAttendance } from '../../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../../src/directory/tables/market-day.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import type { Place } from '../../../src/directory/tables/place.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makeListing, makePlace, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** So that the next market day is far from beginning, whenever this runs. */
const ZONE = 'America/New_York';
let test: TestApp;
let mia: Client;
let ben: Client;
let rosa: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [mia, ben, rosa] = await Promise.all([signedIn(test), signedIn(test), signedIn(test, { role: 'farmer' })]);
});
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, mails CASCADE'));

const daysOf = (placeId: number) =>
  test.db.getRepository(MarketDay).find({ where: { placeId }, order: { date: 'ASC' } });

/** A market that Mia runs, with a farm and a vendor of Rosa's and two bare names on its roster. */
async function scene(given: Partial<Place> = {}) {
  const { id } = await makePlace(test.db, {
    ...{ name: 'River Market', seasons: ALWAYS_OPEN, timeZone: ZONE, ...given },
  });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  const farm = await makeFarm(test.db, { name: 'Sunny Acres', userId: rosa.user.id, phone: '2395550101' });
  const vendor = await makeVendor(test.db, { businessName: 'Bee House', userId: rosa.user.id });
  const member = (given: Partial<MarketMember>) =>
    test.db.getRepository(MarketMember).save({ placeId: id, status: 'member' as const, ...given });
  const acres = await member({ farmId: farm.id, stall: '10' });
  const bees = await member({ vendorId: vendor.id });
  const ana = await member({ name: 'Ana', comesEveryDay: true });
  await member({ name: 'Pies', status: 'removed' });
  await makeDays(test.db.manager, [id]);
  const days = await test.db
    .getRepository(MarketDay)
    .find({ where: { placeId: id }, order: { date: 'ASC' } });
  const day = days[3];
  if (!day) throw new Error('The market has no days.');
  return { id, day, days, farm, acres, bees, ana };
}
const boardOf = (client: Client, id: number, date?: string) =>
  client.get<MarketBoard & ErrorBody>(`/api/markets/${id}/board${date ? `?date=${date}` : ''}`);
const said = (dayId: number, memberId: number, given: Partial<MarketAttendance>) =>
  test.db.getRepository(MarketAttendance).insert({ dayId, memberId, ...given });

const remind = (client: Client, id: number, date: string) =>
  client.post<Reminded & ErrorBody>(`/api/markets/${id}/days/${date}/remind`, {});
const write = (client: Client, id: number, body: object) =>
  client.post<MessageSent & ErrorBody>(`/api/markets/${id}/messages`, body);
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });

describe('a reminder', () => {
  it('goes to who hasn’t answered, in one email, once a day', async () => {
    const { id, day, acres, bees } = await scene();
    const { body } = await remind(mia, id, day.date);
    expect(body).toEqual({ names: ['Bee House', 'Sunny Acres'], isDemo: false });
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['market-reminder', rosa.user.email],
    ]);
    expect(sent[0]?.text).toContain(`/market-days/${day.id}/${acres.id}/coming`);
    expect(sent[0]?.text).toContain(`/market-days/${day.id}/${bees.id}/coming`);
    expect((await remind(mia, id, day.date)).body.names).toEqual([]);
    expect((await boardOf(mia, id, day.date)).body.entries.map(({ reminder }) => reminder)).toEqual([
      ...['answered', 'asked', 'asked'],
    ]);
    // Also not about another day.
    const [, another] = (await daysOf(id)).filter(({ date }) => date !== day.date);
    expect((await remind(mia, id, another?.date ?? '')).body.names).toEqual([]);
    await test.db.query(`UPDATE market_attendance SET asked_at = asked_at - interval '24 hours'`);
    await test.db
      .getRepository(MarketAttendance)
      .update({ dayId: day.id, memberId: bees.id }, { answer: 'coming' });
    expect((await remind(mia, id, day.date)).body.names).toEqual(['Sunny Acres']);
  });

  it('is sent once by two managers at once, and by nobody else', async () => {
    const { id, day } = await scene();
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: ben.user.id });
    const [one, two] = await Promise.all([remind(mia, id, day.date), remind(ben, id, day.date)]);
    expect([...one.body.names, ...two.body.names].sort()).toEqual(['Bee House', 'Sunny Acres']);
    expect(await mails()).toHaveLength(1);
    expect((await remind(rosa, id, day.date)).body.error).toBe('PLACE_NOT_FOUND');
  });

  it('is not for a day that is canceled', async () => {
    const { id, day } = await scene();
    await mia.post(`/api/markets/${id}/days/${day.date}/cancel`, { reason: 'Storm' });
    expect((await remind(mia, id, day.date)).body.error).toBe('MARKET_DAY_CANCELLED');
  });
});

describe('a message to the roster', () => {
  const message = { to: 'roster', subject: 'Parking', text: 'Use the north lot.\n\nThank you!' };
  const confirmed = (at: Date | null) =>
    test.db.getRepository(User).update({ id: mia.user.id }, { emailConfirmedAt: at });

  it('goes to each account once, and answers go to the manager', async () => {
    const { id, day } = await scene();
    const body = { ...message, date: day.date, key: randomUUID() };
    await confirmed(null);
    expect((await write(mia, id, body)).body.error).toBe('EMAIL_NOT_CONFIRMED');
    await confirmed(new Date());
    const sent = await Promise.all([write(mia, id, body), write(mia, id, body)]);
    expect(sent.map(({ body: { vendors } }) => vendors)).toEqual([1, 1]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect([mail?.recipient, mail?.replyTo, mail?.subject]).toEqual([
      ...[rosa.user.email, mia.user.email, 'River Market: Parking'],
    ]);
    expect(mail?.text).toContain('Use the north lot.');
    expect((await write(ben, id, { ...body, key: randomUUID() })).body.error).toBe('PLACE_NOT_FOUND');
  });

  it('about a day leaves out who isn’t coming, and has a limit', async () => {
    const { id, day, acres, bees } = await scene();
    await confirmed(new Date());
    for (const { id: memberId } of [acres, bees]) await said(day.id, memberId, { answer: 'not_coming' });
    const body = () => ({ ...message, to: 'day', date: day.date, key: randomUUID() });
    expect((await boardOf(mia, id, day.date)).body.reach).toEqual({ day: 0, roster: 1 });
    for (let sent = 0; sent < 5; sent += 1) expect((await write(mia, id, body())).body.vendors).toBe(0);
    expect((await write(mia, id, body())).status).toBe(429);
  });
});

describe('the fee of a market day', () => {
  const address = (id: number, date: string, memberId: number) =>
    `/api/markets/${id}/days/${date}/fees/${memberId}`;
  const set = (client: Client, to: string, body: object, was: MarketFeeView | null = null) =>
    client.put<MarketFeeView & ErrorBody>(to, { ...body, was });
  const remove = (client: Client, to: string, was: MarketFeeView | null) =>
    client.delete<ErrorBody>(to, { was });

  it('is not changed over what another manager wrote', async () => {
    const { id, day, acres } = await scene();
    const to = address(id, day.date, acres.id);
    const paid = { amount: '25', note: null, isPaid: true };
    await set(mia, to, { ...paid, isPaid: false });
    const seen = { amount: 25, note: null, isPaid: false };
    expect((await set(mia, to, paid, seen)).status).toBe(200);
    // Twice is no conflict; what was seen before it was paid is.
    expect((await set(mia, to, paid, seen)).status).toBe(200);
    const late = await set(mia, to, { amount: '30', note: null, isPaid: false }, seen);
    expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await remove(mia, to, seen)).body.error).toBe('CHANGED_MEANWHILE');
    expect((await remove(mia, to, null)).body.error).toBe('CHANGED_MEANWHILE');
    expect((await boardOf(mia, id, day.date)).body.fees).toEqual({ total: 25, paid: 25 });
    expect((await remove(mia, to, { ...seen, isPaid: true })).status).toBe(200);
    expect((await set(mia, to, paid, seen)).body.error).toBe('CHANGED_MEANWHILE');
  });

  it('adds up by the cent, and is the last one on the next day', async () => {
    const { id, day, days, acres, bees } = await scene();
    const of = (memberId: number) => address(id, day.date, memberId);
    const given = { amount: '25.10', note: 'Two stalls', isPaid: true };
    expect((await set(mia, of(acres.id), given)).body).toEqual({ ...given, amount: 25.1 });
    await set(mia, of(bees.id), { amount: 0.2, isPaid: false });
    const { body } = await boardOf(mia, id, day.date);
    expect(body.fees).toEqual({ total: 25.3, paid: 25.1 });
    expect(body.entries.map(({ name, fee }) => [name, fee?.amount])).toEqual([
      ...[
        ['Ana', undefined],
        ['Bee House', 0.2],
        ['Sunny Acres', 25.1],
      ],
    ]);
    const later = (await boardOf(mia, id, days[4]?.date)).body;
    expect([later.fees.total, later.entries.at(-1)?.lastFee]).toEqual([0, 25.1]);
    await set(mia, of(acres.id), { ...given, isPaid: false }, { ...given, amount: 25.1 });
    expect((await boardOf(mia, id, day.date)).body.fees.paid).toBe(0);
    const was = { ...given, amount: 25.1, isPaid: false };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await remove(mia, of(acres.id), was)).status).toBe(200);
    expect((await boardOf(mia, id, day.date)).body.fees).toEqual({ total: 0.2, paid: 0 });
  });

  it('is an amount of at least a cent, of one on the roster, on a day of the market', async () => {
    const { id, day, acres } = await scene();
    const fee = { amount: '25', isPaid: false };
    for (const amount of ['', '0', '-5', '1.005', '10000.01', 'twenty'])
      expect(
        (await set(mia, address(id, day.date, acres.id), { ...fee, amount })).body.issues?.[0]?.path,
      ).toBe('amount');
    expect((await set(mia, address(id, '2020-01-01', acres.id), fee)).body.error).toBe(
      'MARKET_DAY_NOT_FOUND',
    );
    const { id: placeId } = await makePlace(test.db);
    const other = await test.db.getRepository(MarketMember).save({ placeId, name: 'Ben', status: 'member' });
    expect((await set(mia, address(id, day.date, other.id), fee)).body.error).toBe('MEMBER_NOT_FOUND');
  });

  it('is seen and changed by managers, and seen by whose it is', async () => {
    const { id, day, acres } = await scene();
    const to = address(id, day.date, acres.id);
    await set(mia, to, { amount: '25', note: 'Corner', isPaid: false });
    for (const client of [ben, rosa]) {
      expect((await set(client, to, { amount: '1', isPaid: true })).body.error).toBe('PLACE_NOT_FOUND');
      expect((await remove(client, to, null)).body.error).toBe('PLACE_NOT_FOUND');
    }
    const fee = { amount: 25, note: 'Corner', isPaid: false };
    const mine = (await rosa.get<MyMarketDay[]>('/api/market-days/mine')).body.filter(({ fee: own }) => own);
    expect(mine.map((one) => [one.day.date, one.member.name, one.fee])).toEqual([
      [day.date, 'Sunny Acres', fee],
    ]);
    const { body } = await rosa.get<AccountExport>('/api/account/export');
    expect(body.records['marketFees']).toEqual([
      { market: 'River Market', date: day.date, cents: 2_500, note: 'Corner', paidAt: null },
    ]);
    const page = await test.get(`/api/places/${id}`);
    expect(JSON.stringify(page.body)).not.toContain('Corner');
  });
});

describe('the board of a market day', () => {
  it('says who comes with what, and counts what it shows', async () => {
    const { id, day, farm, acres, bees } = await scene();
    const listing = await makeListing(test.db, { farmId: farm.id, productName: 'Kale' });
    await said(day.id, acres.id, { answer: 'coming', listingIds: [listing.id], note: 'Until noon' });
    const { body } = await boardOf(mia, id, day.date);
    expect(body.entries.map(({ name, group }) => [name, group])).toEqual([
      ['Ana', 'coming'],
      ['Sunny Acres', 'coming'],
      ['Bee House', 'not_answered'],
    ]);
    expect(body.entries[1]).toMatchObject({
      ...{ memberId: acres.id, stall: '10', brings: ['Kale'], note: 'Until noon' },
      ...{ reminder: 'answered', phone: '2395550101' },
    });
    expect(body.counts).toEqual({ coming: 2, notAnswered: 1, notComing: 0 });
    // The farm and the vendor are one account.
    expect(body.reach).toEqual({ day: 1, roster: 1 });
    expect(body.tells).toEqual({ vendors: 1, followers: 0, minutes: 2, isDemo: false });
    await said(day.id, bees.id, { answer: 'not_coming' });
    expect((await boardOf(mia, id, day.date)).body.counts).toEqual({
      ...{ coming: 2, notAnswered: 0, notComing: 1 },
    });
  });

  it('is of the next day, and of its managers alone', async () => {
    const { id, days } = await scene();
    const next = days.find(({ endsAt }) => endsAt > new Date());
    expect((await boardOf(mia, id)).body.day.date).toBe(next?.date);
    expect((await boardOf(ben, id)).body.error).toBe('PLACE_NOT_FOUND');
    expect((await test.get(`/api/markets/${id}/board`)).status).toBe(401);
    expect((await boardOf(mia, id, '2001-01-01')).body.error).toBe('MARKET_DAY_NOT_FOUND');
  });

  it('is found from the list of one’s markets, the nearest day first, with the same counts', async () => {
    const { id, acres, ana } = await scene();
    const { day, counts: before } = (await boardOf(mia, id)).body;
    expect(before).toEqual({ coming: 1, notAnswered: 2, notComing: 0 });
    await said(day.id, acres.id, { answer: 'sold_out' });
    await said(day.id, ana.id, { answer: 'not_coming' });
    const from = addDays(utcDay(new Date()), 10);
    const hours = { opens: '10:00', closes: '14:00', address: null, reason: null };
    const { id: later } = await makePlace(test.db, {
      ...{ name: 'B Market', seasons: [], timeZone: ZONE },
      exceptions: [{ from, to: from, kind: 'hours', ...hours }],
    });
    await makeDays(test.db.manager, [later]);
    const { id: none } = await makePlace(test.db, { name: 'A Market', seasons: [], timeZone: ZONE });
    for (const placeId of [none, later])
      await test.db.getRepository(MarketManager).insert({ placeId, userId: mia.user.id });
    const { body } = await mia.get<MyMarkets>('/api/markets/mine');
    expect(body.map((market) => [market.id, market.next?.date, market.next?.counts])).toEqual([
      [id, day.date, (await boardOf(mia, id)).body.counts],
      [later, from, { coming: 0, notAnswered: 0, notComing: 0 }],
      [none, undefined, undefined],
    ]);
    expect(body[0]?.next?.counts).toEqual({ coming: 1, notAnswered: 1, notComing: 1 });
  });
});
