import { describe, expect, it } from '@jest/globals';
import { contactByOthers } from './known-contact.rules.js';
import type { PlacedRecord } from './store/merge-records.rules.js';

const record = (given: Partial<PlacedRecord>): PlacedRecord => ({
  ...{ source: 'usda_api', sourceId: '1', updatedAt: '2024-05-01T00:00:00.000Z', kind: 'farmers_market' },
  ...{ name: 'River Market', description: null, street: null, city: null, state: null, zipCode: null },
  ...{ address: null, latitude: 26.6, longitude: -81.9, isApproximate: true, website: null, phone: null },
  ...{ email: null, imageUrl: null, productTypes: [], activities: [], features: [] },
  ...{ organicCertified: false, organicOptions: false, seasons: [], hoursNote: null, businessStatus: null },
  ...given,
});
const THEIRS = { email: 'mia@mail.example', website: 'https://mia.example', phone: '239 555 0188' };
const LISTED = { email: 'info@river.example', website: 'https://river.example', phone: '239 555 0100' };
const managed = (given: Partial<PlacedRecord> = {}) =>
  record({ source: 'manager', name: '', updatedAt: '2026-05-01T00:00:00.000Z', ...given });

describe('how a market is reached by what others than its managers say', () => {
  it('is as it is listed, where no manager has said anything of it', () => {
    expect(contactByOthers(LISTED, [])).toEqual(LISTED);
    expect(contactByOthers(LISTED, [managed({ description: 'Food.' })])).toEqual(LISTED);
    expect(contactByOthers(LISTED, [record(LISTED), managed()])).toEqual(LISTED);
  });

  it('is what its sources and staff say, where a manager says something else or nothing', () => {
    expect(contactByOthers(THEIRS, [managed(THEIRS), record(LISTED)])).toEqual(LISTED);
    const taken = managed({ emptied: ['email', 'website', 'phone'] });
    const nothing = { email: null, website: null, phone: null };
    expect(contactByOthers(nothing, [taken, record(LISTED)])).toEqual(LISTED);
    const staff = record({ source: 'staff', name: '', email: 'desk@river.example', emptied: ['website'] });
    expect(contactByOthers(THEIRS, [managed(THEIRS), staff])).toEqual({
      ...{ email: 'desk@river.example', website: null, phone: null },
    });
  });

  it('is unknown, where nobody but a manager says any', () => {
    const { phone } = LISTED;
    const listed = { ...THEIRS, phone };
    expect(contactByOthers(listed, [managed({ ...THEIRS, phone: null })])).toEqual({
      ...{ email: null, website: null, phone },
    });
  });
});
