import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type {
  MissingContentView,
  ShareContentsView,
  ShareDayDetails,
  ShareDayList,
  ShareHarvestView,
} from '../../../src/contract/marketplace/shares/share-days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, type Member, secondPickup, vendorOf } from '../../support/scenes/box-scene.js';
import { makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayPath = ({ share }: Member, number: number) =>
  `/api/vendor/shares/${share.id}/days/${share.dates.find(({ date }) => date === weekOfShare(number))?.id}`;
const cancel = (member: Member, number: number) =>
  member.farm.seller.post<ShareDayDetails & ErrorBody>(`${dayPath(member, number)}/cancel`, {
    reason: 'Hail took the greens.',
  });
describe('the days of a share', () => {
  it('say how many boxes to pack, by size and site, and for whom', async () => {
    const farm = await makeShareFarm(test);
    const town = await secondPickup(test, farm);
    const sites = [{ scheduleId: farm.schedule.id }, { scheduleId: town.id }];
    const ann = await makeMember(test, 3, { farm, quantity: 2, share: { sites } });
    const bea = await joinAs(test, farm, ann.share, { sizeId: ann.share.sizes[1]?.id, firstName: 'Bea' });
    await bea.do(1, 'site', { scheduleId: town.id });
    const cal = await joinAs(test, farm, ann.share, { firstName: 'Cal' });
    await cal.do(1, 'hold');
    const dan = await joinAs(test, farm, ann.share, { firstName: 'Dan' });
    await dan.do(1, 'donate');
    await dan.do(2, 'shift', { date: weekOfShare(1) });

    const { body: days } = await farm.seller.get<ShareDayList>(`/api/vendor/shares/${ann.share.id}/days`);
    expect(
      days.map(({ date, boxes, held, donated, movedHere, movedAway }) => [
        date,
        boxes,
        held,
        donated,
        movedHere,
        movedAway,
      ]),
    ).toEqual([
      [weekOfShare(0), 5, 0, 0, 0, 0],
      [weekOfShare(1), 5, 1, 1, 1, 0],
      [weekOfShare(2), 4, 0, 0, 0, 1],
    ]);
    expect(days[0]?.changeUntil).toBe((await ann.box(0)).changeUntil);
    const { body: day } = await farm.seller.get<ShareDayDetails>(dayPath(ann, 1));
    expect(day.packing).toEqual([
      { sizeName: 'Small', siteName: 'In town', boxes: 1 },
      { sizeName: 'Regular', siteName: 'The stand', boxes: 4 },
    ]);
    expect(
      day.list.map(({ memberName, sizeName, quantity, state }) => [memberName, sizeName, quantity, state]),
    ).toEqual([
      ['Bea Lee', 'Small', 1, 'promised'],
      ['Ann Lee', 'Regular', 2, 'promised'],
      ['Cal Lee', 'Regular', 1, 'held'],
      ['Dan Lee', 'Regular', 1, 'donated'],
      ['Dan Lee', 'Regular', 1, 'shifted'],
    ]);
  });

  it('have contents by size and site, which members see, and a harvest list', async () => {
    const farm = await makeShareFarm(test);
    const ann = await makeMember(test, 2, { farm, quantity: 2 });
    const bea = await joinAs(test, farm, ann.share, { sizeId: ann.share.sizes[1]?.id });
    const [regular, small] = ann.share.sizes.map(({ id }) => id);
    const items = [
      { sizeId: regular, name: 'Carrots', quantity: '2 lb', value: 4 },
      { sizeId: small, name: 'Carrots', quantity: '1 lb' },
      { sizeId: regular, scheduleId: farm.schedule.id, name: 'Kale', quantity: '1 bunch', note: 'Curly' },
    ];
    const put = await farm.seller.put<ShareContentsView>(`${dayPath(ann, 1)}/contents`, { items });
    expect(put.status).toBe(200);
    expect(put.body.items[0]).toMatchObject({
      name: 'Carrots',
      quantity: '2 lb',
      value: 4,
      isMissing: false,
    });
    expect((await ann.box(1)).contents).toEqual([
      { name: 'Carrots', quantity: '2 lb' },
      { name: 'Kale', quantity: '1 bunch' },
    ]);
    expect((await ann.box(0)).contents).toEqual([]);
    expect((await bea.box(1)).contents).toEqual([{ name: 'Carrots', quantity: '1 lb' }]);
    const { body: harvest } = await farm.seller.get<ShareHarvestView>(`${dayPath(ann, 1)}/harvest`);
    expect(harvest).toEqual([
      {
        ...{ name: 'Carrots', boxes: 3 },
        parts: [
          { quantity: '2 lb', boxes: 2 },
          { quantity: '1 lb', boxes: 1 },
        ],
      },
      { name: 'Kale', parts: [{ quantity: '1 bunch', boxes: 2 }], boxes: 2 },
    ]);
    const other = await makeMember(test, 2);
    const wrong = [{ sizeId: other.share.sizes[0]?.id, name: 'Beets', quantity: '1' }];
    const refused = await farm.seller.put<ErrorBody>(`${dayPath(ann, 1)}/contents`, { items: wrong });
    expect(refused.body.issues?.[0]?.path).toBe('items.0.sizeId');
  });

  it('are a packer’s without money', async () => {
    const member = await makeMember(test, 2);
    const [sizeId] = member.share.sizes.map(({ id }) => id);
    const items = [{ sizeId, name: 'Carrots', quantity: '2 lb', value: 4.44 }];
    await member.farm.seller.put(`${dayPath(member, 1)}/contents`, { items });
    const packer = await signedIn(test);
    const { businessId } = await vendorOf(test, member);
    await test.db
      .getRepository(Membership)
      .insert({ businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' });
    for (const path of ['', '/harvest', '/contents']) {
      const { status, body } = await packer.get(`${dayPath(member, 1)}${path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/4\.44|price|value|amount|total/);
    }
    expect((await packer.put(`${dayPath(member, 1)}/contents`, { items })).status).toBe(403);
    expect((await packer.get(`${dayPath(member, 1)}/cancel`)).status).toBe(403);
    expect((await packer.post(`${dayPath(member, 1)}/cancel`, { reason: 'Rain' })).status).toBe(403);
  });
});

describe('what is missing from boxes', () => {
  it('is farm credit for its part of the price, once', async () => {
    const farm = await makeShareFarm(test);
    const ann = await makeMember(test, 2, { farm });
    const dan = await joinAs(test, farm, ann.share);
    await dan.do(1, 'donate');
    const [sizeId] = ann.share.sizes.map(({ id }) => id);
    const line = (name: string, value?: number) => ({ sizeId, name, quantity: '1', value });
    const write = (...items: object[]) =>
      farm.seller.put<ShareContentsView & ErrorBody>(`${dayPath(ann, 1)}/contents`, { items });
    const { body } = await write(line('Carrots', 4), line('Kale'));
    const missing = (index: number, of = body) =>
      farm.seller.post<MissingContentView & ErrorBody>(
        `${dayPath(ann, 1)}/contents/${of.items[index]?.id}/missing`,
        {},
      );
    expect((await missing(0)).body.error).toBe('SHARE_DAY_TO_COME');
    const window = { scheduleId: farm.schedule.id, date: weekOfShare(1) };
    const windows = test.db.getRepository(PickupWindow);
    const { startsAt, ordersCloseAt } = await windows.findOneByOrFail(window);
    const begun = new Date(Date.now() - 1_000);
    await windows.update(window, { startsAt: begun, ordersCloseAt: begun });
    expect((await missing(0)).body.issues?.[0]?.message).toMatch(/value of everything/);
    const valued = (await write(line('Carrots', 4), line('Kale', 2), line('Melon', 30))).body;
    expect((await missing(0, valued)).body).toEqual({ members: 1, credit: 3.33 });
    expect((await missing(0, valued)).body).toEqual({ members: 0, credit: 0 });
    expect((await missing(0)).body.error).toBe('SHARE_CONTENT_NOT_FOUND');
    expect((await ann.read()).account).toMatchObject({ credit: 3.33, due: 60, entries: [{ kind: 'short' }] });
    expect((await dan.read()).account.credit).toBe(0);
    expect((await ann.box(1)).contents.map(({ name }) => name)).toEqual(['Kale', 'Melon']);
    // A second one of the same box adds up.
    await missing(1, valued);
    const { account } = await ann.read();
    expect([account.credit, account.entries.length]).toEqual([5, 1]);
    await windows.update(window, { startsAt, ordersCloseAt });
    // What isn't picked up lacks nothing: of a held box no more than its price is credited.
    expect((await ann.do(1, 'hold')).body.account).toMatchObject({ credit: 0, due: 30 });
    expect((await ann.do(1, 'release')).body.account).toMatchObject({ credit: 5, due: 60 });
    expect((await write(line('Kale', 2), line('Melon', 30))).body.issues?.[0]?.message).toMatch(
      /^Carrots was missing/,
    );
    // Nor of a canceled one.
    await cancel(ann, 1);
    expect((await ann.read()).account).toMatchObject({ credit: 0, due: 30 });
  });
});
