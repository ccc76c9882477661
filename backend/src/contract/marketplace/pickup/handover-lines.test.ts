import { describe, expect, it } from '@jest/globals';
import { handoverLines, handoverShort, handoverStreet } from './handover-lines.js';
import type { HandoverView } from './handover.js';

const when = {
  ...{ date: '2026-11-28', startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z' },
  ...{ timeZone: 'America/New_York', ordersCloseAt: '2026-11-26T23:00:00Z', status: 'open' as const },
  ...{ address: null, reason: null },
};
const site = {
  ...{ id: 1, kind: 'farm' as const, placeId: null, name: 'Chandler Green', address: '1 Main Street' },
  ...{ city: 'Fort Myers', state: 'FL', zipCode: '33901', latitude: 26.6, longitude: -81.9 },
  ...{ host: null, instructions: null, accessNote: null, imageUrl: null },
};
const given: HandoverView = { windowId: 1, when, site, zone: null, collector: 'Uncle Bob' };

describe('the lines about a day', () => {
  it('say when, where and who', () => {
    expect(handoverLines(given)).toEqual([
      'Saturday, November 28, 9 AM to noon',
      'Chandler Green',
      'Uncle Bob picks it up',
    ]);
    expect(handoverShort(given)).toBe('Sat, Nov 28, Chandler Green');
    expect(handoverStreet(given)).toBe('1 Main Street, Fort Myers, FL 33901');
  });

  it('say what is not as usual', () => {
    const moved = { ...when, status: 'canceled' as const, address: '2 Side Street', reason: 'Storm' };
    expect(handoverLines({ ...given, when: moved, collector: null })).toEqual([
      'Saturday, November 28, 9 AM to noon',
      'Chandler Green',
      'This time at 2 Side Street',
      'This day is canceled.',
      'Storm',
    ]);
    expect(handoverStreet({ ...given, when: moved })).toBe('2 Side Street');
  });

  it('are of a delivery zone, with or without a day', () => {
    const zone = { id: 3, name: 'Downtown', note: null };
    expect(handoverLines({ windowId: null, when: null, site: null, zone, collector: null })).toEqual([
      'Downtown',
    ]);
    expect(handoverStreet({ ...given, site: null })).toBeNull();
  });
});
