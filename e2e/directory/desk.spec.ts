import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { overflowing } from '../support/pages/overflowing';
import { makeFarm, signUp } from '../support/people/farmers';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { query } from '../support/rows/database';
import { expect, hydrated, notification, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Your farm' });
const place = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('the desk of farmers and vendors', () => {
  test('has five places on a phone, which a vendor walks through @journey', async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await signUpVendor(page);
    const product = await addProduct(page);
    await buy([[product, 1]]);
    await visit('/farmer-dashboard');
    await expect(place(page, 'Today')).toHaveAttribute('aria-current', 'page');
    for (const [name, address, text] of [
      ['Orders', '/vendor/orders', 'Recent Orders'],
      ['Products', '/vendor/products', 'Rainbow chard'],
      ['Farm', '/farmer-dashboard/farm', 'Do you grow food?'],
      ['More', '/farmer-dashboard/more', 'Delivery zones'],
      ['Today', '/farmer-dashboard', 'My Farms (0)'],
    ] as const) {
      await place(page, name).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(place(page, name)).toHaveAttribute('aria-current', 'page');
      const box = await place(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect(await overflowing(page), address).toEqual([]);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
    }
    await visit('/vendor/products/new');
    const save = await page.getByRole('button', { name: 'Add Product' }).boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(top);
    await visit('/vendor/dashboard?tab=orders');
    await expect(place(page, 'Orders')).toHaveAttribute('aria-current', 'true');
  });

  test('has help with each page at its foot, which opens the part about it', async ({ page, visit }) => {
    await page.setViewportSize(PHONE);
    await signUpVendor(page);
    await visit('/vendor/orders');
    await page.getByRole('link', { name: 'Help with this page' }).click();
    await expect(page).toHaveURL('/farmer-dashboard/help#orders');
    await page.getByText('How do I confirm or print a whole pickup day?').click();
    await expect(page.getByText(/press “Confirm all” or “Print all”/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How do I deliver?' })).toBeHidden();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Help with this page' })).toHaveCount(0);
  });

  test('never covers what is at the end of a page, nor a button that sticks there', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(PHONE);
    await signUp(page);
    const farm = await makeFarm(page);
    await visit('/farmer-dashboard/more');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const top = async () => (await bar(page).boundingBox())?.y ?? 0;
    const end = await page.getByRole('contentinfo').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
    await visit(`/farms/${farm}/edit`);
    const save = await page.getByRole('button', { name: 'Save changes' }).boundingBox();
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(await top());
    // At 200 % zoom of a small laptop, and on a phone on its side.
    await page.setViewportSize({ width: 640, height: 360 });
    await visit('/farmer-dashboard/more');
    await expect(bar(page)).toHaveCSS('position', 'static');
    expect(await overflowing(page)).toEqual([]);
  });

  test('says to farmers who don’t sell yet how to begin, not that something is missing', async ({
    page,
    visit,
  }) => {
    await signUp(page);
    for (const [name, text] of [
      ['Orders', 'No orders yet'],
      ['Products', 'No products yet'],
    ] as const) {
      await visit('/farmer-dashboard');
      await place(page, name).click();
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
      await expectAccessible(page, 'phone');
      await expect(page.getByRole('link', { name: 'Start selling' })).toHaveAttribute(
        'href',
        '/vendor/onboarding',
      );
    }
    await visit('/farmer-dashboard/more');
    await expect(page.getByRole('link', { name: /^Sell in the marketplace/ })).toHaveAttribute(
      'href',
      '/vendor/onboarding',
    );
    await page.getByRole('link', { name: /^Team/ }).click();
    await expect(page).toHaveURL('/business');
  });

  test('steps the stock where it is low, by touch and by keyboard, and takes it back @journey', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(PHONE);
    await signUpVendor(page);
    await addProduct(page, { name: 'Polder leeks', inventory: 1 });
    const stock = async () => {
      const all = (await (await page.request.get('/api/vendor/products')).json()) as { inventory: number }[];
      return all[0]?.inventory;
    };
    await visit('/farmer-dashboard');
    const group = page.getByRole('group', { name: 'Stock of Polder leeks' });
    const more = group.getByRole('button', { name: 'Increase stock' });
    const less = group.getByRole('button', { name: 'Decrease stock' });
    const count = group.getByRole('textbox', { name: 'Stock' });
    await more.click();
    await more.click();
    await more.click();
    await expect(count).toHaveValue('4');
    await expect(notification(page)).toContainText('4 of Polder leeks in stock');
    await expectAccessible(page, 'phone');
    await page.setViewportSize(PHONE);
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(count).toHaveValue('1');
    await expect.poll(stock).toBe(1);
    await less.focus();
    await page.keyboard.press('Enter');
    await expect(count).toHaveValue('0');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(less).toBeFocused();
    await expect.poll(stock).toBe(0);
    // In the list of products, too.
    await place(page, 'Products').click();
    const row = page.getByRole('row', { name: /Polder leeks/ });
    await row.getByRole('button', { name: 'Increase stock' }).click();
    await expect(row.getByRole('textbox', { name: 'Stock' })).toHaveValue('1');
    await expect.poll(stock).toBe(1);
  });

  test('says so where the last ones were sold meanwhile, and shows what there is', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/400/);
    await signUpVendor(page);
    const id = await addProduct(page, { name: 'Polder leeks', inventory: 2 });
    await visit('/farmer-dashboard');
    const group = page.getByRole('group', { name: 'Stock of Polder leeks' });
    const count = group.getByRole('textbox', { name: 'Stock' });
    await expect(count).toHaveValue('2');
    await query('UPDATE products SET inventory = 0 WHERE id = $1', [id]);
    await group.getByRole('button', { name: 'Decrease stock' }).click();
    await expect(notification(page)).toContainText('There are none left to take away.');
    await expect(count).toHaveValue('0');
  });

  test('asks whether one comes to the market, and is answered in place @journey', async ({ page, visit }) => {
    await page.setViewportSize(PHONE);
    await signUp(page);
    const farm = await makeFarm(page);
    await query(
      `INSERT INTO market_members (place_id, farm_id, status)
       SELECT place_id, $1, 'member' FROM market_members ORDER BY id LIMIT 1`,
      [farm],
    );
    await visit('/farmer-dashboard');
    const first = page.getByRole('listitem').filter({ hasText: 'are you coming?' }).first();
    const yes = first.getByRole('button', { name: /^Yes: / });
    const name = (await yes.getAttribute('aria-label')) ?? '';
    await expectAccessible(page, 'phone');
    await page.setViewportSize(PHONE);
    await yes.click();
    await expect(notification(page)).toContainText('Answer saved');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    const said = await query(
      `SELECT answer FROM market_attendance JOIN market_members AS member ON member.id = member_id WHERE farm_id = $1`,
      [farm],
    );
    expect(said).toEqual([{ answer: 'coming' }]);
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  test('is there before the scripts are, and only for those who have one', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_FAILED/);
    await page.setViewportSize(PHONE);
    await signUp(page);
    await visit('/farmer-dashboard');
    await expect(bar(page)).toBeVisible();
    // Who has a desk is kept once the roles are known, which may come after the bar.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('farmgate-desk'))).not.toBeNull();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/farmer-dashboard', { waitUntil: 'commit' });
    await place(page, 'Orders').click();
    await expect(page).toHaveURL('/vendor/orders');
    await page.unrouteAll();
    await page.goto('/farmer-dashboard');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(bar(page)).toHaveCount(0);
    await signUp(page, 'user');
    await visit('/farmer-dashboard');
    await expect(page.getByText('Do you grow food?')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});
