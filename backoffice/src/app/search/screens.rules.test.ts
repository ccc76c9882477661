import { describe, expect, it } from '@jest/globals';
import { matching, screensOf } from './screens.rules';

const SCREENS = screensOf([
  { name: 'inbox', label: 'Everything', section: 'Inbox' },
  { name: 'refunds', label: 'Refunds', section: 'Money' },
  { name: 'settings', label: 'Settings', section: 'Settings' },
  { name: 'mails', label: 'Emails', section: 'Settings' },
  { name: 'blog-posts', label: 'Blog', section: 'Content' },
]);
const found = (typed: string) => matching(SCREENS, typed).map(({ title }) => title);

describe('the screens that the search finds', () => {
  it('are those whose title or section begins with what is typed, titles first', () => {
    expect(found('refund')).toEqual(['Refunds']);
    expect(found('SETT')).toEqual(['Settings', 'Emails']);
    expect(found('inbox')).toEqual(['Inbox']);
    expect(found('emails sett')).toEqual(['Emails']);
    expect(found('fund')).toEqual([]);
  });

  it('are also things to do', () => {
    expect(found('write')).toEqual(['Write a post']);
    expect(found('view as')).toEqual(['View as someone']);
    expect(found('gen')).toEqual(['Generate location pages']);
  });

  it('are none where nothing is typed', () => expect(found(' ')).toEqual([]));
});
