import { describe, expect, it } from '@jest/globals';
import { isReachable, reachLine, reachOf, type PickupPlace, type ShopperPlace } from './reach.js';
import type { ShippingMethod } from './shop.js';

const FORT_MYERS: ShopperPlace = { zipCode: '33901', state: 'FL', latitude: 26.62, longitude: -81.87 };
const ITHACA: PickupPlace = { city: 'Ithaca', state: 'NY', latitude: 42.44, longitude: -76.5 };
/** A degree of latitude is 69.09 miles. */
const north = (miles: number): PickupPlace => ({
  city: 'Alva',
  state: 'FL',
  latitude: FORT_MYERS.latitude + miles / 69.09,
  longitude: FORT_MYERS.longitude,
});

describe('the line that says how to get a product', () => {
  it.each<[string, ShippingMethod[], PickupPlace]>([
    ['Pickup 3 mi', ['pickup'], north(3)],
    ['Pickup under 1 mi', ['pickup'], north(0)],
    ['Delivers to 33901', ['local_delivery'], north(3)],
    ['Ships nationwide', ['nationwide_shipping'], ITHACA],
    ['Ships', ['regional_shipping'], north(200)],
    ['Ships nationwide', ['pickup', 'nationwide_shipping'], ITHACA],
    ['Pickup 40 mi', ['pickup', 'local_delivery'], north(40)],
    [
      'Pickup 3 mi · Delivers to 33901 · Ships nationwide',
      ['nationwide_shipping', 'local_delivery', 'pickup'],
      north(3),
    ],
    ['Too far: pickup in Ithaca, NY (1,134 mi)', ['pickup', 'local_delivery', 'regional_shipping'], ITHACA],
    ['Too far: delivers around Alva, FL (30 mi)', ['local_delivery'], north(30)],
    ['Too far: ships within NY only', ['regional_shipping'], ITHACA],
  ])('near a ZIP code: %s', (line, methods, from) => {
    expect(reachLine(methods, from, FORT_MYERS)).toBe(line);
    expect(isReachable(reachOf(methods, from, FORT_MYERS))).toBe(!line.startsWith('Too far'));
  });

  it.each<[string, ShippingMethod[]]>([
    ['Pickup in Ithaca, NY', ['pickup']],
    [
      'Pickup in Ithaca, NY · Local delivery · Ships within NY',
      ['pickup', 'local_delivery', 'regional_shipping'],
    ],
    ['Ships nationwide', ['regional_shipping', 'nationwide_shipping']],
  ])('without a ZIP code: %s', (line, methods) => {
    expect(reachLine(methods, ITHACA, null)).toBe(line);
    expect(isReachable(reachOf(methods, ITHACA, null))).toBe(true);
  });

  it('names the states that orders can be sent to, while these are few', () => {
    const line = (states: readonly string[]) => reachLine(['nationwide_shipping'], ITHACA, null, states);
    expect(line(['CA', 'NY', 'TX', 'FL'])).toBe('Ships nationwide to CA, FL, NY and TX');
    expect(line(['CA', 'NY', 'TX', 'FL', 'VT'])).toBe('Ships nationwide to 5 states');
    expect(line(Array.from({ length: 50 }, () => 'NY'))).toBe('Ships nationwide');
  });

  it('is none where the vendor offers no way', () => {
    expect(reachLine([], ITHACA, null)).toBeNull();
    expect(isReachable(reachOf([], ITHACA, FORT_MYERS))).toBe(false);
  });
});

describe('how far a way goes', () => {
  const ALL: ShippingMethod[] = ['pickup', 'local_delivery', 'regional_shipping'];

  it('is 50 miles for a pickup, 25 for local delivery, the state for regional shipping', () => {
    expect(reachOf(ALL, north(49.9), FORT_MYERS).ways).toEqual({
      pickup: 'possible',
      local_delivery: 'too-far',
      shipping: 'possible',
    });
    expect(reachOf(ALL, north(50.1), FORT_MYERS).ways.pickup).toBe('too-far');
    expect(reachOf(ALL, north(24.9), FORT_MYERS).ways.local_delivery).toBe('possible');
    expect(reachOf(ALL, ITHACA, FORT_MYERS).ways.shipping).toBe('too-far');
  });

  it('depends on the ZIP code where none is known', () => {
    expect(reachOf(ALL, ITHACA, null)).toEqual({
      ways: { pickup: 'depends', local_delivery: 'depends', shipping: 'depends' },
      miles: null,
    });
    expect(reachOf(['nationwide_shipping'], ITHACA, null).ways).toEqual({
      pickup: 'not-offered',
      local_delivery: 'not-offered',
      shipping: 'possible',
    });
  });
});

describe('a vendor who ships to some states', () => {
  const from = {
    city: 'Ithaca',
    state: 'NY',
    latitude: 42.44,
    longitude: -76.5,
    shippingStates: ['NY', 'VT'],
  };
  const inState = (state: string) => ({ zipCode: '33901', state, latitude: 26.62, longitude: -81.87 });

  it('reaches shoppers there, and says where else it does not', () => {
    expect(reachOf(['nationwide_shipping'], from, inState('VT')).ways.shipping).toBe('possible');
    expect(reachOf(['nationwide_shipping'], from, inState('FL')).ways.shipping).toBe('too-far');
    expect(reachOf(['regional_shipping'], from, inState('VT')).ways.shipping).toBe('too-far');
    expect(reachLine(['nationwide_shipping'], from, inState('FL'))).toBe('Too far: ships to NY and VT only');
    expect(reachLine(['nationwide_shipping'], from, null)).toBe('Ships to NY and VT');
    const many = { ...from, shippingStates: ['CT', 'MA', 'NY', 'VT'] };
    expect(reachLine(['nationwide_shipping'], many, null)).toBe('Ships to CT, MA, NY and VT');
    expect(reachLine(['nationwide_shipping'], { ...from, shippingStates: [] }, null)).toBe(
      'Ships nationwide',
    );
  });
});
