import { describe, expect, it } from '@jest/globals';
import { recordPath, waitedText } from './inbox-words';

describe('something that waits', () => {
  const now = new Date('2026-11-30T15:00:00Z');
  it.each([
    ['2026-11-30T06:00:00Z', 'Today'],
    ['2026-11-30T04:00:00Z', '1 day'],
    ['2026-11-18T15:00:00Z', '12 days'],
    ['2022-11-30T15:00:00Z', '1,461 days'],
  ])('since %s waits %s', (since, text) => expect(waitedText(since, now)).toBe(text));

  it('has the page of its record', () =>
    expect(recordPath({ kind: 'farms', recordId: 7 })).toBe('/farms/7/show'));
});
