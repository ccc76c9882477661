import { describe, expect, it } from '@jest/globals';
import {
  BY_PIECE,
  IN_STEPS,
  makeItem,
  makeOption,
  makeProduct,
  makeProductWith,
} from '../../../test/make-cart-item';
import { buyAgainOutcome, canBuyAgain } from './buy-again';

const line = (name: string, wanted: number, added: number) => ({ productId: 1, name, wanted, added });

const LINE = { aboutPrice: 1, mostPrice: 1, grams: null, weight: null };

it('says what is in the cart, and what is not', () => {
  expect(buyAgainOutcome([line('Kale', 2, 2)])).toEqual({
    isAnyAdded: true,
    sentences: ['Added 2 items to your cart.'],
    toChoose: [],
  });
  expect(buyAgainOutcome([line('Kale', 1, 1), line('Honey', 1, 0), line('Eggs', 4, 3)]).sentences).toEqual([
    'Added 4 items to your cart.',
    'Not available now: Honey.',
    'Only 3 of Eggs left.',
  ]);
  expect(buyAgainOutcome([line('Honey', 1, 0)])).toMatchObject({
    isAnyAdded: false,
    sentences: ['We couldn’t add anything to your cart.', 'Not available now: Honey.'],
  });
  expect(buyAgainOutcome([{ ...line('Eggs', 1, 0), isChoice: true }])).toEqual({
    isAnyAdded: false,
    sentences: ['We couldn’t add anything to your cart.'],
    toChoose: [{ productId: 1, name: 'Eggs' }],
  });
});

describe('what can be bought again', () => {
  const dozen = makeOption({ id: 21, name: 'Dozen', inventory: 5 });
  const eggs = makeProductWith([dozen, makeOption({ id: 22, name: 'Flat of 30', inventory: 2 })], { id: 7 });
  const of = (variantId?: number) => ({ productId: 7, ...(variantId && { variantId }), quantity: 4 });

  it('is as many as are left, less what is in the cart', () => {
    const kale = makeProduct({ id: 7, inventory: 3 });
    expect(canBuyAgain(of(), kale, [])).toBe(3);
    expect(canBuyAgain(of(), kale, [makeItem({ productId: 7, quantity: 2 })])).toBe(1);
    expect(canBuyAgain(of(), { ...kale, isActive: false }, [])).toBe(0);
  });

  it('is the option that was bought, with its own stock', () => {
    const inCart = [makeItem({ productId: 7, variant: { id: 22, name: 'Flat of 30' }, quantity: 2 })];
    expect(canBuyAgain(of(21), eggs, inCart)).toBe(4);
    expect(canBuyAgain(of(22), eggs, inCart)).toBe(0);
    expect(canBuyAgain(of(22), eggs, [])).toBe(2);
    expect(canBuyAgain(of(99), eggs, [])).toBe(0);
  });

  it('has to be chosen where there are options that there were not', () => {
    expect(canBuyAgain(of(), eggs, [])).toBe('choose');
    expect(canBuyAgain(of(), makeProductWith([dozen], { id: 7 }), [])).toBe(4);
    const none = makeProductWith([
      makeOption({ id: 1, name: 'A', inventory: 0 }),
      makeOption({ id: 2, name: 'B', inventory: 0 }),
    ]);
    expect(canBuyAgain(of(), none, [])).toBe(0);
  });

  it('is as much as it was of what is cut to a weight, in the steps of today, and one item', () => {
    const cheese = makeOption({
      id: 21,
      name: 'Block',
      inventory: 20,
      weight: { ...IN_STEPS, nominal: '0.5 lb' },
    });
    const product = makeProductWith([cheese], { id: 7 });
    expect(canBuyAgain({ ...of(21), weight: { ...IN_STEPS, ...LINE } }, product, [])).toBe(2);
    expect(canBuyAgain({ ...of(21), weight: { ...BY_PIECE, ...LINE } }, product, [])).toBe(4);
    expect(buyAgainOutcome([{ ...line('Cheese', 4, 4), isCut: true }]).sentences).toEqual([
      'Added 1 item to your cart.',
    ]);
  });
});
