import { describe, expect, it } from '@jest/globals';
import { actionText, fieldLabel, referenceOf, shownFields, valueText } from './history.rules';

it.each([
  ['owner-update', 'Changed by its owner'],
  ['owner-end', 'Ended by its owner'],
  ['stop-generation', 'Run stopped'],
  ['some-new-action', 'Some new action'],
])('%s is "%s"', (action, text) => expect(actionText(action)).toBe(text));

it.each([
  ['zipCode', 'ZIP code'],
  ['commissionRate', 'Commission rate'],
  ['isVerified', 'Verified'],
  ['suspendedAt', 'Suspended'],
  ['userId', 'Account'],
  ['leastGoods', 'Minimum order'],
  ['lastUpdated', 'Last updated'],
  ['variants', 'Options'],
  ['seenPhone', 'Phone (claimant / directory)'],
  ['Maple Hollow Farm', 'Maple Hollow Farm'],
  ['handledBy', 'Owner name'],
])('the field %s is called "%s"', (name, label) => expect(fieldLabel(name)).toBe(label));

describe('valueText', () => {
  it.each([
    ['name', null, 'nothing'],
    ['tags', [], 'nothing'],
    ['isVerified', true, 'yes'],
    ['price', 4.5, '$4.50'],
    ['leastGoods', 20, '$20.00'],
    ['minimumOrder', 20, '$20.00'],
    ['commissionRate', '0.1200', '12%'],
    ['status', 'pending_review', 'Pending review'],
    ['state', 'FL', 'FL'],
    ['slug', 'farms-estero-fl', 'farms-estero-fl'],
    ['until', '2026-11-24', 'Nov 24, 2026'],
    ['imageUrl', '/media/abc/640.webp', 'a picture'],
    ['photos', [{ url: '/media/a/1.webp' }, { url: '/media/b/1.webp' }], '2 pictures'],
    ['productTypes', ['Eggs', 'Honey'], 'Eggs, Honey'],
    ['hours', { day: 'Monday', opensAt: '08:00', note: null }, 'Day Monday, Opens 8 AM'],
    ['seasons', [{ from: 'May' }, { from: 'July' }], 'From May; From July'],
    [
      'seasons',
      [{ from: '01-01', to: '12-31', hours: [{ day: 3, opens: '09:00', closes: '17:00' }] }],
      'All year: Wed 9 AM–5 PM',
    ],
    ['hours', { day: 3, closes: '17:30' }, 'Day Wednesday, Closes 5:30 PM'],
    ['from', '12-01', 'Dec 1'],
    ['sku', '04-15', '04-15'],
    ['fileSize', 1_356_901, '1.4 MB'],
    ['role', 'admin', 'Staff'],
    ['staffRole', 'marketplace', 'Marketplace'],
  ] as const)('%s %j is "%s"', (name, value, text) => expect(valueText(name, value)).toBe(text));

  it('says a moment as people do', () =>
    expect(valueText('rejectedAt', '2026-11-24T12:00:00.000Z')).toMatch(/^Nov 24, 2026, \d+:00\s[AP]M$/));

  it('is never code', () => {
    const value = { a: { b: [1, { c: true }] } };
    expect(valueText('reviewTicks', value)).not.toMatch(/[{}[\]"]/);
  });
});

describe('shownFields', () => {
  it('leaves out counts that lists show', () =>
    expect(shownFields(null, { role: 'user', orderCount: 0, sessionCount: 0 })).toEqual(['role']));

  it('leaves out what no one asks for, and what was empty and stays empty', () =>
    expect(
      shownFields({ id: 1, note: null, name: 'A' }, { id: 1, note: '', name: 'B', updatedAt: 'x' }),
    ).toEqual(['name']));

  it('calls a person by name once, without the number', () =>
    expect(shownFields({ userId: 1, ownerName: 'Ana' }, { userId: 2, ownerName: 'Ben' })).toEqual([
      'ownerName',
    ]));

  it('looks a number up where nothing else names it', () => {
    expect(shownFields({ userId: 1 }, { userId: 2 })).toEqual(['userId']);
    expect(referenceOf('userId', 2)).toBe('users');
    expect(referenceOf('batchSize', 2)).toBeNull();
  });
});
