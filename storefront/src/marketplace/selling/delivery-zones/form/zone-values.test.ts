import { describe, expect, it } from '@jest/globals';
import { roundText, zipsText, zonePrices } from '../zone-words';
import { withoutZip, withZips, zoneRequest, zoneValues } from './zone-values';

const ZONE = {
  ...{ id: 1, name: 'Town', fee: 5.5, freeFrom: 60, minimum: null, note: null, timeZone: 'America/New_York' },
  zipCodes: ['33901', '33903'].map((zipCode) => ({
    ...{ zipCode, city: 'Fort Myers', state: 'FL', latitude: 26.6, longitude: -81.9 },
  })),
  schedules: [],
};

describe('the form of a delivery zone', () => {
  it('shows a zone as it can be typed, and sends what was typed', () => {
    expect(zoneValues(ZONE)).toEqual({
      ...{ name: 'Town', zipCodes: '33901, 33903', fee: '5.50', freeFrom: '60', minimum: '', note: '' },
    });
    const typed = { ...zoneValues(ZONE), freeFrom: '$1,250', minimum: ' ' };
    expect(zoneRequest(typed, null)).toMatchObject({
      ...{ fee: '5.50', freeFrom: '1250', minimum: null, zipCodes: '33901, 33903' },
    });
  });

  it('is sent with what it had shown in the fields that were changed', () => {
    const values = zoneValues(ZONE);
    expect(zoneRequest(values, null)).not.toHaveProperty('was');
    expect(zoneRequest(values, ZONE)).toMatchObject({ was: {} });
    expect(zoneRequest({ ...values, fee: '8', zipCodes: '33901', note: 'Hi' }, ZONE)).toMatchObject({
      was: { fee: 5.5, zipCodes: ['33901', '33903'], note: null },
    });
  });

  it('gets the ZIP codes of a radius that it lacks, and leaves what was typed as it is', () => {
    expect(withZips('Town: 33901', ['33903', '33901', '33902'])).toEqual({
      text: 'Town: 33901, 33902, 33903',
      added: 2,
    });
    expect(withZips(' ', ['33901'])).toEqual({ text: '33901', added: 1 });
    expect(withZips('33901,', ['33901'])).toEqual({ text: '33901', added: 0 });
  });

  it('loses a ZIP code that is taken out on the map, and no other', () => {
    expect(withoutZip('33901, 33902-1234, 33903', '33902')).toBe('33901, 33903');
    expect(withoutZip('33901, 33902', '33902')).toBe('33901');
    expect(withoutZip('339011, 33901', '33901')).toBe('339011');
  });
});

describe('a delivery zone in words', () => {
  it('says what it costs and where it is', () => {
    expect(zonePrices(ZONE)).toEqual(['Delivery $5.50, free from $60']);
    expect(zonePrices({ fee: 0, freeFrom: null, minimum: 20 })).toEqual(['Free delivery', 'Orders from $20']);
    expect(zipsText(ZONE.zipCodes)).toBe('33901, 33903');
    expect(zipsText(Array.from({ length: 8 }, () => ({ zipCode: '33901' })))).toMatch(/ and 2 more$/);
  });

  it('says how full its days are', () => {
    const day = { taken: 0, capacity: null, capacityUnit: 'orders', status: 'open' } as const;
    expect(roundText(day)).toBe('No orders yet');
    expect(roundText({ ...day, taken: 1 })).toBe('1 order');
    expect(roundText({ ...day, taken: 3, capacity: 20 })).toBe('3 of 20 orders');
    expect(roundText({ ...day, taken: 3, status: 'closed' })).toBe('3 orders, closed');
    expect(roundText({ ...day, status: 'canceled' })).toBe('Canceled');
  });
});
