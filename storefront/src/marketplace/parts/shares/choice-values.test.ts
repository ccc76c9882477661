import { expect, it } from '@jest/globals';
import { makeShare } from '../../../../test/make-share';
import { choicesIn, choicesQuery, missingChoices, quoteRequest, quoteSentence } from './choice-values';

const box = { startsAt: '', endsAt: '', changeUntil: '', timeZone: 'America/New_York' };
const QUOTE = {
  ...{ boxes: 15, includedHolds: 0, price: 30, tax: 0, total: 450, dates: [], payments: [] },
  ...{ first: { ...box, date: '2027-07-15' }, last: { ...box, date: '2027-10-21' } },
};

it('says what one pays', () => {
  expect(quoteSentence(QUOTE)).toBe('You pay $30.00 a box, $450.00 in all: 15 boxes from July 15.');
  expect(quoteSentence({ ...QUOTE, boxes: 2, includedHolds: 1, total: 32.4, tax: 2.4 })).toBe(
    'You pay $30.00 a box, $32.40 in all with $2.40 tax: 1 box from July 15.',
  );
});

it('keeps choices in the address, and asks for a quote once all is chosen', () => {
  const share = makeShare();
  const chosen = { sizeId: 1, quantity: 2, scheduleId: 8, half: 'B' as const, payments: 3 };
  const query = new URLSearchParams(
    Object.entries(choicesQuery(chosen)).map(([name, value]) => [name, String(value)]),
  );
  expect(choicesIn(share, query)).toEqual(chosen);
  expect(quoteRequest(share, chosen)).toEqual(chosen);
  const begun = choicesIn(share, new URLSearchParams());
  expect(begun).toEqual({ sizeId: 1, quantity: 1, scheduleId: null, half: null, payments: 1 });
  expect(quoteRequest(share, begun)).toBeNull();
  expect(missingChoices(share, begun)).toEqual({
    scheduleId: 'Please choose where you pick up.',
    half: 'Please choose which weeks.',
  });
});
