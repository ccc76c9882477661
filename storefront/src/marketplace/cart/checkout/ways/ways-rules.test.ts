import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type {
  CartSiteView,
  CartVendorWaysView,
  CartWindowView,
} from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import { describe, expect, it } from '@jest/globals';
import {
  type KeptWays,
  chosenWays,
  parseKept,
  problemOf,
  vendorOrdersOf,
  waysTax,
  zonePricesOf,
} from './ways-rules';
import { isAllShipped, waysSentence } from './ways-words';

const site = (id: number, given: Partial<CartSiteView> = {}): CartSiteView => ({
  ...{
    id,
    kind: 'market',
    placeId: 40,
    name: 'Chandler Green',
    address: '1 Main Street',
    city: 'Fort Myers',
  },
  ...{ state: 'FL', zipCode: '33901', latitude: 26.6, longitude: -81.9, host: null, instructions: null },
  ...{ accessNote: null, imageUrl: null, miles: 2, ...given },
});
/** From nine to noon in Florida on a day of December 2026; the fifth is a Saturday. */
const day = (
  id: number,
  siteId: number,
  date: number,
  given: Partial<CartWindowView> = {},
): CartWindowView => {
  const text = `2026-12-${String(date).padStart(2, '0')}`;
  return {
    ...{ id, siteId, zoneId: null, date: text, startsAt: `${text}T14:00:00Z`, endsAt: `${text}T17:00:00Z` },
    ...{ timeZone: 'America/New_York', ordersCloseAt: `${text}T12:00:00Z`, address: null, reason: null },
    ...{ problem: null, room: null, ...given },
  };
};
const ways = (reasons: Partial<Record<CheckoutMethod, string>> = {}) =>
  (['pickup', 'local_delivery', 'shipping'] as const).map((method) => ({
    method,
    reason: reasons[method] ?? null,
  }));
const vendor = (vendorId: number, given: Partial<CartVendorWaysView> = {}): CartVendorWaysView => ({
  ...{ vendorId, vendorName: `Farm ${vendorId}`, options: ways(), sites: [], windows: [] },
  ...{ zone: null, hasZones: false, ...given },
});
const item = (vendorId: number, id: number, name: string) =>
  ({ quantity: 1, problem: null, product: { id, name, vendorId } }) as unknown as CartItemView;
const zone = {
  ...{ id: 9, name: 'Downtown', fee: 4.5, freeFrom: 50, minimum: null, note: null },
  windows: [day(90, 0, 8, { siteId: null, zoneId: 9 })],
};

const fetched = { options: ways({ shipping: 'No shipping.' }) };
const eggs = vendor(1, { ...fetched, sites: [site(11)], windows: [day(101, 11, 5), day(102, 11, 12)] });
const beef = vendor(2, { ...fetched, sites: [site(22, { name: 'The green' })], windows: [day(201, 22, 12)] });
/** The same, shipped as well. */
const sent = { ...beef, options: ways() };
const shipper = vendor(3, { options: ways({ pickup: 'No pickup.', local_delivery: 'No delivery.' }) });

