import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LostStreets1764500001900 } from '../../migrations/1764500001900-lost-streets.js';
import { StoredPlaceRecord } from '../../src/directory/tables/place-record.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('gives a place back the street that only its source still had', async () => {
  const { db } = test;
  const lost = { street: null, city: null, state: 'IL', zipCode: '60051', address: 'IL 60051' };
  const line = '500 Elm Street Lakemoor, IL 60051';
  const withSource = async (given: Partial<Place>, address: string) => {
    const { id: placeId } = await makePlace(db, { ...lost, ...given });
    await db.getRepository(StoredPlaceRecord).insert({
      ...{ placeId, source: 'usda_export', sourceId: `farmersmarket/${placeId}`, contentHash: 'x', raw: {} },
      record: { street: null, city: null, address } as StoredPlaceRecord['record'],
    });
    return placeId;
  };
  const mended = await withSource({}, line);
  const corrected = await withSource({ address: '1 Oak Road, IL 60051', street: '1 Oak Road' }, line);
  const elsewhere = await withSource({ zipCode: '60052', address: 'IL 60052' }, line);

  const runner = db.createQueryRunner();
  await new LostStreets1764500001900().up(runner);
  await runner.release();

  const addressOf = async (id: number) => (await db.getRepository(Place).findOneByOrFail({ id })).address;
  expect(await addressOf(mended)).toBe(line);
  expect(await addressOf(corrected)).toBe('1 Oak Road, IL 60051');
  expect(await addressOf(elsewhere)).toBe('IL 60052');
});
