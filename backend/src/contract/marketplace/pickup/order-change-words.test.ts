import { expect, it } from '@jest/globals';
import { changeText, changeTitle } from './order-change-words.js';

const saturday = {
  startsAt: '2026-11-28T14:00:00Z',
  endsAt: '2026-11-28T17:00:00Z',
  timeZone: 'America/New_York',
  place: 'The stand',
};
const tuesday = { ...saturday, startsAt: '2026-12-01T21:00:00Z', endsAt: '2026-12-01T23:00:00Z' };

it('is another day, and another place only where that is one', () => {
  const change = { kind: 'day', from: saturday, to: tuesday } as const;
  expect(changeTitle(change)).toBe('Day changed');
  expect(changeText(change)).toBe(
    'It was Saturday, November 28, 9 AM to noon. Now it’s Tuesday, December 1, 4 PM to 6 PM.',
  );
  expect(changeText({ ...change, to: { ...tuesday, place: 'Chandler Green' } })).toBe(
    'It was Saturday, November 28, 9 AM to noon at The stand. Now it’s Tuesday, December 1, 4 PM to 6 PM at Chandler Green.',
  );
});

it('is another address of the same day, and back', () => {
  const elsewhere = { ...saturday, address: '5 Elm Street' };
  const change = { kind: 'day', from: saturday, to: elsewhere } as const;
  expect(changeTitle(change)).toBe('Place changed');
  expect(changeText(change)).toBe(
    'It was Saturday, November 28, 9 AM to noon at The stand. Now it’s Saturday, November 28, 9 AM to noon at 5 Elm Street.',
  );
  expect(changeText({ kind: 'day', from: elsewhere, to: saturday })).toMatch(
    /noon at 5 Elm Street\. Now .* at The stand\.$/,
  );
  const later = { ...elsewhere, endsAt: '2026-11-28T18:00:00Z' };
  expect(changeTitle({ ...change, to: later })).toBe('Hours and place changed');
  expect(changeTitle({ ...change, from: elsewhere, to: later })).toBe('Hours changed');
});

it('is other hours of the same day', () => {
  const later = { ...saturday, startsAt: '2026-11-28T15:00:00Z', endsAt: '2026-11-28T18:00:00Z' };
  const change = { kind: 'day', from: saturday, to: later } as const;
  expect(changeTitle(change)).toBe('Hours changed');
  expect(changeText(change)).toBe(
    'It was Saturday, November 28, 9 AM to noon. Now it’s Saturday, November 28, 10 AM to 1 PM.',
  );
});

it('is what was taken out or is missing, and that somebody else collects, without a name', () => {
  const items = [
    { name: 'Kale', quantity: 2 },
    { name: 'Eggs', quantity: 1 },
  ];
  expect(changeTitle({ kind: 'items', items })).toBe('Items taken out');
  expect(changeText({ kind: 'items', items })).toBe('2 × Kale, 1 × Eggs');
  const short = [{ name: 'Kale', quantity: 2, reason: 'weather' as const }];
  expect(changeTitle({ kind: 'items', items: short })).toBe('Items missing');
  expect(changeText({ kind: 'items', items: short })).toBe('2 × Kale (lost to weather)');
  expect(changeTitle({ kind: 'collector', what: 'added' })).toBe('Pickup name added');
  expect(changeText({ kind: 'collector', what: 'removed' })).toBeNull();
});
