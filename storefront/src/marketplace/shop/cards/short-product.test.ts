import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { describe, expect, it } from '@jest/globals';
import { shortProduct, wholeProduct } from './short-product';

const product: ProductView = {
  ...{ id: 7, vendorId: 3, name: 'Raw honey', description: 'From our own hives.', category: 'honey' },
  ...{ unit: 'each', price: 9.5, inventory: 12, imageUrl: null, images: [], shippingWeight: 1.5 },
  ...{ shippingMethods: ['pickup'], isOrganic: true, harvestDate: '2026-05-01', expirationDate: null },
  ...{ tags: ['raw'], isActive: true, rating: 4.5, reviewCount: 2, isDemonstration: false },
  ...{ createdAt: '2026-05-02T10:00:00.000Z', updatedAt: '2026-05-02T10:00:00.000Z' },
  vendor: {
    ...{ id: 3, businessName: 'Bee Hill', farmingPractice: 'organic', city: 'Alva', state: 'FL' },
    ...{ latitude: 26.7, longitude: -81.6, rating: 4.8, reviewCount: 31 },
  },
};

describe('a product of a list', () => {
  it('is carried along without what is as usual, and without what no card shows', () => {
    expect(Object.keys(shortProduct(product)).sort()).toEqual([
      ...[
        'category',
        'description',
        'id',
        'inventory',
        'isOrganic',
        'name',
        'price',
        'rating',
        'reviewCount',
      ],
      ...['shippingMethods', 'shippingWeight', 'unit', 'vendor'],
    ]);
  });

  it('is whole again for its card', () => {
    const unseen = { tags: [], harvestDate: null, createdAt: '', updatedAt: '' };
    const vendor = { ...product.vendor, rating: null, reviewCount: 0 };
    expect(wholeProduct(shortProduct(product))).toEqual({ ...product, ...unseen, vendor });
  });

  it('keeps every other field, empty or not', () => {
    const unusual = { ...product, shippingMethods: [], description: '' };
    expect(wholeProduct(shortProduct(unusual))).toMatchObject({ shippingMethods: [], description: '' });
  });

  it('keeps its pictures and, of a long description, what a card has room for', () => {
    const images = [{ url: '/media/a/800.jpg', alt: 'A jar' }];
    const long = { ...product, imageUrl: '/media/a/800.jpg', images, description: 'honey '.repeat(400) };
    const whole = wholeProduct(shortProduct(long));
    expect(whole).toMatchObject({ imageUrl: long.imageUrl, images });
    expect(whole.description).toHaveLength(300);
  });
});
