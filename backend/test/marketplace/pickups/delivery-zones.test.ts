import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  DeliveryZoneView,
  ZipCodesView,
  ZipTextView,
} from '../../../src/contract/marketplace/pickup/delivery-zones.js';
import type { PickupWindowView } from '../../../src/contract/marketplace/pickup/pickups.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { DeliveryZone } from '../../../src/marketplace/tables/delivery-zone.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { COMING_WEEKDAY } from '../../support/make/make-pickups.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let rival: Client;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: seller.user.id })).id;
  await makeVendor(test.db, { userId: rival.user.id });
});

type Answer = DeliveryZoneView & ErrorBody;
const ZONES = '/api/vendor/delivery-zones';
const TOWN = {
  ...{ name: 'Town', zipCodes: 'Fort Myers: 33901; 33903-1234, 33901', fee: '5.50', freeFrom: '60' },
  ...{ minimum: '', note: 'Put out a cooler.' },
};
const WEEKLY = {
  ...{ kind: 'weekly', weekdays: [COMING_WEEKDAY], opens: '14:00', closes: '18:00', capacity: 20 },
  cutoff: { kind: 'hours', hours: 24 },
};
const add = (given: object = {}) => seller.post<Answer>(ZONES, { ...TOWN, ...given });
const list = async (who = seller) => (await who.get<DeliveryZoneView[]>(ZONES)).body;
const windows = async () =>
  (await seller.get<PickupWindowView[]>('/api/vendor/pickups/windows?days=56')).body;

describe('a vendor’s delivery zones', () => {
  it('have ZIP codes as they were pasted, prices, and the clock of the vendor', async () => {
    const { body } = await add();
    expect(body).toMatchObject({
      ...{ name: 'Town', fee: 5.5, freeFrom: 60, minimum: null, note: 'Put out a cooler.' },
      ...{ timeZone: 'America/New_York', schedules: [] },
    });
    expect(body.zipCodes.map(({ zipCode, state }) => [zipCode, state])).toEqual([
      ['33901', 'FL'],
      ['33903', 'FL'],
    ]);
    expect(await list()).toEqual([body]);
    expect(await test.db.getRepository(DeliveryZone).findOneBy({ id: body.id })).toMatchObject({
      ...{ vendorId, zipCodes: ['33901', '33903'], fee: 550, freeFrom: 6_000, minimum: null },
    });
    const changed = await seller.put<Answer>(`${ZONES}/${body.id}`, {
      ...{ ...TOWN, zipCodes: '33908', fee: 0, freeFrom: null },
      minimum: 25,
    });
    expect(changed.body).toMatchObject({ fee: 0, freeFrom: null, minimum: 25 });
    expect(await list()).toEqual([changed.body]);
  });

  it('name what is wrong at its field, and keep nothing of it', async () => {
    for (const [given, path, message] of [
      [
        { zipCodes: '33901 00000 00001' },
        'zipCodes',
        'We don’t recognize 00000 and 00001. Please check them.',
      ],
      [{ zipCodes: '33901 3390' }, 'zipCodes', 'We don’t recognize 3390. Please check it.'],
      [{ zipCodes: 'Fort Myers' }, 'zipCodes', 'Please enter at least one ZIP code, such as 33901.'],
      [{ name: ' ' }, 'name', 'Please name the zone, such as “North side.”'],
      [{ fee: '5.555' }, 'fee', 'Please enter an amount from $0 to $500, such as 8.50.'],
      [{ fee: '' }, 'fee', 'Please enter an amount from $0 to $500, such as 8.50.'],
      [{ freeFrom: '0' }, 'freeFrom', 'Please enter an amount from $1 to $10,000, such as 8.50.'],
      [{ minimum: 'ten' }, 'minimum', 'Please enter an amount from $1 to $1,000, such as 8.50.'],
    ] as const) {
      const { status, body } = await add(given);
      expect([status, body.issues]).toEqual([400, [{ path, message }]]);
    }
    expect(await list()).toEqual([]);
  });

  it('are at most 30', async () => {
    const row = { vendorId, name: 'Town', zipCodes: ['33901'], fee: 500, timeZone: 'America/New_York' };
    await test.db.getRepository(DeliveryZone).save(Array.from({ length: 30 }, () => ({ ...row })));
    expect((await add()).body.error).toBe('TOO_MANY_DELIVERY_ZONES');
  });

  it('are nobody else’s', async () => {
    const { id } = (await add()).body;
    const { body } = await seller.post<Answer>(`${ZONES}/${id}/schedules`, WEEKLY);
    const schedule = `/api/vendor/pickups/schedules/${body.schedules[0]?.id}`;
    for (const answer of [
      await rival.put(`${ZONES}/${id}`, TOWN),
      await rival.delete(`${ZONES}/${id}`),
      await rival.post(`${ZONES}/${id}/schedules`, WEEKLY),
      await rival.put(schedule, WEEKLY),
      await rival.delete(schedule),
    ])
      expect(answer.status).toBe(404);
    expect(await list(rival)).toEqual([]);
    expect(await list()).toEqual([body]);
  });

  it('say where the ZIP codes of a text are while it is typed, and what is wrong with it', async () => {
    const read = async (text: string) =>
      (await seller.post<ZipTextView>(`${ZONES}/zip-codes`, { text })).body;
    const places = [{ zipCode: '33901', city: 'Fort Myers' }, { zipCode: '33903' }];
    expect(await read('33903 and 33901')).toMatchObject({ zipCodes: places, problem: null });
    const wrong = await read('33901 33903 00000');
    expect(wrong).toMatchObject({ zipCodes: places });
    expect(wrong.problem).toBe('We don’t recognize 00000. Please check it.');
    expect(await read('')).toMatchObject({ zipCodes: [], problem: expect.stringContaining('at least one') });
    expect(await list()).toEqual([]);
  });

  it('find the ZIP codes around one, the nearest first', async () => {
    const around = (query: string) => seller.get<ZipCodesView & ErrorBody>(`${ZONES}/zip-codes?${query}`);
    const { body } = await around('zipCode=33901&miles=5');
    expect(body.zipCodes[0]).toMatchObject({ zipCode: '33901', city: 'Fort Myers', state: 'FL' });
    expect(body.total).toBe(body.zipCodes.length);
    const farther = (await around('zipCode=33901-1234&miles=60')).body;
    expect(farther.total).toBeGreaterThan(body.total);
    expect((await around('zipCode=10001&miles=60')).body.zipCodes).toHaveLength(500);
    for (const [query, path] of [
      ['zipCode=33901&miles=61', 'miles'],
      ['zipCode=33901&miles=0', 'miles'],
      ['zipCode=33901', 'miles'],
      ['zipCode=00000&miles=5', 'zipCode'],
      ['miles=5', 'zipCode'],
    ])
      expect((await around(query ?? '')).body.issues).toMatchObject([{ path }]);
  });
});

