import { describe, expect, it } from '@jest/globals';
import { checkDays } from './days-off.rules';

describe('the form of days off', () => {
  it('wants both days, in their order', () => {
    const days = (from: string, to: string) => checkDays({ from, to, note: '' });
    expect(days('', '')).toHaveProperty('from');
    expect(days('2026-12-04', '')).toHaveProperty('to');
    expect(days('2026-12-04', '2026-12-03')).toHaveProperty('to');
    expect(days('2026-12-04', '2026-12-04')).toEqual({});
  });
});
