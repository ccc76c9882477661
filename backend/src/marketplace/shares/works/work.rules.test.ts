import { describe, expect, it } from '@jest/globals';
import { doneCents, hoursLeft, missingCents, quoteWork, workOff, workState } from './work.rules.js';

const OFFER = { hours: 8, rate: 1_500, until: '2027-10-01' };
const SEASON = { total: 66_000, left: 22, all: 22, today: '2027-05-01' };
const row = (more: object = {}) => ({
  ...{ ...OFFER, paymentId: 1, cents: 12_000, askedId: null, asked: null, isWaived: false, minutes: 300 },
  ...more,
});

describe('what work pays', () => {
  it('is hours at their rate', () => {
    expect(quoteWork(OFFER, SEASON)).toEqual({ ...OFFER, cents: 12_000 });
    expect(quoteWork(null, SEASON)).toBeNull();
  });

  it('is less for who joins late, and nothing after the last day to work', () => {
    expect(quoteWork(OFFER, { ...SEASON, total: 33_000, left: 11 })).toMatchObject({
      hours: 4,
      cents: 6_000,
    });
    expect(quoteWork(OFFER, { ...SEASON, today: '2027-10-01' })).not.toBeNull();
    expect(quoteWork(OFFER, { ...SEASON, today: '2027-10-02' })).toBeNull();
  });

  it('always leaves something to pay', () => {
    expect(quoteWork(OFFER, { ...SEASON, total: 12_000 })).toMatchObject({ hours: 7, cents: 10_500 });
    expect(quoteWork(OFFER, { ...SEASON, total: 1_500 })).toBeNull();
    expect(quoteWork(OFFER, { ...SEASON, left: 1 })).toBeNull();
  });
});

describe('missing hours', () => {
  it('are what work still pays and isn’t done', () => {
    expect([doneCents(row()), missingCents(row()), hoursLeft(row())]).toEqual([7_500, 4_500, 3]);
    expect(missingCents(row({ cents: 7_500 }))).toBe(0);
    expect(missingCents(row({ isWaived: true }))).toBe(0);
    expect([missingCents(row({ minutes: 600 })), hoursLeft(row({ minutes: 600 }))]).toEqual([0, 0]);
    // A quarter of an hour at $10.01.
    expect(doneCents(row({ rate: 1_001, minutes: 15 }))).toBe(250);
  });

  it('fall away with the boxes that weren’t paid with them', () => {
    expect(workOff(row(), 49_500)).toBe(4_500);
    expect(workOff(row(), 2_000)).toBe(2_000);
    expect(workOff(row(), -1)).toBe(0);
    expect(workOff(null, 49_500)).toBe(0);
  });

  it('are open until the farm asks for them or lets them go', () => {
    expect(workState(row())).toBe('open');
    expect(workState(row({ asked: 'open' }))).toBe('asked');
    expect(workState(row({ asked: 'paid' }))).toBe('asked');
    expect(workState(row({ asked: 'canceled' }))).toBe('open');
    expect(workState(row({ isWaived: true }))).toBe('waived');
  });
});
