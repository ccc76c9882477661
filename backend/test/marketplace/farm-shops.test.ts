import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/users/user.entity.js';
import type { OwnBusinesses } from '../../src/contract/accounts/businesses.js';
import type { PlaceCardList } from '../../src/contract/directory/places.js';
import type { FarmShop, VendorFarms } from '../../src/contract/marketplace/farm-shops.js';
import type { NearResult } from '../../src/contract/marketplace/search-near.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import { MarketAttendance } from '../../src/directory/tables/market-attendance.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { makeUser, signedIn } from '../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let rosa: User;
beforeAll(async () => {
  test = await startTestApp();
  rosa = await makeUser(test.db, { role: 'vendor' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, vendors, products CASCADE'));

const shopOf = async (farmId: number) => (await test.get<FarmShop>(`/api/farms/${farmId}/shop`)).body;
const farmsOf = async (vendorId: number) =>
  (await test.get<VendorFarms>(`/api/vendors/${vendorId}/farms`)).body;

/** A farm and a vendor of one owner, and with it of one business. */
async function scene(given: Partial<Vendor> = {}) {
  const farm = await makeFarm(test.db, { name: 'Sunny Acres', userId: rosa.id, isClaimed: true });
  const vendor = await makeVendor(test.db, {
    ...{ businessName: 'Sunny Foods', userId: rosa.id, pickupNote: 'At the barn' },
    ...given,
  });
  return { farm, vendor };
}

describe('the shop on the page of a farm', () => {
  it('has six products in stock, what sells best first, and what people say of the vendor', async () => {
    const { farm, vendor } = await scene({ ratingSum: 9, ratingCount: 2 });
    for (let count = 1; count <= 7; count += 1) {
      await makeProduct(test.db, {
        vendorId: vendor.id,
        name: `Honey ${count}`,
        price: 450,
        soldCount: count,
      });
    }
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Sold out', inventory: 0, soldCount: 99 });
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Inactive', isActive: false, soldCount: 99 });
    const shop = await shopOf(farm.id);
    expect(shop.vendor).toEqual({
      ...{ id: vendor.id, businessName: 'Sunny Foods', rating: 4.5, reviewCount: 2 },
      ...{ pickupNote: 'At the barn', productCount: 8 },
    });
    expect(shop.products.map(({ name }) => name)).toEqual(
      [7, 6, 5, 4, 3, 2].map((count) => `Honey ${count}`),
    );
    expect(shop.products[0]).toMatchObject({ price: 4.5, unit: 'bunch', imageUrl: null });
    expect(shop.markets).toEqual([]);
  });

  it.each([
    ['not approved', { isApproved: false }],
    ['inactive', { isActive: false }],
  ])('is not there while the vendor is %s, on neither page', async (_, given) => {
    const { farm, vendor } = await scene(given);
    await makeProduct(test.db, { vendorId: vendor.id });
    expect(await shopOf(farm.id)).toEqual({ vendor: null, products: [], markets: [] });
    const answer = await test.get<ErrorBody>(`/api/vendors/${vendor.id}/farms`);
    expect([answer.status, answer.body.error]).toEqual([404, 'VENDOR_NOT_FOUND']);
  });

  it('is not there while staff have suspended the vendor', async () => {
    const { farm, vendor } = await scene();
    await makeProduct(test.db, { vendorId: vendor.id });
    expect((await shopOf(farm.id)).vendor).not.toBeNull();
    const admin = await signedIn(test, { role: 'admin' });
    const reason = 'Two orders were never handed over.';
    expect((await admin.post(`/api/admin/vendors/${vendor.id}/suspend`, { reason })).status).toBe(200);
    expect(await shopOf(farm.id)).toMatchObject({ vendor: null, products: [] });
  });

  it('is not there without products, and says so of products that are sold out', async () => {
    const { farm, vendor } = await scene();
    expect((await shopOf(farm.id)).vendor).toBeNull();
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, inventory: 0 });
    expect(await shopOf(farm.id)).toMatchObject({ vendor: { productCount: 1 }, products: [] });
    await test.db.getRepository(Product).update({ id }, { removedAt: new Date() });
    expect((await shopOf(farm.id)).vendor).toBeNull();
  });

  it('is not the shop of another business, nor of a claim that staff have not verified', async () => {
    const { vendor } = await scene();
    await makeProduct(test.db, { vendorId: vendor.id });
    const other = await makeUser(test.db);
    const theirs = await makeFarm(test.db, { userId: other.id, isClaimed: true });
    const unowned = await makeFarm(test.db);
    const place = { placeId: 'usda_export/1', isClaimed: true };
    const claimed = await makeFarm(test.db, { ...place, userId: rosa.id });
    for (const { id } of [theirs, unowned, claimed]) {
      expect(await shopOf(id)).toEqual({ vendor: null, products: [], markets: [] });
    }
    expect((await farmsOf(vendor.id)).farms.map(({ name }) => name)).toEqual(['Sunny Acres']);
    await test.db.query('UPDATE farms SET is_verified = true WHERE id = $1', [claimed.id]);
    expect((await shopOf(claimed.id)).vendor?.id).toBe(vendor.id);
    expect((await farmsOf(vendor.id)).farms).toHaveLength(2);
  });

  it('is not the shop of who claims a farm that was registered here and released, until it is verified', async () => {
    const owner = await makeUser(test.db, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: owner.id, isClaimed: true, isVerified: true });
    const staff = await signedIn(test, { role: 'admin' });
    const reason = 'Moved away.';
    expect((await staff.post(`/api/admin/farms/${farm.id}/release`, { reason })).status).toBe(200);
    const claimant = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: claimant.user.id });
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey' });
    const shown = async () => {
      const cards = await test.get<PlaceCardList>('/api/local-farms?zipCode=33901&view=card');
      const near = await test.get<NearResult[]>('/api/search/near?zipCode=33901&search=vegetables');
      return {
        shop: (await shopOf(farm.id)).vendor?.id,
        farms: (await farmsOf(vendor.id)).farms.map(({ id }) => id),
        card: cards.body.map(({ sellsOnline }) => sellsOnline),
        near: near.body.filter(({ type }) => type === 'farm').map(({ shopPath }) => shopPath),
      };
    };
    const nothing = { shop: undefined, farms: [], card: [undefined], near: [undefined] };
    expect(await shown()).toEqual(nothing);
    expect((await claimant.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
    expect(await shown()).toEqual(nothing);
    expect((await staff.post(`/api/admin/farms/${farm.id}/verify`, {})).status).toBe(200);
    expect(await shown()).toEqual({
      ...{ shop: vendor.id, farms: [farm.id], card: [true], near: [`/vendors/${vendor.id}`] },
    });
  });

  it('is not there for a farm that is not there', async () => {
    const answer = await test.get<ErrorBody>('/api/farms/999999/shop');
    expect([answer.status, answer.body.error]).toEqual([404, 'FARM_NOT_FOUND']);
  });
});

describe('a farm among what is near', () => {
  it('says where it sells online, while there is something in stock', async () => {
    const { farm, vendor } = await scene();
    await makeFarm(test.db, { name: 'Without a shop' });
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey' });
    const near = async () => {
      const { body } = await test.get<NearResult[]>('/api/search/near?zipCode=33901&search=vegetables');
      return body.filter(({ type }) => type === 'farm').map(({ key, shopPath }) => [key, shopPath]);
    };
    const found = await near();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([`farm-${farm.id}`, `/vendors/${vendor.id}`]);
    expect(found.filter(([, path]) => path === undefined)).toHaveLength(1);
    await test.db.getRepository(Product).update({ id }, { inventory: 0 });
    expect((await near()).map(([, path]) => path)).toEqual([undefined, undefined]);
    await test.db.getRepository(Product).update({ id }, { inventory: 5 });
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { isActive: false });
    expect((await near()).map(([, path]) => path)).toEqual([undefined, undefined]);
  });
});

