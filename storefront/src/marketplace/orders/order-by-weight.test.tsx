import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BY_PIECE, IN_STEPS } from '../../../test/make-cart-item';
import { textOf } from '../../../test/render-at';
import { moneyBackText, openLines } from './change/change-words';
import { OrderFacts, OrderTask } from './order-facts';
import { type VendorOrder, isOpen, nextOf } from './order-rules';
import { amountOrdered, costOfLeft, isAtMost, mostBefore } from './order-weights';
import { payPageWords } from './payment/payment-words';
import { VendorOrderCard } from './vendor-order-card';

const at = '2026-11-26T12:00:00Z';
const chicken = {
  ...{ id: 1, productId: 7, variantId: 21, name: 'Chicken, Whole (3.5-5 lb each)', unit: 'pound' },
  ...{ quantity: 2, unitPrice: 32.5, totalPrice: 65, refunded: 0, createdAt: at },
  weight: { ...BY_PIECE, aboutPrice: 56.56, mostPrice: 65, grams: null, weight: null },
};
const packages = [
  { weight: '4.35 lb', price: 28.28 },
  { weight: '4.06 lb', price: 26.39 },
];
const weighed = {
  ...{ ...chicken, totalPrice: 54.67 },
  weight: { ...chicken.weight, grams: 3_815, weight: '8.41 lb', packages },
};
const money = { subtotal: 68.5, discount: 0, tax: 5.48, shipping: 0, total: 73.98, refunded: 0 };

const vendorOrder = (more: Partial<VendorOrder> = {}) =>
  ({
    ...{ ...money, id: 1, status: 'pending', pickup: null, canCancel: false, carrier: null },
    ...{ trackingNumber: null, events: [], items: [chicken] },
    vendor: { id: 1, businessName: 'Blue Hill', city: 'Fort Myers', state: 'FL', pickupNote: null },
    ...more,
  }) as VendorOrder;
const done = vendorOrder({
  ...{ items: [weighed] as VendorOrder['items'], total: 62.8, subtotal: 58.15, tax: 4.65 },
  changes: [{ change: { kind: 'weighed', most: 7_398, total: 6_280 }, actor: 'vendor', note: null, at }],
});
const order = (paymentStatus: OrderView['paymentStatus'], one: VendorOrder, more: Partial<OrderView> = {}) =>
  ({
    ...{ ...money, total: one.total, id: 9, userId: 1, orderNumber: 'FG-9', status: 'pending' },
    ...{ paymentMethod: 'credit_card', paymentStatus, paymentIntentId: null, payment: null },
    ...{ confirmBy: null, shippingMethod: 'pickup', isFlatTax: true, canCancel: false, notes: null },
    ...{ firstName: 'Ann', lastName: 'Field', email: 'ann@example.com', phone: '2395550100' },
    ...{ fulfilments: [one], createdAt: at, updatedAt: at },
    ...more,
  }) as OrderView;

