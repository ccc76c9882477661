import { expect, it } from '@jest/globals';
import { houseDay, houseMonth } from './house-zone.js';

it('turns a month over at midnight on Farmgate’s clock, not in UTC', () => {
  const evening = new Date('2026-05-01T00:30:00Z');
  expect([houseDay(evening), houseMonth(evening)]).toEqual(['2026-04-30', 4]);
  expect(houseMonth(new Date('2026-05-01T04:00:00Z'))).toBe(5);
  expect(houseMonth(new Date('2026-01-01T04:59:00Z'))).toBe(12);
});
