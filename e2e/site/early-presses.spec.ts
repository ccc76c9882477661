import type { Page } from '@playwright/test';
import { makeOptions, makeProduct, makeVendor } from '../support/rows/shop-rows';
import { TOWNS } from '../support/rows/towns';
import { expect, hold, hydrated, notification, test } from '../support/test';

interface Control {
  name: string;
  path: string | (() => Promise<string>);
  isPhone?: true;
  press: (page: Page) => Promise<unknown>;
  /** What the press leads to. */
  expect: (page: Page) => Promise<unknown>;
}

const near = `/browse?zipCode=33901`;
const dialog = (page: Page, name: RegExp | string) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
const address = (page: Page, pattern: RegExp) => expect(page).toHaveURL(pattern);
const main = (page: Page) => page.getByRole('main');
const radio = (page: Page, name: string) =>
  page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });

async function productWith(options: string[]): Promise<string> {
  const product = await makeProduct(await makeVendor());
  if (options.length > 0)
    await makeOptions(
      product,
      options.map((name) => ({ name, price: 500, inventory: 9 })),
    );
  return `/products/${product.id}`;
}

const CONTROLS: Control[] = [
  {
    name: 'the Map button of a phone',
    path: near,
    isPhone: true,
    press: (page) => page.locator('.view-float').click(),
    expect: (page) => address(page, /view=map/),
  },
  {
    name: 'the menu',
    path: '/faq',
    isPhone: true,
    press: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    expect: (page) => dialog(page, 'Menu'),
  },
  {
    name: 'the ZIP code in the header',
    path: '/faq',
    press: (page) => page.locator('.near summary').click(),
    expect: (page) => expect(page.locator('.near').getByRole('textbox')).toBeVisible(),
  },
  {
    name: 'Filters on a phone',
    path: `${near}&tab=farms`,
    isPhone: true,
    press: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    expect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a filter of the bar',
    path: `${near}&tab=farms`,
    press: (page) => radio(page, 'SNAP').click(),
    expect: (page) => address(page, /features=snap/),
  },
  {
    name: 'Add to Cart on a card',
    path: '/marketplace?search=kale&sort=newest',
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .click(),
    expect: (page) => expect(notification(page)).toContainText(/cart/i),
  },
  {
    name: 'Add to Cart at the lower edge',
    path: () => productWith([]),
    isPhone: true,
    press: (page) => page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).click(),
    expect: (page) => expect(notification(page)).toContainText(/cart/i),
  },
  {
    name: 'one more',
    path: () => productWith([]),
    press: (page) => page.getByRole('button', { name: 'Increase quantity' }).click(),
    expect: (page) =>
      expect(page.getByRole('group', { name: /^Quantity/ }).getByRole('textbox')).toHaveValue('2'),
  },
  {
    name: 'an option',
    path: () => productWith(['Half dozen', 'Dozen']),
    press: (page) => page.getByRole('radio', { name: /^Dozen/ }).check(),
    expect: async (page) => {
      await address(page, /\/products\/\d+\?\w+=/);
      await expect(page.getByRole('radio', { name: /^Dozen/ })).toBeChecked();
    },
  },
  {
    name: 'Post a Listing',
    path: '/faq',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Post a Listing' }).click(),
    expect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the theme',
    path: '/faq',
    press: (page) => radio(page, 'Dark').click(),
    expect: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'List or map',
    path: near,
    press: (page) =>
      main(page)
        .locator('.segmented label')
        .filter({ hasText: /^List$/ })
        .click(),
    expect: (page) => address(page, /view=list/),
  },
  {
    name: 'Grid or list',
    path: '/marketplace',
    press: (page) => main(page).locator('.segmented label').nth(1).click(),
    expect: (page) => address(page, /view=list/),
  },
  {
    name: 'the order of listings',
    path: `${near}&tab=listings`,
    press: (page) => page.getByLabel('Order', { exact: true }).selectOption('newest'),
    expect: (page) => address(page, /sort=newest/),
  },
  {
    name: 'a heart',
    path: `${near}&tab=farms`,
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Save: / })
        .first()
        .click(),
    expect: (page) =>
      expect(
        main(page)
          .getByRole('button', { name: /^Save: / })
          .first(),
      ).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'the follow button of a farm',
    path: '/farms/1',
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Follow / })
        .first()
        .click(),
    expect: (page) => dialog(page, /^Follow /),
  },
  {
    name: 'the tab of farms',
    path: near,
    press: (page) =>
      main(page)
        .getByRole('tab', { name: /^Local Farms/ })
        .first()
        .click(),
    expect: (page) => address(page, /tab=farms/),
  },
  {
    name: 'a card',
    path: near,
    press: (page) =>
      main(page)
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click(),
    expect: (page) => address(page, /\/(?:listings|farms|places)\//),
  },
  {
    name: 'See all listings',
    path: '/',
    press: (page) => main(page).getByRole('link', { name: 'See all listings' }).click(),
    expect: (page) => address(page, /\/browse/),
  },
  {
    name: 'a tab of a product',
    path: () => productWith([]),
    press: (page) => main(page).getByRole('tab', { name: 'Reviews' }).first().click(),
    expect: (page) => address(page, /tab=reviews/),
  },
  {
    name: 'a question',
    path: '/faq',
    press: (page) => main(page).locator('details:not([open]) > summary').first().click(),
    expect: (page) => expect(main(page).locator('details').first()).toHaveAttribute('open', ''),
  },
  {
    name: 'a month',
    path: '/in-season',
    press: (page) =>
      page.getByRole('navigation', { name: 'Month' }).locator('a:not([aria-current])').first().click(),
    expect: (page) => address(page, /month=\d/),
  },
  {
    name: 'a day',
    path: '/this-saturday?zipCode=33901',
    press: (page) =>
      page.getByRole('navigation', { name: 'Other days' }).locator('a:not([aria-current])').first().click(),
    expect: (page) => address(page, /date=\d/),
  },
  {
    name: 'the state of the season',
    path: '/in-season',
    press: (page) => page.getByLabel('State', { exact: true }).selectOption('FL'),
    expect: (page) => address(page, /state=FL/),
  },
  {
    name: 'all listings near a ZIP code',
    path: `/browse?zipCode=${TOWNS.known.zipCode}`,
    press: (page) => page.getByRole('link', { name: /^See all \d+ listings/ }).click(),
    expect: (page) => address(page, /tab=listings/),
  },
  {
    name: 'the search of the home page',
    path: '/',
    press: async (page) => {
      const field = main(page).locator('input[name=zipCode]').first();
      await field.fill(TOWNS.known.zipCode);
      await field.press('Enter');
    },
    expect: (page) => address(page, new RegExp(TOWNS.known.zipCode)),
  },
  {
    name: 'the search of the header',
    path: '/faq',
    press: async (page) => {
      const field = page.getByRole('banner').locator('input[type=search]');
      await field.fill('eggs');
      await field.press('Enter');
    },
    expect: (page) => address(page, /search=eggs/),
  },
];

test.describe('a press before the scripts are there does what it does later', () => {
  for (const { name, path, isPhone, press, expect: expectIt } of CONTROLS) {
    test(name, async ({ page }) => {
      if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
      const where = typeof path === 'string' ? path : await path();
      await page.goto(where);
      await hydrated(page);
      await press(page);
      await expectIt(page);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      const letCome = await hold(page, /\/assets\/.*\.js$/);
      await page.goto(where, { waitUntil: 'commit' });
      await press(page);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      letCome();
      await hydrated(page);
      await expectIt(page);
    });
  }
});