describe('the card of a farm among local farms', () => {
  it('says that it sells online while its business has something in stock', async () => {
    const { farm, vendor } = await scene();
    await makeFarm(test.db, { name: 'Hill Farm', userId: (await makeUser(test.db)).id, isClaimed: true });
    await makePlace(test.db, { name: 'Stand', kind: 'on_farm_market' });
    const { id } = await makeProduct(test.db, { vendorId: vendor.id });
    const online = async () => {
      const path = '/api/local-farms?zipCode=33901&view=card';
      const { body } = await test.get<PlaceCardList>(path);
      expect(body).toHaveLength(3);
      return body.filter((card) => card.sellsOnline).map((card) => card.id);
    };
    expect(await online()).toEqual([`farm-${farm.id}`]);
    await test.db.getRepository(Product).update({ id }, { inventory: 0 });
    expect(await online()).toEqual([]);
    await test.db.getRepository(Product).update({ id }, { inventory: 5 });
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { isActive: false });
    expect(await online()).toEqual([]);
  });
});

describe('the markets of a farm and its vendor', () => {
  it('are on both pages once, with the next day that they did not say no to', async () => {
    const { farm, vendor } = await scene();
    await makeProduct(test.db, { vendorId: vendor.id });
    const river = await makePlace(test.db, {
      ...{ name: 'River Market', seasons: ALWAYS_OPEN, city: 'Alva', state: 'FL' },
    });
    const hill = await makePlace(test.db, { name: 'Hill Market' });
    const left = await makePlace(test.db, { name: 'Left Market', seasons: ALWAYS_OPEN });
    await makeDays(test.db.manager, [river.id, hill.id, left.id]);
    const members = test.db.getRepository(MarketMember);
    const seller = await members.save({ placeId: river.id, farmId: farm.id, status: 'member', stall: 'B4' });
    await members.insert({ placeId: hill.id, vendorId: vendor.id, status: 'member' });
    await members.insert({ placeId: left.id, vendorId: vendor.id, status: 'removed' });
    const { markets } = await shopOf(farm.id);
    expect(markets.map(({ name }) => name)).toEqual(['River Market', 'Hill Market']);
    expect(markets[0]).toMatchObject({ stall: 'B4', nextDay: { presence: 'usual', status: 'scheduled' } });
    expect(markets[1]).toMatchObject({ placeId: hill.id, nextDay: null });
    expect((await farmsOf(vendor.id)).markets).toEqual(markets);

    const [first, second] = await test.db.query<{ id: number; date: string }[]>(
      `SELECT id, to_char(date, 'YYYY-MM-DD') AS date FROM market_days WHERE place_id = $1 ORDER BY date LIMIT 2`,
      [river.id],
    );
    expect(markets[0]?.nextDay?.date).toBe(first?.date);
    const moved = `UPDATE market_days SET status = 'moved', address = '200 Riverside Drive' WHERE id = $1`;
    await test.db.query(moved, [first?.id]);
    expect((await shopOf(farm.id)).markets[0]?.nextDay).toMatchObject({
      ...{ status: 'moved', movedTo: '200 Riverside Drive, Alva, FL' },
    });

    const answers = test.db.getRepository(MarketAttendance);
    const of = { memberId: seller.id, answeredAt: new Date() };
    await answers.insert({ ...of, dayId: first?.id ?? 0, answer: 'not_coming' });
    await answers.insert({ ...of, dayId: second?.id ?? 0, answer: 'coming' });
    const after = (await shopOf(farm.id)).markets[0]?.nextDay;
    expect(after).toMatchObject({ date: second?.date, presence: 'coming' });
  });
});

it('a business has a shop as soon as somebody of it is a vendor, approved or not', async () => {
  const owner = await signedIn(test, { role: 'farmer' });
  const own = async () => (await owner.get<OwnBusinesses>('/api/businesses')).body;
  await makeFarm(test.db, { userId: owner.user.id, isClaimed: true });
  expect(await own()).toMatchObject([{ hasShop: false }]);
  await makeVendor(test.db, { userId: owner.user.id, isApproved: false });
  expect(await own()).toMatchObject([{ hasShop: true }]);
});
