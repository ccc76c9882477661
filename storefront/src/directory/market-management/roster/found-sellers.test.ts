import type { FarmListItem } from '@farmgate/backend/contract/directory/farms';
import type { Suggestion } from '@farmgate/backend/contract/site/suggestions';
import { describe, expect, it } from '@jest/globals';
import { farmSellers, mergeSellers, suggestedSellers } from './found-sellers';

const farm = (id: number | string, name: string) =>
  ({ id, name, city: 'Ithaca', state: 'NY' }) as FarmListItem;
const suggestion = (kind: Suggestion['kind'], label: string, path: string): Suggestion => ({
  ...{ kind, label, path, detail: 'Vendor in Ithaca, NY', value: label },
});

describe('who can be invited to a roster', () => {
  it('is a vendor or a registered farm', () => {
    expect(farmSellers([farm(7, 'Blue Heron Farm'), farm('place-8', 'Blue Barn')])).toEqual([
      {
        key: 'farm-7',
        name: 'Blue Heron Farm',
        detail: 'Farm in Ithaca, NY',
        path: '/farms/7',
        given: { farmId: 7 },
      },
    ]);
    const found = suggestedSellers([
      suggestion('food', 'Blueberries', '/browse?search=blueberries'),
      suggestion('vendor', 'Blue Honey', '/vendors/3'),
      suggestion('farm', 'Blue Heron Farm', '/farms/7'),
      suggestion('farm', 'Blue Barn', '/places/blue-barn-8'),
    ]);
    expect(found.map(({ name, given }) => [name, given])).toEqual([
      ['Blue Honey', { vendorId: 3 }],
      ['Blue Heron Farm', { farmId: 7 }],
    ]);
    expect(found[0]?.detail).toBe('Vendor in Ithaca, NY');
  });

  it('is named once', () => {
    const farms = farmSellers([farm(7, 'Blue Heron Farm'), farm(9, 'Blue Hill')]);
    const suggested = suggestedSellers([
      suggestion('vendor', 'Blue Honey', '/vendors/7'),
      suggestion('farm', 'Blue Heron Farm', '/farms/7'),
    ]);
    const keys = mergeSellers(suggested, farms).map(({ key }) => key);
    expect(keys).toEqual(['vendor-7', 'farm-7', 'farm-9']);
  });
});
