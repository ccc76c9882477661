import { describe, expect, it } from '@jest/globals';
import { DESK_PLACES, isDesk, placeOf } from './places';

const labelOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://x.example');
  return placeOf(pathname, search)?.label;
};

describe('the five places of the desk', () => {
  it('are where they lead to', () => {
    expect(DESK_PLACES.map(({ label, to }) => [labelOf(to), label])).toEqual(
      DESK_PLACES.map(({ label }) => [label, label]),
    );
  });

  it.each([
    ['/vendor/orders/7', 'Orders'],
    ['/vendor/pickup-days/3', 'Orders'],
    ['/vendor/handover/3', 'Orders'],
    ['/vendor/dashboard?tab=orders', 'Orders'],
    ['/vendor/dashboard', 'Products'],
    ['/vendor/products/new', 'Products'],
    ['/vendor/dashboard?tab=analytics', 'More'],
    ['/vendor/dashboard?tab=constructor', 'Products'],
    ['/farms/7/edit', 'Farm'],
    ['/listings/7/edit', 'Farm'],
    ['/post', 'Farm'],
    ['/vendor/pickups/sites/4', 'More'],
    ['/vendor/get-paid', 'More'],
    ['/markets/manage/4', 'More'],
    ['/market-days', 'More'],
    ['/business', 'More'],
    ['/account', 'More'],
  ])('have their pages: %s is of %s', (address, label) => {
    expect(labelOf(address)).toBe(label);
  });

  it.each(['/', '/farms/7', '/listings/7', '/vendors/7', '/market-days/1/2/coming', '/orders', '/saved'])(
    'are not around what is for everyone: %s',
    (pathname) => {
      expect(isDesk(pathname)).toBe(false);
    },
  );
});
