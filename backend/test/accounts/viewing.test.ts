import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SessionRow } from '../../src/accounts/sessions/session.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import type { MeView } from '../../src/contract/accounts/auth.js';
import type { AdminAuditEntry } from '../../src/contract/backoffice/audit.admin.js';
import type { ClosureList } from '../../src/contract/marketplace/closures.js';
import { utcDay } from '../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Correction } from '../../src/directory/tables/correction.entity.js';
import { Order } from '../../src/marketplace/tables/order.entity.js';
import { PickupSchedule } from '../../src/marketplace/tables/pickup-schedule.entity.js';
import { VendorOrder } from '../../src/marketplace/tables/vendor-order.entity.js';
import { storedState } from '../support/database/stored-state.js';
import type { Answer } from '../support/http/http-client.js';
import { type Client, makeUser, signedIn, signIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeFarm, makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Staff look at the site as someone else: they read what is marked, and change nothing. */

let test: TestApp;
let colleague: User;
let staff: Client;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor', username: 'grace', firstName: 'Grace' });
});
afterAll(() => test.close());
beforeEach(async () => {
  colleague = await makeUser(test.db, { role: 'admin' });
  staff = await signIn(test, colleague);
});

const start = (client = staff, userId = farmer.user.id) =>
  client.post<ErrorBody>('/api/admin/viewing', { userId, reason: 'She sees no orders.' });
/** They aren't themselves again before they stop: what they type into an open page is nobody's. */
async function expectOver(): Promise<void> {
  expect(await me()).toMatchObject({ id: staff.user.id, role: 'admin', viewedUntil: expect.any(String) });
  const refused = { status: 403, body: { error: 'VIEWING_IS_OVER' } };
  expect(await staff.get('/api/favorites')).toMatchObject(refused);
  expect(await staff.get('/api/vendor/today')).toMatchObject(refused);
  expect(await staff.postForm('/api/farms', { name: 'Elm Farm' })).toMatchObject(refused);
  expect(await staff.put('/api/auth/password', {})).toMatchObject(refused);
  expect((await staff.get('/api/listings')).status).toBe(200);
  expect((await staff.delete('/api/admin/viewing')).status).toBe(200);
  expect((await me()).viewedUntil).toBeUndefined();
  expect((await staff.get('/api/favorites')).status).toBe(200);
}
const me = async (client = staff) => (await client.get<MeView>('/api/auth/me')).body;

describe('viewing as someone', () => {
  it('shows what they see, in this session alone, until it is stopped', async () => {
    const other = await signIn(test, colleague);
    expect((await start()).status).toBe(201);
    expect(await me()).toMatchObject({ id: farmer.user.id, username: 'grace', role: 'vendor' });
    expect(Date.parse((await me()).viewedUntil ?? '') - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect(await me(other)).toMatchObject({ id: staff.user.id });
    expect((await me(farmer)).viewedUntil).toBeUndefined();
    expect((await staff.delete('/api/admin/viewing')).status).toBe(200);
    expect(await me()).toMatchObject({ id: staff.user.id });
  });

  it('is over after its time, and once the person is locked or erased', async () => {
    const sessions = test.db.getRepository(SessionRow);
    const users = test.db.getRepository(User);
    const lock = (lockedAt: Date | null) =>
      users.update(farmer.user.id, { lockedAt, lockReason: lockedAt && 'Spam' });
    await start();
    await sessions.update({ userId: staff.user.id }, { viewedUntil: new Date(Date.now() - 1) });
    await expectOver();
    await start();
    await lock(new Date());
    await expectOver();
    await lock(null);
    const gone = await makeUser(test.db);
    await start(staff, gone.id);
    await users.delete(gone.id);
    await expectOver();
  });

  it('ends by logging out', async () => {
    await start();
    expect((await staff.post('/api/auth/logout', {})).status).toBe(200);
    expect((await staff.get('/api/auth/me')).status).toBe(401);
    expect(await test.db.getRepository(SessionRow).countBy({ userId: staff.user.id })).toBe(0);
  });

  it('is in the audit log with its reason', async () => {
    await start();
    const { body } = await staff.get<AdminAuditEntry[]>(
      '/api/admin/audit-log?sort=["id","DESC"]&range=[0,0]',
    );
    expect(body).toMatchObject([
      { action: 'view-as', resource: 'users', recordId: String(farmer.user.id), note: 'She sees no orders.' },
    ]);
  });

  it('is for those of the staff who may, and never as one of the staff', async () => {
    const roles = ['support', 'directory', 'marketplace', 'content'] as const;
    const answers = [];
    for (const staffRole of roles) {
      const other = await signIn(test, await makeUser(test.db, { role: 'admin', staffRole }));
      answers.push((await start(other)).status);
    }
    expect(answers).toEqual([201, 403, 403, 403]);
    expect(await start(staff, staff.user.id)).toMatchObject({ body: { error: 'VIEWING_NOT_POSSIBLE' } });
    expect((await start(staff, 2_000_000_000)).status).toBe(404);
    expect((await start(farmer)).status).toBe(403);
  });

  it('ends when staff lose what lets them', async () => {
    await start();
    await test.db.getRepository(User).update(staff.user.id, { staffRole: 'content' });
    expect(await me()).toMatchObject({ id: staff.user.id });
  });
});

interface Operation {
  'x-access'?: string;
  'x-seen-by-staff'?: boolean;
  requestBody?: { content: Record<string, unknown> };
}
interface Route {
  method: string;
  path: string;
  isSeen: boolean;
  isPublic: boolean;
  isForm: boolean;
}

async function routes(): Promise<Route[]> {
  const { body } = await test.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method,
      path: template.replaceAll(/\{[^}]+\}/g, '1'),
      isSeen: operation['x-seen-by-staff'] === true,
      isPublic: operation['x-access'] === 'public',
      isForm: operation.requestBody?.content['multipart/form-data'] !== undefined,
    })),
  );
}
type Called = { status: number; body: ErrorBody; text: string };
const callers: Readonly<Record<string, (path: string) => Promise<Answer<ErrorBody>>>> = {
  get: (path) => staff.get(path),
  delete: (path) => staff.delete(path, {}),
  post: (path) =>
    path === '/api/unsubscribe'
      ? staff.post(path, 'List-Unsubscribe=One-Click', {
          'content-type': 'application/x-www-form-urlencoded',
        })
      : staff.post(path, {}),
  put: (path) => staff.put(path, {}),
  postForm: (path) => staff.postForm(path, { name: 'Elm' }),
  putForm: (path) => staff.putForm(path, { name: 'Elm' }),
};
async function call({ method, path, isForm }: Route): Promise<Called> {
  const caller = callers[isForm ? `${method}Form` : method];
  if (!caller) throw new Error(`Nothing calls ${method}.`);
  const answer = await caller(path);
  return { ...answer, text: JSON.stringify(answer.body) };
}
const QUERIES: Readonly<Record<string, string>> = {
  '/api/closures/calendar': `?from=${utcDay(new Date())}`,
};

