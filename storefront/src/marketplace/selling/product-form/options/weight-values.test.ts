import { ProductRequest } from '@farmgate/backend/contract/marketplace/products';
import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../../ui/forms/checked';
import { EMPTY_PRODUCT } from '../product-form-values';
import { productRules } from '../product-rules';
import { optionFieldAt } from './option-errors';
import { EMPTY_OPTION, optionFields, type OptionValues, optionValues, sumOfOptions } from './option-values';
import { currentOptions, soldAs } from './sold-as';
import {
  NOT_BY_WEIGHT,
  readByWeight,
  shownToShoppers,
  stockInSteps,
  weightFields,
  weightValues,
} from './weight-values';

const pieces = {
  per: 'lb',
  inSteps: false,
  least: '3.5 lb',
  nominal: '4.35 lb',
  most: '5 lb',
} as const;
const steps = { per: 'lb', inSteps: true, least: '0.25 lb', nominal: '0.25 lb', most: '0.275 lb' } as const;
const whole: OptionValues = {
  ...{ ...EMPTY_OPTION, name: 'Whole', price: '6.50', inventory: '4' },
  ...{ isByWeight: true, least: '3.5 lb', most: '5' },
};

describe('an option by weight in its form', () => {
  it('is shown as it is typed, and sent as it was where it was not touched', () => {
    expect(weightValues(pieces)).toMatchObject({
      ...{ isByWeight: true, inSteps: 'no', least: '3.5 lb', usual: '4.35 lb', most: '5 lb' },
    });
    for (const typed of ['0.5 lb', '3.50 lb', '4.350 lb', '3 lb 8 oz', '12 oz'])
      for (const weight of [
        { ...pieces, least: '1 oz', nominal: typed, most: '900 lb' },
        { ...steps, least: typed, nominal: typed, most: '5 lb' },
        { ...steps, per: 'kg' as const, least: '250 g', nominal: '250 g', most: '0.30 kg' },
      ])
        expect(weightFields(weightValues(weight))).toEqual(weight);
    expect(weightFields(weightValues(undefined))).toBeNull();
    const typed = { least: '1.5 kg', nominal: '2 kg', most: '2.268 kg' };
    expect(weightFields(weightValues({ ...pieces, typed }))).toEqual({ ...pieces, ...typed });
  });

  it('weighs the middle where its usual weight is left out, and a step a tenth more at most', () => {
    expect(weightFields({ ...NOT_BY_WEIGHT, isByWeight: true, least: '3.5', most: '5 lb' })).toEqual({
      ...{ ...pieces, least: '3.5', nominal: '4.25 lb' },
    });
    const step = { ...NOT_BY_WEIGHT, isByWeight: true, inSteps: 'yes' as const, step: '0.25 lb' };
    expect(weightFields(step)).toEqual(steps);
    expect(weightValues(steps)).toMatchObject({ step: '0.25 lb', stepMost: '' });
  });

  it('says what shoppers see as soon as that is known', () => {
    const byWeight = readByWeight({ ...whole, usual: '4.35' });
    expect(byWeight && shownToShoppers(byWeight)).toBe('3.5-5 lb each: about $28.28, at most $32.50');
    expect(readByWeight({ ...whole, price: '' })).toBeNull();
    expect(readByWeight({ ...whole, most: '3 lb' })).toBeNull();
    expect(readByWeight({ ...whole, least: 'heavy' })).toBeNull();
    expect(sumOfOptions([whole], false)).toMatchObject({ price: 6.5, pricePer: 'lb' });
    expect(sumOfOptions([{ ...whole, isByWeight: false }], false)).not.toHaveProperty('pricePer');
  });

  const byWeight = (most: string) => ({ ...pieces, ...withGrams({ ...pieces, most }), price: 6.5 });

  it('keeps what was typed beside other people’s changes', () => {
    const view = (most: string) => ({
      ...{ price: 6.5, inventory: 4 },
      variants: [
        {
          ...{ id: 3, name: 'Whole', price: 6.5, inventory: 4, imageUrl: null },
          ...{ shippingWeight: null, isOrganic: null, weight: byWeight(most) },
        },
      ],
    });
    const begun = soldAs(view('5 lb'));
    const [option] = begun.variants as [OptionValues];
    const typed = { ...option, least: '3 lb' };
    const now = soldAs(view('6 lb'));
    const { variants } = currentOptions({ ...begun, had: '', begun, variants: [typed] }, now);
    expect(variants).toMatchObject([{ id: 3, least: '3 lb', most: '6 lb' }]);
    expect(optionValues(view('5 lb'))[0]).toMatchObject({ isByWeight: true });
  });
});

describe('what is wrong with a weight', () => {
  const wrong = async (option: OptionValues) => {
    const values = { ...EMPTY_PRODUCT, variants: [option] };
    const { errors } = await checked(productRules, values, ProductRequest);
    const found = errors.variants?.[0] ?? {};
    return Object.fromEntries(
      Object.entries(found).map(([name, error]) => [name, (error as { message: string }).message]),
    );
  };

  it('is said at the field that it was typed in', async () => {
    expect(await wrong(whole)).toEqual({});
    expect(await wrong({ ...whole, least: 'heavy' })).toMatchObject({
      least: 'Please enter a weight, such as 3.5 lb.',
    });
    expect(await wrong({ ...whole, usual: '6 lb' })).toEqual({
      most: 'The heaviest can’t weigh less than the usual weight.',
    });
    expect(await wrong({ ...whole, inSteps: 'yes', step: '', stepMost: '' })).toEqual({
      step: 'Please enter a weight, such as 3.5 lb.',
    });
    expect(await wrong({ ...whole, isByWeight: false, least: 'heavy' })).toEqual({});
    expect(Object.keys(await wrong({ ...whole, price: '99000', most: '900 lb' }))).toEqual(['price']);
  });

  it('of the server goes there, too', () => {
    const path = 'variants.0.weight.most';
    expect(optionFieldAt(path, [whole])).toBe('variants.0.most');
    expect(optionFieldAt(path, [{ ...whole, inSteps: 'yes' }])).toBe('variants.0.stepMost');
    expect(optionFieldAt('variants.0.imageUrl', [whole])).toBe('variants.0.picture');
    expect(optionFieldAt('variants.0.other', [whole])).toBeNull();
  });

  it('does not send what is not sold by weight', () => {
    const context = { madeToOrder: false, saved: [], addressOf: () => null };
    expect(optionFields([{ ...whole, isByWeight: false }], context)[0]).toMatchObject({ weight: null });
  });
});

describe('a stock of steps', () => {
  const quarters = { ...NOT_BY_WEIGHT, isByWeight: true, inSteps: 'yes', step: '0.25 lb' } as const;
  it('says what all of them weigh', () => {
    expect(stockInSteps(quarters, '60')).toBe('Steps. That’s 15 lb.');
    expect(stockInSteps({ ...quarters, step: '' }, '60')).toBe('How many steps.');
    expect(stockInSteps({ ...quarters, inSteps: 'no' }, '60')).toBeUndefined();
    expect(stockInSteps(NOT_BY_WEIGHT, '60')).toBeUndefined();
  });
});
