import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '../../src/contract/accounts/account.js';
import { MAX_FOLLOWS } from '../../src/contract/following/follow-kinds.js';
import type {
  ConfirmedFollow,
  FollowerCounts,
  FollowList,
  FollowPreferences,
} from '../../src/contract/following/follows.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FarmRedirect } from '../../src/directory/tables/farm-redirect.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { FollowerRedirect } from '../../src/following/followers/follower-redirect.entity.js';
import { Follower } from '../../src/following/followers/follower.entity.js';
import { FOLLOWER_TABLES } from '../../src/following/followers/followers.sql.js';
import { Follow } from '../../src/following/follows/follow.entity.js';
import { sameKeys } from '../../src/following/follows/followed.sql.js';
import { fetchRows } from '../../src/platform/database/statement.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, PASSWORD, signedIn, signIn } from '../support/http/people.js';
import { makeFarm, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BERRIES = { search: { words: 'strawberries', zipCode: '33901', miles: 25 } };
const PREFERRED = {
  ...{ rhythm: 'daily', byEmail: true, byPush: false, quietFrom: 1320, quietUntil: 360 },
  ...{ timeZone: 'America/Chicago', isStopped: false },
};
let count = 0;
const newAddress = () => `reader-${(count += 1)}@example.com`;

const listOf = async (who: Client) => (await who.get<FollowList>('/api/follows')).body;
const namesOf = async (who: Client) => (await listOf(who)).follows.map(({ name }) => name);
const byLink = (token: string, call: string, body: object = {}) =>
  test.post<FollowList>(`/api/follow-links/${call}`, { token, ...body });
const namesByLink = async (token: string) =>
  (await byLink(token, 'read')).body.follows.map(({ name }) => name);
const mailsTo = (recipient: string) => test.db.getRepository(Mail).findBy({ recipient });

/** Asks by email for what the body says, and opens the link. */
async function confirmed(email: string, body: object) {
  expect(await test.post('/api/follows/by-email', { email, ...body })).toMatchObject({ status: 200 });
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'confirm-follow');
  const token = /\/my-food\/confirm#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const answer = await test.post<ConfirmedFollow>('/api/follows/confirm', { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('following with an account', () => {
  it('takes a farm, a market, a product and a search, each once, and lets go of them', async () => {
    const person = await signedIn(test);
    const farm = await makeFarm(test.db, { name: 'Pine Hill Farm' });
    const market = await makePlace(test.db, { name: 'River Market', kind: 'farmers_market' });
    const vendor = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 0 });
    const all = [
      ...[`farm-${farm.id}`, `place-${market.id}`, `product-${product.id}`].map((key) => ({ key })),
      BERRIES,
    ];
    for (const body of [...all, ...all]) {
      expect((await person.post('/api/follows', { ...body, timeZone: 'America/Denver' })).status).toBe(200);
    }
    const { follows, preferences } = await listOf(person);
    expect(follows.map(({ kind, name }) => [kind, name])).toEqual([
      ['search', 'strawberries'],
      ['product', 'Kale'],
      ['place', 'River Market'],
      ['farm', 'Pine Hill Farm'],
    ]);
    expect(follows.map(({ path }) => path)).toEqual([
      '/browse?search=strawberries&zipCode=33901',
      `/products/${product.id}`,
      `/places/river-market-${market.id}`,
      `/farms/${farm.id}`,
    ]);
    expect(preferences).toMatchObject({ timeZone: 'America/Denver', email: person.user.email });
    const stranger = await signedIn(test);
    await stranger.delete(`/api/follows/${follows[0]?.id}`);
    for (const { id } of follows.slice(1)) await person.delete(`/api/follows/${id}`);
    expect(await namesOf(person)).toEqual(['strawberries']);
  });

  it('stores nothing of what is not there, is no ZIP code, or is one too many', async () => {
    const person = await signedIn(test);
    const hidden = await makePlace(test.db, { hiddenAt: new Date() });
    const tried = async (body: object) => (await person.post<ErrorBody>('/api/follows', body)).body.error;
    expect(await tried({ key: 'farm-999999' })).toBe('FARM_NOT_FOUND');
    expect(await tried({ key: `place-${hidden.id}` })).toBe('PLACE_NOT_FOUND');
    expect(await tried({ key: 'product-999999' })).toBe('PRODUCT_NOT_FOUND');
    expect(await tried({ search: { ...BERRIES.search, zipCode: '00001' } })).toBe('ZIP_NOT_FOUND');
    expect(await tried({ key: 'farm-1', ...BERRIES })).toBe('VALIDATION_FAILED');
    expect(await tried({ ...BERRIES, timeZone: 'America/Nowhere' })).toBe('VALIDATION_FAILED');
    expect(await test.db.getRepository(Follower).countBy({ userId: person.user.id })).toBe(0);
    await person.post('/api/follows', BERRIES);
    const follower = await test.db.getRepository(Follower).findOneByOrFail({ userId: person.user.id });
    const rows = Array.from({ length: MAX_FOLLOWS - 1 }, (_, index) => ({
      ...{ followerId: follower.id, key: `farm-${index + 900_000}`, name: 'Gone' },
    }));
    await test.db.getRepository(Follow).insert(rows);
    expect(await tried({ key: `farm-${(await makeFarm(test.db)).id}` })).toBe('TOO_MANY_FOLLOWS');
    expect((await listOf(person)).follows).toHaveLength(MAX_FOLLOWS);
  });

  it('keeps what another device chose meanwhile, and says where both chose', async () => {
    const phone = await signedIn(test);
    const laptop = await signIn(test, phone.user);
    const put = (client: Client, body: object) =>
      client.put<FollowPreferences & ErrorBody>('/api/follows/preferences', { ...PREFERRED, ...body });
    const { rhythm, byPush } = (await put(phone, {})).body;
    await put(phone, { rhythm: 'weekly', was: { rhythm } });
    const after = await put(laptop, { byPush: !byPush, was: { byPush } });
    expect(after).toMatchObject({ status: 200, body: { rhythm: 'weekly', byPush: !byPush } });
    const late = await put(laptop, { rhythm: 'at-once', was: { rhythm } });
    expect([late.status, late.body.error, late.body.issues?.map(({ path }) => path)]).toEqual([
      ...[409, 'CHANGED_MEANWHILE', ['rhythm']],
    ]);
    await put(phone, { isStopped: true, was: { isStopped: false } });
    await put(laptop, { byEmail: !PREFERRED.byEmail, was: { byEmail: PREFERRED.byEmail } });
    expect((await listOf(phone)).preferences).toMatchObject({
      ...{ isStopped: true, rhythm: 'weekly', byEmail: !PREFERRED.byEmail },
    });
  });

  it('keeps how and when to be told, and begins again with the next follow', async () => {
    const person = await signedIn(test);
    const put = (body: object) => person.put('/api/follows/preferences', body);
    expect(await put({ ...PREFERRED, isStopped: true })).toMatchObject({
      status: 200,
      body: { ...PREFERRED, isStopped: true, email: person.user.email },
    });
    expect((await put({ ...PREFERRED, quietFrom: 1440 })).status).toBe(400);
    await person.post('/api/follows', BERRIES);
    expect((await listOf(person)).preferences).toMatchObject({ ...PREFERRED, isStopped: false });
  });
});

