import { type OwnProductView, ProductRequest } from '@farmgate/backend/contract/marketplace/products';
import type { ShippingMethod } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../ui/forms/checked';
import { EMPTY_OPTION } from './options/option-values';
import { productFormData } from './product-form-data';
import {
  EMPTY_PRODUCT,
  type FormPicture,
  keptPictures,
  previewProduct,
  productValues,
} from './product-form-values';
import { productRules } from './product-rules';

const vendor = {
  id: 4,
  businessName: 'Low Field',
  farmingPractice: 'organic',
  city: 'Fort Myers',
  state: 'FL',
  rating: null,
  reviewCount: 0,
  shippingMethods: ['pickup', 'local_delivery'] as ShippingMethod[],
} as VendorProfile;
const now = '2026-06-01T12:00:00.000Z';
const typed = { ...EMPTY_PRODUCT, name: 'Kale', category: 'vegetables', unit: 'bunch', price: '3.50' };
const product: OwnProductView = {
  ...previewProduct({ values: typed, vendor, imageUrl: null, now }),
  taxClass: null,
  sku: null,
  views: 0,
  soldCount: 0,
  removedReason: null,
};
const dataOf = (form: FormData) =>
  JSON.parse(form.get('data') as string) as Record<string, unknown> & { images: unknown[] };
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('a product in its form', () => {
  it("has ways of its own to reach people only where they are not its vendor's", () => {
    const asVendor = { ...product, shippingMethods: ['local_delivery', 'pickup'] as ShippingMethod[] };
    expect(productValues(asVendor, vendor)).toMatchObject({ hasOwnMethods: false, shippingMethods: [] });
    const own = { ...product, shippingMethods: ['pickup'] as ShippingMethod[] };
    expect(productValues(own, vendor)).toMatchObject({ hasOwnMethods: true, shippingMethods: ['pickup'] });
  });

  it('shows what it has as it is typed', () => {
    const values = productValues({ ...product, price: 3.5, inventory: 12, shippingWeight: 0.5 }, vendor);
    expect(values).toMatchObject({ price: '3.50', inventory: '12', shippingWeight: '0.5', sku: '' });
  });
});

describe('a product that is made to order', () => {
  it('has no stock to type, and says how many there are once they are counted again', () => {
    const saved = productValues({ ...product, madeToOrder: true, inventory: 100_000 }, vendor);
    expect(saved).toMatchObject({ madeToOrder: true, inventory: '' });
    expect(dataOf(productFormData(saved))).toMatchObject({ madeToOrder: true });
    const counted = { ...saved, madeToOrder: false, inventory: '7' };
    expect(dataOf(productFormData(counted))).toMatchObject({ madeToOrder: false, inventory: '7' });
  });
});

describe('what a product means for a pickup day', () => {
  const sent = (given: Partial<typeof typed>) => dataOf(productFormData({ ...typed, ...given }));

  it('is one crate and no lead time, unless something else is typed', () => {
    expect(sent({})).toMatchObject({ crates: '1', leadHours: '0' });
    expect(sent({})).not.toHaveProperty('leadUnit');
    expect(sent({ crates: '3', leadHours: '2', leadUnit: 'days' })).toMatchObject({
      ...{ crates: '3', leadHours: '48' },
    });
    expect(sent({ leadHours: '36', leadUnit: 'hours' })).toMatchObject({ leadHours: '36' });
    expect(sent({ leadHours: 'two', leadUnit: 'days' })).toMatchObject({ leadHours: 'two' });
  });

  it('is shown as it was saved, whole days as days', () => {
    expect(productValues(product, vendor)).toMatchObject({ crates: '1', leadHours: '', leadUnit: 'days' });
    const slow = { ...product, crates: 0, leadHours: 48 };
    expect(productValues(slow, vendor)).toMatchObject({ crates: '0', leadHours: '2', leadUnit: 'days' });
    expect(productValues({ ...product, leadHours: 30 }, vendor)).toMatchObject({
      ...{ leadHours: '30', leadUnit: 'hours' },
    });
  });
});

