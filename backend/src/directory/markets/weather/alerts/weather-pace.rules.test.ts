import { describe, expect, it } from '@jest/globals';
import { afterAnswer, afterFailure, maxAgeMs, retryAfterMs } from './weather-pace.rules.js';

const NOW = new Date('2026-11-27T20:00:00Z');
const minutes = (moment: Date) => (moment.getTime() - NOW.getTime()) / 60_000;

describe('the pace of asking about the weather', () => {
  it('leaves a point alone for half an hour, or as long as the answer may be kept up to an hour', () => {
    expect([null, 30_000, 45 * 60_000, 86_400_000].map((age) => minutes(afterAnswer(NOW, age)))).toEqual([
      ...[30, 30, 45, 60],
    ]);
  });

  it('waits twice as long after each failure, up to four hours, and as long as it was asked to up to a day', () => {
    expect([1, 2, 3, 5, 6, 40].map((failures) => minutes(afterFailure(NOW, failures, null)))).toEqual([
      ...[15, 30, 60, 240, 240, 240],
    ]);
    expect(minutes(afterFailure(NOW, 1, 60_000))).toBe(15);
    expect(minutes(afterFailure(NOW, 1, 7_200_000))).toBe(120);
    expect(minutes(afterFailure(NOW, 1, 1e12))).toBe(1_440);
  });

  it('reads headers, and takes nonsense for nothing', () => {
    expect(retryAfterMs('120', NOW)).toBe(120_000);
    expect(retryAfterMs('Fri, 27 Nov 2026 20:05:00 GMT', NOW)).toBe(300_000);
    expect([null, '', 'soon'].map((header) => retryAfterMs(header, NOW))).toEqual([null, null, null]);
    expect(maxAgeMs('public, max-age=300, s-maxage=120')).toBe(300_000);
    expect([null, 'no-store', 's-maxage=9'].map(maxAgeMs)).toEqual([null, null, null]);
  });
});
