import { SharePlanRequest } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { describe, expect, it } from '@jest/globals';
import { planPrices } from './plan-price-values';
import { NEW_PLAN, planFieldAt, planRequest, planValues, seasonOf } from './plan-values';

const TYPED = {
  ...NEW_PLAN,
  ...{ name: 'Vegetable share', weekday: '4', firstDay: '2027-05-27', lastDay: '2027-06-24' },
  sizes: [{ id: null, name: 'Regular', description: '', price: '$30', places: '1,000', crates: '1' }],
  sites: [{ scheduleId: 7, fee: '' }],
};

describe('the form of a share', () => {
  it('sends what the contract takes', () => {
    const request = SharePlanRequest.parse(
      planRequest({ ...TYPED, skippedDays: ['2027-06-10', '2027-07-01'] }),
    );
    expect(request).toMatchObject({
      sizes: [{ name: 'Regular', price: 3_000, places: 1_000, crates: 1 }],
      sites: [{ scheduleId: 7, fee: 0 }],
      weekday: 4,
      skippedDays: ['2027-06-10'],
      holds: { credit: 2, shift: 1, donate: 1 },
      refund: { kind: 'part', percent: 100, until: null, deposit: 0 },
      payments: [1],
    });
  });

  it('offers work where its farm does', () => {
    const typed = { ...TYPED, hasWork: true, workRate: '$15', workUntil: '2027-06-01' };
    expect(SharePlanRequest.parse(planRequest(TYPED)).work).toBeNull();
    const { work } = SharePlanRequest.parse(planRequest(typed));
    expect(work).toEqual({ hours: 8, rate: 1_500, until: '2027-06-01' });
    const late = SharePlanRequest.safeParse(planRequest({ ...typed, workUntil: '2027-07-01' }));
    expect(late.error?.issues.map(({ path }) => planFieldAt(path.join('.')))).toEqual(['workUntil']);
  });

  it('has the server’s sentences at its fields', () => {
    const typed = { ...TYPED, holdShift: 'x', percent: '0', sizes: [{ ...TYPED.sizes[0], price: 'x' }] };
    const { error } = SharePlanRequest.safeParse(planRequest(typed as typeof TYPED));
    expect(error?.issues.map(({ path }) => planFieldAt(path.join('.'))).sort()).toEqual([
      'holdShift',
      'percent',
      'sizes.0.price',
    ]);
  });

  it('sends prices that members choose from, and has their sentences at its fields', () => {
    const levels = [
      { name: 'Supporter', by: 'amount' as const, value: '$3' },
      { name: 'Reduced', by: 'percent' as const, value: '75' },
    ];
    const typed = { ...TYPED, prices: 'levels' as const, levels };
    const { priceChoice } = SharePlanRequest.parse(planRequest(typed));
    expect(priceChoice).toEqual({
      kind: 'levels',
      levels: [
        { name: 'Supporter', percent: null, cents: 300 },
        { name: 'Reduced', percent: 75, cents: null },
      ],
    });
    const view = [
      { name: 'Supporter', percent: null, amount: 3 },
      { name: 'Reduced', percent: 75, amount: null },
    ];
    expect(planPrices({ kind: 'levels', levels: view })).toMatchObject({
      prices: 'levels',
      levels: [{ ...levels[0], value: '3.00' }, levels[1]],
    });
    const wrongAt = (more: object) =>
      SharePlanRequest.safeParse(planRequest({ ...TYPED, ...more })).error?.issues.map(({ path }) =>
        planFieldAt(path.join('.')),
      );
    expect(wrongAt({ prices: 'levels', levels: [{ ...levels[0], value: '-40' }] })).toEqual([
      'levels.0.value',
    ]);
    expect(wrongAt({ prices: 'levels', levels: [{ ...levels[1], value: '5' }] })).toEqual(['levels.0.value']);
    expect(wrongAt({ prices: 'levels', levels: [] })).toEqual(['levels']);
    expect(wrongAt({ prices: 'free', priceFrom: '0', priceTo: '150' })).toEqual(['priceFrom']);
  });

  it('knows the days of its season, and none while that is incomplete or too long', () => {
    expect(seasonOf(TYPED).map(({ date }) => date)).toEqual([
      ...['2027-05-27', '2027-06-03', '2027-06-10', '2027-06-17', '2027-06-24'],
    ]);
    expect(seasonOf({ ...TYPED, lastDay: '' })).toEqual([]);
    expect(seasonOf({ ...TYPED, lastDay: '2037-06-24' })).toEqual([]);
  });

  it('shows a share as it was typed', () => {
    const plan = {
      ...{
        id: 1,
        name: 'Vegetable share',
        description: null,
        rhythm: 'weekly' as const,
        weekday: 4 as const,
      },
      ...{ firstDay: '2027-05-27', lastDay: '2027-06-24', skippedDays: [], includedHolds: 0, members: 0 },
      ...{ holds: { credit: 2, shift: 1, donate: 1 }, payments: [1], joinUntil: null, isHidden: false },
      ...{ pausesUnpaid: false, allowsSmaller: false, priceChoice: null, work: null, trialBoxes: null },
      ...{ refund: { kind: 'part' as const, percent: 100, until: null, deposit: 0 }, dates: [] },
      ...{ status: 'draft' as const, addOnTo: null, addOns: [], renewsId: null, renewUntil: null },
      sizes: [
        {
          id: 3,
          name: 'Regular',
          description: null,
          price: 30,
          prices: null,
          places: 9,
          taken: 0,
          crates: 1,
        },
      ],
      sites: [
        { scheduleId: 7, siteId: 1, name: 'The farm', city: 'Dayton', state: 'OH', fee: 2.5, usual: '' },
      ],
    };
    expect(planValues(plan)).toEqual({
      ...TYPED,
      sizes: [{ id: 3, name: 'Regular', description: '', price: '30', places: '9', crates: '1' }],
      sites: [{ scheduleId: 7, fee: '2.50' }],
    });
  });
});
