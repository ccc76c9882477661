import { describe, expect, it } from '@jest/globals';
import { aboutDay, sentText } from './messages-query';

const timeZone = 'America/New_York';

describe('messages to customers', () => {
  it('begin with what they are about', () => {
    const day = { startsAt: '2026-12-05T14:00:00Z', timeZone };
    expect(aboutDay(7, day, false)).toMatchObject({
      ...{ whom: 'with orders for Sat, Dec 5', subject: 'Your pickup on Sat, Dec 5' },
    });
    expect(aboutDay(7, day, true).subject).toBe('Your delivery on Sat, Dec 5');
  });

  it('say when they were sent, on the clocks there, and to how many', () => {
    const sent = { sentAt: '2026-12-03T19:10:00Z', people: 12 };
    expect(sentText(sent, timeZone)).toBe('Sent Thu, Dec 3, 2:10 PM to 12 people');
    expect(sentText({ ...sent, people: 1 }, timeZone)).toBe('Sent Thu, Dec 3, 2:10 PM to 1 person');
    expect(sentText({ ...sent, sentAt: null }, timeZone)).toBe('Sending...');
  });
});
