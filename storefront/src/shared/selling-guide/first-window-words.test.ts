import { describe, expect, it } from '@jest/globals';
import { firstWindowWords } from './first-window-words';

const window = {
  ...{ farmId: 1, placeName: 'Maple Hollow', weekday: 6 as const, opens: '09:00', closes: '13:00' },
  ...{ lastDay: null, isFromHours: true },
};

describe('firstWindowWords', () => {
  it('says when and where, and until when the season lasts', () => {
    expect(firstWindowWords(window)).toBe('Saturdays 9 AM to 1 PM at Maple Hollow');
    expect(firstWindowWords({ ...window, closes: '12:00', lastDay: '2026-10-31' })).toBe(
      'Saturdays 9 AM to noon at Maple Hollow, through October 31',
    );
  });
});