describe('the ways of a cart’s vendors', () => {
  it('begin with the fewest trips: one day at one market, and shipped what is only shipped', () => {
    const chosen = chosenWays([eggs, beef, shipper], {});
    expect([...chosen]).toEqual([
      [1, { method: 'pickup', windowId: 102, collector: null }],
      [2, { method: 'pickup', windowId: 201, collector: null }],
      [3, { method: 'shipping', windowId: null, collector: null }],
    ]);
    expect(vendorOrdersOf([eggs, beef, shipper], chosen)).toEqual([
      { vendorId: 1, method: 'pickup', windowId: 102 },
      { vendorId: 2, method: 'pickup', windowId: 201 },
      { vendorId: 3, method: 'shipping' },
    ]);
  });

  it('begin with shipping, until the buyer has chosen a pickup', () => {
    expect(chosenWays([eggs, sent], {}).get(2)?.method).toBe('shipping');
    const pickup = { method: 'pickup' as const, windowId: 102, collector: null };
    const preset: KeptWays = { 1: { ...pickup, isOwn: false } };
    expect(chosenWays([eggs, sent], preset).get(2)?.method).toBe('shipping');
    const kept: KeptWays = { 1: { ...pickup, isOwn: true } };
    expect(chosenWays([eggs, sent], kept).get(2)).toMatchObject({ method: 'pickup', windowId: 201 });
  });

  it('follow what was chosen, and keep it although it is full now', () => {
    const kept: KeptWays = { 1: { method: 'pickup', windowId: 101, collector: 'Bob ', isOwn: true } };
    expect(chosenWays([eggs], kept).get(1)?.windowId).toBe(101);
    const full = { ...eggs, windows: [day(101, 11, 5, { problem: 'It is full.' }), day(102, 11, 12)] };
    const chosen = chosenWays([full], kept);
    expect(chosen.get(1)?.windowId).toBe(101);
    const way = chosen.get(1);
    expect(way && problemOf(full, way)?.message).toBe('It is full. Please choose another day.');
    expect(vendorOrdersOf([eggs], chosen)).toEqual([
      { vendorId: 1, method: 'pickup', windowId: 101, collector: 'Bob' },
    ]);
    // What nobody chose gives way.
    const preset: KeptWays = { 1: { method: 'pickup', windowId: 101, collector: null, isOwn: false } };
    expect(chosenWays([full], preset).get(1)?.windowId).toBe(102);
  });

  it('lead to a market that is visited anyway', () => {
    const kept: KeptWays = { 1: { method: 'pickup', windowId: 101, collector: null, isOwn: true } };
    const other = vendor(2, { sites: [site(22)], windows: [day(201, 22, 3), day(202, 22, 5)] });
    expect(chosenWays([eggs, other], kept).get(2)?.windowId).toBe(202);
  });

  it('never lead far away unasked', () => {
    const far = { ...eggs, options: ways(), sites: [site(11, { miles: 900 })] };
    expect(chosenWays([far], {}).get(1)?.method).toBe('shipping');
    const only = { ...far, options: ways({ shipping: 'No.', local_delivery: 'No.' }) };
    const way = chosenWays([only], {}).get(1);
    expect(way).toEqual({ method: '', windowId: null, collector: null });
    expect(way && problemOf(only, way)?.at).toBe('method');
    expect(vendorOrdersOf([only], chosenWays([only], {}))).toEqual([]);
  });

  it('bring what a zone delivers on its day, for its fee', () => {
    const local = vendor(4, { zone, hasZones: true, options: ways({ pickup: 'No.', shipping: 'No.' }) });
    const chosen = chosenWays([local], {});
    expect(vendorOrdersOf([local], chosen)).toEqual([
      { vendorId: 4, method: 'local_delivery', windowId: 90, zoneId: 9 },
    ]);
    expect([...zonePricesOf([local], chosen)]).toEqual([[4, { cents: 450, freeFrom: 5_000 }]]);
  });

  it.each([
    [
      'a way',
      { method: '', windowId: null, collector: null },
      'Please choose how you get your order from Farm 1.',
    ],
    ['a day', { method: 'pickup', windowId: null, collector: null }, 'Please choose a pickup day at Farm 1.'],
    [
      'a day that is there',
      { method: 'pickup', windowId: 7, collector: null },
      'You can’t choose this day anymore. Please choose another pickup day at Farm 1.',
    ],
    [
      'a name',
      { method: 'pickup', windowId: 101, collector: ' ' },
      'Please enter the name of the person who picks it up.',
    ],
  ] as const)('lack %s', (_, way, message) => {
    expect(problemOf(eggs, way)?.message).toBe(message);
  });

  it('are read back from what the browser kept, and from nothing else', () => {
    const kept: KeptWays = { 1: { method: 'pickup', windowId: 101, collector: '', isOwn: true } };
    expect(parseKept(JSON.stringify(kept))).toEqual(kept);
    for (const odd of [null, 'x', '[1]', '7', '{"1":{"method":"fly"},"x":{}}', '{"1":null}'])
      expect(parseKept(odd)).toEqual({});
  });

  it('are taxed each where it is handed over', () => {
    const there = { ...eggs, sites: [site(11, { state: 'GA' })] };
    const view = {
      vendors: [there, shipper],
      taxes: [
        {
          state: 'GA',
          rates: [
            { productId: 1, basisPoints: 300 },
            { productId: 2, basisPoints: 300 },
          ],
        },
      ],
    };
    const delivery = [
      { method: 'pickup' as const, rates: [{ productId: 1, basisPoints: 1 }] },
      { method: 'shipping' as const, rates: [{ productId: 2, basisPoints: 700 }] },
    ];
    const items = [item(1, 1, 'Eggs'), item(3, 2, 'Beef')];
    const chosen = chosenWays(view.vendors, {});
    expect(waysTax(items, view, chosen, delivery, 'rules')).toEqual(
      new Map([
        [1, 300],
        [2, 700],
      ]),
    );
    const unknown = [{ method: 'shipping' as const, rates: null }];
    expect(waysTax(items, view, chosen, unknown, 'rules')).toBe('unknown');
    expect(waysTax(items, { ...view, taxes: null }, chosen, null, 'flat')).toBe('flat');
  });
});

describe('the sentence about them', () => {
  const items = [item(1, 1, 'Eggs'), item(3, 2, 'Beef'), item(3, 3, 'Pork')];
  it('says what is got how, with the weekday alone where it is soon', () => {
    const chosen = chosenWays([eggs, shipper], {});
    expect(waysSentence([eggs, shipper], chosen, items, new Date('2026-12-01T12:00:00Z'))).toBe(
      'Eggs: Saturday at Chandler Green, 9 AM to noon; Beef and Pork: shipped.',
    );
    expect(waysSentence([eggs], chosen, items, new Date('2026-11-20T12:00:00Z'))).toBe(
      'Eggs: Saturday, December 5 at Chandler Green, 9 AM to noon.',
    );
  });

  it('is one for all where everything is shipped', () => {
    expect(isAllShipped(chosenWays([shipper], {}))).toBe(true);
    expect(isAllShipped(chosenWays([eggs, shipper], {}))).toBe(false);
  });
});