describe('following without an account', () => {
  it('begins with the link of an email, and goes on with that of every notice', async () => {
    const [email, farm] = [newAddress(), await makeFarm(test.db, { name: 'Oak Farm' })];
    const { token, follow } = await confirmed(email, { key: `farm-${farm.id}`, timeZone: 'America/Denver' });
    expect(follow).toMatchObject({ kind: 'farm', name: 'Oak Farm' });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ isTyped: true, isSecret: true });
    expect((await byLink(token, 'follow', BERRIES)).status).toBe(200);
    expect((await byLink(token, 'unfollow', { id: follow.id })).status).toBe(200);
    expect(await byLink(token, 'preferences', PREFERRED)).toMatchObject({ status: 200, body: PREFERRED });
    const { follows, preferences } = (await byLink(token, 'read')).body;
    expect(follows.map(({ name }) => name)).toEqual(['strawberries']);
    expect(preferences).toMatchObject({ email: 'r…@example.com', isEmailConfirmed: true });
    expect((await byLink(token, 'erase')).status).toBe(200);
    expect((await byLink(token, 'read')).status).toBe(410);
    expect(await test.db.getRepository(Follower).countBy({ email })).toBe(0);
  });

  it('stores nothing before that, and answers the same for every address', async () => {
    const [known, unknown] = [(await makeUser(test.db)).email, newAddress()];
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1) {
      answers.push(await test.post('/api/follows/by-email', { email: unknown, ...BERRIES }));
    }
    answers.push(await test.post('/api/follows/by-email', { email: known, ...BERRIES }));
    answers.push(await test.post('/api/follows/by-email', { email: unknown, company: 'Bot', ...BERRIES }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await mailsTo(unknown)).toHaveLength(6);
    expect(await test.db.getRepository(Follower).countBy({ email: unknown })).toBe(0);
    const forged = await test.post('/api/follows/confirm', { token: 'x'.repeat(120) });
    expect(forged).toMatchObject({ status: 410, body: { error: 'LINK_NOT_VALID' } });
    expect((await byLink('A'.repeat(35), 'read')).status).toBe(410);
  });

  it('comes with the account that confirms the address, once or into what it follows already', async () => {
    const [email, farm] = [newAddress(), await makeFarm(test.db, { name: 'Elm Farm' })];
    const { token } = await confirmed(email, { key: `farm-${farm.id}` });
    const user = await makeUser(test.db, { email, emailConfirmedAt: null });
    const person = await signIn(test, user);
    expect(await namesOf(person)).toEqual([]);
    await person.post('/api/follows', BERRIES);
    await person.post('/api/follows', { key: `farm-${farm.id}` });
    await byLink(token, 'follow', { search: { ...BERRIES.search, miles: 50 } });
    expect((await namesOf(person)).toSorted()).toEqual(['Elm Farm', 'strawberries']);
    user.emailConfirmedAt = new Date();
    await test.db.getRepository('users').update(user.id, { emailConfirmedAt: user.emailConfirmedAt });
    expect((await namesOf(person)).toSorted()).toEqual(['Elm Farm', 'strawberries', 'strawberries']);
    expect((await namesByLink(token)).toSorted()).toEqual(['Elm Farm', 'strawberries', 'strawberries']);
    expect(await test.db.getRepository(FollowerRedirect).count()).toBe(1);
    await confirmed(email, { key: `farm-${(await makeFarm(test.db, { name: 'Ash Farm' })).id}` });
    expect(await namesOf(person)).toContain('Ash Farm');
  });
});

