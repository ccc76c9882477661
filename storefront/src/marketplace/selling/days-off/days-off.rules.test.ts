import { describe, expect, it } from '@jest/globals';
import { checkDays } from './days-off.rules';

describe('the form of days off', () => {
  it('wants both days, in their order', () => {
    const wrong = (from: string, to: string) => checkDays({ from, to, note: '' })?.map(({ path }) => path);
    expect(wrong('', '')).toEqual(['from']);
    expect(wrong('2026-12-04', '')).toEqual(['to']);
    expect(wrong('2026-12-04', '2026-12-03')).toEqual(['to']);
    expect(wrong('2026-12-04', '2026-12-04')).toBeUndefined();
  });
});
