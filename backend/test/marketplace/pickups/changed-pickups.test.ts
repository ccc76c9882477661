import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClosureList } from '../../../src/contract/marketplace/closures.js';
import type { DeliveryZoneView } from '../../../src/contract/marketplace/pickup/delivery-zones.js';
import type { PickupSiteView } from '../../../src/contract/marketplace/pickup/pickups.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { COMING_WEEKDAY } from '../../support/make/make-pickups.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: farmer.user.id });
});
afterAll(() => test.close());

const PICKUPS = '/api/vendor/pickups';
const STAND = {
  ...{ kind: 'farm', name: 'The stand', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
  ...{ zipCode: '33901', instructions: 'Ring the bell.', accessNote: '' },
};
const WEEKLY = {
  ...{ kind: 'weekly', weekdays: [COMING_WEEKDAY], opens: '09:00', closes: '12:00', capacity: 20 },
  cutoff: { kind: 'hours', hours: 24 },
};
const addSite = async () => (await farmer.post<PickupSiteView>(`${PICKUPS}/sites`, STAND)).body;

/** What was refused, and where. */
const refusal = ({ status, body }: { status: number; body: ErrorBody }) => [
  ...[status, body.error],
  ...(body.issues ?? []).map(({ path }) => path),
];

describe('a pickup site that two people change', () => {
  it('has the changes of both, and each is kept until the other has seen it', async () => {
    const { id } = await addSite();
    const save = (changes: object) =>
      farmer.put<PickupSiteView & ErrorBody>(`${PICKUPS}/sites/${id}`, { ...STAND, ...changes });
    await save({ instructions: 'Knock.', was: { instructions: 'Ring the bell.' } });
    const both = await save({ accessNote: 'Level path.', was: { accessNote: null } });
    expect(both.body).toMatchObject({ instructions: 'Knock.', accessNote: 'Level path.' });
    const late = { instructions: 'Honk.', was: { instructions: 'Ring the bell.' } };
    expect(refusal(await save(late))).toEqual([409, 'CHANGED_MEANWHILE', 'instructions']);
    const seen = await save({ ...late, was: { instructions: 'Knock.' } });
    expect(seen.body).toMatchObject({ instructions: 'Honk.', accessNote: 'Level path.' });
    expect((await save({})).body).toMatchObject({ instructions: 'Ring the bell.', accessNote: null });
  });

  it('is not filled with fields of a kind that it no longer is', async () => {
    const { id } = await addSite();
    const path = `${PICKUPS}/sites/${id}`;
    await farmer.put(path, { ...STAND, kind: 'drop_point', host: 'Ana' });
    const late = await farmer.put<PickupSiteView & ErrorBody>(path, { ...STAND, name: 'Barn', was: {} });
    expect(refusal(late)).toEqual([409, 'CHANGED_MEANWHILE', 'kind']);
  });
});

describe('a schedule that two people change', () => {
  it('has the changes of both, and each is kept until the other has seen it', async () => {
    const site = await addSite();
    const added = await farmer.post<PickupSiteView>(`${PICKUPS}/sites/${site.id}/schedules`, WEEKLY);
    const path = `${PICKUPS}/schedules/${added.body.schedules[0]?.id}`;
    const save = (changes: object) => farmer.put<PickupSiteView & ErrorBody>(path, { ...WEEKLY, ...changes });
    await save({ capacity: 30, was: { capacity: 20 } });
    const cutoff = { kind: 'hours', hours: 48 };
    const both = await save({ cutoff, was: { cutoff: WEEKLY.cutoff } });
    expect(both.body.schedules).toMatchObject([{ capacity: 30, cutoff, opens: '09:00' }]);
    const late = { capacity: 9, was: { capacity: 20 } };
    expect(refusal(await save(late))).toEqual([409, 'CHANGED_MEANWHILE', 'capacity']);
    const seen = await save({ ...late, was: { capacity: 30 } });
    expect(seen.body.schedules).toMatchObject([{ capacity: 9, cutoff }]);
    expect((await save({})).body.schedules).toMatchObject([{ capacity: 20, cutoff: WEEKLY.cutoff }]);
  });

  it('never closes before it opens by the changes of both', async () => {
    const site = await addSite();
    const added = await farmer.post<PickupSiteView>(`${PICKUPS}/sites/${site.id}/schedules`, WEEKLY);
    const path = `${PICKUPS}/schedules/${added.body.schedules[0]?.id}`;
    await farmer.put(path, { ...WEEKLY, opens: '11:00', was: { opens: '09:00' } });
    const early = { ...WEEKLY, closes: '10:00', was: { closes: '12:00' } };
    expect(refusal(await farmer.put(path, early))).toEqual([400, 'VALIDATION_FAILED', 'closes']);
  });
});

describe('a delivery zone that two people change', () => {
  it('has the changes of both, and each is kept until the other has seen it', async () => {
    const town = { name: 'Town', zipCodes: '33901, 33903', fee: '5.50', freeFrom: '60', note: '' };
    const { id } = (await farmer.post<DeliveryZoneView>('/api/vendor/delivery-zones', town)).body;
    const save = (changes: object) =>
      farmer.put<DeliveryZoneView & ErrorBody>(`/api/vendor/delivery-zones/${id}`, { ...town, ...changes });
    await save({ fee: '8', was: { fee: 5.5 } });
    const zipCodes = '33901, 33903, 33908';
    const both = await save({ zipCodes, was: { zipCodes: ['33901', '33903'] } });
    expect(both.body).toMatchObject({ fee: 8, freeFrom: 60 });
    expect(both.body.zipCodes.map(({ zipCode }) => zipCode)).toEqual(['33901', '33903', '33908']);
    const late = { fee: '9', zipCodes: '33901', was: { fee: 5.5, zipCodes: ['33901', '33903'] } };
    expect(refusal(await save(late))).toEqual([409, 'CHANGED_MEANWHILE', 'zipCodes', 'fee']);
    const seen = await save({ fee: '9', was: { fee: 8 } });
    expect([seen.body.fee, seen.body.zipCodes.length]).toEqual([9, 3]);
    const whole = (await save({})).body;
    expect([whole.fee, whole.zipCodes.length]).toEqual([5.5, 2]);
  });
});

describe('days off that two people change', () => {
  it('have the changes of both, and each is kept until the other has seen it', async () => {
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const days = { from, to: from, note: '' };
    const path = '/api/closures';
    const { items } = (await farmer.post<ClosureList>(path, days)).body;
    const save = (changes: object) =>
      farmer.put<ClosureList & ErrorBody>(`${path}/${items[0]?.id}`, { ...days, ...changes });
    const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
    await save({ to, was: { to: from } });
    expect((await save({ note: 'Fair', was: { note: null } })).body.items).toMatchObject([
      { from, to, note: 'Fair' },
    ]);
    const late = { note: 'Away', was: { note: null } };
    expect(refusal(await save(late))).toEqual([409, 'CHANGED_MEANWHILE', 'note']);
    const crossed = { from: '2999-01-01', to: '2999-01-02', was: { from } };
    expect(refusal(await save(crossed))).toEqual([400, 'VALIDATION_FAILED', 'to']);
    const seen = await save({ ...late, was: { note: 'Fair' } });
    expect(seen.body.items).toMatchObject([{ from, to, note: 'Away' }]);
    expect((await save({})).body.items).toMatchObject([{ from, to: from, note: null }]);
  });
});
