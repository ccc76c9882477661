import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberImportPreview } from '../../../src/contract/marketplace/shares/member-files.js';
import type { ShareQuoteView, ShareView } from '../../../src/contract/marketplace/shares/public-shares.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { RenewalList } from '../../../src/contract/marketplace/shares/share-renewals.js';
import type { SizeChoiceList } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, payShare } from '../../support/scenes/box-scene.js';
import {
  joinForm,
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
  shareForm,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farm: ShareFarm;
let member: Client;
beforeAll(async () => {
  test = await startTestApp();
  farm = await makeShareFarm(test);
  member = await signedIn(test);
});
afterAll(() => test.close());

const FREE = { priceChoice: { kind: 'free', from: 80, to: 150 } };
const LEVELS = {
  priceChoice: {
    kind: 'levels',
    levels: [
      { name: 'Supporter', amount: '3.00' },
      { name: 'Reduced', percent: 75 },
    ],
  },
};
const quote = (share: SharePlanView, more: object = {}) =>
  test.post<ShareQuoteView & ErrorBody>(`/api/shares/${share.id}/quote`, {
    ...{ sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, ...more },
  });
const stored = (id: number) => test.db.getRepository(Subscription).findOneByOrFail({ id });

describe('a price that members choose freely', () => {
  it('is from 80 to 150 % of each size’s price, and the quote has it', async () => {
    const share = await makeShare(farm, 3, FREE);
    const shown = await test.get<ShareView>(`/api/shares/${share.id}`);
    expect(shown.body.priceChoice).toEqual(FREE.priceChoice);
    expect(shown.body.sizes.map(({ prices }) => prices)).toEqual([
      { least: 24, most: 45 },
      { least: 16, most: 30 },
    ]);
    expect((await quote(share)).body).toMatchObject({ price: 30, total: 90 });
    expect((await quote(share, { price: 24 })).body).toMatchObject({ price: 24, total: 72 });
    expect((await quote(share, { price: 45, quantity: 2 })).body).toMatchObject({ price: 90, total: 270 });
    expect((await quote(share, { sizeId: share.sizes[1]?.id, price: 16.01 })).body.total).toBe(48.03);
  });

  it.each([
    [23.99, 'Please enter $24.00 to $45.00 a box.'],
    [45.01, 'Please enter $24.00 to $45.00 a box.'],
    [-14, 'Please enter an amount in dollars, such as 12.50.'],
    [30.005, 'Please enter an amount in dollars, such as 12.50.'],
  ])('is refused at %p', async (price, message) => {
    const share = await makeShare(farm, 3, FREE);
    for (const { status, body } of [
      await quote(share, { price }),
      await joinShare(member, share, 90, { price }),
    ])
      expect([status, body.issues]).toEqual([400, [{ path: 'price', message }]]);
  });

  it('is frozen on joining at the total that was shown, and paid box by box', async () => {
    const share = await makeShare(farm, 3, {
      ...FREE,
      payments: [1, 2],
      holds: { credit: 1, shift: 0, donate: 0 },
    });
    const changed = await joinShare(member, share, 90, { price: 36 });
    expect([changed.status, changed.body.error]).toEqual([409, 'SHARE_TOTAL_CHANGED']);
    const own = await joinAs(test, farm, share, { price: 36 });
    const { body } = await own.client.get<Joined>(`/api/subscriptions/${own.id}`);
    expect(body).toMatchObject({ total: 108, chosenPrice: { level: null, price: 36 } });
    expect(body.boxes.map(({ amount }) => amount)).toEqual([36, 36, 36]);
    expect((await stored(own.id)).price).toBe(3600);
    await payShare(test, own);
    const held = await own.do(2, 'hold');
    expect(held.body.account).toMatchObject({ paid: 108, creditComing: 36 });
    // A price that the farm raises is for new members.
    const sizes = share.sizes.map(({ id, name, places }) => ({ id, name, places, price: 40 }));
    const raised = { ...shareForm(farm, 3, FREE), payments: [1, 2], sizes };
    const put = { ...raised, holds: { credit: 1, shift: 0, donate: 0 } };
    expect((await farm.seller.put(`/api/vendor/shares/${share.id}`, put)).status).toBe(200);
    expect((await own.read()).chosenPrice?.price).toBe(36);
    expect((await quote(share, { price: 24 })).body.issues?.[0]?.message).toBe(
      'Please enter $32.00 to $60.00 a box.',
    );
  });

  it('is as much of the other size’s price after a change', async () => {
    const own = await makeMember(test, 3, { share: FREE, price: 36, farm });
    const { body } = await own.client.get<SizeChoiceList>(`/api/subscriptions/${own.id}/sizes`);
    // 120 % of $20.00.
    expect(body).toMatchObject([{ name: 'Small', price: 24, difference: -36 }]);
    const { status } = await farm.seller.post(`/api/vendor/shares/${own.share.id}/members/${own.id}/size`, {
      ...{ sizeId: own.share.sizes[1]?.id, difference: -36 },
    });
    expect(status).toBe(200);
    expect(await own.read()).toMatchObject({ total: 72, chosenPrice: { level: null, price: 24 } });
  });

  it('is the farm’s to enter as well, within the same bounds', async () => {
    const share = await makeShare(farm, 3, FREE);
    const path = `/api/vendor/shares/${share.id}/members`;
    const chosen = { sizeId: share.sizes[0]?.id, scheduleId: farm.schedule.id, price: 27 };
    const person = { firstName: 'Bea', lastName: 'Ott', total: 81 };
    const entered = await farm.seller.post<Joined>(path, { ...chosen, ...person });
    expect([entered.status, entered.body.chosenPrice]).toEqual([201, { level: null, price: 27 }]);
    const wrong = await farm.seller.post<ErrorBody>(path, { ...chosen, ...person, price: 50 });
    expect(wrong.body.issues?.[0]?.message).toBe('Please enter $24.00 to $45.00 a box.');
  });
});

describe('a price of named levels', () => {
  it('is the plain one, a percentage of it, or cents more or less', async () => {
    const share = await makeShare(farm, 3, LEVELS);
    expect(share.sizes.map(({ prices }) => prices)).toEqual([
      {
        levels: [
          { name: 'Supporter', price: 33 },
          { name: 'Reduced', price: 22.5 },
        ],
      },
      {
        levels: [
          { name: 'Supporter', price: 23 },
          { name: 'Reduced', price: 15 },
        ],
      },
    ]);
    expect((await quote(share)).body.total).toBe(90);
    expect((await quote(share, { level: 'Supporter' })).body).toMatchObject({ price: 33, total: 99 });
    expect((await quote(share, { level: 'Reduced' })).body).toMatchObject({ price: 22.5, total: 67.5 });
    const none = [{ level: 'Gold' }, { price: 33 }];
    for (const more of none) {
      const { status, body } = await quote(share, more);
      expect([status, body.issues?.[0]?.message]).toEqual([400, 'Please choose one of the prices.']);
    }
  });

  it('goes along to another size', async () => {
    const own = await makeMember(test, 3, { share: LEVELS, level: 'Supporter', farm });
    expect((await own.read()).chosenPrice).toEqual({ level: 'Supporter', price: 33 });
    const { body } = await own.client.get<SizeChoiceList>(`/api/subscriptions/${own.id}/sizes`);
    expect(body).toMatchObject([{ name: 'Small', price: 23, difference: -30 }]);
  });

  it.each([
    [
      [{ name: 'Gift', amount: '-20' }],
      'levels.0.amount',
      'With this, a box of the size Small would cost $0.',
    ],
    [
      [{ name: 'Odd', amount: 1, percent: 120 }],
      'levels.0.amount',
      'Please enter either a percentage or an amount.',
    ],
    [
      [
        { name: 'Kind', amount: 1 },
        { name: 'kind', amount: 2 },
      ],
      'levels.1.name',
      'Another price has this name.',
    ],
    [[], 'levels', 'Please add at least one price.'],
  ])('is refused as %j', async (levels, path, message) => {
    const form = shareForm(farm, 3, { priceChoice: { kind: 'levels', levels } });
    const { status, body } = await farm.seller.post<ErrorBody>('/api/vendor/shares', form);
    expect([status, body.issues]).toEqual([400, [{ path: `priceChoice.${path}`, message }]]);
  });
});

it('is one price for each size where the share says nothing else, and stays once published', async () => {
  const share = await makeShare(farm, 3);
  expect([share.priceChoice, share.sizes[0]?.prices]).toEqual([null, null]);
  expect((await quote(share, { price: 33 })).body.issues?.[0]?.message).toBe(
    'Please choose one of the prices.',
  );
  const { body } = await farm.seller.put<ErrorBody>(
    `/api/vendor/shares/${share.id}`,
    shareForm(farm, 3, FREE),
  );
  expect(body.error).toBe('SHARE_PUBLISHED');
});

it('goes along in next season’s choice: members see both prices, and choose again', async () => {
  const own = await makeMember(test, 3, { share: FREE, price: 36, farm });
  const path = `/api/vendor/shares/${own.share.id}/next`;
  const next = (await farm.seller.post<SharePlanView>(path, {})).body;
  expect(next.priceChoice).toEqual(FREE.priceChoice);
  const renewUntil = addDays(utcDay(new Date()), 60);
  await farm.seller.post(`/api/vendor/shares/${next.id}/publish`, { renewUntil });
  const [asked] = (await own.client.get<RenewalList>('/api/renewals')).body;
  expect(asked).toMatchObject({
    priceBefore: 36,
    priceNow: 30,
    sizePrice: 30,
    prices: { least: 24, most: 45 },
  });
  const at = `/api/renewals/${asked?.token}`;
  const shown = (await own.client.post<ShareQuoteView>(`${at}/quote`, { price: 33 })).body;
  expect(shown).toMatchObject({ price: 33, total: 99 });
  const { shareId: _share, sizeId: _size, scheduleId: _site, ...person } = joinForm(next, 99, { price: 33 });
  const { status, body } = await own.client.post<Joined>(`${at}/accept`, person);
  expect([status, body.total, body.chosenPrice]).toEqual([201, 99, { level: null, price: 33 }]);
});

it('comes from a file, as a level or an amount', async () => {
  const share = await makeShare(farm, 3, LEVELS);
  const free = await makeShare(farm, 3, FREE);
  const send = async (to: SharePlanView, lines: readonly string[]) => {
    const bytes = Buffer.from(['Name,Size,Price level', ...lines].join('\n'));
    const file = { field: 'file', bytes, name: 'members.csv' };
    const at = `/api/vendor/shares/${to.id}/members/import`;
    return (await farm.seller.postForm<MemberImportPreview>(at, { mode: 'write' }, file)).body;
  };
  const levels = await send(share, ['Nora Vance,Regular,supporter', 'Ned Ott,Small,', 'Walt Lee,Small,Gold']);
  expect(levels).toMatchObject({ created: 2, wrong: 1, total: 99 + 60 });
  expect(levels.mistakes[0]?.message).toBe('Please choose one of the prices.');
  const amounts = await send(free, ['Nora Vance,Regular,$36.00', 'Walt Lee,Small,14']);
  expect(amounts).toMatchObject({ created: 1, wrong: 1, total: 108 });
  expect(amounts.mistakes[0]?.message).toBe('Please enter $16.00 to $30.00 a box.');
});