describe('the schedule of a delivery zone', () => {
  it('makes rounds, and is changed and ended as that of a site is', async () => {
    const { id } = (await add()).body;
    const { body } = await seller.post<Answer>(`${ZONES}/${id}/schedules`, WEEKLY);
    const schedule = `/api/vendor/pickups/schedules/${body.schedules[0]?.id}`;
    const rounds = await windows();
    expect(rounds).toHaveLength(8);
    expect(rounds[0]).toMatchObject({ siteId: null, zoneId: id, placeName: 'Town', capacity: 20 });
    const changed = await seller.put<Answer>(schedule, { ...WEEKLY, capacity: 5 });
    expect(changed.body).toMatchObject({ name: 'Town', fee: 5.5, schedules: [{ capacity: 5 }] });
    expect((await windows()).every(({ capacity }) => capacity === 5)).toBe(true);
    expect((await seller.delete<Answer>(schedule)).body).toMatchObject({ name: 'Town', schedules: [] });
    expect(await windows()).toEqual([]);
  });

  it('cannot follow a market', async () => {
    const { id } = (await add()).body;
    const market = { ...WEEKLY, kind: 'market_days', weekdays: [] };
    const { body } = await seller.post<Answer>(`${ZONES}/${id}/schedules`, market);
    expect(body.issues).toMatchObject([{ path: 'kind' }]);
    expect(await windows()).toEqual([]);
  });

  it('keeps the zone while a round is promised, and goes with it otherwise', async () => {
    const { id } = (await add()).body;
    const { body } = await seller.post<Answer>(`${ZONES}/${id}/schedules`, WEEKLY);
    await test.db.getRepository(PickupWindow).update({ vendorId }, { taken: 1 });
    for (const path of [`${ZONES}/${id}`, `/api/vendor/pickups/schedules/${body.schedules[0]?.id}`]) {
      const refused = await seller.delete<ErrorBody>(path);
      expect([refused.status, refused.body.error]).toEqual([409, 'DELIVERY_ZONE_IN_USE']);
    }
    expect(await list()).toEqual([body]);
    await test.db.getRepository(PickupWindow).update({ vendorId }, { taken: 0 });
    expect((await seller.delete(`${ZONES}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await windows()).toEqual([]);
    expect((await seller.put(`${ZONES}/${id}`, TOWN)).status).toBe(404);
    expect(await test.db.getRepository(DeliveryZone).countBy({ id })).toBe(1);
  });
});
