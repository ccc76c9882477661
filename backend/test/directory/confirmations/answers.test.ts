import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConfirmationAnswer, ConfirmationView } from '../../../src/contract/directory/confirmations.js';
import type { FarmerDashboard } from '../../../src/contract/directory/dashboard.js';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import { houseDay } from '../../../src/contract/shared/calendar/house-zone.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { confirmationToken } from '../../../src/directory/confirmations/confirmation-token.rules.js';
import { ConfirmationAsk } from '../../../src/directory/tables/confirmation-ask.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { daysAgo, jobOn, linksIn, mailsOf, oldFarm, oldMarket } from './scene.js';

type Said = ConfirmationView & ErrorBody;
let test: TestApp;
let rosa: Client;
let ben: Client;
let staff: Client;

beforeAll(async () => {
  test = await startTestApp();
  [rosa, ben, staff] = await Promise.all([
    signedIn(test, { role: 'farmer' }),
    signedIn(test),
    signedIn(test, { role: 'admin' }),
  ]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE farms, places, mails RESTART IDENTITY CASCADE'));

const today = () => houseDay(new Date());
const farmOf = (days: number, given: Partial<Farm> = {}) =>
  oldFarm(test.db, days, { userId: rosa.user.id, name: 'Sunny Acres', ...given });
const marketOf = (...managers: Client[]) =>
  oldMarket(
    test.db,
    400,
    managers.map(({ user }) => user.id),
  );
/** Asks, and gives the link that went to somebody. */
async function linkFor(client: Client, id: string): Promise<{ id: string; token: string }> {
  await jobOn(test.db).job.run(new Date());
  const mail = (await mailsOf(test.db)).find(({ recipient }) => recipient === client.user.email);
  return { id, token: (mail && linksIn(mail).get(`${id} right`)) ?? '' };
}
const answer = (
  link: { id: string; token: string },
  given: ConfirmationAnswer,
  as: Pick<Client, 'post'> | TestApp = test,
) => as.post<Said>('/api/confirmations/answer', { ...link, answer: given });
const asked = (link: { id: string; token: string }) => test.post<Said>('/api/confirmations/asked', link);
const storedFarm = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });
const storedPlace = (id: number) => test.db.getRepository(Place).findOneByOrFail({ id });
const events = async () =>
  (await test.db.getRepository(MarketEvent).find({ order: { id: 'ASC' } })).map((event) => [
    event.action,
    event.role,
    event.userId,
  ]);
const dashboard = async (client: Client) =>
  (await client.get<FarmerDashboard>('/api/farmer/dashboard')).body.confirmations.map(({ id }) => id);

describe('“still right” by the link of an email', () => {
  it('moves the day of a farm without logging in, and answers the same when it is tapped again', async () => {
    const farm = await farmOf(400);
    const link = await linkFor(rosa, `farm-${farm.id}`);
    expect((await asked(link)).body).toMatchObject({ name: 'Sunny Acres', isDue: true });
    const first = await answer(link, 'right');
    expect(first).toMatchObject({ status: 200, body: { isDue: false, lastConfirmed: today() } });
    const { confirmedAt, updatedAt } = await storedFarm(farm.id);
    expect(updatedAt).toEqual(farm.updatedAt);
    const again = await Promise.all([answer(link, 'right'), answer(link, 'right'), answer(link, 'right')]);
    for (const { status, body } of again) expect([status, body]).toEqual([200, first.body]);
    expect((await storedFarm(farm.id)).confirmedAt).toEqual(confirmedAt);
    expect((await test.get<FarmView>(`/api/farms/${farm.id}`)).body.lastConfirmed).toBe(today());
    expect(await test.db.getRepository(ConfirmationAsk).find()).toMatchObject([
      { userId: rosa.user.id, answer: 'right' },
    ]);
  });

  it('moves the day of a market once, whichever of its managers answers, and names who did', async () => {
    const { id } = await marketOf(rosa, ben);
    const [hers, his] = [await linkFor(rosa, `place-${id}`), await linkFor(ben, `place-${id}`)];
    expect((await answer(hers, 'right')).body).toMatchObject({ lastConfirmed: today(), isDue: false });
    expect((await answer(his, 'right')).body).toMatchObject({ lastConfirmed: today(), isDue: false });
    expect(await events()).toEqual([['confirm', 'manager', rosa.user.id]]);
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.lastConfirmed).toBe(today());
  });

  it('confirms once when it is tapped many times at once', async () => {
    const { id } = await marketOf(rosa);
    const link = await linkFor(rosa, `place-${id}`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(link, 'right')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await events()).toHaveLength(1);
  });

  it('is what shoppers see again after it was shown as not confirmed', async () => {
    const farm = await farmOf(400, { unconfirmedSince: '2099-01-01' });
    const since = async () => (await test.get<FarmView>(`/api/farms/${farm.id}`)).body.unconfirmedSince;
    await test.db.query('UPDATE farms SET unconfirmed_since = updated_at::date WHERE id = $1', [farm.id]);
    expect(await since()).not.toBeNull();
    await answer(await linkFor(rosa, `farm-${farm.id}`), 'right');
    expect(await since()).toBeNull();
  });
});

