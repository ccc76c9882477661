import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FarmClaim } from '../../src/directory/tables/farm-claim.entity.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { Watch } from '../../src/following/watch/watch.job.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Announcement } from '../../src/platform/announcements/announcement.entity.js';
import { makeUser } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeFarm, makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';

let scene: NoticeScene;
let watch: Watch;
beforeAll(async () => {
  scene = await NoticeScene.begin();
  watch = new Watch(scene.test.db, scene.jobs, scene.announcements);
  watch.onModuleInit();
});
afterAll(() => scene.end());
afterEach(() => scene.test.db.query('TRUNCATE announcements, listings, products, pickup_windows CASCADE'));

/** Looks twice, as what was announced is announced once. */
async function look() {
  await watch.run(new Date());
  await watch.run(new Date());
  return scene.test.db.getRepository(Announcement).find({ order: { id: 'ASC' } });
}
const kinds = async () => (await look()).map(({ kind, title }) => [kind, title]);

async function seller() {
  const user = await makeUser(scene.test.db, { role: 'vendor' });
  const farm = await makeFarm(scene.test.db, { userId: user.id, name: 'Pine Hill Farm' });
  const vendor = await makeVendor(scene.test.db, { userId: user.id, businessName: 'Pine Hill' });
  return { user, farm, vendor };
}
const update = (id: number, given: Partial<Pick<Product, 'inventory' | 'price'>>) =>
  scene.test.db.getRepository(Product).update(id, given);

describe('followers are to be told of', () => {
  it('new listings that are shown, of a farm or found by searches alone, until they are not', async () => {
    const { farm, user } = await seller();
    const given = { productName: 'Figs', price: '4.00', unit: 'pound' as const };
    const own = await makeListing(scene.test.db, {
      ...given,
      ...{ farmId: farm.id, farmName: 'Pine Hill Farm', userId: user.id },
      ...{ city: 'Ames', state: 'IA' },
    });
    const alone = await makeListing(scene.test.db, { ...given, farmName: null });
    await makeListing(scene.test.db, { ...given, isAvailable: false });
    await makeListing(scene.test.db, { ...given, isDemonstration: true });
    await makeListing(scene.test.db, { ...given, createdAt: new Date('2025-01-01') });
    const [first, second, ...others] = await look();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ about: [`farm-${farm.id}`], title: 'New from Pine Hill Farm: Figs' },
      ...{ text: '$4.00 per lb in Ames, IA.', byUserId: user.id, path: `/listings/${own.id}` },
    });
    expect(second).toMatchObject({ about: [`listing-${alone.id}`], title: 'New: Figs' });
    await scene.test.db.getRepository(Listing).update(own.id, { isAvailable: false });
    expect((await look()).map(({ until }) => until > new Date())).toEqual([false, true]);
  });

  it('new products of a farm, once they are for sale', async () => {
    const { vendor, farm, user } = await seller();
    const { id } = await makeProduct(scene.test.db, { vendorId: vendor.id, name: 'Honey', inventory: 0 });
    expect(await look()).toEqual([]);
    await update(id, { inventory: 5 });
    expect(await look()).toMatchObject([
      {
        ...{ kind: 'product', about: [`farm-${farm.id}`, `product-${id}`], byUserId: user.id },
        ...{ title: 'New from Pine Hill: Honey', text: '$3.50.' },
      },
    ]);
  });

  it('new products of a farm only once its claim is verified', async () => {
    const { user, vendor } = await seller();
    const released = await makeFarm(scene.test.db, { userId: user.id, isClaimed: true });
    const claims = scene.test.db.getRepository(FarmClaim);
    const { id } = await claims.save({ farmId: released.id, userId: user.id });
    const first = await makeProduct(scene.test.db, { vendorId: vendor.id });
    const about = async () => (await look()).at(-1)?.about;
    expect(await about()).not.toContain(`farm-${released.id}`);
    await claims.update(id, { status: 'verified' });
    await makeProduct(scene.test.db, {
      vendorId: vendor.id,
      createdAt: new Date(first.createdAt.getTime() + 1),
    });
    expect(await about()).toContain(`farm-${released.id}`);
  });

  it('followed products that are back in stock, or have a new price', async () => {
    const { vendor } = await seller();
    const old = { vendorId: vendor.id, createdAt: new Date('2025-01-01') };
    const followed = await makeProduct(scene.test.db, { ...old, name: 'Kale', inventory: 0 });
    const other = await makeProduct(scene.test.db, { ...old, inventory: 0 });
    await scene.follower([`product-${followed.id}`]);
    expect(await look()).toEqual([]);
    for (const { id } of [followed, other]) await update(id, { inventory: 9 });
    expect(await kinds()).toEqual([['back-in-stock', 'Back in stock: Kale']]);
    await update(followed.id, { price: 300 });
    expect((await kinds()).at(-1)).toEqual(['price', 'New price: Kale, $3.00']);
    await update(followed.id, { inventory: 0, price: 250 });
    expect(await kinds()).toHaveLength(2);
  });

  it('orders that open, and that close tonight, but not every day', async () => {
    const { vendor } = await seller();
    const daily = await seller();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await makePickup(scene.test.db, vendor.id, { inHours: 96, ordersOpenAt: inHours(-1) });
    const closing = { ordersOpenAt: inHours(-300) };
    await makePickup(scene.test.db, daily.vendor.id, { inHours: 30, ...closing, ordersCloseAt: inHours(5) });
    await makePickup(scene.test.db, daily.vendor.id, { inHours: 54, ...closing, ordersCloseAt: inHours(29) });
    const weekly = await seller();
    await makePickup(scene.test.db, weekly.vendor.id, { inHours: 30, ...closing, ordersCloseAt: inHours(5) });
    const [opened, closes, ...others] = await look();
    expect(others).toEqual([]);
    expect(opened).toMatchObject({ kind: 'orders-open', title: 'You can order from Pine Hill now' });
    expect(closes).toMatchObject({ kind: 'orders-close', about: [`farm-${weekly.farm.id}`] });
    expect(closes?.title).toMatch(/^Order from Pine Hill by \w+, \w+ \d+, /);
    expect(closes?.text).toMatch(/^Pickup is .+ at The stand\.$/);
  });
});
