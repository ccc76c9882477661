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
  it('lists all products, says how far they are, and offers those near it', async () => {
    const page = await renderAt(
      '/marketplace',
      { ...answers, '/api/products?limit=8': [makeProduct()] },
      '33901',
    );
    expect(page.status).toBe(200);
    expect(textOf(page.body)).toMatch(/Pickup under 1 mi/);
    expect(textOf(page.body)).toContain('Products from everywhere. Show what’s near 33901');
    expect(page.body).toContain('href="/marketplace?zipCode=33901"');
  });

  it.each(['/marketplace?near=everywhere', '/marketplace?zipCode=', '/marketplace?zipCode=14850'])(
    'stays what was asked for: %s',
    async (url) => {
      expect((await renderAt(url, { '/api/products?limit=8': [] }, '33901')).status).toBe(200);
    },
  );
});
