import { expect, it } from '@jest/globals';
import { idOf, pageOf } from './record-page.rules';

const entry = (resource: string, recordId: string, mergedInto: string | null = null) => ({
  resource,
  recordId,
  mergedInto,
});

it('leads to the page of a record, if it is still there', () =>
  expect(pageOf(entry('farms', '3'), { hasShow: true, hasEdit: true })).toEqual({
    to: '/farms/3/show',
    isSure: false,
  }));

it('leads to the farm that a farm was merged into', () =>
  expect(pageOf(entry('farms', '3', '2'), { hasShow: true })?.to).toBe('/farms/2/show'));

it('leads to the form of what has no page', () =>
  expect(pageOf(entry('blog-posts', '3'), { hasEdit: true })?.to).toBe('/blog-posts/3'));

it.each([
  ['generation-runs', '3', '/location-pages'],
  ['generation-runs', 'schedule', '/location-pages'],
  ['settings', 'site-notice', '/settings'],
])('leads from %s %s to where it is done', (resource, id, to) =>
  expect(pageOf(entry(resource, id), {})).toEqual({ to, isSure: true }),
);

it('leads nowhere from what has no page at all', () => expect(pageOf(entry('sessions', '3'), {})).toBeNull());

it('takes numbers for numbers', () => expect(['12', 'a-b', '0'].map(idOf)).toEqual([12, 'a-b', '0']));
