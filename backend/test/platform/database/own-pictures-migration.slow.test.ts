import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OwnPictures1764280000000 } from '../../../migrations/1764280000000-own-pictures.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { makeFarm, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const OWN = '/media/AAAAAAAAAAAAAAAAAAAAAA/800.jpg';
const FOREIGN = 'https://evil.example/a.jpg';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('forgets the pictures of other sites, and keeps ours in their order', async () => {
  const foreign = await makeFarm(test.db, { imageUrl: FOREIGN });
  const own = await makeFarm(test.db, { imageUrl: OWN });
  const vendor = await makeVendor(test.db);
  const images = [FOREIGN, OWN, '//evil.example/a.jpg', '/art/peas.svg'].map((url) => ({ url, alt: url }));
  const product = await makeProduct(test.db, { vendorId: vendor.id, images });
  const place = await makePlace(test.db, { imageUrl: FOREIGN });
  await test.db.query(
    `INSERT INTO place_records (place_id, source, source_id, content_hash, record, raw)
     VALUES ($1, 'usda_api', 'a', '', $2, '{}')`,
    [place.id, { imageUrl: FOREIGN, name: 'Market' }],
  );

  const runner = test.db.createQueryRunner();
  await new OwnPictures1764280000000().up(runner);
  await runner.release();

  const farms = test.db.getRepository(Farm);
  expect((await farms.findOneByOrFail({ id: foreign.id })).imageUrl).toBeNull();
  expect((await farms.findOneByOrFail({ id: own.id })).imageUrl).toBe(OWN);
  const { images: kept } = await test.db.getRepository(Product).findOneByOrFail({ id: product.id });
  expect(kept.map(({ url }) => url)).toEqual([OWN, '/art/peas.svg']);
  expect(await test.db.query('SELECT record FROM place_records')).toEqual([
    { record: { imageUrl: null, name: 'Market' } },
  ]);
});
