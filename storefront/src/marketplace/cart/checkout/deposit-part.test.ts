import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { expect, it } from '@jest/globals';
import { cartTotals } from '../cart-rules';
import { depositAlone, depositPart, depositWords } from './deposit-part';

const deposit = { amount: null, percent: 25, balanceOn: '2999-11-10', unpaid: 'keep', graceDays: 7 } as const;
const item = (id: number, vendorId: number, price: number, own: object = {}) =>
  ({
    ...{ id, quantity: 1, problem: null },
    product: {
      ...{
        id,
        vendorId,
        price,
        name: `Product ${id}`,
        vendor: { id: vendorId, businessName: `Farm ${vendorId}` },
      },
      ...own,
    },
  }) as unknown as CartItemView;
const hog = item(1, 5, 540, { deposit });

it('is nothing of a cart that is paid at once', () => {
  const items = [item(2, 5, 7)];
  expect(depositPart(items, cartTotals(items, 'pickup'))).toBeNull();
  expect(depositAlone(items)).toBeNull();
});

it('is the deposit, what has none, and the rest later', () => {
  const items = [item(2, 5, 7), hog];
  const part = depositPart(items, cartTotals(items, 'pickup'));
  expect(part).toMatchObject({ now: 13_500 + 756, balance: 54_000 + 4_320 - 13_500, vendor: 'Farm 5' });
  if (!part) return;
  expect(depositWords(part, 'credit_card')).toContain('We’ll charge the balance, $448.20, to the same card');
  expect(depositWords(part, 'paypal')).toContain('We’ll email you a link');
  expect(depositWords(part, 'cash')).toContain('Please choose another way to pay.');
});

it('says which vendor has to be ordered from by itself', () => {
  expect(depositAlone([item(2, 3, 7), hog])).toEqual({
    ...{ vendorId: 5, vendor: 'Farm 5' },
    message: 'Product 1 asks for a deposit. Please check out with Farm 5 by itself.',
  });
});
