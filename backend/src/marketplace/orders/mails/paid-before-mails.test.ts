import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../tables/order.entity.js';
import type { ShortRow } from '../../tables/short-row.entity.js';
import { shortMail } from '../short-rows/short-row-mails.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { orderNowMail } from './order-now-mail.js';
import { vendorCancelledMail } from './refund-mails.js';

const order = {
  ...{ id: 9, orderNumber: 'FG-9', email: 'ann@example.com', shippingMethod: 'pickup' },
  ...{ paymentMethod: 'cash', paymentStatus: 'due', firstName: 'Ann', lastName: 'Field' },
} as Order;
const eggs = { id: 1, productName: 'Eggs', quantity: 2, refunded: 0, unitPrice: 1_000, totalPrice: 2_000 };
const vendorOrder = (cents: number | null, more: object = {}) =>
  ({
    ...{
      id: 1,
      status: 'confirmed',
      total: 2_000,
      refunded: 0,
      method: null,
      handover: null,
      collector: null,
    },
    ...{ items: [{ ...eggs, byWeight: null, grams: null }], short: [], discountCode: null },
    received: cents === null ? null : { by: 'cash', cents, day: '2026-12-05', note: null, markedAt: '' },
    vendor: { businessName: 'Blue Hill', city: 'Fort Myers', state: 'FL', pickupHours: [] },
    ...more,
  }) as unknown as LoadedVendorOrder;
const now = (...all: LoadedVendorOrder[]) => orderNowMail(order, all, '/', 'ann@example.com');

describe('emails about an order whose farm was paid before the pickup', () => {
  it('say what is paid and what is left', () => {
    expect(now(vendorOrder(null)).paragraphs).toContain('Please pay in cash when you pick it up.');
    const { paragraphs, facts } = now(vendorOrder(500));
    expect(paragraphs).toContain('Please pay the rest in cash when you pick it up.');
    expect(facts).toContainEqual({ label: 'Paid to Blue Hill', value: '$5.00' });
    expect(facts).toContainEqual({ label: 'Left to pay', value: '$15.00' });
    expect(now(vendorOrder(2_000)).paragraphs).toHaveLength(1);
  });

  it('ask for nothing that one farm got too much of another', () => {
    const { paragraphs, facts } = now(vendorOrder(2_400), vendorOrder(null));
    expect(paragraphs.slice(1)).toEqual([
      'You’ve paid $24.00 already. Blue Hill will refund $4.00.',
      'Please pay the rest in cash when you pick it up.',
    ]);
    expect(facts).toContainEqual({ label: 'Left to pay', value: '$20.00' });
  });

  it('say what goes back of what is missing', () => {
    const row = {
      productName: 'Eggs',
      quantity: 1,
      reason: 'spoiled',
      swappedName: null,
      refunded: false,
      amount: 500,
    };
    const of = (cents: number | null) =>
      shortMail(order, vendorOrder(cents), [row as ShortRow], '/').paragraphs[1];
    expect([of(null), of(500)]).toEqual(['You pay $5.00 less.', 'You pay $5.00 less.']);
    expect(of(2_500)).toBe('You’ve paid $25.00 already. Blue Hill will refund $5.00.');
  });

  it('ask the farm for it where our team canceled the order', () => {
    const text = (cents: number | null) =>
      vendorCancelledMail(order, vendorOrder(cents), 'farm@example.com', 'Recall.').paragraphs[0];
    expect(text(2_000)).toContain('on sale. You noted $20.00 for it. Please refund it.');
    expect(text(null)?.endsWith('Your stock is back on sale.')).toBe(true);
  });
});
