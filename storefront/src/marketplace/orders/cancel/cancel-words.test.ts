import { describe, expect, it } from '@jest/globals';
import type { VendorOrder } from '../order-rules';
import { cancelWords } from './cancel-words';

const vendorOrder = (id: number, businessName: string, more: Partial<VendorOrder> = {}) =>
  ({
    id,
    status: 'pending',
    total: 12.88,
    refunded: 0,
    vendor: { id, businessName },
    ...more,
  }) as VendorOrder;
const blueHill = vendorOrder(1, 'Blue Hill');
const beeHill = vendorOrder(2, 'Bee Hill', { total: 26.45 });
const order = {
  paymentStatus: 'paid',
  paymentMethod: 'credit_card',
  confirmBy: null,
  fulfilments: [blueHill, beeHill],
} as const;

describe('what is said before an order is canceled', () => {
  it('is what comes back, who is told, and that the rest stays', () => {
    expect(cancelWords({ ...order, fulfilments: [...order.fulfilments] }, blueHill)).toEqual({
      title: 'Cancel the items from Blue Hill?',
      submit: 'Cancel Items',
      effects: [
        'We’ll refund $12.88 to your card. It can take a few days to arrive.',
        'We’ll email Blue Hill.',
        'The items go back on sale.',
        'The rest of your order stays as it is.',
      ],
      readBy: 'The vendor will see it.',
      done: 'Items canceled',
    });
  });

  it('adds up what is left of the whole order, less what was refunded', () => {
    const fulfilments = [
      blueHill,
      vendorOrder(2, 'Bee Hill', { total: 26.45, refunded: 6.45 }),
      vendorOrder(3, 'Oak', { status: 'cancelled' }),
    ];
    const { title, effects } = cancelWords({ ...order, paymentMethod: 'paypal', fulfilments }, null);
    expect(title).toBe('Cancel your order?');
    expect(effects.slice(0, 2)).toEqual([
      'We’ll refund $32.88 to your PayPal account. It can take a few days to arrive.',
      'We’ll email Blue Hill and Bee Hill.',
    ]);
    expect(effects).not.toContain('The rest of your order stays as it is.');
  });

  it('promises no money and no email where there are none', () => {
    for (const given of [{ paymentStatus: 'held' as const }, { confirmBy: '2026-11-26T12:00:00Z' }]) {
      const unpaid = { ...order, paymentStatus: 'due' as const, fulfilments: [blueHill], ...given };
      const { effects, readBy } = cancelWords(unpaid, null);
      expect(readBy).toBeNull();
      expect(effects).toEqual([
        'You haven’t paid yet, so there’s nothing to refund.',
        'The items go back on sale.',
      ]);
    }
  });

  it('is that nothing was charged where the payment is only agreed to', () => {
    const { effects } = cancelWords({ ...order, paymentStatus: 'authorized', fulfilments: [blueHill] }, null);
    expect(effects.slice(0, 2)).toEqual([
      'Nothing was charged, so there’s nothing to refund.',
      'We’ll email Blue Hill.',
    ]);
  });
});