describe('a link', () => {
  it('answers until the question is over, and says so after', async () => {
    const farm = await farmOf(800);
    const link = await linkFor(rosa, `farm-${farm.id}`);
    const secret = await appSecret(test.db, 'confirmation');
    const asks = test.db.getRepository(ConfirmationAsk);
    const at = async (days: number) => {
      const askedAt = daysAgo(days);
      await asks.update({ farmId: farm.id }, { askedAt });
      return { ...link, token: confirmationToken(link.id, { userId: rosa.user.id, askedAt }, secret) };
    };
    const over = { status: 410, body: { error: 'QUESTION_OVER' } };
    expect(await answer(await at(366), 'right')).toMatchObject(over);
    const older = await at(364);
    expect((await asked(older)).status).toBe(200);
    // A newer question takes its place.
    await at(1);
    expect(await answer(older, 'right')).toMatchObject(over);
    expect(await answer(older, 'closed')).toMatchObject(over);
    expect((await storedFarm(farm.id)).confirmedAt).toBeNull();
  });

  it('is refused where somebody else is logged in', async () => {
    const farm = await farmOf(400);
    const link = await linkFor(rosa, `farm-${farm.id}`);
    const refused = { status: 403, body: { error: 'LINK_OF_SOMEONE_ELSE' } };
    expect(await answer(link, 'right', ben)).toMatchObject(refused);
    expect(await answer(link, 'closed', ben)).toMatchObject(refused);
    expect((await storedFarm(farm.id)).confirmedAt).toBeNull();
    expect((await answer(link, 'right', rosa)).status).toBe(200);
  });

  it('is refused for another farm, changed, or made up', async () => {
    const [farm, other] = [await farmOf(400), await farmOf(400)];
    const { id, token } = await linkFor(rosa, `farm-${farm.id}`);
    const made = { userId: rosa.user.id, askedAt: new Date() };
    const attempts = [
      { id: `farm-${other.id}`, token },
      { id: `place-${farm.id}`, token },
      { id, token: (token.startsWith('A') ? 'B' : 'A') + token.slice(1) },
      { id, token: confirmationToken(id, made, 'a secret that somebody made up') },
    ];
    for (const link of attempts) {
      expect(await answer(link, 'closed')).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
    }
    expect(await storedFarm(farm.id)).toMatchObject({ confirmedAt: null, businessStatus: 'OPERATIONAL' });
  });

  it('stops answering for a removed manager, and for who gave the farm away', async () => {
    const { id } = await marketOf(rosa, ben);
    const farm = await farmOf(400);
    const market = await linkFor(rosa, `place-${id}`);
    const own = { ...market, id: `farm-${farm.id}` };
    const [mail] = await mailsOf(test.db);
    own.token = (mail && linksIn(mail).get(`${own.id} right`)) ?? '';
    await test.db.getRepository(MarketManager).delete({ placeId: id, userId: rosa.user.id });
    await test.db.query('UPDATE farms SET user_id = $2 WHERE id = $1', [farm.id, ben.user.id]);
    const refused = { status: 403, body: { error: 'NOT_YOURS_ANYMORE' } };
    for (const given of ['right', 'closed'] as const) {
      expect(await answer(market, given)).toMatchObject(refused);
      expect(await answer(own, given)).toMatchObject(refused);
    }
    expect(await events()).toEqual([]);
    expect((await storedFarm(farm.id)).confirmedAt).toBeNull();
    await test.db.query('DELETE FROM farms WHERE id = $1', [farm.id]);
    expect(await answer(own, 'right')).toMatchObject(refused);
  });
});

