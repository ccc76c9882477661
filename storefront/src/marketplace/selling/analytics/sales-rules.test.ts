import { describe, expect, it } from '@jest/globals';
import { salesBars, salesSum } from './sales-rules';

/** Ninety days up to the 30th of March 2026. */
const days = Array.from({ length: 90 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 2, 30 - 89 + index)).toISOString().slice(0, 10),
  sales: 0.1,
  orders: 1,
}));

describe('the bars of the sales chart', () => {
  it('are the last thirty days, one by one', () => {
    const bars = salesBars(days, '30');
    expect(bars).toHaveLength(30);
    expect(bars.at(-1)).toEqual({ day: '2026-03-30', label: 'Mar 30', sales: 0.1, orders: 1 });
  });

  it('are weeks up to today, so that the last one is whole', () => {
    const bars = salesBars(days, '90');
    expect(bars.at(-1)).toEqual({ day: '2026-03-24', label: 'Mar 24 – 30', sales: 0.7, orders: 7 });
    expect(bars.at(-5)?.label).toBe('Feb 24 – Mar 2');
    expect(bars.reduce((sum, { orders }) => sum + orders, 0)).toBe(90);
  });

  it('add up to the cent', () => {
    expect(salesSum(salesBars(days, '90'))).toBe(9);
    expect(salesSum([])).toBe(0);
  });
});
