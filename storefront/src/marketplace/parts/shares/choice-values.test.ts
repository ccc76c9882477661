import type { SizePrices } from '@farmgate/backend/contract/marketplace/shares/share-prices';
import { expect, it } from '@jest/globals';
import { makeShare } from '../../../../test/make-share';
import { choicesIn, choicesQuery, missingChoices, quoteRequest, quoteSentence } from './choice-values';
import { PLAIN_PRICE } from './price-values';

const box = { startsAt: '', endsAt: '', changeUntil: '', timeZone: 'America/New_York' };
const SIZE = { id: 1, name: 'Regular', description: null, price: 30, placesLeft: 12 };
const QUOTE = {
  ...{ boxes: 15, includedHolds: 0, price: 30, tax: 0, total: 450, dates: [], payments: [] },
  ...{ work: null, works: false },
  ...{ first: { ...box, date: '2027-07-15' }, last: { ...box, date: '2027-10-21' } },
};

it('says what one pays', () => {
  expect(quoteSentence(QUOTE)).toBe('You pay $30.00 a box, $450.00 in all: 15 boxes from July 15.');
  expect(quoteSentence({ ...QUOTE, boxes: 2, includedHolds: 1, total: 32.4, tax: 2.4 })).toBe(
    'You pay $30.00 a box, $32.40 in all with $2.40 tax: 1 box from July 15.',
  );
  const work = { hours: 8, rate: 15, until: '2027-10-01', amount: 120 };
  expect(quoteSentence({ ...QUOTE, total: 330, work, works: true })).toBe(
    'You pay $330.00 in all and work 8 hours by October 1: 15 boxes from July 15.',
  );
});

it('keeps choices in the address, and asks for a quote once all is chosen', () => {
  const share = makeShare();
  const boxes = { sizeId: 1, quantity: 2, scheduleId: 8, half: 'B' as const, payments: 3 };
  const chosen = { ...boxes, level: 'Supporter', price: '33', works: true, trial: false };
  const query = new URLSearchParams(
    Object.entries(choicesQuery(chosen)).map(([name, value]) => [name, String(value)]),
  );
  expect(choicesIn(share, query)).toEqual(chosen);
  // This share has one price.
  expect(quoteRequest(share, chosen)).toEqual({
    ...boxes,
    level: null,
    price: null,
    works: true,
    trial: false,
  });
  const begun = choicesIn(share, new URLSearchParams());
  expect(begun).toEqual({
    sizeId: 1,
    quantity: 1,
    scheduleId: null,
    half: null,
    payments: 1,
    level: null,
    price: '',
    works: false,
    trial: false,
  });
  expect(quoteRequest(share, begun)).toBeNull();
  expect(missingChoices(share, begun)).toEqual({
    scheduleId: 'Please choose where you pick up.',
    half: 'Please choose which weeks.',
  });
});

it('asks for a quote of a chosen price, once it is within the bounds', () => {
  const of = (prices: SizePrices) => makeShare({ sizes: [{ ...SIZE, prices }], rhythm: 'weekly' });
  const chosen = {
    sizeId: 1,
    quantity: 1,
    scheduleId: 7,
    half: null,
    payments: 1,
    works: false,
    trial: false,
    ...PLAIN_PRICE,
  };
  const free = of({ least: 24, most: 45 });
  expect(quoteRequest(free, { ...chosen, price: '$36.50' })).toMatchObject({ level: null, price: 36.5 });
  expect(quoteRequest(free, { ...chosen, price: ' ' })).toMatchObject({ level: null, price: null });
  for (const [price, sentence] of [
    ['14', 'Please enter $24.00 to $45.00 a box.'],
    ['-14', 'Please enter an amount in dollars, such as 32.50.'],
  ] as const) {
    expect(quoteRequest(free, { ...chosen, price })).toBeNull();
    expect(missingChoices(free, { ...chosen, price })).toEqual({ price: sentence });
  }
  const levels = of({ levels: [{ name: 'Supporter', price: 33 }] });
  expect(quoteRequest(levels, { ...chosen, level: 'Supporter' })).toMatchObject({ level: 'Supporter' });
  expect(quoteRequest(levels, { ...chosen, level: 'Gold', price: '9' })).toMatchObject({
    level: null,
    price: null,
  });
});

it('asks for a trial, in full and at the plain price, where more boxes than that are left', () => {
  const days = ['2027-07-15', '2027-07-22', '2027-07-29'];
  const dates = days.map((date, id) => ({ id, date, half: null }));
  const share = { ...makeShare({ rhythm: 'weekly', dates }), trialBoxes: 2 };
  const chosen = { ...choicesIn(share, new URLSearchParams('trial=1&payments=3&level=Gold')), scheduleId: 7 };
  expect(quoteRequest(share, chosen)).toMatchObject({ trial: true, payments: 1, level: null, works: false });
  expect(quoteRequest({ ...share, trialBoxes: 3 }, chosen)).toMatchObject({ trial: false, payments: 3 });
  expect(quoteRequest({ ...share, trialBoxes: null }, chosen)).toMatchObject({ trial: false });
});
