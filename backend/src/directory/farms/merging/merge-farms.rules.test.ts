import { describe, expect, it } from '@jest/globals';
import type { Farm } from '../../tables/farm.entity.js';
import { mergedColumns } from './merge-farms.rules.js';

const farm = (given: Partial<Farm>) => ({ placeId: null, isDemonstration: false, ...given }) as Farm;

describe('mergedColumns', () => {
  it('takes a place as a whole, so that a position never stands at another address', () => {
    const gone = farm({ address: '1 Elm St', zipCode: '33901', latitude: 1, longitude: 2, name: 'Elm' });
    expect(mergedColumns(farm({}), gone, ['place'])).toMatchObject({
      ...{ address: '1 Elm St', zipCode: '33901', latitude: 1, longitude: 2 },
    });
    expect(mergedColumns(farm({}), gone, ['place'])).not.toHaveProperty('name');
  });

  it('takes an owner together with what staff decided about them', () => {
    const gone = farm({
      userId: 7,
      isClaimed: true,
      isVerified: true,
      rejectedAt: null,
      rejectedReason: null,
    });
    expect(mergedColumns(farm({ userId: 3 }), gone, ['owner'])).toMatchObject({
      ...{ userId: 7, isClaimed: true, isVerified: true },
    });
  });

  it('goes on knowing where a farm comes from when only the other record knew', () => {
    expect(mergedColumns(farm({}), farm({ placeId: 'usda_export/1' }), [])).toMatchObject({
      placeId: 'usda_export/1',
    });
    const both = mergedColumns(farm({ placeId: 'demo/2' }), farm({ placeId: 'usda_export/1' }), []);
    expect(both).toMatchObject({ placeId: 'demo/2' });
  });
});