const shown = (page: ReactNode) =>
  textOf(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const facts = (one: OrderView) =>
  shown(
    <>
      <OrderTask order={one} onReload={() => undefined} />
      <OrderFacts order={one} onReload={() => undefined} />
    </>,
  );
const itemsOf = (one: OrderView, part: VendorOrder) =>
  shown(<VendorOrderCard vendorOrder={part} order={one} onReload={() => undefined} />);

describe('an order by weight', () => {
  it('says what it costs about and at most until it is weighed', () => {
    const one = order('authorized', vendorOrder());
    const text = itemsOf(one, vendorOrder());
    expect(text).toMatch(
      /2 × Chicken, Whole \(3\.5-5 lb each\) \$6\.50\/lb about \$56\.56 , at most \$65\.00/,
    );
    expect(text).not.toContain('Total for this vendor');
    expect(facts(one)).toMatch(
      /Not charged yet You authorized at most \$73\.98\. Your card is charged once Blue Hill has weighed it. The final price depends on weight, and is never more than that\./,
    );
    expect(facts(one)).toMatch(/Total at most \$73\.98/);
    expect(isOpen(one)).toBe(true);
  });

  it('says what it weighs and costs then, and what it could have cost', () => {
    const one = order('paid', done);
    const text = itemsOf(one, done);
    expect(text).toMatch(/\$6\.50\/lb 4\.35 lb, \$28\.28 4\.06 lb, \$26\.39 At most \$65\.00 \$54\.67/);
    expect(facts(one)).toMatch(/Paid by card/);
    expect(facts(one)).toMatch(/Total \$62\.80 It’s weighed\. You agreed to at most \$73\.98\./);
    expect(facts(order('authorized', done))).toMatch(
      /Your order is weighed\. We’re charging \$62\.80 to your card\./,
    );
  });

  it('of one package says weight and price beside each other, and what is not charged of it', () => {
    const lineOf = (weight: string, price: number, totalPrice: number) => {
      const one = { ...weighed, quantity: 1, totalPrice };
      const own = { ...weighed.weight, mostPrice: 32.5, weight, packages: [{ weight, price }] };
      return itemsOf(
        order('paid', done),
        vendorOrder({ items: [{ ...one, weight: own }] as VendorOrder['items'] }),
      );
    };
    expect(lineOf('4.35 lb', 28.28, 28.28)).toMatch(/4\.35 lb, \$28\.28; at most \$32\.50 \$28\.28/);
    expect(lineOf('5.05 lb', 32.83, 32.5)).toMatch(
      /5\.05 lb, \$32\.83 You pay at most \$32\.50: \$0\.33 off \$32\.50/,
    );
    const old = { ...weighed, totalPrice: 54.65, weight: { ...weighed.weight, packages: undefined } };
    expect(itemsOf(order('paid', done), vendorOrder({ items: [old] as VendorOrder['items'] }))).toMatch(
      /8\.41 lb, \$54\.65; at most \$65\.00 \$54\.65/,
    );
  });

  it('says that the card is saved where nothing is held', () => {
    expect(facts(order('authorized', vendorOrder(), { isSaved: true }))).toMatch(
      /Not charged yet We saved your card\. You pay at most \$73\.98\. Your card is charged once Blue Hill has weighed it. The final price depends on weight, and is never more than that\./,
    );
    const paypal = { paymentMethod: 'paypal', isSaved: true } as const;
    expect(payPageWords(paypal, true, '$73.98')).toEqual({
      heading: 'Save your PayPal account',
      now: 'You pay nothing now.',
      button: 'Save PayPal account',
    });
    expect(payPageWords({ paymentMethod: 'credit_card' }, true, '$73.98').button).toBe('Authorize $73.98');
    expect(payPageWords(paypal, false, '$73.98')).toMatchObject({
      heading: 'Pay $73.98',
      now: 'You pay $73.98 now.',
    });
  });

  it('can be paid where the card was declined', () => {
    const payment = { gateway: 'stripe' as const, heldUntil: at, url: null };
    const text = facts(order('owed', done, { payment }));
    expect(text).toMatch(
      /Your payment didn’t go through Your order comes to \$62\.80, but your card was declined\./,
    );
    expect(text).toMatch(/Pay now/);
  });

  it('in cash is paid for what it weighs', () => {
    expect(facts(order('due', vendorOrder(), { paymentMethod: 'cash' }))).toMatch(
      /The final price depends on weight, and is never more than \$73\.98\./,
    );
    expect(facts(order('due', done, { paymentMethod: 'cash' }))).toMatch(/Pay each vendor for its items/);
  });

  it('adds up what is left of it, and what was most of that', () => {
    const canceled = vendorOrder({ id: 2, status: 'cancelled' });
    const one = order('authorized', vendorOrder(), { fulfilments: [done, canceled] });
    expect([isAtMost(one), costOfLeft(one), mostBefore(one)]).toEqual([false, 62.8, 73.98]);
    const both = { ...one, fulfilments: [done, vendorOrder({ id: 2, total: 10 })] };
    expect([isAtMost(both), costOfLeft(both), mostBefore(both)]).toEqual([true, 72.8, 83.98]);
    expect(mostBefore(order('paid', vendorOrder()))).toBeNull();
  });

  it('has one total after a part is canceled, and another only beside its refund', () => {
    const canceled = vendorOrder({ id: 2, status: 'cancelled' });
    const parts = { fulfilments: [vendorOrder(), canceled], subtotal: 137, tax: 10.96, total: 147.96 };
    const text = facts(order('authorized', vendorOrder(), parts));
    expect(text).toMatch(/You authorized at most \$73\.98\..*Subtotal \(2 items\) at most \$68\.50/);
    expect(text).toMatch(/Tax \(8%\) at most \$5\.48 Total at most \$73\.98/);
    expect(itemsOf(order('authorized', vendorOrder(), parts), canceled)).not.toContain(
      'Total for this vendor',
    );
    const back = { ...parts, fulfilments: [done, { ...canceled, refunded: 73.98 }], refunded: 73.98 };
    expect(facts(order('paid', done, back))).toMatch(/Refunded -\$73\.98 Total \$62\.80/);
    const part = back.fulfilments[1] as VendorOrder;
    expect(itemsOf(order('paid', done, back), part)).toMatch(
      /Refunded -\$73\.98 Total for this vendor, with tax and shipping \$0\.00/,
    );
    const all = order('void', canceled, { fulfilments: [canceled] });
    expect(facts(all)).toMatch(/Total \$73\.98/);
  });

  it('is weighed next once it is confirmed', () => {
    const part = vendorOrder({ status: 'confirmed' });
    expect(nextOf(part, order('authorized', part))).toBe(
      'Blue Hill will weigh it and email you what it comes to.',
    );
    const after = { ...done, status: 'confirmed' as const };
    expect(nextOf(after, order('paid', after))).toBe('It’s ready for pickup at Blue Hill.');
  });

  it('is changed by pieces, or by weight, and nothing was charged', () => {
    const cut = { ...chicken, quantity: 5, weight: { ...chicken.weight, ...IN_STEPS } };
    expect(openLines({ items: [cut] as VendorOrder['items'] })).toMatchObject([
      { open: 5, weight: { inSteps: true } },
    ]);
    expect([chicken, cut].map((line) => amountOrdered(line as VendorOrder['items'][number]))).toEqual([
      ...['2 ×', '1.25 lb'],
    ]);
    expect(moneyBackText({ paymentStatus: 'authorized', paymentMethod: 'credit_card' })).toBe(
      'Nothing was charged yet. You pay that much less, with its tax.',
    );
  });

  it('asks its buyer before it costs more than was shown', () => {
    const asked = { ...chicken, weight: { ...chicken.weight, askedPrice: 72.5 } };
    const part = vendorOrder({ items: [asked] as VendorOrder['items'] });
    const text = itemsOf(order('authorized', part), part);
    expect(text).toMatch(/Blue Hill weighed it, and it comes to \$72\.50\. We told you at most \$65\.00\./);
    expect(text).toMatch(/Do you want to pay \$7\.50 more, plus tax\?.* Pay \$7\.50 More Pay No More/);
    const more = vendorOrder({
      total: 78.3,
      items: [{ ...weighed, totalPrice: 72.5 }] as VendorOrder['items'],
      changes: [{ change: { kind: 'weighed', most: 7_020, total: 7_830 }, actor: 'vendor', note: null, at }],
    });
    const agreed = { subtotal: 76, discount: 0, tax: 6.08, shipping: 0, total: 82.08 };
    const agreedVendorOrder = vendorOrder({
      agreed,
      items: [{ ...chicken, weight: { ...chicken.weight, mostPrice: 72.5 } }] as VendorOrder['items'],
    });
    const yes = order('authorized', agreedVendorOrder, { agreed });
    expect(facts(yes)).toMatch(/You agreed to at most \$82\.08\. .*\$76\.00.*Total at most \$82\.08/);
    const both = { ...yes, fulfilments: [agreedVendorOrder, done] };
    expect(itemsOf(both, agreedVendorOrder)).toMatch(/with tax and shipping at most \$82\.08/);
    expect(facts(order('paid', more))).toMatch(/You said yes to more than the \$70\.20 that we told you\./);
  });
});