describe('“closed for good”', () => {
  it('closes a farm as its form does, pauses its listings, and can be undone as it was', async () => {
    const farm = await farmOf(400, { businessStatus: 'CLOSED_TEMPORARILY' });
    const given = { userId: rosa.user.id, farmId: farm.id };
    const [offered, paused] = [
      await makeListing(test.db, given),
      await makeListing(test.db, { ...given, isAvailable: false }),
    ];
    const link = await linkFor(rosa, `farm-${farm.id}`);
    expect((await asked(link)).body.listings).toBe(1);
    const available = async () =>
      (await test.db.getRepository(Listing).find({ order: { id: 'ASC' } })).map(
        ({ isAvailable }) => isAvailable,
      );
    for (const _time of ['first', 'second']) {
      expect((await answer(link, 'closed')).body).toMatchObject({ isClosed: true, isDue: false });
    }
    expect((await storedFarm(farm.id)).businessStatus).toBe('CLOSED_PERMANENTLY');
    expect(await available()).toEqual([false, false]);
    // "Still right" does not open it by mistake.
    expect((await answer(link, 'right')).body.isClosed).toBe(true);
    for (const _time of ['first', 'second']) {
      expect((await answer(link, 'reopen')).body).toMatchObject({ isClosed: false, lastConfirmed: today() });
    }
    expect((await storedFarm(farm.id)).businessStatus).toBe('CLOSED_TEMPORARILY');
    expect(await available()).toEqual([true, false]);
    expect([offered.id, paused.id]).toEqual([1, 2]);
  });

  it('is named in the farm’s history, where staff undo it', async () => {
    const farm = await farmOf(400);
    await answer(await linkFor(rosa, `farm-${farm.id}`), 'closed');
    const [entry] = await test.db.query<{ id: number; actor_name: string }[]>(
      "SELECT * FROM audit_log WHERE resource = 'farms' AND action = 'owner-update' ORDER BY id DESC LIMIT 1",
    );
    expect(JSON.stringify(entry)).toContain(rosa.user.username);
    const undone = await staff.post(`/api/admin/farms/${farm.id}/undo`, { entryId: Number(entry?.id) });
    expect(undone.status).toBe(200);
    expect((await storedFarm(farm.id)).businessStatus).toBe('OPERATIONAL');
  });

  it('takes a market off the site with its coming days, until its manager or staff undo it', async () => {
    const { id } = await marketOf(ben);
    const link = await linkFor(ben, `place-${id}`);
    const days = () => test.db.query<object[]>('SELECT 1 FROM market_days WHERE place_id = $1', [id]);
    expect((await answer(link, 'closed')).body.isClosed).toBe(true);
    expect((await answer(link, 'closed')).body.isClosed).toBe(true);
    expect((await test.get(`/api/places/${id}`)).status).toBe(404);
    expect(await days()).toEqual([]);
    expect((await answer(link, 'reopen')).body).toMatchObject({ isClosed: false, lastConfirmed: today() });
    expect((await test.get(`/api/places/${id}`)).status).toBe(200);
    expect((await days()).length).toBeGreaterThan(0);
    expect(await events()).toEqual([
      ['close', 'manager', ben.user.id],
      ['reopen', 'manager', ben.user.id],
      ['confirm', 'manager', ben.user.id],
    ]);
    await answer(link, 'closed');
    expect((await staff.post(`/api/admin/places/${id}/restore`, {})).status).toBe(200);
    expect((await storedPlace(id)).hiddenAt).toBeNull();
  });

  it('does not let a manager bring a market back that staff took down', async () => {
    const { id } = await marketOf(ben);
    const link = await linkFor(ben, `place-${id}`);
    await answer(link, 'closed');
    await staff.post(`/api/admin/places/${id}/restore`, {});
    await staff.post(`/api/admin/places/${id}/hide`, { reason: 'It is not a market.' });
    for (const given of ['reopen', 'right', 'closed'] as const) {
      expect(await answer(link, given)).toMatchObject({ status: 404, body: { error: 'PLACE_NOT_FOUND' } });
    }
    expect((await storedPlace(id)).hiddenAt).not.toBeNull();
  });
});

describe('the dashboard', () => {
  it('asks the same of who is logged in, until they answer', async () => {
    const farm = await farmOf(400);
    const { id } = await marketOf(rosa);
    await farmOf(300);
    expect((await dashboard(rosa)).sort()).toEqual([`farm-${farm.id}`, `place-${id}`]);
    expect(await dashboard(ben)).toEqual([]);
    const put = (client: Client, what: string) =>
      client.put<Said>(`/api/confirmations/${what}`, { answer: 'right' });
    expect(await put(ben, `farm-${farm.id}`)).toMatchObject({
      status: 404,
      body: { error: 'FARM_NOT_FOUND' },
    });
    expect(await put(ben, `place-${id}`)).toMatchObject({ status: 404, body: { error: 'PLACE_NOT_FOUND' } });
    expect((await put(rosa, `farm-${farm.id}`)).body).toMatchObject({ isDue: false });
    expect((await rosa.get<ConfirmationView[]>('/api/confirmations')).body.map((one) => one.id)).toEqual([
      `place-${id}`,
    ]);
    expect((await put(rosa, `place-${id}`)).status).toBe(200);
    expect(await dashboard(rosa)).toEqual([]);
    // Who answered there is not asked by email.
    await jobOn(test.db).job.run(new Date());
    expect(await mailsOf(test.db)).toEqual([]);
  });
});