describe('a product as it is sent', () => {
  const kept = keptPictures({ images: [{ url: '/media/a/800.jpg', alt: 'Kale' }] });
  const chosen: FormPicture = { id: '1', url: null, file: file('one.jpg'), alt: ' A crate ' };

  it('names its pictures in their order, the new ones by their place among the files', () => {
    const pictures = [chosen, ...kept, { ...chosen, id: '2', file: file('two.jpg'), alt: '' }];
    const form = productFormData({ ...typed, images: pictures });
    expect(dataOf(form).images).toEqual([
      { url: 'upload:0', alt: 'A crate' },
      { url: '/media/a/800.jpg', alt: 'Kale' },
      { url: 'upload:1', alt: '' },
    ]);
    expect(form.getAll('images').map((one) => (one as File).name)).toEqual(['one.jpg', 'two.jpg']);
    expect([...form.keys()][0]).toBe('data');
  });

  it("leaves its vendor's ways to the vendor, and has no field that the contract does not know", () => {
    const data = dataOf(productFormData({ ...typed, shippingMethods: ['pickup'] }));
    expect(data.shippingMethods).toEqual([]);
    expect(data).not.toHaveProperty('hasOwnMethods');
    const own = { ...typed, hasOwnMethods: true, shippingMethods: ['pickup'] as ShippingMethod[] };
    expect(dataOf(productFormData(own)).shippingMethods).toEqual(['pickup']);
  });
});

describe('the stock of a product that is edited', () => {
  it('is only sent when it was changed, so that what was sold meanwhile stays sold', () => {
    const saved = productValues({ ...product, inventory: 8 }, vendor);
    expect(dataOf(productFormData({ ...saved, price: '5.00' }))).not.toHaveProperty('inventory');
    expect(dataOf(productFormData({ ...saved, inventory: '3' })).inventory).toBe('3');
  });
});

describe('a product with options as it is sent', () => {
  const dozen = { ...EMPTY_OPTION, id: 3, name: 'Dozen', price: '6.50', inventory: '5' };
  const flat = { ...EMPTY_OPTION, name: 'Flat of 30', price: '14', inventory: '2', picture: '2' };
  const begun = { price: '6.50', inventory: '5', variants: [dozen] };
  const saved = { ...typed, variants: [dozen], begun };

  it('has the price of the first one, and the photos of each by their place among the files', () => {
    const photo: FormPicture = { id: '2', url: null, file: file('two.jpg'), alt: '' };
    const kept = keptPictures({ images: [{ url: '/media/a/800.jpg', alt: '' }] });
    const shown = { ...dozen, picture: '/media/a/800.jpg' };
    const data = dataOf(productFormData({ ...saved, variants: [shown, flat], images: [...kept, photo] }));
    expect(data).toMatchObject({ price: '6.50', inventory: '0' });
    expect(data.variants).toMatchObject([
      { id: 3, name: 'Dozen', imageUrl: '/media/a/800.jpg' },
      { name: 'Flat of 30', inventory: '2', imageUrl: 'upload:0' },
    ]);
    const gone = dataOf(productFormData({ ...saved, variants: [flat], images: [] }));
    expect(gone.variants).toMatchObject([{ imageUrl: null }]);
  });

  it('says nothing of options where there are none, and that the last one is gone', () => {
    expect(dataOf(productFormData(typed))).not.toHaveProperty('variants');
    expect(dataOf(productFormData({ ...saved, inventory: '9', variants: [] }))).toMatchObject({
      ...{ price: '3.50', inventory: '9', variants: [] },
    });
  });

  it('names the options that it began with, so that no other ends unseen', () => {
    const sent = (values: typeof typed, method?: 'POST') => dataOf(productFormData(values, method));
    expect(sent({ ...saved, variants: [flat] }).variantIds).toEqual([3]);
    expect(sent({ ...saved, variants: [] }).variantIds).toEqual([3]);
    expect(sent({ ...typed, variants: [flat] }).variantIds).toEqual([]);
    expect(sent(typed)).not.toHaveProperty('variantIds');
    const added = sent({ ...typed, variants: [flat] }, 'POST');
    expect(added).not.toHaveProperty('variantIds');
    for (const own of ['begun', 'had']) expect(added).not.toHaveProperty(own);
  });
});

describe('the checks of a product with options', () => {
  const option = { ...EMPTY_OPTION, name: 'Dozen', price: '6.50', inventory: '5' };
  const check = async (given: Partial<typeof typed>) => {
    const values = { ...typed, description: 'Brown.', price: '', ...given };
    return (await checked(productRules, values, ProductRequest)).errors;
  };

  it('ask its options for price and stock, not the product', async () => {
    expect(await check({ variants: [option] })).toEqual({});
    const { variants, ...others } = await check({ variants: [{ ...option, price: 'free', inventory: ' ' }] });
    expect(others).toEqual({});
    expect(variants?.[0]).toMatchObject({
      price: { message: 'Please enter a price from 0.01 to 100,000.00' },
      inventory: { message: 'Please enter a whole number from 0 to 100,000' },
    });
    expect(await check({ madeToOrder: true, variants: [{ ...option, inventory: '' }] })).toEqual({});
    const twice = await check({ variants: [option, { ...option, name: 'dozen' }] });
    expect(twice.variants?.[1]?.name?.message).toBe('Two options have the same name.');
  });
});

