import { describe, expect, it } from '@jest/globals';
import { dayAndTimeThere, sharedEnd, untilThere } from './field-now';

const now = new Date('2026-06-05T14:00:00Z');
const there = (text: (moment: string, timeZone: string | null, now: Date) => string, moment: string) =>
  text(moment, 'America/New_York', now);

describe('a field status', () => {
  it('says when it was said, by the clocks there', () => {
    expect(there(dayAndTimeThere, '2026-06-05T13:40:00Z')).toBe('today at 9:40 AM');
    expect(there(dayAndTimeThere, '2026-06-05T03:40:00Z')).toBe('June 4 at 11:40 PM');
  });

  it('says until when it counts as people do', () => {
    expect(there(untilThere, '2026-06-05T22:00:00Z')).toBe('today at 6:00 PM');
    expect(there(untilThere, '2026-06-06T04:00:00Z')).toBe('tonight');
    expect(there(untilThere, '2026-06-07T04:00:00Z')).toBe('June 6');
    expect(there(untilThere, '2026-06-07T22:00:00Z')).toBe('June 7 at 6:00 PM');
  });
});

it('says until when what several crops are holds, with its day, where all hold as long', () => {
  const then = new Date('2026-06-03T15:00:00Z');
  const [today, sunday] = [{ until: '2026-06-03T21:00:00Z' }, { until: '2026-06-07T21:00:00Z' }];
  const end = (...of: { until: string }[]) => sharedEnd(of, 'America/New_York', then);
  expect(end(today, today)).toBe('Good through today at 5:00 PM');
  expect(end(sunday)).toBe('Good through June 7 at 5:00 PM');
  expect([end(today, sunday), end()]).toEqual([null, null]);
});
