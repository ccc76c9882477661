import type { Page } from '@playwright/test';
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
});
