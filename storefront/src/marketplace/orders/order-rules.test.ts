import { describe, expect, it } from '@jest/globals';
import { isOpen, isReached, nextOf, stepsOf, timeLeft, trackingAddress } from './order-rules';

const at = (day: number) => `2025-01-0${day}T12:00:00Z`;
const event = (status: 'pending' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled', day: number) => ({
  status,
  actor: 'vendor' as const,
  note: null,
  at: at(day),
});
const vendor = { id: 1, businessName: 'Green Acres', city: 'Fort Myers', state: 'FL', pickupNote: null };

describe('the way of an order', () => {
  it('shows what happened and what is ahead', () => {
    const vendorOrder = {
      status: 'confirmed' as const,
      events: [event('pending', 1), event('confirmed', 2)],
    };
    const steps = stepsOf(vendorOrder, false);
    expect(steps.map(({ label, at: when }) => [label, when])).toEqual([
      ['Order placed', at(1)],
      ['Confirmed', at(2)],
      ['Shipped', null],
      ['Delivered', null],
    ]);
    expect(steps.map(({ status }) => isReached(status, vendorOrder, steps))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is shorter for what is picked up', () => {
    const vendorOrder = { status: 'pending' as const, events: [event('pending', 1)] };
    expect(stepsOf(vendorOrder, true).map(({ label }) => label)).toEqual([
      'Order placed',
      'Confirmed',
      'Picked up',
    ]);
    const sent = { status: 'shipped' as const, events: [event('confirmed', 2), event('shipped', 3)] };
    expect(stepsOf(sent, true).map(({ label }) => label)).toEqual([
      'Order placed',
      'Confirmed',
      'Shipped',
      'Delivered',
    ]);
  });

  it('ends where it was cancelled', () => {
    const vendorOrder = {
      status: 'cancelled' as const,
      events: [event('pending', 1), event('cancelled', 3)],
    };
    expect(stepsOf(vendorOrder, false).map(({ label }) => label)).toEqual(['Order placed', 'Canceled']);
  });
});

describe('an order', () => {
  it('is open until every vendor order is delivered or cancelled', () => {
    const order = (paymentStatus: string, ...statuses: string[]) =>
      ({ paymentStatus, fulfilments: statuses.map((status) => ({ status })) }) as never;
    expect(isOpen(order('paid', 'delivered', 'shipped'))).toBe(true);
    expect(isOpen(order('paid', 'delivered', 'cancelled'))).toBe(false);
    expect(isOpen(order('held', 'pending'))).toBe(true);
    expect(isOpen(order('abandoned', 'pending'))).toBe(false);
  });

  it('says what happens next', () => {
    const order = { paymentStatus: 'paid' as const, shippingMethod: 'pickup' as const, confirmBy: null };
    expect(nextOf({ status: 'pending', vendor }, order)).toBe('Green Acres will confirm your order.');
    expect(nextOf({ status: 'confirmed', vendor }, order)).toBe('It’s ready for pickup at Green Acres.');
    expect(nextOf({ status: 'pending', vendor }, { ...order, confirmBy: '2026-11-23T12:00:00Z' })).toContain(
      'as soon as you confirm it.',
    );
    expect(nextOf({ status: 'pending', vendor }, { ...order, paymentStatus: 'held' })).toBe(
      'Green Acres will get your order once you pay.',
    );
  });

  it('says on which day it is handed over, each vendor’s part its own way', () => {
    const order = { paymentStatus: 'paid' as const, shippingMethod: 'shipping' as const, confirmBy: null };
    const when = {
      ...{ date: '2026-11-28', startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z' },
      ...{ timeZone: 'America/New_York', ordersCloseAt: '2026-11-26T23:00:00Z', status: 'open' as const },
      ...{ address: null, reason: null },
    };
    const handover = { windowId: 1, when, site: null, zone: null, collector: null };
    const vendorOrder = { status: 'confirmed' as const, vendor, handover };
    expect(nextOf({ ...vendorOrder, method: 'pickup' }, order)).toBe(
      'Pick it up on Saturday, November 28, 9 AM to noon.',
    );
    expect(nextOf({ ...vendorOrder, method: 'local_delivery' }, order)).toBe(
      'Green Acres will deliver it on Saturday, November 28, 9 AM to noon.',
    );
    expect(nextOf({ status: 'confirmed', vendor }, order)).toContain('ships within');
  });

  it('can be followed on the pages of the known carriers', () => {
    expect(trackingAddress('UPS Ground', '1Z 9')).toBe('https://www.ups.com/track?tracknum=1Z%209');
    expect(trackingAddress('FedEx', '12')).toContain('fedex.com');
    expect(trackingAddress('My brother', '12')).toBeNull();
    expect(trackingAddress('UPS', null)).toBeNull();
  });

  it('counts the time down', () => {
    const now = Date.parse('2025-01-01T12:00:00Z');
    expect(timeLeft('2025-01-01T12:14:05Z', now)).toBe('14:05');
    expect(timeLeft('2025-01-01T11:00:00Z', now)).toBe('0:00');
  });
});
