import { describe, expect, it } from '@jest/globals';
import { makeProduct } from '../../../test/make-cart-item';
import { renderAt, textOf } from '../../../test/render-at';

const PLACES = {
  '33901': { zipCode: '33901', city: 'Fort Myers', state: 'FL', latitude: 26.62, longitude: -81.87 },
  '14850': { zipCode: '14850', city: 'Ithaca', state: 'NY', latitude: 42.44, longitude: -76.5 },
};
const answers = {
  '/api/products/1': makeProduct(),
  '/api/zip-codes/33901': PLACES['33901'],
  '/api/zip-codes/14850': PLACES['14850'],
};
const readProduct = async (near: string | null) =>
  textOf((await renderAt('/products/1', answers, near)).body);

describe('a product page made for a ZIP code', () => {
  it('says how far its pickup is', async () => {
    expect(await readProduct('33901')).toContain('Pickup under 1 mi');
    expect(await readProduct('14850')).toContain('Too far: pickup in Fort Myers, FL');
  });

  it('says where that is to somebody who gave none, or one that does not exist', async () => {
    for (const near of [null, '00000']) {
      const text = await readProduct(near);
      expect(text).toContain('Pickup in Fort Myers, FL');
      expect(text).not.toContain('Too far');
    }
  });
});

describe('the marketplace for somebody near a ZIP code', () => {
  const shelves = (state: string, stateName: string) => ({
    ...{ state, stateName },
    near: [
      {
        ...makeProduct({ id: 7, name: 'Near kale' }),
        nextPickup: {
          ...{ windowId: 1, startsAt: '2026-12-02T21:00:00Z', ordersCloseAt: '2026-12-01T21:00:00Z' },
          text: 'Pickup Wednesday at Oak Street Bakery, order by Tuesday',
        },
      },
      makeProduct({ id: 8, name: 'Near beets' }),
    ],
    shipped: [makeProduct({ id: 9, name: 'Sent honey' })],
  });
  const all = { '/api/products?limit=8': [makeProduct()] };

  it('is shown by how one gets things, and all products below that', async () => {
    const given = { ...answers, ...all, '/api/shelves?zipCode=33901': shelves('FL', 'Florida') };
    for (const url of ['/marketplace', '/marketplace?zipCode=33901']) {
      const page = await renderAt(url, given, '33901');
      expect(page.status).toBe(200);
      const text = textOf(page.body);
      expect(text).toMatch(
        /Pick up or delivered near 33901.*Near kale.*Near beets.*Ships to Florida.*Sent honey/s,
      );
      expect(text.split('Pickup Wednesday at Oak Street Bakery, order by Tuesday')).toHaveLength(2);
      expect(text).toMatch(/Pickup under 1 mi/);
      expect(text).not.toContain('Show products from everywhere');
    }
  });

  it('says so where no orders are sent to its state', async () => {
    const given = { ...answers, ...all, '/api/shelves?zipCode=33901': shelves('IL', 'Illinois') };
    const text = textOf((await renderAt('/marketplace', given, '33901')).body);
    expect(text).toContain('No orders ship to Illinois yet, only to ');
    expect(text).not.toContain('Sent honey');
  });

  it('is a list near the ZIP code once something is asked for', async () => {
    const given = { ...answers, '/api/products?category=honey&zipCode=33901&limit=8': [makeProduct()] };
    const text = textOf((await renderAt('/marketplace?category=honey&zipCode=33901', given, '33901')).body);
    expect(text).toContain('Products within 25 miles of 33901.');
    expect(text).not.toContain('Pick up or delivered');
  });

  it.each(['/marketplace?near=everywhere', '/marketplace?zipCode=', '/marketplace?zipCode=14850'])(
    'stays what was asked for: %s',
    async (url) => {
      expect((await renderAt(url, { '/api/products?limit=8': [] }, '33901')).status).toBe(200);
    },
  );
});
