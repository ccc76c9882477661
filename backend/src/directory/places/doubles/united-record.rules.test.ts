import { describe, expect, it } from '@jest/globals';
import type { PlacedRecord } from '../store/merge-records.rules.js';
import { unitedRecord } from './united-record.rules.js';

const said = (given: Partial<PlacedRecord>): PlacedRecord => ({
  ...{ source: 'staff', sourceId: 'place/1', updatedAt: '2026-05-01T00:00:00.000Z', kind: 'farmers_market' },
  ...{ name: '', description: null, street: null, city: null, state: null, zipCode: null, address: null },
  ...{ latitude: 26, longitude: -81, isApproximate: true, website: null, phone: null, email: null },
  ...{ imageUrl: null, productTypes: [], activities: [], features: [], organicCertified: false },
  ...{ organicOptions: false, seasons: [], hoursNote: null, businessStatus: null },
  ...given,
});
const older = said({
  phone: '239-555-0100',
  street: '1 Main Street',
  city: 'Fort Myers',
  emptied: ['email'],
});

describe('what one editor said of two entries', () => {
  it('keeps what only the older says, and takes what the newer says', () => {
    const newer = said({ updatedAt: '2026-06-01T00:00:00.000Z', sourceId: 'place/2', phone: '239-555-0199' });
    for (const united of [unitedRecord(older, newer), unitedRecord(newer, older)]) {
      expect(united).toMatchObject({ phone: '239-555-0199', street: '1 Main Street', sourceId: 'place/2' });
      expect(united.emptied).toEqual(['email']);
    }
  });

  it('takes the kind of what was added by hand', () => {
    const byHand = { ...older, kind: 'csa' as const, isByHand: true };
    const newer = said({ updatedAt: '2026-06-01T00:00:00.000Z', isByHand: false });
    for (const united of [unitedRecord(byHand, newer), unitedRecord(newer, byHand)]) {
      expect(united).toMatchObject({ kind: 'csa', isByHand: true });
    }
  });

  it('takes an address and a position whole', () => {
    const newer = said({
      ...{ updatedAt: '2026-06-01T00:00:00.000Z', street: '2 Oak Avenue', zipCode: '33901' },
      ...{ latitude: 27, longitude: -82, isApproximate: false },
    });
    const { city, zipCode, latitude, isApproximate } = unitedRecord(older, newer);
    expect({ city, zipCode, latitude, isApproximate }).toEqual({
      ...{ city: null, zipCode: '33901', latitude: 27, isApproximate: false },
    });
  });

  it('knows as empty what the newer emptied, and no longer what it says again', () => {
    const newer = said({
      ...{ updatedAt: '2026-06-01T00:00:00.000Z', email: 'market@example.com', emptied: ['phone'] },
    });
    expect(unitedRecord(older, newer)).toMatchObject({
      ...{ email: 'market@example.com', phone: null, emptied: ['phone'] },
    });
  });
});
