import { describe, expect, it } from '@jest/globals';
import { backOnText } from '../../contract/marketplace/back-on.js';
import { awayAt, timed } from './days-off.rules.js';

const EASTERN = 'America/New_York';
const HONOLULU = 'Pacific/Honolulu';
const off = (from: string, to: string, zone = EASTERN, id = 1) => timed({ id, from, to, note: null }, zone);
const backOn = (daysOff: Parameters<typeof awayAt>[0], at: string) =>
  awayAt(daysOff, new Date(at))?.backOn ?? null;

describe('a vendor with days off', () => {
  it('is away from midnight to midnight by its own clock', () => {
    const days = [off('2026-12-04', '2026-12-06')];
    expect(backOn(days, '2026-12-04T04:59:59Z')).toBeNull();
    expect(backOn(days, '2026-12-04T05:00:00Z')).toBe('2026-12-07');
    expect(backOn(days, '2026-12-07T04:59:59Z')).toBe('2026-12-07');
    expect(backOn(days, '2026-12-07T05:00:00Z')).toBeNull();
    const west = [off('2026-12-04', '2026-12-06', HONOLULU)];
    expect(backOn(west, '2026-12-04T09:59:59Z')).toBeNull();
    expect(backOn(west, '2026-12-07T09:59:59Z')).toBe('2026-12-07');
    expect(backOn(west, '2026-12-07T10:00:00Z')).toBeNull();
  });

  it('is away for 23 hours on the Sunday that loses one, and for 25 on the one that gains one', () => {
    expect(off('2026-03-08', '2026-03-08')).toMatchObject({
      startsAt: '2026-03-08T05:00:00.000Z',
      endsAt: '2026-03-09T04:00:00.000Z',
    });
    expect(off('2026-11-01', '2026-11-01')).toMatchObject({
      startsAt: '2026-11-01T04:00:00.000Z',
      endsAt: '2026-11-02T05:00:00.000Z',
    });
    expect(backOn([off('2026-03-08', '2026-03-08')], '2026-03-09T03:59:59Z')).toBe('2026-03-09');
    expect(backOn([off('2026-03-08', '2026-03-08')], '2026-03-09T04:00:00Z')).toBeNull();
    expect(backOn([off('2026-11-01', '2026-11-01')], '2026-11-02T04:59:59Z')).toBe('2026-11-02');
    expect(backOn([off('2026-11-01', '2026-11-01')], '2026-11-02T05:00:00Z')).toBeNull();
  });

  it('is back after the last of times off that follow one another', () => {
    const days = [
      off('2026-12-28', '2027-01-03', EASTERN, 2),
      off('2026-12-24', '2026-12-27'),
      off('2027-01-05', '2027-01-06', EASTERN, 3),
    ];
    expect(backOn(days, '2026-12-25T12:00:00Z')).toBe('2027-01-04');
    expect(backOn(days, '2027-01-04T12:00:00Z')).toBeNull();
  });

  it('says the day as people do', () => {
    expect(backOnText('2026-12-07')).toBe('Back on Monday, Dec 7');
  });
});
