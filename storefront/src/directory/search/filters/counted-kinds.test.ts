import type { KindCount } from '@farmgate/backend/contract/directory/place-kind-counts';
import { describe, expect, it } from '@jest/globals';
import { MARKET_FINDER } from '../../markets/market-finder';
import { kindsAddress, withCounts } from './counted-kinds';
import { FARM_KIND_CHOICE } from './filter-options';
import { NO_FILTERS } from './place-filters';

const call = (filters: object = {}, zipCode = '33901') => ({
  zipCode,
  filters: { ...NO_FILTERS, ...filters },
});

describe('the call that counts the kinds', () => {
  it('has the filters of the list, without the kinds that are chosen', () => {
    expect(kindsAddress({ ...call({ kinds: ['csa'], organic: true, radius: 50 }), search: 'eggs' })).toBe(
      '/api/place-kinds?zipCode=33901&search=eggs&radius=50&organic=true',
    );
  });

  it('is not made where it could not tell: by hours, or without a ZIP code', () => {
    expect(kindsAddress(call({ openNow: true }))).toBeNull();
    expect(kindsAddress(call({ openSaturday: true }))).toBeNull();
    expect(kindsAddress(call({ openOn: '2026-11-28T09:30' }))).toBeNull();
    expect(kindsAddress(call({}, 'Naples'))).toBeNull();
    expect(kindsAddress(call({}, ''))).toBeNull();
  });
});

describe('the counts beside the kinds', () => {
  const count = (kind: KindCount['kind'], many: number, isMore = false): KindCount => ({
    kind,
    count: many,
    isMore,
  });
  const labels = (choice: typeof FARM_KIND_CHOICE, ...counts: KindCount[]) =>
    withCounts(choice, counts).options.map(({ label }) => label);

  it('stand behind each kind that was counted', () => {
    expect(
      labels(FARM_KIND_CHOICE, count('csa', 1), count('u_pick', 1_000, true), count('food_hub', 0)),
    ).toEqual([
      'All types',
      'On-farm market',
      'CSA (1)',
      'Food hub (0)',
      'Farm visits',
      'Farm stand',
      'U-pick (1,000+)',
    ]);
  });

  it('add up where no place can be of both kinds', () => {
    const choice = MARKET_FINDER.kinds ?? FARM_KIND_CHOICE;
    expect(labels(choice, count('farmers_market', 11), count('on_farm_market', 6))).toEqual([
      'Farmers markets (11)',
      'On-farm markets (6)',
      'Both kinds (17)',
    ]);
    expect(labels(choice, count('farmers_market', 11))).toEqual([
      'Farmers markets (11)',
      'On-farm markets',
      'Both kinds',
    ]);
    expect(
      withCounts(FARM_KIND_CHOICE, [count('csa', 1), count('u_pick', 1)]).countOf?.(['csa', 'u_pick']),
    ).toBe('');
  });
});
