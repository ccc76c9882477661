import type { Page } from '@playwright/test';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, notification, test } from '../support/test';

/** The location is not allowed, which a notification says. */
async function provoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(notification(page)).toContainText('Your browser doesn’t share your location with this site');
}

test.describe('a notification', () => {
  test('goes after five seconds, and takes the place of the one before', async ({ page, visit }) => {
    await visit('/');
    await page.clock.install();
    await provoke(page);
    await page.clock.runFor(3_000);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.clock.runFor(3_000);
    await expect(notification(page)).toHaveCount(1);
    await page.clock.runFor(3_000);
    await expect(notification(page)).toHaveCount(0);
  });

  test('is reached by F8, waits while it has the focus, and can be dismissed', async ({ page, visit }) => {
    await visit('/');
    await page.clock.install();
    await provoke(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(notification(page)).toBeVisible();
    await notification(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notification(page)).toHaveCount(0);
  });

  test('is swiped away to the right, from 50 pixels on', async ({ page, visit }) => {
    await visit('/');
    await provoke(page);
    const box = await notification(page).boundingBox();
    if (!box) throw new Error('The notification has no place.');
    const swipe = async (by: number) => {
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 6 });
      await page.mouse.up();
    };
    await swipe(40);
    await expect(notification(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(notification(page)).toBeVisible();
    await swipe(70);
    await expect(notification(page)).toHaveCount(0);
  });

  test('goes with the page that it is about', async ({ page, visit }) => {
    await visit('/');
    await provoke(page);
    await page.waitForTimeout(1_100);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL('/faq');
    await expect(notification(page)).toHaveCount(0);
  });

  test('that comes with a page stands off its title on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    // However long the next page takes, it comes at once.
    await page.clock.setFixedTime(new Date());
    await provoke(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL('/faq');
    const top = async () => (await notification(page).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(422);
  });

  test('is dismissed at its end, however little room its action leaves', async ({ page, visit }) => {
    const product = await makeProduct(await makeVendor());
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(`/products/${product.id}`);
    await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');
    const [said, cross] = await Promise.all(
      [notification(page), notification(page).getByRole('button', { name: 'Dismiss' })].map((one) =>
        one.boundingBox(),
      ),
    );
    if (!said || !cross) throw new Error('Something has no place.');
    expect(cross.x + cross.width).toBeGreaterThan(said.x + said.width - 16);
    expect(cross.y).toBeLessThan(said.y + 16);
  });

  test('covers neither heading, buy bar nor menu on a phone', async ({ page, visit }) => {
    const product = await makeProduct(await makeVendor());
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/products/${product.id}`);
    const bar = page.locator('.bottom-bar');
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');
    const [said, below, heading] = await Promise.all(
      [notification(page), bar, page.getByRole('heading', { level: 1 })].map((one) => one.boundingBox()),
    );
    if (!said || !below || !heading) throw new Error('Something has no place.');
    expect(said.y + said.height).toBeLessThanOrEqual(below.y);
    const isApart = said.y >= heading.y + heading.height || said.y + said.height <= heading.y;
    expect(isApart).toBe(true);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(notification(page)).toHaveCount(0);
  });
});
