import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { signUp, makeFarm, makeListing } from '../support/people/farmers';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson } from '../support/people/people';
import { drawPicture } from '../support/rows/pictures';
import { expect, notification, test } from '../support/test';

/** A person who counts: every press, and every field that is filled in or chosen from. */
function counting(page: Page) {
  const counts = { taps: 0, fields: 0 };
  return {
    counts,
    tap: async (what: Locator) => {
      counts.taps += 1;
      await what.click();
    },
    type: async (what: Locator, text: string) => {
      counts.fields += 1;
      await what.fill(text);
    },
    choose: async (what: Locator, value: string) => {
      counts.fields += 1;
      await what.selectOption(value);
    },
    /** The button, the photo, and “Done” of the phone's own picker. */
    photo: async (what: Locator) => {
      counts.taps += 3;
      await what.setInputFiles(await drawPicture(page, 'image/jpeg', { width: 400, height: 300 }));
    },
  };
}

const guide = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const MOST = { taps: 22, fields: 22 };

test.describe('from the home page to the first sale', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it takes at most 22 taps and 22 fields until only approval is missing @journey', async ({
    page,
    visit,
  }) => {
    test.slow();
    const { counts, tap, type, choose, photo } = counting(page);
    const { username, email, password } = newPerson('farmer');
    await visit('/');
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Register', exact: true }));
    const account = page.getByRole('form', { name: 'Register' });
    await type(account.getByLabel('Username'), username);
    await type(account.getByLabel('Email'), email);
    await type(account.getByLabel('Password', { exact: true }), password);
    await type(account.getByLabel('Confirm password', { exact: true }), password);
    await tap(account.getByRole('button', { name: 'Create Account' }));
    await expect(guide(page)).toContainText('0 of 7 steps to your first sale are done.');
    await expect(guide(page)).toContainText(`Open the link that we emailed to ${email}.`);

    counts.taps += 1;
    await visit(linkIn(await mailTo(email, 'welcome'), '/confirm-email'));
    await tap(page.getByRole('button', { name: 'Confirm my email' }));
    await tap(page.getByRole('link', { name: 'Continue' }));

    await tap(guide(page).getByRole('link', { name: 'Add your farm' }));
    const farm = page.getByRole('form', { name: 'Register a farm' });
    await type(farm.getByRole('textbox', { name: 'Farm Name', exact: true }), 'Maple Hollow Farm');
    await type(farm.getByRole('textbox', { name: 'Address', exact: true }), '4 Hollow Road, Ketchikan, AK');
    await type(farm.getByRole('textbox', { name: 'ZIP Code', exact: true }), '99901');
    await type(
      farm.getByRole('textbox', { name: 'Description', exact: true }),
      'Eggs, greens and potatoes from four acres above the creek.',
    );
    await type(farm.getByRole('textbox', { name: 'Phone', exact: true }), '907-555-0142');
    await photo(farm.getByLabel('Choose a picture'));
    await tap(farm.getByRole('button', { name: 'Register farm' }));

    await tap(guide(page).getByRole('link', { name: 'Start selling' }));
    const shop = page.getByRole('form', { name: 'Become a vendor' });
    await expect(shop.getByRole('region', { name: 'Maple Hollow Farm' })).toContainText('4 Hollow Road');
    await tap(shop.getByRole('checkbox', { name: 'Pickup' }));
    await tap(shop.getByRole('checkbox', { name: /I accept Farmgate’s commission: 12%/ }));
    await tap(shop.getByRole('button', { name: 'Create vendor profile' }));

    await tap(guide(page).getByRole('link', { name: 'Add a product' }));
    const product = page.getByRole('form', { name: 'Add Product' });
    await photo(product.getByLabel('Choose photos'));
    await type(product.getByLabel('Product name'), 'Brown eggs');
    await type(product.getByLabel('Price in dollars'), '6.50');
    await choose(product.getByLabel('Unit'), 'dozen');
    await type(product.getByLabel('In stock'), '24');
    await choose(product.getByLabel('Category'), 'eggs');
    await type(product.getByLabel('Description', { exact: true }), 'Brown and blue, gathered every day.');
    await tap(product.getByRole('button', { name: 'Add Product' }));

    await tap(guide(page).getByRole('button', { name: /^Add Saturdays 9 AM to 1 PM at Maple Hollow Farm/ }));
    await expect(notification(page)).toContainText('Pickup time added');
    await expect(guide(page)).toContainText('5 of 7 steps to your first sale are done.');
    await expect(guide(page)).toContainText('We usually review within 2-3 business days.');
    const missing = guide(page).getByRole('list', { name: 'What we check' }).getByText('(missing)');
    await expect(missing).toHaveCount(1);
    await expect(
      guide(page).getByRole('listitem').filter({ hasText: 'Can be paid out (missing)' }),
    ).toHaveCount(2);
    await expectAccessible(page, 'phone');
    console.log(`From the home page to the first window: ${counts.taps} taps, ${counts.fields} fields.`);
    expect(counts.taps).toBeLessThanOrEqual(MOST.taps);
    expect(counts.fields).toBeLessThanOrEqual(MOST.fields);
  });

  test('the guide is put away and taken back, and the first window, too', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page, { name: 'Undone Farm', phone: '239-555-0177' });
    await visit('/farmer-dashboard');
    await guide(page).getByRole('button', { name: 'Dismiss the guide' }).click();
    await expect(guide(page)).toBeHidden();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(guide(page)).toBeVisible();
    await guide(page).getByText('2 done').click();
    await expect(guide(page)).toContainText('Confirm your email');
    await guide(page).getByRole('button', { name: 'Dismiss the guide' }).click();
    await expect(guide(page)).toBeHidden();
    await visit('/farmer-dashboard/more');
    await page.getByRole('button', { name: 'Show the guide again' }).click();
    await expect(guide(page)).toBeVisible();
  });

  test('whoever posts a listing is led to the guide, and sells it from there', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page, { name: 'Listed Farm', phone: '239-555-0177' });
    await makeListing(page, { productName: 'Listed leeks' });
    await visit('/post');
    await expect(
      page.getByText('Want to sell online, too? 5 steps are left to your first sale.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See the steps' }).click();
    await guide(page).getByRole('link', { name: 'Start selling' }).click();
    const shop = page.getByRole('form', { name: 'Become a vendor' });
    await shop.getByRole('checkbox', { name: 'Pickup' }).check();
    await shop.getByRole('checkbox', { name: /I accept/ }).check();
    await shop.getByRole('button', { name: 'Create vendor profile' }).click();
    await page.waitForURL('**/vendor/dashboard');
    await visit('/vendor/products/new');
    await page.getByRole('link', { name: 'Sell Listed leeks online' }).click();
    await expect(page.getByLabel('Product name')).toHaveValue('Listed leeks');
    await visit('/vendor/pickups');
    await page.getByRole('button', { name: /^Add Saturdays/ }).click();
    await expect(page.getByRole('heading', { name: 'Listed Farm' })).toBeVisible();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Listed Farm' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Add Saturdays/ })).toBeVisible();
  });
});
