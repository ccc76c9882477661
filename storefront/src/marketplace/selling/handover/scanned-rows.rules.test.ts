import { checkDigit, itemNumberOf, priceUpc } from '@farmgate/backend/contract/marketplace/labels/codes';
import { describe, expect, it } from '@jest/globals';
import { rowsFound } from './scanned-rows.rules';
import type { SheetRow } from './tick-queue.rules';

const item = (productId: number, variantId: number | null, more: object = {}) => ({
  ...{
    id: productId,
    name: `Product ${productId}`,
    unit: 'each' as const,
    quantity: 1,
    productId,
    variantId,
  },
  ...more,
});
const row = (id: number, ...items: SheetRow['items']): SheetRow => ({
  ...{ id, orderNumber: `FG-${id}`, name: `Buyer ${id}`, buyerName: null, status: 'confirmed', items },
  ...{ notes: null, due: null, handedOver: null, state: 'open' },
});
const ROWS = [
  row(1, item(7, 12_345, { weights: ['4.35 lb'] })),
  row(2, item(7, 12_345, { weights: ['3.90 lb', '4 lb'] })),
  row(3, item(8, null)),
  row(4, item(9, null, { parts: [{ productId: 8, name: 'Eggs', unit: 'dozen', quantity: 1 }] })),
];
const found = (text: string) => {
  const { rows, says } = rowsFound(ROWS, text);
  return [rows.map(({ id }) => id), says];
};
const upc = (variantId: number, cents: number) => priceUpc(variantId, cents) ?? '';
const bar = (variantId: number, weight: string) => {
  const body = `902${itemNumberOf(variantId)}00000`;
  return `01${body}${checkDigit(body)}3202${weight}`;
};

describe('what is typed at the handover', () => {
  it('is a label’s barcode with a price: everyone who gets that product', () => {
    expect(found(upc(12_345, 2827))).toEqual([[1, 2], 'Label of Product 7']);
    expect(found(`0${upc(12_345, 2827)}`)).toEqual([[1, 2], 'Label of Product 7']);
  });

  it('is a barcode with the weight: whose package that is', () => {
    expect(found(bar(12_345, '000400'))).toEqual([[2], 'Label of Product 7, 4.00 lb']);
    expect(found(bar(12_345, '000999'))).toEqual([[1, 2], 'Label of Product 7']);
  });

  it('is a QR code: who gets the product, also in a box', () => {
    expect(found('https://farmgate.example/products/8')).toEqual([[3, 4], 'Label of Product 8']);
  });

  it('is of nobody here, or misread', () => {
    expect(found(upc(99, 2827))).toEqual([[], 'No order here has the product on that label.']);
    expect(found('212345612345')).toEqual([
      [],
      'We couldn’t read that label. Scan it again, or type a name.',
    ]);
  });

  it('is a name otherwise', () => {
    expect(found('buyer 3')).toEqual([[3], null]);
    expect(found('nobody')).toEqual([[], 'No order matches “nobody”.']);
  });
});
