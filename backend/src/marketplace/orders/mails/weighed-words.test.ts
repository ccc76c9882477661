import { describe, expect, it } from '@jest/globals';
import { withGrams } from '../../../contract/marketplace/weight/by-weight.js';
import { priceOfWeight } from '../../../contract/marketplace/weight/weight.js';
import type { Order } from '../../tables/order.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { canceledByBuyerMail } from './canceled-by-buyer-mails.js';
import { cancelledMail, confirmationMail, confirmOrderMail, linesOf, moneyBack } from './order-mails.js';

const byWeight = {
  ...{ per: 'lb' as const, price: 650, inSteps: false },
  ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
};
const chicken = {
  ...{ id: 1, productName: 'Chicken, Whole (3.5-5 lb each)', quantity: 2, refunded: 0 },
  ...{ unitPrice: 3_250, totalPrice: 6_500, byWeight, grams: null },
};
const kale = {
  ...{ id: 2, productName: 'Kale', quantity: 1, refunded: 0 },
  ...{ unitPrice: 350, totalPrice: 350, byWeight: null, grams: null },
};
const vendorOrder = (...items: object[]) =>
  ({
    ...{ id: 1, status: 'pending', total: 7_398, method: null, handover: null, collector: null },
    ...{ discountCode: null, items },
    vendor: { businessName: 'Blue Hill', city: 'Fort Myers', state: 'FL', pickupHours: null },
  }) as unknown as LoadedVendorOrder;
const order = (more: Partial<Order> = {}) =>
  ({
    ...{ id: 9, orderNumber: 'FG-9', email: 'ann@example.com', shippingMethod: 'shipping' },
    ...{ paymentMethod: 'credit_card', paymentStatus: 'authorized', subtotal: 6_850, discount: 0 },
    ...{ tax: 548, shipping: 0, total: 7_398, firstName: 'Ann', lastName: 'Field' },
    ...{ createdAt: new Date(0), confirmBy: new Date(3_600_000), ...more },
  }) as Order;
const byWeights = vendorOrder(chicken, kale);
const confirmed = (more: Partial<Order> = {}, own = byWeights) => confirmationMail(order(more), [own], '/');

describe('emails about an order by weight', () => {
  it('say what it costs about and at most, and nothing of a payment that was not made', () => {
    const { paragraphs, facts } = confirmed();
    expect(paragraphs[1]).toBe(
      'You authorized at most $73.98. Your card is charged once your order is weighed. The final price depends on weight, and is never more.',
    );
    expect(confirmed({ paymentMethod: 'paypal' }).paragraphs[1]).toContain('Your PayPal account is charged');
    expect(facts).toContainEqual({
      label: 'Blue Hill',
      value: '2 × Chicken, Whole (3.5-5 lb each): about $56.56, at most $65.00\n1 × Kale: $3.50',
    });
    expect(facts).toContainEqual({ label: 'Total', value: 'At most $73.98' });
  });

  it('say that a card is saved where nothing is held', () => {
    expect(confirmationMail(order(), [byWeights], '/', true).paragraphs[1]).toBe(
      'We saved your card and charge it once your order is weighed. The final price depends on weight, and is never more than $73.98.',
    );
  });

  it('say to cash buyers that they pay for what it weighs', () => {
    const cash = { paymentMethod: 'cash' as const, paymentStatus: 'due' as const };
    expect(confirmed(cash).paragraphs[1]).toBe(
      'Please pay in cash when you pick it up. The final price depends on weight, and is never more than $73.98.',
    );
    expect(confirmOrderMail(order(cash), [byWeights], '/').facts).toContainEqual({
      label: 'Total, in cash at pickup',
      value: 'At most $73.98',
    });
  });

  it('say of others what they said before', () => {
    const plain = vendorOrder(kale);
    const { paragraphs, facts } = confirmed({ paymentStatus: 'paid' }, plain);
    expect(paragraphs[1]).toBe('We received your payment.');
    expect(facts).toContainEqual({ label: 'Total', value: '$73.98' });
    const cash = { paymentMethod: 'cash' as const, paymentStatus: 'due' as const };
    expect(confirmed(cash, plain).paragraphs[1]).toBe('Please pay in cash when you pick it up.');
  });

  it('say what was weighed', () => {
    const packages = ['4.35 lb', '4.00 lb'].map((weight) => ({
      weight,
      price: priceOfWeight(weight, 'lb', 650),
    }));
    expect(linesOf(vendorOrder({ ...chicken, totalPrice: 5_428, grams: 3_787, packages }))).toBe(
      '2 × Chicken, Whole (3.5-5 lb each): $54.28\n   4.35 lb, $28.28\n   4.00 lb, $26.00',
    );
    // Weighed before packages were kept.
    expect(linesOf(vendorOrder({ ...chicken, totalPrice: 5_465, grams: 3_814, packages: null }))).toBe(
      '2 × Chicken, Whole (3.5-5 lb each): 8.41 lb, $54.65',
    );
  });

  it('say that nothing was charged where it is canceled', () => {
    const nothing = 'Nothing was charged for these items.';
    expect(moneyBack(order(), 0, false)).toBe(nothing);
    expect(moneyBack(order({ paymentStatus: 'owed' }), 0, false)).toBe(
      "You don't have to pay for these items. Anything you already paid for them is refunded.",
    );
    const cancellation = { isByStaff: false, reason: null, cents: 0, isWhole: true };
    expect(cancelledMail(order(), byWeights, '/', cancellation).paragraphs).toContain(nothing);
    const own = canceledByBuyerMail(order(), [byWeights], '/', { cents: 0, isWhole: true });
    expect(own.paragraphs[1]).toBe(nothing);
    const due = order({ paymentStatus: 'due' });
    expect(canceledByBuyerMail(due, [byWeights], '/', { cents: 0, isWhole: true }).paragraphs[1]).toBe(
      "You don't have to pay for these items.",
    );
  });
});