describe('what is followed', () => {
  it('is the farm that a place or a merged farm became, counted once for its owner', async () => {
    const owner = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { name: 'New Farm', userId: owner.user.id });
    const merged = await makeFarm(test.db, { name: 'Old Farm' });
    const place = await makePlace(test.db, { name: 'Stand' });
    const person = await signedIn(test);
    await person.post('/api/follows', { key: `place-${place.id}` });
    await test.db.getRepository(Place).update(place.id, { farmId: farm.id });
    await test.db.getRepository('farms').delete(merged.id);
    await test.db.getRepository(FarmRedirect).insert({ id: merged.id, farmId: farm.id });
    await person.post('/api/follows', { key: `farm-${farm.id}` });
    await person.post('/api/follows', { key: `farm-${merged.id}` });
    const { follows } = await listOf(person);
    expect(follows).toMatchObject([
      { name: 'New Farm', keys: [`farm-${farm.id}`, `place-${place.id}`], path: `/farms/${farm.id}` },
    ]);
    const keys = await fetchRows(test.db, sameKeys, [[`farm-${merged.id}`, 'product-3']]);
    expect(keys.map(({ key }) => key).toSorted()).toEqual(
      [`farm-${farm.id}`, `farm-${merged.id}`, `place-${place.id}`, 'product-3'].toSorted(),
    );
    const counts = (await owner.get<FollowerCounts>('/api/farmer/followers')).body;
    expect(counts).toEqual([{ farmId: farm.id, followers: 1 }]);
    expect((await person.get('/api/farmer/followers')).body).toEqual([]);
  });

  it('is in the export of the account, and gone with it', async () => {
    const person = await signedIn(test);
    await person.post('/api/follows', BERRIES);
    const guest = newAddress();
    await confirmed(guest, BERRIES);
    const file = await person.get<AccountExport>('/api/account/export');
    expect(file.body.records.follows).toMatchObject([
      { rhythm: 'at-once', follows: [{ words: 'strawberries' }] },
    ]);
    const { id } = person.user;
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await test.db.getRepository(Follower).countBy({ userId: id })).toBe(0);
    expect(await test.db.getRepository(Follower).countBy({ email: guest })).toBe(1);
  });

  it('moves along in every table that refers to a follower', async () => {
    const rows = await test.db.query<{ name: string }[]>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
       WHERE confrelid = 'followers'::regclass AND contype = 'f'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...FOLLOWER_TABLES].toSorted());
  });
});
