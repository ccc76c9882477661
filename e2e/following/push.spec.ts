import type { BrowserContext, Page } from '@playwright/test';
import { PushStandIn } from '../../backend/test/support/stand-ins/push-stand-in';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, signUp } from '../support/people/farmers';
import { register } from '../support/people/people';
import { query } from '../support/rows/database';
import { startOwnProduct } from '../support/rows/own-product';
import { expect, hydrated, notification, productUrl, test } from '../support/test';

// The product is told at its start where the push service is.
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const service = new PushStandIn();
let stop: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await service.listen();
  process.env.PUSH_BASE_URL = service.url;
  stop = await startOwnProduct();
  delete process.env.PUSH_BASE_URL;
});
test.afterAll(async () => {
  await stop?.();
  await service.close();
});

/**
 * Chromium subscribes at Google's push service alone, which tests cannot reach: the stand-in's address and
 * keys take the place of those it would give. All else is the browser's own.
 */
async function subscribeAtStandIn(context: BrowserContext, name: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: productUrl() });
  await context.addInitScript((device) => {
    let isOn = false;
    const subscription = {
      endpoint: device.endpoint,
      toJSON: () => device,
      unsubscribe: () => Promise.resolve(!(isOn = false)),
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve(((isOn = true), subscription)),
      getSubscription: () => Promise.resolve(isOn ? subscription : null),
    });
  }, service.subscribe(name));
}

/** Hands a message to the site's worker, as the browser does when its push service has one. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: productUrl(), registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

test.describe('notices on a device', () => {
  test('come from a farmer’s news to who follows the farm, and are offered after Follow alone', async ({
    page,
    visit,
    browser,
  }) => {
    test.setTimeout(90_000);
    const farmer = await browser.newContext({ baseURL: productUrl() });
    const dashboard = await farmer.newPage();
    await signUp(dashboard);
    const id = await makeFarm(dashboard, { name: 'Pine Hill Farm' });
    await query('UPDATE farms SET is_verified = true WHERE id = $1', [id]);

    await subscribeAtStandIn(page.context(), 'phone');
    await register(page.request);
    await query('UPDATE followers SET quiet_from = 0, quiet_until = 0');
    await visit(`/farms/${id}`);
    await expect(page.getByText('Turn on notifications')).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Follow Pine Hill Farm' }).click();
    await notification(page).getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(notification(page)).toContainText('Notifications turned on');
    await query('UPDATE followers SET quiet_from = 0, quiet_until = 0');

    await dashboard.goto('/farmer-dashboard/farm');
    await hydrated(dashboard);
    await dashboard.getByRole('button', { name: 'Post news' }).click();
    await expect(dashboard.getByText('Please write your news.')).toBeVisible();
    await dashboard.getByRole('textbox', { name: 'Your news' }).fill('Strawberries are in 🍓');
    await expectAccessible(dashboard, 'phone');
    await dashboard.getByRole('button', { name: 'Post news' }).click();
    await expect(notification(dashboard)).toContainText('News posted');
    await expect(dashboard.getByRole('list', { name: 'News of Pine Hill Farm' })).toContainText(
      'Strawberries',
    );

    await expect.poll(() => service.noticesOf('phone'), { timeout: 30_000 }).toHaveLength(1);
    const [notice] = service.noticesOf('phone');
    expect(notice).toMatchObject({ title: 'News from Pine Hill Farm', text: 'Strawberries are in 🍓' });
    // The same one twice is shown once.
    for (let times = 0; times < 2; times += 1) await deliver(page, JSON.stringify(notice));
    const { title, text: body, tag, path } = notice ?? {};
    await expect.poll(() => shown(page)).toEqual([{ title, body, tag, data: { path } }]);

    await visit('/my-food/notices');
    await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
    await expectAccessible(page, 'phone');
    await visit(path ?? '');
    const news = page.getByRole('region', { name: 'News from the farm' });
    await expect(news).toContainText('Strawberries are in');
    await news.getByRole('button', { name: /^Report the news of/ }).click();
    await page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('Just a test.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(notification(page)).toContainText('Thank you for telling us');

    await farmer.close();
  });
});
