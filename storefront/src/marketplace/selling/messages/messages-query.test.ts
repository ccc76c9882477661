import { describe, expect, it } from '@jest/globals';
import { aboutDay, looksAgain, missedText, sentText } from './messages-query';

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
    const sent = { sentAt: '2026-12-03T19:10:00Z', people: 12, isGivenUp: false, missed: [] };
    expect(sentText(sent, timeZone)).toBe('Sent Thu, Dec 3, 2:10 PM to 12 people');
    expect(sentText({ ...sent, people: 1 }, timeZone)).toBe('Sent Thu, Dec 3, 2:10 PM to 1 person');
    expect(sentText({ ...sent, sentAt: null }, timeZone)).toBe('Sending...');
  });

  it('say whom they didn’t reach', () => {
    const sent = { sentAt: '2026-12-03T19:10:00Z', people: 3, isGivenUp: false, missed: ['Nora Field'] };
    expect(sentText(sent, timeZone)).toBe('Sent Thu, Dec 3, 2:10 PM to 2 people');
    expect(missedText(sent)).toBe('Not delivered to Nora Field.');
    expect(missedText({ ...sent, missed: [] })).toBe(null);
    const many = Array.from({ length: 12 }, (_, at) => `N${at}`);
    expect(missedText({ ...sent, missed: many })).toMatch(/N9, 2 more\.$/);
    const givenUp = { ...sent, sentAt: null, isGivenUp: true, missed: [] };
    expect(sentText(givenUp, timeZone)).toBe('Not sent to anyone');
    expect(missedText(givenUp)).toContain('No one got this message.');
    const view = (item: object) => ({ items: [item] }) as unknown as Parameters<typeof looksAgain>[0];
    expect([looksAgain(view(givenUp)), looksAgain(view({ ...givenUp, isGivenUp: false }))]).toEqual([
      false,
      5_000,
    ]);
  });
});
