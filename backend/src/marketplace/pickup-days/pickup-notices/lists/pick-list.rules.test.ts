import { expect, it } from '@jest/globals';
import { pickList } from './pick-list.rules.js';
import type { ListedLine } from './pick-lists.sql.js';

const NEW_YORK = 'America/New_York';
const green = {
  ...{ id: 1, placeName: 'Chandler Green', isDelivery: false, timeZone: NEW_YORK },
  ...{ startsAt: new Date('2026-11-28T14:00:00Z'), endsAt: new Date('2026-11-28T17:00:00Z') },
};
const stand = { ...green, id: 2, placeName: 'The stand' };
const line = (windowId: number, orderId: number, productName: string, quantity: number): ListedLine => ({
  ...{ windowId, orderId, productName, quantity, orderNumber: `FG-${orderId}`, unit: 'dozen' },
  ...{ customerName: 'Ann Field', collector: orderId === 2 ? 'Tom' : null },
});

it('is by product, by site and by order', () => {
  const lines = [line(1, 1, 'Eggs', 2), line(1, 1, 'Kale', 1), line(1, 2, 'Eggs', 3), line(2, 3, 'Eggs', 1)];
  expect(pickList([green, stand], lines)).toEqual([
    { label: 'All products', value: '6 × Eggs (dozen)\n1 × Kale (dozen)' },
    {
      label: 'Chandler Green: Saturday, November 28, 9 AM to noon',
      value: '5 × Eggs (dozen)\n1 × Kale (dozen)',
    },
    {
      label: 'Orders for Chandler Green (2)',
      value: 'Ann Field, FG-1: 2 × Eggs, 1 × Kale\nTom for Ann Field, FG-2: 3 × Eggs',
    },
    { label: 'The stand: Saturday, November 28, 9 AM to noon', value: '1 × Eggs (dozen)' },
    { label: 'Orders for The stand (1)', value: 'Ann Field, FG-3: 1 × Eggs' },
  ]);
});

it('has what goes into boxes, by product and in each order', () => {
  const parts = [
    { name: 'Eggs', unit: 'dozen' as const, quantity: 2 },
    { name: 'Jam', unit: 'each' as const, quantity: 1 },
  ];
  const lines = [{ ...line(1, 1, 'Farm box', 2), unit: 'each' as const, parts }, line(1, 2, 'Eggs', 3)];
  expect(pickList([green], lines).map(({ value }) => value)).toEqual([
    '7 × Eggs (dozen), 4 of them in boxes\n2 × Farm box\n2 × Jam, in boxes',
    'Ann Field, FG-1: 2 × Farm box (2 × Eggs; Jam)\nTom for Ann Field, FG-2: 3 × Eggs',
  ]);
});

it('says what is not weighed yet', () => {
  const chicken = { ...line(1, 1, 'Chicken', 2), unit: 'each' as const, toWeigh: true };
  const [some] = pickList([green], [chicken, { ...chicken, orderId: 2, toWeigh: false }]);
  expect(some?.value).toBe('4 × Chicken, 2 of them not weighed yet');
  expect(pickList([green], [chicken])[0]?.value).toBe('2 × Chicken, not weighed yet');
});

it('says what each package weighs', () => {
  const packages = ['4.35 lb', '4 lb 1 oz', '3 lb'].map((weight) => ({ weight, price: 2_828 }));
  const sold = { byWeight: { per: 'lb' as const, inSteps: false }, grams: 3_816, quantity: 3, refunded: 1 };
  const chicken = { ...line(1, 1, 'Chicken', 2), sold: { ...sold, packages } };
  expect(pickList([green], [chicken, line(1, 1, 'Eggs', 1)])[1]?.value).toBe(
    'Ann Field, FG-1: 2 × Chicken: 4.35 lb, 4 lb 1 oz; 1 × Eggs',
  );
  const before = { ...chicken, sold: { ...sold, packages: null } };
  expect(pickList([green], [before])[1]?.value).toBe('Ann Field, FG-1: 2 × Chicken: 8.41 lb');
});

it('names a single site once, and leaves out one without orders', () => {
  expect(pickList([green, stand], [line(2, 3, 'Eggs', 1)]).map(({ label }) => label)).toEqual([
    'The stand: Saturday, November 28, 9 AM to noon',
    'Orders for The stand (1)',
  ]);
});
