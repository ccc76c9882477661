import { describe, expect, it } from '@jest/globals';
import { holidayText, thingsText } from './holiday-words';

describe('a question about a holiday', () => {
  it('names the day and what takes place', () => {
    expect(holidayText({ name: 'Thanksgiving', day: '2026-11-26' })).toBe(
      'Thanksgiving is Thursday, Nov 26.',
    );
    const pickup = { kind: 'pickup' as const, name: 'Maple Hollow' };
    expect(thingsText({ things: [pickup, pickup, { kind: 'market', name: 'River Market' }] })).toEqual([
      'Pickup at Maple Hollow',
      'Market day at River Market',
    ]);
  });
});
