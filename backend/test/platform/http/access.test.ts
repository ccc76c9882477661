import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { User } from '../../../src/accounts/users/user.entity.js';
import {
  BUSINESS_ROLES,
  type BusinessCapability,
  ROLE_CAPABILITIES,
} from '../../../src/contract/accounts/business-roles.js';
import type { Role } from '../../../src/contract/accounts/roles.js';
import type { Capability } from '../../../src/contract/shared/capabilities.js';
import { CAPABILITIES, type StaffRole } from '../../../src/contract/shared/capabilities.js';
import { ERRORS } from '../../../src/contract/shared/errors.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import type { AccessLevel } from '../../../src/platform/http/security/access.js';
import type { Answer } from '../../support/http/http-client.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Every route of the OpenAPI document, called by everybody, against what it declares. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM sign_in_failures'));

interface Operation {
  'x-access'?: AccessLevel;
  'x-capability'?: Capability;
  'x-staff-roles'?: StaffRole[];
  'x-business'?: BusinessCapability;
}
interface Route {
  name: string;
  method: string;
  path: string;
  /** The path with its parameters in braces. */
  template: string;
  level: AccessLevel;
  capability: Capability | undefined;
  staffRoles: StaffRole[];
  /** What the role in a business has to allow. */
  business: BusinessCapability | undefined;
}
type Body = { error?: string } | string;

const STAFF = ['administrator', 'directory', 'marketplace', 'content', 'support'] as const;
const CALLERS = ['visitor', 'user', 'farmer', 'vendor', 'another vendor', 'admin', ...STAFF] as const;
type Caller = (typeof CALLERS)[number];

const staffRoleOf = (caller: Caller): StaffRole | null => STAFF.find((role) => role === caller) ?? null;

const roleOf = (caller: Caller): Role | null => {
  if (staffRoleOf(caller)) return 'admin';
  return caller === 'visitor' ? null : caller === 'another vendor' ? 'vendor' : (caller as Role);
};

async function routes(): Promise<Route[]> {
  const { body } = await test.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const level = operation['x-access'];
      if (!level) throw new Error(`${method} ${template} does not show who may call it.`);
      const path = template.replaceAll(/\{[^}]+\}/g, '1');
      const { 'x-capability': capability, 'x-staff-roles': staffRoles = [] } = operation;
      const business = operation['x-business'];
      const name = `${method.toUpperCase()} ${template}`;
      return { name, method, path, template, level, capability, staffRoles, business };
    }),
  );
}

/**
 * What a refusal looks like; null where the caller is let in. Written down anew here, not taken from the
 * guard.
 */
function expectedRefusal(
  { level, staffRoles }: Pick<Route, 'level' | 'staffRoles'>,
  caller: Caller,
): { status: number; error: string } | null {
  if (level === 'public') return null;
  const role = roleOf(caller);
  if (role === null) return { status: 401, error: 'SIGN_IN_REQUIRED' };
  const staffRole = staffRoleOf(caller) ?? 'administrator';
  const isLetIn = level === 'admin' ? role === level && staffRoles.includes(staffRole) : level === role;
  if (level === 'user' || isLetIn) return null;
  return { status: 403, error: level === 'farmer' ? 'NOT_A_FARMER' : 'FORBIDDEN' };
}

const REFUSALS = ['SIGN_IN_REQUIRED', 'FORBIDDEN', 'NOT_A_FARMER'];

function call({ method, path }: Route, client: Client | null): Promise<Answer<Body>> {
  const headers: Record<string, string> = client ? { cookie: client.cookie } : {};
  if (method === 'get') return test.get<Body>(path, headers);
  if (method === 'post') return test.post<Body>(path, {}, headers);
  if (method === 'put') return test.put<Body>(path, {}, headers);
  if (method === 'delete') return test.delete<Body>(path, {}, headers);
  throw new Error(`This test does not know how to send ${method}.`);
}

/** @returns what is wrong with an answer, in words; null when it is as declared */
function complaint(answer: Answer<Body>, route: Route, caller: Caller): string | null {
  const error = typeof answer.body === 'object' ? (answer.body?.error ?? '') : '';
  const said = `${caller}, ${route.name} (${route.level}): ${answer.status} ${error}`;
  // Asked for on purpose: the contract knows when it cannot serve.
  if (answer.status >= 500) return said;
  const refusal = expectedRefusal(route, caller);
  if (refusal) return answer.status === refusal.status && error === refusal.error ? null : said;
  // Public routes may find the password wrong, never the person.
  const isSignIn = error === 'INVALID_CREDENTIALS' && route.level === 'public';
  return REFUSALS.includes(error) || (answer.status === 401 && !isSignIn) ? said : null;
}

/** So many at once, so that none waits behind all others: a server says that it's busy after two seconds. */
const AT_ONCE = 20;

async function inGroups<Of, Result>(
  all: readonly Of[],
  call: (one: Of) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    results.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(call))));
  return results;
}

/** A person who calls one route after another, and logs in again where one of them has ended the session. */
async function callerFor(user: User): Promise<(route: Route) => Promise<Answer<Body>>> {
  let client = await signIn(test, user);
  return async (route) => {
    const answer = await call(route, client);
    if (answer.status !== 401) return answer;
    client = await signIn(test, user);
    return call(route, client);
  };
}

