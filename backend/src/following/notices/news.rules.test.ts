import { describe, expect, it } from '@jest/globals';
import { latestNews, type News, newsSubject, sendBefore } from './news.rules.js';

let id = 0;
const news = (given: Partial<News> = {}): News => ({
  announcementId: (id += 1),
  kind: 'listing',
  key: `listing-${id}`,
  title: `News ${id}`,
  text: '',
  path: `/listings/${id}`,
  words: 'Kale',
  until: new Date('2026-07-01T20:00:00Z'),
  follow: { id: 1, name: 'Pine Hill Farm' },
  ...given,
});

describe('the latest news', () => {
  it('come first', () => {
    const [one, two] = [news(), news()];
    expect(latestNews([one, two])).toEqual([two, one]);
  });

  it('of a field are the last of each crop', () => {
    const field = { kind: 'field-status' as const, path: '/farms/7' };
    const open = news({ ...field, words: 'Strawberries Pine Hill Farm' });
    const other = news({ ...field, words: 'Peaches Pine Hill Farm' });
    const pickedOut = news({ ...field, words: 'Strawberries Pine Hill Farm' });
    expect(latestNews([open, other, pickedOut])).toEqual([pickedOut, other]);
  });

  it('of a market are all that were announced of its days', () => {
    const market = { kind: 'market-day' as const, path: '/places/3', words: 'River Market' };
    const canceled = news({ ...market, key: 'market-day-55.57-1.1-cancelled' });
    const next = news({ ...market, key: 'market-day-56-1-moved' });
    expect(latestNews([canceled, next])).toEqual([next, canceled]);
  });

  it('tell of an announcement once that more than one subject has', () => {
    const one = news();
    expect(latestNews([one, { ...one }])).toEqual([one]);
  });
});

describe('the subject', () => {
  it('tells the news', () => {
    expect(newsSubject([news({ title: 'Kale is in' })])).toBe('Kale is in');
    expect(newsSubject([news({ title: 'Kale is in' }), news(), news()])).toBe('Kale is in, and 2 more');
  });
});

describe('the end', () => {
  it('is when the last of it is over, or quiet hours begin', () => {
    const all = [news(), news({ until: new Date('2026-07-02T20:00:00Z') })];
    expect(sendBefore(all, new Date('2026-07-03T00:00:00Z'))).toEqual(new Date('2026-07-02T20:00:00Z'));
    const quiet = new Date('2026-07-02T01:00:00Z');
    expect(sendBefore(all, quiet)).toEqual(quiet);
  });
});
