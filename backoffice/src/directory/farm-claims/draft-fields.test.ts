import { expect, it } from '@jest/globals';
import { draftFields } from './draft-fields';

const nothing = { photos: [], statuses: [] };

it('sets what a claimant wrote beside what shoppers see', () => {
  const seasons = [
    { from: null, to: null, hours: [{ day: 6 as const, opens: '09:00', closes: '13:00', note: null }] },
  ];
  expect(
    draftFields({
      ...{ ...nothing, overruled: [] },
      said: { description: 'Mine.', seasons: [], hoursConfirmed: null },
      shown: { description: 'Eggs.', seasons, hoursConfirmed: '2026-05-01' },
    }),
  ).toEqual([
    { key: 'description', label: 'Description', left: 'Mine.', right: 'Eggs.' },
    { key: 'seasons', label: 'Open', left: 'No hours', right: 'All year: Sat 9 AM–1 PM' },
    { key: 'hoursConfirmed', label: 'Hours confirmed', left: 'Not confirmed', right: '2026-05-01' },
  ]);
});

it('says what stays as our team changed it', () => {
  const draft = {
    said: { description: 'Mine.' },
    shown: { description: 'Eggs.' },
    overruled: ['description'],
  };
  expect(draftFields({ ...nothing, ...draft })[0]?.right).toMatch(/^Eggs\.\n\(Our team changed this later/);
});