describe('every route outside of the back office, while viewing', () => {
  beforeAll(async () => {
    const buyer = await makeUser(test.db);
    const vendor = await makeVendor(test.db, { userId: farmer.user.id, stripeAccountId: 'acct_secret' });
    const product = await makeProduct(test.db, { vendorId: vendor.id, name: 'Sweet corn' });
    await makePurchase(test.db, { userId: buyer.id, product, status: 'pending' });
    // Kept though its day is closed.
    const window = await makePickup(test.db, vendor.id);
    const times = { opens: null, closes: null, address: null, reason: null };
    const closed = { from: window.date, to: window.date, kind: 'closed' as const, ...times };
    await test.db.getRepository(PickupSchedule).update(window.scheduleId, { exceptions: [closed] });
    await test.db
      .getRepository(VendorOrder)
      .update({ vendorId: vendor.id }, { method: 'pickup', windowId: window.id });
    expect((await farmer.get<ClosureList>('/api/closures')).body.booked).toHaveLength(1);
    await test.db
      .getRepository(Order)
      .update(
        { userId: buyer.id },
        { email: 'buyer@secret.example', phone: '555-0177', firstName: 'Secretive' },
      );
    const farm = await makeFarm(test.db, { userId: farmer.user.id, isClaimed: true, isVerified: true });
    await test.db
      .getRepository(Correction)
      .save({ farmId: farm.id, message: 'Closed?', email: 'visitor@secret.example' });
  });

  it('refuses whatever is not read, and writes nothing', async () => {
    await start();
    const writing = (await routes()).filter(
      ({ method, path }) =>
        method !== 'get' && !path.startsWith('/api/admin/') && path !== '/api/auth/logout',
    );
    expect(writing.length).toBeGreaterThan(100);
    const before = await storedState(test.db);
    const wrong: string[] = [];
    for (const route of writing) {
      const { status, body } = await call(route);
      if (status !== 403 || body.error !== 'VIEWING_CHANGES_NOTHING')
        wrong.push(`${route.method} ${route.path} ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await storedState(test.db)).toEqual(before);
  });

  it('answers what is marked, without writing and without anything that staff may not see', async () => {
    await start();
    const reading = (await routes()).filter(
      ({ method, path }) => method === 'get' && !path.startsWith('/api/admin/'),
    );
    const seen = reading.filter(({ isSeen }) => isSeen);
    expect(seen.length).toBeGreaterThan(10);
    const before = await storedState(test.db);
    const answers = [];
    for (const route of seen) {
      const path = route.path + (QUERIES[route.path] ?? '');
      answers.push({ route: route.path, ...(await call({ ...route, path })) });
    }
    expect(await storedState(test.db)).toEqual(before);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(({ text }) => text).join()).toContain('Sweet corn');
    for (const secret of ['secret.example', '555-0177', 'Secretive', 'acct_secret'])
      expect(answers.filter(({ text }) => text.includes(secret)).map(({ route }) => route)).toEqual([]);
    const hidden = reading.filter(({ isSeen, isPublic }) => !isSeen && !isPublic);
    const wrong: string[] = [];
    for (const route of hidden) {
      const { status, body } = await call(route);
      if (status !== 403 || body.error !== 'VIEWING_SHOWS_NOT') wrong.push(`${route.path} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('marks nothing of payouts, second factors, links, files, orders or colleagues', async () => {
    const marked = (await routes()).filter(({ isSeen }) => isSeen);
    expect(marked.filter(({ method }) => method !== 'get')).toEqual([]);
    const excluded =
      /payout|get-paid|statement|second-factor|session|token|feed|handover|export|csv|\.ics|orders|customers|members\b|messages/;
    expect(marked.filter(({ path }) => excluded.test(path))).toEqual([]);
  });

  it('shows public pages as to a visitor', async () => {
    const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const count = async (client: Pick<Client, 'get'>) =>
      (await client.get<unknown[]>('/api/cart')).body.length;
    for (const client of [staff, farmer])
      await client.post('/api/cart', { productId: product.id, quantity: 1 });
    expect([await count(staff), await count(farmer)]).toEqual([1, 1]);
    await start();
    expect(await count(staff)).toBe(0);
  });
});
