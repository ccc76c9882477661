import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { findFood } from '../support/pages/find-food';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const { known, empty } = TOWNS;

interface Screen {
  name: string;
  path: string;
  /** What to do there first. */
  act?: (page: Page) => Promise<void>;
  widths?: 'phone' | 'desk';
}

const SCREENS: Screen[] = [
  { name: 'the home page', path: '/' },
  { name: 'markets on the home page', path: `/?zipCode=${known.zipCode}` },
  { name: 'no farms on the home page', path: `/?zipCode=${empty.zipCode}&mode=farms` },
  { name: 'the browse page', path: '/browse?category=eggs' },
  { name: 'listings and farms near a ZIP code', path: `/browse?zipCode=${known.zipCode}` },
  { name: 'filtered farms', path: `/browse?zipCode=${known.zipCode}&tab=farms&radius=50&organic=true` },
  { name: 'nothing on the browse page', path: `/browse?zipCode=${empty.zipCode}` },
  { name: 'a search that failed', path: '/browse?zipCode=1234' },
  {
    name: 'listings that are loading',
    path: '/farmers-markets',
    act: async (page) => {
      // Never answered.
      await page.route('**/api/listings?*', () => undefined);
      await findFood(page, 'Browse Listings');
      await expect(page.getByTestId('skeleton').first()).toBeVisible();
    },
  },
  { name: 'the farmers markets page before a search', path: '/farmers-markets' },
  {
    name: 'farmers markets with their hours',
    path: `/farmers-markets?zipCode=${known.zipCode}`,
    act: (page) => cards(page, 'Midnight Sun Market').locator('summary').click(),
  },
  { name: 'the CSA page before a search', path: '/csa' },
  { name: 'CSAs', path: '/csa?zipCode=33901&radius=100' },
  { name: 'the u-pick page before a search', path: '/u-pick' },
  { name: 'u-pick farms', path: '/u-pick?zipCode=33901&radius=100' },
  { name: 'no farmers markets', path: `/farmers-markets?zipCode=${empty.zipCode}&features=snap` },
  {
    name: 'a listing',
    path: '/browse?search=radishes',
    act: async (page) => {
      await cards(page, 'Ice radishes').getByRole('link', { name: /^View/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
    },
  },
  { name: 'a missing listing', path: '/listings/99999999' },
  { name: 'the 404 screen', path: '/nowhere' },
  { name: 'the shop', path: '/marketplace?category=honey&maxPrice=30' },
  { name: 'the shop as a list', path: '/marketplace?view=list&sort=rating' },
  { name: 'a product', path: '/products/1' },
  { name: 'a product’s shipping', path: '/products/1?tab=shipping' },
  { name: 'a missing product', path: '/products/99999999' },
  { name: 'a vendor', path: '/vendors/1' },
  { name: 'an empty cart', path: '/cart' },
  { name: 'a checkout without a cart', path: '/checkout' },
  {
    name: 'a farm application with mistakes',
    path: '/farmers-markets',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Post a Listing' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('Please enter your full name')).toBeVisible();
    },
  },
  {
    name: 'a correction',
    path: `/farmers-markets?zipCode=${known.zipCode}`,
    act: async (page) => {
      await page.getByRole('link', { name: 'Midnight Sun Market', exact: true }).click();
      await page.getByRole('button', { name: 'Suggest a correction for Midnight Sun Market' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the menu and a notification',
    path: '/farmers-markets',
    widths: 'phone',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(
        page.getByText('Your browser doesn’t share your location with this site', { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the filters',
    path: `/farmers-markets?zipCode=${known.zipCode}&features=snap`,
    widths: 'phone',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('combobox', { name: 'Open on' }).selectOption('Pick a date');
      await expect(sheet.getByLabel('Time')).toBeVisible();
    },
  },
];

test.describe('axe finds nothing in either theme, on a phone or a desk, on', () => {
  for (const { name, path, act, widths } of SCREENS) {
    test(name, async ({ page, visit, allowTrouble }) => {
      allowTrouble(/404/);
      await visit(path);
      await act?.(page);
      await expectAccessible(page, widths);
    });
  }
});
