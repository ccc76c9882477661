import { expect, it } from '@jest/globals';
import { boxesText, endingSentences, membersText } from './share-words';

it('says one of something in the singular', () => {
  expect([membersText(1), membersText(0), membersText(12)]).toEqual(['1 member', '0 members', '12 members']);
  expect([boxesText(1), boxesText(2)]).toEqual(['1 box', '2 boxes']);
});

it('says what ending a season does to the money', () => {
  expect(endingSentences({ refund: 90, credit: 7.5, unpaid: 30, work: 15 }, 'Riverbend')).toEqual([
    'Riverbend’s members get back $90.00 and $7.50 as farm credit. What was paid by card goes back to the card, and Riverbend pays the rest.',
    '$15.00 of work that isn’t done falls away.',
    '$30.00 doesn’t have to be paid anymore.',
  ]);
  expect(endingSentences({ refund: 0, credit: 0, unpaid: 0, work: 0 }, 'Riverbend')).toEqual([
    'There’s nothing to pay back.',
  ]);
});
