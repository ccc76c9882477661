import { describe, expect, it } from '@jest/globals';
import { completeListing, type FarmOfListing } from './complete-listing.rules.js';

const FARM: FarmOfListing = {
  id: 7,
  name: 'Sunny Acres',
  zipCode: '33901',
  city: 'Fort Myers',
  state: 'FL',
  latitude: 26.61,
  longitude: -81.83,
  email: 'farm@sunny.example',
  phone: null,
};
const ZIP = {
  zipCode: '34102',
  city: 'Naples',
  state: 'FL',
  latitude: 26.13,
  longitude: -81.79,
  timeZone: 'America/New_York',
};
const EMPTY = { farmName: null, zipCode: null, email: null, phone: null };

describe('completing a listing', () => {
  it('takes from the farm what the form leaves empty', () => {
    const { id, name, ...rest } = FARM;
    expect(completeListing(EMPTY, FARM, null)).toEqual({ fields: { farmId: id, farmName: name, ...rest } });
  });

  it('prefers what the form says', () => {
    const form = { farmName: 'Sunny Stand', zipCode: null, email: 'me@sunny.example', phone: '239-555-0101' };
    expect(completeListing(form, FARM, null)).toMatchObject({ fields: { ...form, zipCode: '33901' } });
  });

  it("lies at the center of the form's ZIP code where that is not the farm's, else at the farm itself", () => {
    expect(completeListing({ ...EMPTY, zipCode: '34102' }, FARM, ZIP)).toMatchObject({
      fields: { zipCode: '34102', city: 'Naples', latitude: 26.13 },
    });
    expect(completeListing({ ...EMPTY, zipCode: '33901' }, FARM, { ...ZIP, zipCode: '33901' })).toMatchObject(
      {
        fields: { latitude: 26.61 },
      },
    );
  });

  it('needs no place: without a farm and a ZIP code it has none', () => {
    const nowhere = { zipCode: null, city: null, state: null, latitude: null, longitude: null };
    expect(completeListing({ ...EMPTY, phone: '1' }, null, null)).toEqual({
      fields: { farmId: null, farmName: null, ...nowhere, email: null, phone: '1' },
    });
  });

  it('says everything that is missing where no farm can give it', () => {
    expect(completeListing({ ...EMPTY, zipCode: '00000' }, null, null)).toHaveProperty('issues.length', 2);
    expect(completeListing(EMPTY, null, null)).toEqual({
      issues: [{ path: 'email', message: 'At least one contact method (email or phone) is required' }],
    });
    expect(completeListing({ ...EMPTY, zipCode: '00000', phone: '1' }, FARM, null)).toEqual({
      issues: [{ path: 'zipCode', message: "We don't recognize this ZIP code. Please check it." }],
    });
    expect(completeListing(EMPTY, { ...FARM, email: null }, null)).toHaveProperty('issues.0.path', 'email');
  });
});
