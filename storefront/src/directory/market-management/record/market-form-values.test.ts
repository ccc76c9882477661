import type { MarketRecord } from '@farmgate/backend/contract/directory/market-record';
import { describe, expect, it } from '@jest/globals';
import { changedFields, marketFormValues } from './market-form-values';

const RECORD: MarketRecord = {
  ...{ name: 'River Market', description: null, street: '1 Main Street', city: 'Fort Myers', state: 'FL' },
  ...{ zipCode: '33901', phone: null, email: null, website: null, socialLinks: {}, hoursNote: null },
  ...{ productTypes: ['Eggs', 'Honey'], features: ['snap'], exceptions: [] },
  seasons: [{ from: null, to: null, hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }],
};

describe('the form of a market', () => {
  const before = marketFormValues(RECORD);

  it('sends what was changed alone', () => {
    expect(changedFields(before, before)).toEqual([]);
    const after = {
      ...before,
      phone: '239-555-0134',
      socialLinks: { ...before.socialLinks, instagram: '@river' },
      seasons: [],
    };
    expect(changedFields(before, after)).toEqual(['phone', 'socialLinks', 'seasons']);
  });

  it('takes no other order of the same choices for a change', () => {
    expect(changedFields(before, { ...before, productTypes: ['Honey', 'Eggs'] })).toEqual([]);
    expect(changedFields(before, { ...before, productTypes: ['Honey'] })).toEqual(['productTypes']);
  });
});
