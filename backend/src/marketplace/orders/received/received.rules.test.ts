import { describe, expect, it } from '@jest/globals';
import {
  askForItBack,
  isPaidBefore,
  leftToTake,
  overpaidText,
  receivedView,
  refundRestText,
  roundedText,
} from './received.rules.js';

const received = {
  by: 'check',
  cents: 1_512,
  day: '2026-12-05',
  note: '#1042',
  markedAt: '2026-12-05T15:00:00.000Z',
} as const;

describe('what a farm said of its money', () => {
  it('can be taken back for 7 days after it, or after the handover', () => {
    const before = new Date('2026-11-01T12:00:00Z');
    expect(receivedView(received, before, new Date('2026-12-12T14:59:59Z'))).toEqual({
      ...{ by: 'check', amount: 15.12, day: '2026-12-05', note: '#1042', canUndo: true },
    });
    const later = new Date('2026-12-12T15:00:00Z');
    expect(receivedView(received, before, later).canUndo).toBe(false);
    expect(receivedView(received, new Date('2026-12-05T15:00:01Z'), later).canUndo).toBe(true);
    expect(receivedView(received, null, later).canUndo).toBe(true);
  });

  it('comes off what is paid at the pickup', () => {
    const left = (total: number) => leftToTake({ total, received: { ...received } });
    expect([left(2_000), left(1_512), left(900)]).toEqual([488, 0, 0]);
    expect(leftToTake({ total: 1_512, received: null })).toBe(1_512);
    expect(isPaidBefore({ total: 0, received: null })).toBe(false);
    expect(isPaidBefore({ total: 1_512, received: { ...received } })).toBe(true);
  });

  it('comes off in nickels where cash is rounded', () => {
    const of = (total: number, cents: number | null) => ({
      ...{ total, cashRounding: 'nickel' as const },
      received: cents === null ? null : { ...received, by: 'cash' as const, cents },
    });
    expect(roundedText([of(1_512, null), of(498, null)])).toBe(null);
    expect(roundedText([of(1_512, null)])).toBe('$15.10, rounded from $15.12');
    expect([leftToTake(of(1_512, 1_510)), isPaidBefore(of(1_512, 1_510))]).toEqual([0, true]);
    expect(roundedText([of(1_512, 1_510)])).toBe(null);
  });

  it('goes back where it is more than the order comes to', () => {
    const of = (total: number) => ({
      total,
      received: { ...received },
      vendor: { businessName: 'Sunny Acres' },
    });
    expect(overpaidText(of(1_112))).toBe('You’ve paid $15.12 already. Sunny Acres will refund $4.00.');
    expect(refundRestText(of(1_112))).toBe('They’ve paid you $15.12 already. Please refund $4.00.');
    expect([overpaidText(of(1_512)), refundRestText(of(1_512))]).toEqual([null, null]);
    expect(overpaidText({ ...of(-5), received: null })).toBe(null);
    expect(isPaidBefore(of(1_112))).toBe(true);
  });

  it('is named where nothing is handed over', () => {
    const vendor = { businessName: 'Sunny Acres' };
    expect(askForItBack([{ received: null, vendor }])).toBe(null);
    expect(askForItBack([{ received: { ...received }, vendor }])).toBe(
      'Sunny Acres will refund the $15.12 you paid.',
    );
  });
});