describe('the preview of a product', () => {
  it('has words for what is missing', () => {
    expect(previewProduct({ values: EMPTY_PRODUCT, vendor, imageUrl: null, now })).toMatchObject({
      name: 'Your product',
      price: 0,
      inventory: 0,
      shippingMethods: ['pickup', 'local_delivery'],
    });
  });

  it('reads a price as people type it', () => {
    const price = (text: string) =>
      previewProduct({ values: { ...typed, price: text }, vendor, imageUrl: null, now }).price;
    expect(['4', ' 4.5 ', '$4.50', 'four'].map(price)).toEqual([4, 4.5, 4.5, 0]);
  });
});

describe('a box', () => {
  const parts = [{ productId: 7, variantId: null, name: 'Carrots', quantity: '2' }];
  const box = [{ week: '', parts }];
  const check = async (values: typeof EMPTY_PRODUCT) =>
    (await checked(productRules, values, ProductRequest)).errors;

  it('is sent with what is in it, and its stock is not asked for', async () => {
    const values = { ...typed, description: 'Mixed.', box };
    expect(await check(values)).toEqual({});
    expect(dataOf(productFormData(values, 'POST'))).toMatchObject({
      box: { parts: [{ productId: 7, quantity: 2 }], weeks: [] },
    });
    const wrong = await check({ ...values, box: [{ week: '', parts: [] }] });
    expect(wrong.box?.[0]).toMatchObject({ message: 'Please put at least one product in the box.' });
  });

  it('is none again once its stock was typed, and is not mentioned where it never was one', async () => {
    const contents = [
      {
        week: null,
        inventory: 4,
        parts: [{ productId: 7, name: 'Carrots', unit: 'bunch' as const, quantity: 2 }],
      },
    ];
    const saved = productValues({ ...product, box: { thisWeek: '2026-11-23', contents } }, vendor);
    expect(saved).toMatchObject({ inventory: '', box });
    expect(await check({ ...saved, description: 'Mixed.' })).toEqual({});
    expect(await check({ ...saved, description: 'Mixed.', box: [] })).toHaveProperty('inventory');
    expect(dataOf(productFormData({ ...saved, box: [], inventory: '5' }))).toMatchObject({
      ...{ box: null, inventory: '5' },
    });
    expect(dataOf(productFormData(productValues(product, vendor)))).not.toHaveProperty('box');
  });
});

describe('a product that someone else may change, too', () => {
  const seen = { product: { ...product, price: 5, inventory: 12, sku: 'K' }, vendor };
  const saved = productValues(seen.product, vendor);
  const sent = (given: Partial<typeof saved>, of = seen) =>
    dataOf(productFormData({ ...productValues(of.product, vendor), images: [], ...given }, 'PUT', of));

  it('is sent in what was changed, with what the form had shown', () => {
    expect(sent({})).toEqual({ was: {} });
    expect(sent({ description: 'Crisp', sku: '' })).toEqual({
      ...{ description: 'Crisp', sku: '' },
      was: { description: '', sku: 'K' },
    });
    expect(sent({ price: '6.50', crates: '2' })).toEqual({
      ...{ price: '6.50', crates: '2' },
      was: { price: 5, crates: null },
    });
    expect(sent({ inventory: '3' })).toEqual({ inventory: '3', was: { inventory: 12 } });
    expect(sent({ madeToOrder: true, inventory: '' })).toEqual({
      madeToOrder: true,
      was: { madeToOrder: null },
    });
  });

  it('has options only where one was changed, all of them then', () => {
    const option = { id: 7, name: 'Jar', price: 5, inventory: 3, imageUrl: null };
    const variants = [{ ...option, shippingWeight: null, isOrganic: null }];
    const of = { product: { ...seen.product, variants }, vendor };
    expect(sent({ name: 'Jam' }, of)).toEqual({ name: 'Jam', was: { name: 'Kale' } });
    const [first = EMPTY_OPTION] = productValues(of.product, vendor).variants;
    const data = sent({ variants: [{ ...first, price: '6.00' }] }, of);
    expect(data).toMatchObject({
      ...{ variants: [{ id: 7, price: '6.00' }], variantIds: [7] },
      was: { variants: [{ id: 7, price: 5, inventory: 3 }] },
    });
    expect(data).not.toHaveProperty('price');
    expect(sent({ variants: [], price: '5.00', inventory: '3' }, of)).toMatchObject({
      ...{ variants: [], price: '5.00', was: { price: 5 } },
    });
  });
});
