import { describe, expect, it } from '@jest/globals';
import { receivedView } from './received.rules.js';

const received = {
  by: 'check',
  cents: 1_512,
  day: '2026-12-05',
  note: '#1042',
  markedAt: '2026-12-05T15:00:00.000Z',
} as const;

describe('what a farm said of its money', () => {
  it('can be taken back for 7 days', () => {
    expect(receivedView(received, new Date('2026-12-12T14:59:59Z'))).toEqual({
      ...{ by: 'check', amount: 15.12, day: '2026-12-05', note: '#1042', canUndo: true },
    });
    expect(receivedView(received, new Date('2026-12-12T15:00:00Z')).canUndo).toBe(false);
  });
});
