import { expect, it } from '@jest/globals';
import { sizeSentences } from './size-words';

const TODAY = '2027-08-02';
const SIZE = { sizeId: 2, name: 'Regular', price: 30, isOpen: true, isAllowed: true, boxes: 12 };

it('says what a size does to the money', () => {
  const payments = [
    { dueOn: '2027-08-01', amount: 225 },
    { dueOn: TODAY, amount: 5 },
    { dueOn: '2027-09-01', amount: 225 },
  ];
  expect(sizeSentences({ ...SIZE, difference: 120, credit: 0, payments }, TODAY)).toEqual([
    '12 boxes for $120.00 more.',
    '$225.00 to pay, late since August 1.',
    '$5.00 to pay on August 2.',
    '$225.00 to pay on September 1.',
  ]);
  expect(sizeSentences({ ...SIZE, boxes: 1, difference: -10, credit: 4, payments: [] }, TODAY)).toEqual([
    '1 box for $10.00 less.',
    '$4.00 of it is farm credit.',
  ]);
  expect(sizeSentences({ ...SIZE, difference: 0, credit: 0, payments: [] }, TODAY)).toEqual([
    '12 boxes for the same price.',
  ]);
});
