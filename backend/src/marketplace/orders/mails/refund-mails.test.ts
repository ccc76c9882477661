import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../tables/order.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { ownRefundMail, refundMail, vendorRefundMail } from './refund-mails.js';

const order = (paymentMethod: 'cash' | 'credit_card') =>
  ({
    ...{ id: 7, orderNumber: 'FG-1', email: 'nora@example.com', firstName: 'Nora', lastName: 'Vance' },
    paymentMethod,
  }) as Order;
const vendorOrder = { vendor: { businessName: 'Sunny Acres' } } as LoadedVendorOrder;
const given = (cents: number, cash: number) => ({ cents, cash, reason: null, lines: [] });

describe('the emails about a refund', () => {
  it('name what goes back in cash, and what it was rounded from', () => {
    const rounded = given(337, 335);
    const mail = refundMail(order('cash'), vendorOrder, '/', rounded);
    expect([mail.subject, mail.heading, ...mail.paragraphs]).toEqual([
      'Refund of $3.35 for your order FG-1',
      "You're getting a $3.35 refund",
      'Sunny Acres will refund $3.35 of your order FG-1 in cash, rounded from $3.37.',
    ]);
    expect(ownRefundMail(order('cash'), vendorOrder, '/', rounded).paragraphs).toEqual([
      "Sunny Acres says they gave you back $3.35 for your order FG-1, rounded from $3.37. If they didn't, please contact them.",
    ]);
    const told = vendorRefundMail(order('cash'), 'farm@example.com', rounded, vendorOrder);
    expect(told.heading).toBe('Please refund $3.35');
    expect(told.paragraphs[0]).toBe(
      'Farmgate approved a $3.37 refund to Nora Vance for your items in order FG-1. Please pay $3.35 in cash, rounded from $3.37.',
    );
  });

  it('say that one or two cents in cash round to nothing', () => {
    const tiny = given(2, 0);
    const nothing = 'In cash that rounds to nothing, so there’s nothing to hand over.';
    for (const mail of [refundMail, ownRefundMail].map((make) => make(order('cash'), vendorOrder, '/', tiny)))
      expect([mail.subject, mail.heading, ...mail.paragraphs]).toEqual([
        'Refund of $0.02 for your order FG-1',
        'Your $0.02 refund rounds to nothing',
        `Sunny Acres refunds $0.02 of your order FG-1. ${nothing}`,
      ]);
    const told = vendorRefundMail(order('cash'), 'farm@example.com', tiny, vendorOrder);
    expect([told.subject, told.heading]).toEqual([
      'Refund of $0.02 for order FG-1',
      'A $0.02 refund, with nothing to pay',
    ]);
    expect(told.paragraphs[0]).toBe(
      `Farmgate approved a $0.02 refund to Nora Vance for your items in order FG-1. ${nothing}`,
    );
  });

  it('name the exact amount alone where nothing is rounded', () => {
    const exact = given(337, 337);
    expect(refundMail(order('cash'), vendorOrder, '/', exact).paragraphs).toEqual([
      'Sunny Acres will refund $3.37 of your order FG-1 in cash.',
    ]);
    expect(vendorRefundMail(order('cash'), 'farm@example.com', exact, vendorOrder).paragraphs[0]).toContain(
      'Please pay it in cash.',
    );
    expect(refundMail(order('credit_card'), vendorOrder, '/', exact).heading).toBe(
      "You're getting a $3.37 refund",
    );
  });

  it('name farm credit of a box of a share, and nothing to give back', () => {
    const box = { ...vendorOrder, received: { by: 'share' } } as LoadedVendorOrder;
    const credit = given(337, 337);
    for (const mail of [refundMail, ownRefundMail])
      expect(mail(order('cash'), box, '/', credit).heading).toBe('You have $3.37 more farm credit');
    expect(vendorRefundMail(order('cash'), 'farm@example.com', credit, box).paragraphs[0]).toBe(
      'Farmgate gave Nora Vance $3.37 of farm credit for your items in order FG-1. You pay nothing back.',
    );
  });
});
