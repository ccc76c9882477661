import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Business } from '../../src/accounts/businesses/business.entity.js';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import {
  BUSINESS_ROLES,
  type BusinessRole,
  ROLE_CAPABILITIES,
} from '../../src/contract/accounts/business-roles.js';
import type { BusinessView, OwnBusinesses } from '../../src/contract/accounts/businesses.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { VendorOrderEvent } from '../../src/marketplace/tables/vendor-order-event.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { makeFarm, makeListing, makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Scene {
  owner: Client;
  vendor: Vendor;
  farm: Farm;
  id: number;
}

/** A farmer with a farm and a vendor, which are one business. */
async function makeBusiness(): Promise<Scene> {
  const owner = await signedIn(test, { role: 'farmer' });
  const vendor = await makeVendor(test.db, { userId: owner.user.id, businessName: 'Green Acres' });
  const farm = await makeFarm(test.db, { userId: owner.user.id, isClaimed: true });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  return { owner, vendor, farm, id: businessId ?? 0 };
}

async function join({ id }: Scene, role: BusinessRole): Promise<Client> {
  const member = await signedIn(test);
  const { user } = member;
  await test.db.getRepository(Membership).insert({ businessId: id, userId: user.id, role });
  return member;
}

async function lastToken(email: string): Promise<string> {
  const mail = await test.db
    .getRepository(Mail)
    .findOneOrFail({ where: { recipient: email }, order: { id: 'DESC' } });
  return /invitation=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
}

const invite = async ({ owner, id }: Scene, email: string, role: BusinessRole = 'packer') => {
  const answer = await owner.post(`/api/businesses/${id}/invitations`, { email, role });
  expect(answer.status).toBe(201);
  return lastToken(email);
};

const roleOf = async (businessId: number, userId: number) =>
  (await test.db.getRepository(Membership).findOneBy({ businessId, userId }))?.role ?? null;

describe('a business', () => {
  it('is one for the farms and the vendor of an owner, whatever came first', async () => {
    const { owner, farm, id } = await makeBusiness();
    expect(await test.db.getRepository(Farm).findOneBy({ id: farm.id })).toMatchObject({ businessId: id });
    const { body } = await owner.get<OwnBusinesses>('/api/businesses');
    expect(body).toEqual([
      {
        ...{ id, name: 'Green Acres', role: 'owner', capabilities: [...ROLE_CAPABILITIES.owner] },
        ...{ isCurrent: true, hasShop: true },
      },
    ]);
    expect((await (await signedIn(test)).get(`/api/businesses/${id}`)).body).toMatchObject({
      error: 'BUSINESS_NOT_FOUND',
    });
  });

  it('is made once where two farms come at the same time', async () => {
    const owner = await makeUser(test.db, { role: 'farmer' });
    const farms = await Promise.all([1, 2, 3].map(() => makeFarm(test.db, { userId: owner.id })));
    const found = await test.db.getRepository(Farm).findBy(farms.map(({ id }) => ({ id })));
    expect(new Set(found.map(({ businessId }) => businessId)).size).toBe(1);
  });
});

describe('an invitation to a business', () => {
  it('lets whoever has the mailbox in, once, and the inviter hears of it', async () => {
    const scene = await makeBusiness();
    const packer = await signedIn(test, { emailConfirmedAt: null });
    const token = await invite(scene, packer.user.email.toUpperCase());
    const look = await test.post('/api/business-invitations/look', { token });
    expect(look.body).toMatchObject({ businessName: 'Green Acres', role: 'packer' });
    const accepted = await packer.post<OwnBusinesses>('/api/business-invitations/accept', { token });
    expect(accepted.body).toMatchObject([{ id: scene.id, role: 'packer', isCurrent: true }]);
    const again = await packer.post('/api/business-invitations/accept', { token });
    expect(again.body).toMatchObject({ error: 'BUSINESS_INVITATION_INVALID' });
    expect((await test.post('/api/business-invitations/look', { token })).status).toBe(409);
    const told = { recipient: scene.owner.user.email, kind: 'business-joined' };
    expect(await test.db.getRepository(Mail).countBy(told)).toBe(1);
    const user = await test.db.getRepository(User).findOneByOrFail({ id: packer.user.id });
    expect(user.emailConfirmedAt).not.toBeNull();
  });

  it('is refused for another account, after it was withdrawn, replaced or has run out', async () => {
    const scene = await makeBusiness();
    const meant = await signedIn(test);
    const first = await invite(scene, meant.user.email);
    const other = await signedIn(test);
    const accept = (client: Client, token: string) =>
      client.post('/api/business-invitations/accept', { token });
    expect((await accept(other, first)).status).toBe(409);
    const second = await invite(scene, meant.user.email, 'bookkeeper');
    expect((await accept(meant, first)).status).toBe(409);
    const { body } = await scene.owner.get<BusinessView>(`/api/businesses/${scene.id}`);
    expect(body.invitations).toMatchObject([{ email: meant.user.email, role: 'bookkeeper' }]);
    const path = `/api/businesses/${scene.id}/invitations/${body.invitations[0]?.id}`;
    expect((await scene.owner.delete(path)).status).toBe(200);
    expect((await scene.owner.delete(path)).status).toBe(404);
    expect((await accept(meant, second)).status).toBe(409);
    const third = await invite(scene, meant.user.email);
    await test.db.query(`UPDATE business_invitations SET expires_at = now() WHERE business_id = $1`, [
      scene.id,
    ]);
    expect((await accept(meant, third)).status).toBe(409);
    expect(await roleOf(scene.id, meant.user.id)).toBeNull();
  });

  it('makes one member of a link that is used twice at once, and of two owners who invite at once', async () => {
    const scene = await makeBusiness();
    const second = await join(scene, 'owner');
    const guest = await signedIn(test);
    const body = { email: guest.user.email, role: 'packer' };
    const path = `/api/businesses/${scene.id}/invitations`;
    const sent = await Promise.all([scene.owner.post(path, body), second.post(path, body)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    const { body: view } = await scene.owner.get<BusinessView>(`/api/businesses/${scene.id}`);
    expect(view.invitations).toHaveLength(1);
    const token = await lastToken(guest.user.email);
    const answers = await Promise.all(
      [1, 2].map(() => guest.post('/api/business-invitations/accept', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const members = { businessId: scene.id, userId: guest.user.id };
    expect(await test.db.getRepository(Membership).countBy(members)).toBe(1);
  });

  it('is for owners to send', async () => {
    const scene = await makeBusiness();
    for (const role of ['manager', 'packer', 'bookkeeper'] as const) {
      const member = await join(scene, role);
      const answer = await member.post(`/api/businesses/${scene.id}/invitations`, {
        email: 'someone@example.com',
        role: 'owner',
      });
      expect(answer.body).toMatchObject({ error: 'BUSINESS_ROLE_NOT_ALLOWED' });
      const { body } = await member.get<BusinessView>(`/api/businesses/${scene.id}`);
      const emails = body.people.filter(({ isYou }) => !isYou).map(({ email }) => email);
      expect([...new Set(emails)]).toEqual([null]);
      expect([body.invitations, body.history]).toEqual([[], []]);
    }
  });
});

describe('the owners of a business', () => {
  it('are never none: the last one cannot leave, be removed or become something else', async () => {
    const { owner, id } = await makeBusiness();
    const own = `/api/businesses/${id}/people/${owner.user.id}`;
    const answers = [
      await owner.post(`/api/businesses/${id}/leave`, {}),
      await owner.delete(own),
      await owner.put(own, { role: 'packer' }),
    ];
    expect(answers.map(({ body }) => body)).toMatchObject(answers.map(() => ({ error: 'LAST_OWNER' })));
  });

  it('of two who leave at the same time, one stays, and everything is under their account', async () => {
    const scene = await makeBusiness();
    const second = await join(scene, 'owner');
    const listing = await makeListing(test.db, { userId: scene.owner.user.id, farmId: scene.farm.id });
    const path = `/api/businesses/${scene.id}/leave`;
    // In two tabs, and the other owner as well.
    const answers = await Promise.all([scene.owner, scene.owner, second].map((one) => one.post(path, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.db.getRepository(Membership).findBy({ businessId: scene.id });
    expect(left).toHaveLength(1);
    const userId = left[0]?.userId;
    expect(await test.db.getRepository(Business).findOneBy({ id: scene.id })).toMatchObject({ userId });
    const ids = { id: scene.vendor.id };
    expect(await test.db.getRepository(Vendor).findOneBy(ids)).toMatchObject({
      userId,
      businessId: scene.id,
    });
    expect(await test.db.getRepository(Farm).findOneBy({ id: scene.farm.id })).toMatchObject({ userId });
    expect(await test.db.getRepository(Listing).findOneBy({ id: listing.id })).toMatchObject({ userId });
  });

  it('hand over when both agree, and stay on as managers', async () => {
    const scene = await makeBusiness();
    const heir = await join(scene, 'manager');
    const path = `/api/businesses/${scene.id}/handover`;
    expect((await heir.post(`${path}/accept`, {})).body).toMatchObject({ error: 'HANDOVER_OVER' });
    expect((await heir.post(path, { userId: heir.user.id })).status).toBe(403);
    expect((await scene.owner.post(path, { userId: heir.user.id })).status).toBe(200);
    expect(await roleOf(scene.id, heir.user.id)).toBe('manager');
    expect((await scene.owner.post(`${path}/accept`, {})).body).toMatchObject({ error: 'HANDOVER_OVER' });
    const answers = await Promise.all([1, 2].map(() => heir.post(`${path}/accept`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await roleOf(scene.id, heir.user.id)).toBe('owner');
    expect(await roleOf(scene.id, scene.owner.user.id)).toBe('manager');
    const { id: userId } = heir.user;
    expect(await test.db.getRepository(Vendor).findOneBy({ id: scene.vendor.id })).toMatchObject({ userId });
    expect((await heir.get('/api/vendor/profile')).body).toMatchObject({ businessName: 'Green Acres' });
    const { body } = await heir.get<BusinessView>(`/api/businesses/${scene.id}`);
    expect(body.history[0]?.text).toContain('Took over from');
  });

  it('take an offer back, and nobody can accept it then', async () => {
    const scene = await makeBusiness();
    const heir = await join(scene, 'packer');
    const path = `/api/businesses/${scene.id}/handover`;
    await scene.owner.post(path, { userId: heir.user.id });
    expect((await scene.owner.delete(path)).body).toMatchObject({ handover: null });
    expect((await heir.post(`${path}/accept`, {})).status).toBe(409);
  });

  it('own one business each', async () => {
    const [first, second] = [await makeBusiness(), await makeBusiness()];
    const token = await invite(first, second.owner.user.email, 'owner');
    const accepted = await second.owner.post('/api/business-invitations/accept', { token });
    expect(accepted.body).toMatchObject({ error: 'OWNS_ANOTHER_BUSINESS' });
    await test.db.getRepository(Membership).insert({
      ...{ businessId: first.id, userId: second.owner.user.id, role: 'manager' },
    });
    const offer = { userId: second.owner.user.id };
    const handover = await first.owner.post(`/api/businesses/${first.id}/handover`, offer);
    expect(handover.body).toMatchObject({ error: 'OWNS_ANOTHER_BUSINESS' });
  });
});

describe('an erased account', () => {
  const erase = async (client: Client) =>
    expect((await client.delete('/api/account', { password: PASSWORD })).status).toBe(200);

  it('of one of two owners leaves the business to the other one', async () => {
    const scene = await makeBusiness();
    const second = await join(scene, 'owner');
    await erase(scene.owner);
    const { id: userId } = second.user;
    expect(await test.db.getRepository(Vendor).findOneBy({ id: scene.vendor.id })).toMatchObject({
      ...{ userId, isActive: true, businessId: scene.id },
    });
    expect(await test.db.getRepository(Farm).findOneBy({ id: scene.farm.id })).toMatchObject({ userId });
  });

  it('of the last owner freezes it with its vendor, whose ledger stays, and no one works there', async () => {
    const scene = await makeBusiness();
    const packer = await join(scene, 'packer');
    await erase(scene.owner);
    const business = await test.db.getRepository(Business).findOneByOrFail({ id: scene.id });
    expect(business).toMatchObject({ userId: null, frozenAt: expect.any(Date) });
    expect(await test.db.getRepository(Vendor).findOneBy({ id: scene.vendor.id })).toMatchObject({
      ...{ userId: null, isActive: false, businessId: scene.id },
    });
    expect((await packer.get('/api/businesses')).body).toEqual([]);
  });
});

describe('the history of a business', () => {
  it('forgets the name and address of a person whose account is erased', async () => {
    const scene = await makeBusiness();
    const guest = await signedIn(test, { firstName: 'Zebulon', lastName: 'Quist' });
    const { email } = guest.user;
    const token = await invite(scene, email);
    await guest.post('/api/business-invitations/accept', { token });
    await scene.owner.delete(`/api/businesses/${scene.id}/people/${guest.user.id}`);
    await invite(scene, email);
    const history = async () =>
      JSON.stringify((await scene.owner.get<BusinessView>(`/api/businesses/${scene.id}`)).body);
    expect(await history()).toContain('Zebulon');
    expect((await guest.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    const left = await history();
    expect(left).not.toContain('Zebulon');
    expect(left).not.toContain(email);
    expect(left).toContain('Removed someone whose account is gone');
  });
});

describe('whoever works for a business', () => {
  it('sees of its orders what the role allows', async () => {
    const scene = await makeBusiness();
    const product = await makeProduct(test.db, { vendorId: scene.vendor.id, name: 'Duck eggs' });
    const buyer = await makeUser(test.db);
    await makePurchase(test.db, { userId: buyer.id, product, status: 'confirmed' });
    const seen = await Promise.all(
      BUSINESS_ROLES.map(async (role) => {
        const client = role === 'owner' ? scene.owner : await join(scene, role);
        const paths = [
          ...['vendor/packing', 'vendor/weighing', 'vendor/orders', 'vendor/statement', 'vendor/profile'],
        ];
        const answers = await Promise.all(paths.map((path) => client.get(`/api/${path}`)));
        return [role, ...answers.map(({ status }) => status)];
      }),
    );
    expect(seen).toEqual([
      ['owner', 200, 200, 200, 200, 200],
      ['manager', 200, 200, 200, 200, 200],
      ['packer', 200, 200, 403, 403, 403],
      ['bookkeeper', 403, 403, 200, 200, 200],
    ]);
  });

  it('packs without prices, addresses, or a way to reach the buyer', async () => {
    const scene = await makeBusiness();
    const product = await makeProduct(test.db, { vendorId: scene.vendor.id, name: 'Duck eggs' });
    const buyer = await makeUser(test.db);
    await makePurchase(test.db, { userId: buyer.id, product, status: 'pending' });
    const packer = await join(scene, 'packer');
    const { body } = await packer.get<{ orders: { id: number; moves: unknown }[] }>('/api/vendor/packing');
    expect(body).toMatchObject({ businessName: 'Green Acres', more: 0 });
    expect(body.orders).toHaveLength(1);
    expect(body.orders[0]).toMatchObject({
      status: 'pending',
      items: [{ name: 'Duck eggs' }],
      moves: [{ to: 'confirmed', label: 'Confirm Order' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/price|total|address|email|phone|tax/i);
    const path = `/api/vendor/packing/${body.orders[0]?.id}`;
    expect((await packer.put(path, { status: 'cancelled' })).status).toBe(400);
    expect((await packer.put(path, { status: 'confirmed' })).body).toMatchObject({ status: 'confirmed' });
    expect((await packer.put(path, { status: 'confirmed' })).body).toMatchObject({
      error: 'ORDER_STATUS_NOT_ALLOWED',
    });
    const events = await test.db.getRepository(VendorOrderEvent).findBy({ userId: packer.user.id });
    expect(events).toMatchObject([{ status: 'confirmed', actor: 'vendor', role: 'packer' }]);
  });

  it('acts for the business that they chose, and for their own otherwise', async () => {
    const [first, second] = [await makeBusiness(), await makeBusiness()];
    await test.db.getRepository(Membership).insert({
      ...{ businessId: first.id, userId: second.owner.user.id, role: 'manager' },
    });
    const profile = async () => (await second.owner.get<{ id: number }>('/api/vendor/profile')).body.id;
    expect(await profile()).toBe(second.vendor.id);
    await second.owner.post(`/api/businesses/${first.id}/choose`, {});
    expect(await profile()).toBe(first.vendor.id);
    const { body: farm } = await second.owner.get<{ userId: number }>(`/api/farms/${first.farm.id}`);
    expect(farm.userId).toBe(first.owner.user.id);
    await second.owner.post(`/api/businesses/${second.id}/choose`, {});
    expect(await profile()).toBe(second.vendor.id);
  });

  it('registers a farm of their own where the role does not allow one for the business', async () => {
    const scene = await makeBusiness();
    const packer = await join(scene, 'packer');
    const { body } = await packer.get<{ farms?: unknown[] }>('/api/businesses');
    expect(body).toMatchObject([{ role: 'packer' }]);
    const farm = await makeFarm(test.db, { userId: null, isClaimed: false });
    const claimed = await packer.post(`/api/farms/${farm.id}/claim`, { userId: packer.user.id });
    expect(claimed.body).toMatchObject({ userId: packer.user.id });
  });
});
