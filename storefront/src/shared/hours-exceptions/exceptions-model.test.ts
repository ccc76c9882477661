import { describe, expect, it } from '@jest/globals';
import { isOver, newException, withFirstDay } from './exceptions-model';

describe('the first day of a special date', () => {
  it('is the last one, too, until another is chosen', () => {
    const first = withFirstDay(newException(), '2026-11-26');
    expect(first).toMatchObject({ from: '2026-11-26', to: '2026-11-26' });
    expect(withFirstDay(first, '2026-11-27').to).toBe('2026-11-27');
    const days = { ...first, to: '2026-11-29' };
    expect(withFirstDay(days, '2026-11-27').to).toBe('2026-11-29');
    expect(withFirstDay(days, '2026-12-01').to).toBe('2026-12-01');
  });
});

describe('a special date', () => {
  it('is over from the day after its last one', () => {
    const date = { ...newException(), from: '2026-03-02', to: '2026-03-04' };
    expect(isOver(date, new Date(2026, 2, 4, 23, 59))).toBe(false);
    expect(isOver(date, new Date(2026, 2, 5))).toBe(true);
    expect(isOver(newException(), new Date(2026, 2, 5))).toBe(false);
  });
});
