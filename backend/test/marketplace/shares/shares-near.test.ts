import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceCardList } from '../../../src/contract/directory/places.js';
import type { FarmShop, VendorFarms } from '../../../src/contract/marketplace/farm-shops.js';
import type { NearResultList } from '../../../src/contract/marketplace/search-near.js';
import type { SharesNearView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { SearchOverview } from '../../../src/contract/site/search-overview.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ShareDate } from '../../../src/marketplace/tables/share-date.entity.js';
import { SharePlan } from '../../../src/marketplace/tables/share-plan.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { makeSchedule, makeSite } from '../../support/make/make-pickups.js';
import { makeFarm } from '../../support/make/make.js';
import { makeShare, makeShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const near = async (query = 'zipCode=33901') =>
  (await test.get<SharesNearView>(`/api/shares/near?${query}`)).body;

const sharesOf = async (farmId: number, vendorId: number) => {
  const shop = await test.get<FarmShop>(`/api/farms/${farmId}/shop`);
  const farms = await test.get<VendorFarms>(`/api/vendors/${vendorId}/farms`);
  expect(farms.body.shares).toEqual(shop.body.shares);
  return {
    shares: shop.body.shares,
    texts: [JSON.stringify(shop.body), JSON.stringify(farms.body)].join(' '),
  };
};
/** What the site map has of shares; 404 where there are none. */
const siteMap = async () => String((await test.get<string>('/sitemap-shares-1.xml')).body);

describe('what leads to a share', () => {
  it('is the page of its farm and vendor and the site map, as long as people can join', async () => {
    const own = await makeShareFarm(test);
    const farm = await makeFarm(test.db, { userId: own.seller.user.id, isClaimed: true });
    const before = await sharesOf(farm.id, own.vendor.id);
    expect(before.shares).toBeUndefined();
    expect(before.texts).not.toContain('shares');
    const marks = async () => {
      const cards = await test.get<PlaceCardList>('/api/local-farms?zipCode=33901&view=card');
      const found = await test.get<NearResultList>('/api/search/near?zipCode=33901&search=vegetables');
      const ofFarm = (key: string) => key === `farm-${farm.id}`;
      return [
        cards.body.find(({ id }) => ofFarm(id))?.sellsShares,
        found.body.find(({ key }) => ofFarm(key))?.sellsShares,
      ];
    };
    expect(await marks()).toEqual([undefined, undefined]);
    const share = await makeShare(own, 4, { sites: [{ scheduleId: own.schedule.id, fee: 1.5 }] });
    expect(await marks()).toEqual([true, true]);
    const halves = await makeShare(own, 5, { name: 'Egg share', rhythm: 'every_other' });
    await makeShare(own, 4, { name: 'Not shown', isHidden: true });
    await makeShare(own, 4, { name: 'Too late', joinUntil: '2026-01-01' });
    const shown = { id: share.id, name: 'Vegetable share', priceFrom: 21.5, boxesLeft: 4, placesLeft: 20 };
    const other = { id: halves.id, name: 'Egg share', priceFrom: 20, boxesLeft: 3, placesLeft: 20 };
    expect((await sharesOf(farm.id, own.vendor.id)).shares).toEqual([shown, other]);
    const map = await siteMap();
    expect(map).toContain(`/shares/vegetable-share-${share.id}</loc>`);
    expect(map).toContain(`/shares/egg-share-${halves.id}</loc>`);
    expect(map).not.toMatch(/not-shown|too-late/);
    const { body } = await test.get<SearchOverview>('/api/search?search=csa&zipCode=33901');
    expect(body.answer).toMatchObject({ path: expect.stringMatching(/^\/csa\?zipCode=33901/), count: 2 });
    expect(body.answer?.places).toEqual([
      {
        ...{ kind: 'vendor', label: 'Vegetable share', distanceMiles: expect.any(Number) },
        path: `/shares/vegetable-share-${share.id}`,
        detail: `CSA share by ${own.vendor.businessName} · From $21.50 a box`,
      },
      expect.objectContaining({ label: 'Egg share' }),
    ]);

    const [first] = share.dates;
    await test.db.getRepository(ShareDate).update(first?.id ?? 0, { state: 'canceled' });
    await test.db.getRepository(ShareSize).update({ planId: halves.id }, { taken: 10 });
    expect((await sharesOf(farm.id, own.vendor.id)).shares).toEqual([{ ...shown, boxesLeft: 3 }]);
    await test.db.getRepository(SharePlan).update({ vendorId: own.vendor.id }, { isHidden: true });
    expect(await marks()).toEqual([undefined, undefined]);
    expect((await sharesOf(farm.id, own.vendor.id)).shares).toBeUndefined();
    expect(await siteMap()).not.toContain('vegetable-share');
  });
});

describe('shares near a ZIP code', () => {
  it('come with price, places left and the nearest of their sites, as long as people can join', async () => {
    expect(await near()).toEqual([]);
    const farm = await makeShareFarm(test);
    const far = { name: 'The depot', latitude: 26.75, longitude: -81.87 };
    const site = await makeSite(test.db, { vendorId: farm.vendor.id, ...far });
    const { weekdays, opens, closes } = farm.schedule;
    const other = await makeSchedule(test.db, { siteId: site.id, weekdays, opens, closes });
    const sites = [{ scheduleId: other.id }, { scheduleId: farm.schedule.id, fee: 2 }];
    const share = await makeShare(farm, 4, { sites });
    await makeShare(farm, 4, { name: 'Not shown', isHidden: true });
    await makeShare(farm, 4, { name: 'Too late', joinUntil: '2026-01-01' });

    const [found, ...more] = await near();
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      ...{ id: share.id, name: 'Vegetable share', vendorId: farm.vendor.id, priceFrom: 22, placesLeft: 20 },
      ...{ siteName: 'The stand', city: 'Fort Myers', distanceMiles: 0.7, otherSites: 1 },
    });
    const [small] = share.sizes.filter(({ name }) => name === 'Small');
    await test.db.getRepository(ShareSize).update(small?.id ?? 0, { taken: 10 });
    expect(await near()).toMatchObject([{ priceFrom: 32, placesLeft: 10 }]);
    expect(await near('zipCode=10001')).toEqual([]);
    expect((await test.get('/api/shares/near')).status).toBe(400);

    await test.db.getRepository(ShareSize).update({ planId: share.id }, { taken: 10 });
    expect(await near()).toEqual([]);
    await test.db.getRepository(ShareSize).update({ planId: share.id }, { taken: 0 });
    await test.db.getRepository(Vendor).update(farm.vendor.id, { isActive: false });
    expect(await near()).toEqual([]);
    await test.db.getRepository(Vendor).update(farm.vendor.id, { isActive: true });
    await test.db.getRepository(ShareDate).update({ planId: share.id }, { state: 'canceled' });
    expect(await near()).toEqual([]);
    await test.db.getRepository(ShareDate).update({ planId: share.id }, { state: 'planned' });
    expect(await near()).toHaveLength(1);
    // Past its last deadline, nobody can join.
    const windows = test.db.getRepository(PickupWindow);
    const before = await windows.findBy({ vendorId: farm.vendor.id });
    await windows.update({ vendorId: farm.vendor.id }, { ordersCloseAt: new Date(Date.now() - 1_000) });
    expect(await near()).toEqual([]);
    await windows.save(before);
    expect(await near()).toHaveLength(1);
    await test.db.getRepository(SharePlan).update(share.id, { isHidden: true });
    expect(await near()).toEqual([]);
  });

  it('come page by page, as far around as was asked', async () => {
    const farm = await makeShareFarm(test);
    const place = { name: 'Up the coast', latitude: 27.1, longitude: -81.87 };
    const site = await makeSite(test.db, { vendorId: farm.vendor.id, ...place });
    const { weekdays, opens, closes } = farm.schedule;
    const far = await makeSchedule(test.db, { siteId: site.id, weekdays, opens, closes });
    const sites = [{ scheduleId: far.id }];
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await makeShare(farm, 2, { name, sites })).id);
    expect(await near()).toEqual([]);
    const page = async (offset: number) =>
      (await near(`zipCode=33901&radius=50&limit=2&offset=${offset}`)).map(({ id }) => id);
    expect([await page(0), await page(2), await page(4)]).toEqual([ids.slice(0, 2), ids.slice(2), []]);
    const { body } = await test.get<SearchOverview>('/api/search?search=csa&zipCode=33901');
    expect(body.answer).toMatchObject({ path: '/csa?zipCode=33901&radius=100', count: 3 });
  });
});
