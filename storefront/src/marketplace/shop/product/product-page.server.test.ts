import { describe, expect, it } from '@jest/globals';
import { makeOption, makeProduct, makeProductWith } from '../../../../test/make-cart-item';
import { productMeta } from './product-meta';
import { productStructuredData } from './product-page.server';

const site = 'https://farmgate.example';
const json = (product: ReturnType<typeof makeProduct>) =>
  JSON.stringify(productStructuredData(product, site));

describe('a product for search engines', () => {
  it('is named with its vendor', () => {
    expect(productMeta(makeProduct({ name: 'Raw honey' }))).toMatchObject({
      title: 'Raw honey - Vendor 1',
      description: 'Grown in our own soil.',
    });
  });

  it('has an offer with its price and whether it can be had', () => {
    expect(json(makeProduct({ price: 4.5 }))).toContain('"price":"4.50","priceCurrency":"USD"');
    expect(json(makeProduct())).toContain('https://schema.org/InStock');
    expect(json(makeProduct({ inventory: 0 }))).toContain('https://schema.org/OutOfStock');
  });

  it('has a rating only where somebody has rated it', () => {
    expect(json(makeProduct())).not.toContain('aggregateRating');
    expect(json({ ...makeProduct(), rating: 4.666, reviewCount: 3 })).toContain(
      '"ratingValue":"4.7","reviewCount":3',
    );
  });

  it('is a group of what it is sold in, each with its own offer and address', () => {
    const product = makeProductWith(
      [
        makeOption({ id: 21, name: 'Dozen', inventory: 0 }),
        makeOption({ id: 22, name: 'Flat of 30', price: 14, imageUrl: '/media/7/800.jpg' }),
      ],
      { id: 7 },
    );
    const [group] = productStructuredData(product, site)['@graph'];
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: 'https://schema.org/size',
      hasVariant: [
        {
          name: 'Eggs, Dozen',
          size: 'Dozen',
          offers: { price: '6.50', availability: 'https://schema.org/OutOfStock' },
        },
        {
          name: 'Eggs, Flat of 30',
          image: [`${site}/media/7/800.jpg`],
          offers: {
            price: '14.00',
            availability: 'https://schema.org/InStock',
            url: `${site}/products/7?option=22`,
          },
        },
      ],
    });
    expect(group).not.toHaveProperty('offers');
    const [plain] = productStructuredData(makeProductWith([makeOption({ id: 21, name: 'Dozen' })]), site)[
      '@graph'
    ];
    expect(plain).toMatchObject({
      ...{ '@type': 'Product', name: 'Eggs, Dozen', size: 'Dozen' },
      offers: { price: '6.50', url: `${site}/products/1` },
    });
    expect(plain).not.toHaveProperty('hasVariant');
  });

  it('shows no picture that could not be one', () => {
    const images = [
      { url: '/media/7/800.jpg', alt: '' },
      { url: 'javascript:alert(1)', alt: '' },
    ];
    expect(json({ ...makeProduct(), images })).toContain(`"image":["${site}/media/7/800.jpg"]`);
  });
});
