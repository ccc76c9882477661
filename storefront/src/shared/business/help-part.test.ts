import { describe, expect, it } from '@jest/globals';
import { helpPartOf } from './help-part';

describe('the part of the help page about a page', () => {
  it.each([
    ['/farmer-dashboard', '', 'today'],
    ['/farmer-dashboard/more', '', 'today'],
    ['/farmer-dashboard/closed', '', 'closed'],
    ['/farmer-dashboard/farm', '', 'farm'],
    ['/farms/7/edit', '', 'farm'],
    ['/vendor/orders/7', '', 'orders'],
    ['/vendor/dashboard', '?tab=orders', 'orders'],
    ['/vendor/dashboard', '?tab=constructor', 'products'],
    ['/vendor/products/new', '', 'products'],
    ['/vendor/pickup-days/3', '', 'pickups'],
    ['/vendor/shares/3', '', 'pickups'],
    ['/vendor/get-paid', '', 'money'],
    ['/markets/manage/4', '', 'markets'],
    ['/business', '', 'team'],
  ])('%s%s: %s', (pathname, search, part) => {
    expect(helpPartOf(pathname, search)).toBe(part);
  });
});
