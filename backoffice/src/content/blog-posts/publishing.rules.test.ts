import { AdminPostChanges } from '@farmgate/backend/contract/content/blog.admin';
import { describe, expect, it } from '@jest/globals';
import { momentOf, distanceText, publishingOf, tomorrowMorning, zoneText } from './publishing.rules';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('publishingOf', () => {
  it.each([
    [undefined, 'now', 'draft'],
    [false, '2026-11-20T12:00:00Z', 'draft'],
    [true, 'now', 'now'],
    [true, '2026-11-20T12:00:00Z', 'at'],
    [true, NOW, 'at'],
    [true, null, 'at'],
  ] as const)('%s and %s is %s', (isPublished, moment, choice) =>
    expect(publishingOf(isPublished, moment)).toBe(choice),
  );
});

describe('distanceText', () => {
  it.each([
    ['2026-11-20T12:30:00Z', 'That is in 30 minutes.'],
    ['2026-11-21T02:00:00Z', 'That is in 14 hours.'],
    ['2026-11-23T13:00:00Z', 'That is in 3 days.'],
    ['2026-11-19T12:00:00Z', 'That was 1 day ago.'],
    ['2026-11-20T12:00:20Z', 'That is now.'],
    ['', ''],
    ['soon', ''],
  ])('%s: %s', (moment, text) => expect(distanceText(moment, NOW)).toBe(text));
});

describe('momentOf', () => {
  it('is the moment with its time zone, as the server takes it', () => {
    const moment = momentOf('2026-11-21T08:30');
    expect(moment).toBe(new Date(2026, 10, 21, 8, 30).toISOString());
    expect(AdminPostChanges.safeParse({ publishedAt: moment, was: {} }).success).toBe(true);
  });

  it('leaves a moment as it is', () =>
    expect(momentOf('2026-11-21T08:30:00.000Z')).toBe('2026-11-21T08:30:00.000Z'));

  it.each(['', null, undefined, '2026-13-45T99:99'])('is none for "%s"', (text) =>
    expect(momentOf(text)).toBeNull(),
  );
});

it('names the time zone as it is called on that day', () => {
  expect(zoneText('2026-01-15T12:00:00Z', 'America/New_York')).toBe('America/New_York (EST)');
  expect(zoneText('2026-07-15T12:00:00Z', 'America/New_York')).toBe('America/New_York (EDT)');
});

it('offers the next morning, also at the end of a year', () => {
  const morning = tomorrowMorning(new Date(2026, 11, 31, 22));
  expect([morning.getFullYear(), morning.getMonth(), morning.getDate(), morning.getHours()]).toEqual([
    2027, 0, 1, 8,
  ]);
});
