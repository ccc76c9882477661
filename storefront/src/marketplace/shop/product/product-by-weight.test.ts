import { describe, expect, it } from '@jest/globals';
import { BY_PIECE, IN_STEPS, makeOption, makeProductWith } from '../../../../test/make-cart-item';
import { graphOf, renderAt, textOf } from '../../../../test/render-at';
import { asInCart, inOption } from './options/product-options';

const whole = makeOption({ id: 21, name: 'Whole', price: 6.5, weight: BY_PIECE });
const breast = makeOption({ id: 22, name: 'Breast', price: 14, inventory: 8, weight: IN_STEPS });
const chicken = { ...makeProductWith([whole, breast], { id: 7, name: 'Chicken' }), pricePer: 'lb' as const };
const page = (query = '', product = chicken) =>
  renderAt(`/products/7${query}`, { '/api/products/7': product });

describe('a product by weight', () => {
  it('says of each option what one is, what it costs by weight, and about how much that comes to', async () => {
    const text = textOf((await page()).body);
    expect(text).toMatch(/Whole \$6\.50 ?\/lb 3\.5-5 lb each, about \$28\.28 for 4\.35 lb/);
    expect(text).toMatch(/Breast \$14\.00 ?\/lb sold by the quarter pound, \$3\.50 Only 2 lb left/);
  });

  it('says what the chosen quantity comes to, at most, and that one pays for what it weighs', async () => {
    const text = textOf((await page()).body);
    expect(text).toMatch(/about \$28\.28 , at most \$32\.50 The final price depends on weight\./);
    const { body } = await page('?option=22');
    expect(textOf(body)).toMatch(/about \$3\.50 , at most \$3\.85/);
    expect(body).toMatch(/aria-label="Weight, sold by the quarter pound"[^>]*value="0\.25 lb"/);
  });

  it('says of its only option how much one is', async () => {
    const only = { ...makeProductWith([whole], { id: 7, name: 'Chicken' }), pricePer: 'lb' as const };
    expect(textOf((await page('', only)).body)).toMatch(/\$6\.50 ?\/lb Whole \(3\.5-5 lb each\)/);
  });

  it('tells search engines the price of a pound, not of a piece', async () => {
    const [group] = graphOf(await page());
    expect(group).toMatchObject({
      hasVariant: [
        {
          offers: {
            priceSpecification: {
              ...{ '@type': 'UnitPriceSpecification', price: '6.50', priceCurrency: 'USD' },
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LBR' },
            },
          },
        },
        {},
      ],
    });
    expect(JSON.stringify(group)).not.toMatch(/"price":"6\.50","priceCurrency":"USD","availability"/);
  });

  it('goes into the cart at the most that one can cost', () => {
    const sold = inOption(chicken, whole);
    expect(sold).toMatchObject({ price: 6.5, pricePer: 'lb' });
    const inCart = asInCart(sold, whole.weight);
    expect(inCart.price).toBe(32.5);
    expect(inCart).not.toHaveProperty('pricePer');
    const half = makeOption({ id: 23, name: 'Half', price: 15 });
    expect(inOption(chicken, half)).not.toHaveProperty('pricePer');
    expect(asInCart(inOption(chicken, half), undefined).price).toBe(15);
  });
});
