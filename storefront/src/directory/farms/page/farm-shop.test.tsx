import type { FarmShop } from '@farmgate/backend/contract/marketplace/farm-shops';
import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { renderAt, textOf } from '../../../../test/render-at';

const SHOP: FarmShop = {
  vendor: {
    ...{ id: 3, businessName: 'Heron Foods', rating: 4.5, reviewCount: 2 },
    ...{ pickupNote: 'At the barn', productCount: 8 },
  },
  products: [
    {
      ...{ id: 5, name: 'Duck eggs', category: 'eggs', unit: 'dozen', price: 6.5 },
      ...{ imageUrl: null, imageAlt: null, isDemonstration: false },
    },
  ],
  markets: [
    {
      ...{ placeId: 9, name: 'River Market', city: 'Alva', state: 'FL', stall: 'B4' },
      nextDay: {
        ...{ date: '2025-06-07', hours: [{ opens: '09:00', closes: '13:00' }] },
        ...{ status: 'scheduled', presence: 'usual' },
      },
    },
    { ...{ placeId: 10, name: 'Hill Market', city: null, state: null, stall: null }, nextDay: null },
  ],
};

const pageOf = async (shop?: Partial<FarmShop>) => {
  const { body } = await renderAt('/farms/7', {
    '/api/farms/7': makeFarm(),
    ...(shop && { '/api/farms/7/shop': { ...SHOP, ...shop } }),
  });
  return { body, text: textOf(body) };
};

describe("a farm's page", () => {
  it('has the shop of its business, and the markets where they are', async () => {
    const { body, text } = await pageOf({});
    expect(text).toContain('Shop online');
    expect(text).toMatch(/Duck eggs.*\$6\.50 per dozen/);
    expect(text).toMatch(/Sold by Heron Foods Rated 4\.5 of 5 \(2\) Pickup: At the barn/);
    expect(body).toContain('href="/products/5"');
    expect(body).toMatch(/href="\/vendors\/3"[^>]*>See all products/);
    expect(text).toMatch(/River Market Alva, FL · Stall B4 Saturday, Jun 7, 9 AM–1 PM Usually there/);
    expect(text).toMatch(/Hill Market No market day known in the coming weeks/);
  });

  it('leads to the CSA shares that people can join, also of a farm that sells nothing else', async () => {
    const shares = [{ id: 12, name: 'Vegetable share', priceFrom: 20, boxesLeft: 14, placesLeft: 1 }];
    const { body, text } = await pageOf({ vendor: null, products: [], shares });
    expect(text).toMatch(/Join our CSA Vegetable share From \$20\.00 a box 14 boxes to come, 1 place left/);
    expect(body).toContain('href="/shares/vegetable-share-12"');
    expect((await pageOf({})).text).not.toContain('Join our CSA');
  });

  it('says that everything is sold out, and shows nothing without a vendor or an answer', async () => {
    expect((await pageOf({ products: [] })).text).toContain('Everything is sold out right now.');
    for (const { text } of [await pageOf({ vendor: null, products: [], markets: [] }), await pageOf()]) {
      expect(text).not.toContain('Shop online');
      expect(text).not.toContain('You’ll find them at');
      expect(text).toContain('Blue Heron Farm');
    }
  });
});
