import { expect, it } from '@jest/globals';
import { previewSentence, termsFieldAt, termsRequest, termsValues, typedPrice } from './terms-values';

it('shows standard prices to start from, and sends none of them', () => {
  const terms = { shipping: null, localDelivery: null, minimumOrder: null };
  const values = termsValues(terms);
  expect(values).toMatchObject({ isOwnShipping: false, shippingPrice: '15', shippingFreeFrom: '50' });
  expect(termsRequest(values, terms)).toEqual({ ...terms, was: {} });
});

it('sends what was typed, without signs', () => {
  const terms = { shipping: { price: 8.5, freeFrom: null }, localDelivery: null, minimumOrder: 20 };
  const values = termsValues(terms);
  expect(values).toMatchObject({ shippingPrice: '8.50', shippingFreeFrom: '', minimumOrder: '20' });
  expect(termsRequest({ ...values, shippingFreeFrom: ' $1,200 ' }, terms)).toEqual({
    shipping: { price: '8.50', freeFrom: '1200' },
    localDelivery: null,
    minimumOrder: '20',
    was: { shipping: { price: 8.5, freeFrom: null } },
  });
  expect(termsFieldAt('shipping.price')).toBe('shippingPrice');
});

it.each([
  ['8', '60', 'A $30 order shipped costs your customer $8.00. From $60 up it’s free.'],
  ['8', '', 'A $30 order shipped costs your customer $8.00.'],
  ['8', '30', 'A $30 order shipped costs your customer nothing extra.'],
  ['0', '', 'A $30 order shipped costs your customer nothing extra.'],
  ['eight', '', null],
])('previews %s, free from "%s"', (price, freeFrom, sentence) => {
  expect(previewSentence(typedPrice(price, freeFrom), 'shipped')).toBe(sentence);
});
