import { describe, expect, it } from '@jest/globals';
import {
  countText,
  nameWithCount,
  resourceAt,
  sectionsFor,
  waitingBehind,
  waitingIn,
} from './sections.rules';

const LISTS = [
  { name: 'users', section: 'People' },
  { name: 'farms', section: 'Directory' },
  { name: 'places', section: 'Directory' },
  { name: 'orders', section: 'Orders' },
] as const;

describe('the menu', () => {
  it('holds nothing until it is known who may see what', () =>
    expect(sectionsFor(LISTS, undefined)).toEqual([]));

  it('has the sections in their order, without those that hold nothing for this person', () => {
    const shown = sectionsFor(LISTS, { users: true, farms: true, places: false });
    expect(shown.map(({ section, items }) => [section, items.map(({ name }) => name)])).toEqual([
      ['Directory', ['farms']],
      ['People', ['users']],
    ]);
  });

  it('knows the list that a page belongs to', () =>
    expect(['/farms', '/farms/3/show', '/', '/vendors/create'].map(resourceAt)).toEqual([
      'farms',
      'farms',
      '',
      'vendors',
    ]));

  it('adds up what waits in a section', () => {
    expect(waitingIn(['farms', 'places'], { farms: 3, orders: 9 })).toBe(3);
    expect(waitingBehind('Inbox', ['messages'], { farms: 3, messages: 2, jobs: 9 })).toBe(5);
    expect(waitingBehind('Settings', ['jobs', 'farms'], { farms: 3, jobs: 9 })).toBe(9);
    expect([0, 99, 100].map(countText)).toEqual(['0', '99', '99+']);
    expect([nameWithCount('Inbox', 0), nameWithCount('Inbox', 7)]).toEqual(['Inbox', 'Inbox, 7 waiting']);
  });
});