describe('who may call what', () => {
  it('is shown for every route, and levels of all kinds of people are known', async () => {
    const all = await routes();
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ level }) => level)).size).toBeGreaterThan(1);
    for (const { error } of CALLERS.flatMap(
      (caller) => expectedRefusal({ level: 'admin', staffRoles: [] }, caller) ?? [],
    )) {
      expect(Object.keys(ERRORS)).toContain(error);
    }
  });

  it.each(CALLERS)('holds for a %s at every route', async (caller) => {
    const role = roleOf(caller);
    const staffRole = staffRoleOf(caller);
    const user = role && (await makeUser(test.db, { role, staffRole }));
    // What is not the staff's they call as the first of them, "admin".
    const all = (await routes()).filter(({ level }) => staffRole === null || level === 'admin');
    const send = user ? await callerFor(user) : (route: Route) => call(route, null);
    const judge = async (route: Route) => complaint(await send(route), route, caller);
    const reads = all.filter(({ method }) => method === 'get');
    const complaints = await inGroups(reads, judge);
    for (const route of all.filter(({ method }) => method !== 'get')) complaints.push(await judge(route));
    expect(complaints).toHaveLength(all.length);
    expect(complaints.filter(Boolean)).toEqual([]);
  });

  it('is said of every call of the staff, and every resource is in the table or for administrators alone', async () => {
    const known = new Set(Object.values(CAPABILITIES).flatMap((grants) => Object.keys(grants)));
    const ofStaff = (await routes()).filter(({ level }) => level === 'admin');
    expect(ofStaff.filter(({ staffRoles }) => !staffRoles.includes('administrator'))).toEqual([]);
    const unknown = ofStaff.filter(({ capability }) => !known.has(capability?.resource ?? ''));
    expect([...new Set(unknown.map(({ capability }) => capability?.resource))]).toEqual(['sessions']);
  });

  it('does not depend on what a cookie claims', async () => {
    const forged = ['farmgate.sid=admin', 'farmgate.signed-in=1', 'farmgate.sid=1.x; farmgate.signed-in=1'];
    const asked = (await routes()).map((route, index) => ({ route, cookie: forged[index % forged.length] }));
    const complaints = await inGroups(asked, async ({ route, cookie }) =>
      complaint(await call(route, { cookie } as Client), route, 'visitor'),
    );
    expect(complaints.filter(Boolean)).toEqual([]);
  });
});

describe('who may call what for a business', () => {
  it.each(BUSINESS_ROLES)('holds for a %s at every route of their vendor and farms', async (role) => {
    const owner = await makeUser(test.db, { role: 'farmer' });
    const { id } = await makeVendor(test.db, { userId: owner.id });
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id });
    const member = role === 'owner' ? owner : await makeUser(test.db, { role: 'farmer' });
    if (member !== owner) {
      const membership = { businessId: businessId ?? 0, userId: member.id, role };
      await test.db.getRepository(Membership).insert(membership);
    }
    const client = await signIn(test, member);
    const all = (await routes()).filter(({ business }) => business !== undefined);
    expect(all.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const route of all) {
      const { status, body } = await call(route, client);
      const error = typeof body === 'object' ? (body?.error ?? '') : '';
      const isRefused = error === 'BUSINESS_ROLE_NOT_ALLOWED';
      const isAllowed = ROLE_CAPABILITIES[role].some((capability) => capability === route.business);
      if (isRefused === isAllowed || status >= 500) wrong.push(`${route.name}: ${status} ${error}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what one vendor has', () => {
  const SECRET = 'only-for-its-vendor';

  it('is in no answer to another vendor, at any route, and no call of theirs changes it', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => makeUser(test.db, { role: 'vendor' })));
    const vendor = await makeVendor(test.db, { userId: first?.id ?? 0, phone: SECRET, isApproved: false });
    await makeVendor(test.db, { userId: second?.id ?? 0 });
    const product = await makeProduct(test.db, { vendorId: vendor.id, name: SECRET, sku: SECRET });
    const buyer = await makeUser(test.db);
    await makePurchase(test.db, { userId: buyer.id, product, status: 'confirmed' });
    const state = () =>
      test.db.query(
        `SELECT to_jsonb(products) AS product, to_jsonb(vendors) AS vendor, share.status, orders.updated_at
         FROM products JOIN vendors ON vendors.id = vendor_id JOIN fulfilments AS share ON share.vendor_id = vendors.id
         JOIN orders ON orders.id = order_id WHERE products.id = $1`,
        [product.id],
      );
    const before: unknown = await state();
    expect(before).toHaveLength(1);
    const [row] = await test.db.query<{ id: number }[]>(
      'SELECT order_id AS id FROM fulfilments WHERE vendor_id = $1',
      [vendor.id],
    );
    const ids = [vendor.id, product.id, row?.id];
    const seen: string[] = [];
    const send = await callerFor(second as User);
    for (const route of await routes()) {
      for (const id of route.template.includes('{') ? ids : [0]) {
        const answer = await send({ ...route, path: route.template.replaceAll(/\{[^}]+\}/g, String(id)) });
        if (JSON.stringify(answer.body).includes(SECRET)) seen.push(`${route.name} ${id}`);
      }
    }
    for (const body of [{ status: 'cancelled' }, { isActive: false }, { price: 1 }]) {
      const client = await signIn(test, second as User);
      expect((await client.put(`/api/products/${product.id}`, body)).status).toBeGreaterThanOrEqual(400);
      expect((await client.put(`/api/orders/${row?.id}/status`, body)).status).toBeGreaterThanOrEqual(400);
    }
    expect(seen).toEqual([]);
    expect(await state()).toEqual(before);
  }, 90_000);
});
