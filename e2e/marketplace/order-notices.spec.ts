import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

// The browser of these tests has no push service: this gives it the address of a device of its own.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const TELL_ME = 'Tell me here when an order comes in';

async function withDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = 'device-of-the-test';
    const device = () => {
      const endpoint = localStorage.getItem(made);
      const keys = { p256dh: localStorage.getItem(`${made}-key`), auth: 'A'.repeat(22) };
      return endpoint === null
        ? null
        : { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) };
    };
    const subscribe = async () => {
      const before = device();
      if (before) return before;
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const key = btoa(String.fromCharCode(...raw));
      localStorage.setItem(`${made}-key`, key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
      localStorage.setItem(made, `https://push.example.com/send/${crypto.randomUUID()}`);
      return device();
    };
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve(device()), subscribe });
  });
}

test.describe('new orders on a device', () => {
  test.beforeEach(async ({ page }) => {
    await withDevice(page);
    await signUpVendor(page);
  });

  test('are offered once with the first order, and are in More', async ({ page, visit }) => {
    const product = await addProduct(page);
    await visit('/vendor/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('button', { name: TELL_ME })).toHaveCount(0);
    await buy([[product, 1]]);
    await visit('/vendor/orders');
    await expect(page.getByRole('button', { name: TELL_ME })).toBeVisible();
    await expectAccessible(page, 'phone');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(notification(page)).toContainText('You can turn it on in More.');
    await visit('/vendor/orders');
    await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();
    await expect(page.getByRole('button', { name: TELL_ME })).toHaveCount(0);
    await visit('/farmer-dashboard/more');
    await page.getByRole('button', { name: TELL_ME }).click();
    await expect(page.getByText('This device tells you when an order comes in.')).toBeVisible();
    await expectAccessible(page, 'phone');
    await visit('/farmer-dashboard/more');
    await page.getByRole('button', { name: 'Turn off on this device' }).click();
    await expect(page.getByRole('button', { name: TELL_ME })).toBeVisible();
    await visit('/farmer-dashboard/more');
    await expect(page.getByRole('button', { name: TELL_ME })).toBeVisible();
  });

  test('are turned on with the first order, apart from news', async ({ page, visit }) => {
    await buy([[await addProduct(page), 1]]);
    await visit('/vendor/orders');
    await page.getByRole('button', { name: TELL_ME }).click();
    await expect(page.getByRole('button', { name: TELL_ME })).toHaveCount(0);
    await visit('/farmer-dashboard/more');
    await expect(page.getByText('This device tells you when an order comes in.')).toBeVisible();
    await visit('/saved/alerts');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByRole('button', { name: 'Turn off on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    await visit('/farmer-dashboard/more');
    await expect(page.getByText('This device tells you when an order comes in.')).toBeVisible();
  });
});
