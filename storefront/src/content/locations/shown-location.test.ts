import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import type { Presence } from '@farmgate/backend/contract/directory/line-up';
import { describe, expect, it } from '@jest/globals';
import { makeLocationPage } from '../../../test/make-location-page';
import { shownLocation } from './shown-location';

/** A market of the page with its line-up, and how many there are of whom. */
function saturdayOf(presences: readonly Presence[], comingTotal: number, usualTotal: number) {
  const { saturday } = makeLocationPage();
  const [market] = saturday.items;
  if (!market) throw new Error('The page has no market.');
  const lineUp = presences.map((presence, memberId) => ({
    ...{ memberId, name: `Stand ${memberId}`, path: null, stall: null, presence },
    ...{ answeredAt: null, brings: [], note: null },
  }));
  const day = { ...market.day, status: 'moved' as const, address: '5 Elm Street' };
  const item = { ...market, day, lineUp, lineUpTotal: 30, comingTotal, usualTotal };
  const page: LocationPageView = makeLocationPage({ saturday: { ...saturday, items: [item] } });
  return shownLocation(page).below.saturday.markets[0];
}

describe('a market on Saturday, on the page of a city', () => {
  it('counts those alone as coming who said so', () => {
    expect(saturdayOf(['coming', 'usual', 'not_coming'], 1, 28)).toMatchObject({
      ...{ sellers: ['Stand 0'], areSure: true, more: 0 },
    });
    const many = Array.from({ length: 8 }, () => 'coming' as const);
    expect(saturdayOf(many, 12, 18)).toMatchObject({ areSure: true, more: 7 });
  });

  it('counts nobody as usually there who said that they are not', () => {
    expect(saturdayOf(['usual', 'usual', 'not_coming'], 0, 2)).toMatchObject({
      ...{ sellers: ['Stand 0', 'Stand 1'], areSure: false, more: 0 },
    });
  });

  it('says where it is, of one that is moved', () => {
    expect(saturdayOf([], 0, 0)).toMatchObject({ status: 'moved', address: '5 Elm Street' });
  });
});
