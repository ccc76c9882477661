import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { BLUE_HERON } from '../../support/make/farm-form.js';
import { ALWAYS_OPEN, makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let seen: FarmView;
const SPOT = { latitude: 26.641, longitude: -81.871 };
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'farmer' });
});
afterAll(() => test.close());
beforeEach(async () => {
  const given = { ...BLUE_HERON, ...SPOT, isApproximate: false, phone: '239-555-0100' };
  const { id } = await makeFarm(test.db, { ...given, userId: farmer.user.id, isClaimed: true });
  seen = (await farmer.get<FarmView>(`/api/farms/${id}`)).body;
});

const save = (changes: object) =>
  farmer.put<FarmView & ErrorBody>(`/api/farms/${seen.id}`, { ...BLUE_HERON, phone: seen.phone, ...changes });
const stored = () => test.db.getRepository(Farm).findOneByOrFail({ id: seen.id });

describe('a farm that two people change', () => {
  it('has the changes of both where they are of different fields, and stays where it is', async () => {
    await save({ seasons: ALWAYS_OPEN, activities: ['Tours'], was: { seasons: [], activities: [] } });
    const { status } = await save({ description: 'Greens.', was: { description: seen.description } });
    expect(status).toBe(200);
    const both = { description: 'Greens.', activities: ['Tours'], seasons: ALWAYS_OPEN };
    expect(await stored()).toMatchObject({ ...both, ...SPOT, isApproximate: false });
  });

  it('keeps the first change of a field, says which it is, and takes the second once it was seen', async () => {
    await save({ website: 'https://first.example', was: { website: null } });
    const mine = { website: 'https://second.example', description: 'Greens.' };
    const late = await save({ ...mine, was: { website: null, description: seen.description } });
    expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect(late.body.issues).toMatchObject([{ path: 'website' }]);
    expect(await stored()).toMatchObject({
      website: 'https://first.example',
      description: seen.description,
    });
    const was = { website: 'https://first.example', description: seen.description };
    expect((await save({ ...mine, was })).body).toMatchObject(mine);
  });

  it('is not left without a way to be reached by the two of them', async () => {
    await save({ phone: null, was: { phone: seen.phone } });
    const late = await save({ email: '', was: { email: seen.email } });
    expect([late.status, late.body.issues]).toMatchObject([400, [{ path: 'email' }]]);
  });

  it('is written whole by calls that do not say what they saw', async () => {
    await save({ activities: ['Tours'] });
    expect((await save({ description: 'Greens.' })).body.activities).toEqual([]);
  });

  it('has what waits for its claim to be verified compared with what the claimant wrote', async () => {
    await test.db.getRepository(FarmClaim).insert({ farmId: seen.id, userId: farmer.user.id, status: 'new' });
    const details = (changes: object) =>
      farmer.put<FarmView & ErrorBody>(`/api/farms/${seen.id}/details`, {
        description: seen.description,
        seasons: seen.seasons,
        ...changes,
      });
    await details({ description: 'Eggs.', was: { description: seen.description } });
    const other = await details({ seasons: ALWAYS_OPEN, was: { seasons: [] } });
    expect(other.body).toMatchObject({ description: 'Eggs.', seasons: ALWAYS_OPEN });
    const late = await details({ description: 'Milk.', was: { description: seen.description } });
    expect([late.status, late.body.issues]).toMatchObject([409, [{ path: 'description' }]]);
    const whole = { description: 'Milk.', was: { description: 'Eggs.' } };
    expect((await save(whole)).body).toMatchObject({ description: 'Milk.', seasons: ALWAYS_OPEN });
  });
});
