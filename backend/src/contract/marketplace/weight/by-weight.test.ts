import { describe, expect, it } from '@jest/globals';
import { packageWeights, pricesOf, sizeText, withGrams, withTypedWeights, withWeights } from './by-weight.js';
import { WeightFields } from './weight-fields.js';

const GRAMS = { leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 };

describe('goods by weight', () => {
  it('say how much one is', () => {
    const weights = { least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' };
    expect(sizeText({ ...weights, inSteps: false })).toBe('3.5-5 lb each');
    expect(sizeText({ least: '0.25 lb', nominal: '0.25 lb', most: '0.28 lb', inSteps: true })).toBe(
      '0.25 lb',
    );
  });

  it('cost what is shown of them times the price', () => {
    const half = withGrams({ least: '0.5 lb', nominal: '0.5 lb', most: '0.55 lb' });
    expect(pricesOf({ ...half, per: 'lb', price: 1_400 })).toEqual({ about: 700, most: 770 });
    const pack = withWeights({ per: 'lb', price: 2_500, leastGrams: 227, nominalGrams: 454, mostGrams: 907 });
    expect([pack.nominal, pack.most, pricesOf(pack)]).toEqual([
      '1 lb',
      '2 lb',
      { about: 2_500, most: 5_000 },
    ]);
  });

  it('are a package a piece, and all steps as one', () => {
    const step = { least: '0.25 lb', nominal: '0.25 lb', most: '0.28 lb' };
    expect(packageWeights({ ...step, inSteps: true }, 5)).toMatchObject({
      nominal: '1.25 lb',
      most: '1.4 lb',
    });
    expect(packageWeights({ ...step, inSteps: false }, 5)).toEqual(step);
  });

  it('of which grams alone are stored read as they have been shown', () => {
    expect(withWeights({ per: 'lb', ...GRAMS })).toMatchObject({
      least: '3.5 lb',
      nominal: '4.35 lb',
      most: '5 lb',
    });
    expect(withWeights({ per: 'lb', ...GRAMS, least: null })).toMatchObject({ least: '3.5 lb' });
    expect(withWeights({ per: 'lb', ...GRAMS, least: '3 lb 8 oz' })).toMatchObject({ least: '3 lb 8 oz' });
    // A server of the version before has changed the grams since.
    expect(withWeights({ per: 'lb', ...GRAMS, most: '6 lb' })).toMatchObject({ most: '5 lb' });
  });
});

describe('the fields of goods by weight', () => {
  const fields = { per: 'lb', inSteps: false };

  it('take weights as they are typed, and whole grams of older clients', () => {
    expect(WeightFields.parse({ ...fields, least: '3 lb 8 oz', nominal: '4.350', most: '5' })).toEqual({
      ...{ ...fields, least: '3 lb 8 oz', nominal: '4.350 lb', most: '5 lb' },
      ...{ leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 },
    });
    expect(WeightFields.parse({ ...fields, ...GRAMS })).toMatchObject({
      least: '3.5 lb',
      nominal: '4.35 lb',
    });
  });

  it('keep a weight of another system as it is typed, and show and price it converted once', () => {
    const typed = { ...fields, least: '1.5 kg', nominal: '2 kg', most: '2.268 kg' } as const;
    const read = WeightFields.parse(typed);
    expect(read).toMatchObject(typed);
    const sold = withWeights({ ...read, price: 650 });
    expect([sizeText(sold), pricesOf(sold).most, pricesOf({ ...read, price: 650 }).most]).toEqual([
      '3.31-5 lb each',
      3_250,
      3_250,
    ]);
    expect(withTypedWeights(read)).toMatchObject(typed);
  });

  it('say which of them is wrong', () => {
    const issues = (more: object) =>
      WeightFields.safeParse({ ...fields, ...more }).error?.issues.map(({ path, message }) => [
        path.join('.'),
        message,
      ]);
    expect(issues({ least: 'heavy', nominal: '4', most: '5' })).toEqual([
      ['least', 'Please enter a weight, such as 3.5 lb.'],
    ]);
    expect(issues({ least: '4.5', nominal: '4', most: '5' })).toEqual([
      ['least', 'The lightest can’t weigh more than the usual weight.'],
    ]);
    expect(issues({ ...GRAMS, mostGrams: 100 })).toEqual([
      ['mostGrams', 'The heaviest can’t weigh less than the usual weight.'],
    ]);
  });
});
