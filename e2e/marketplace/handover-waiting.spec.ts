import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { isKept } from '../support/pages/kept';
import { withOrders } from '../support/people/pickup-orders';
import { signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const SAVED = 'Saved on this phone. You can use this list without a connection.';
const collect = (page: Page, who: string) => page.getByRole('button', { name: `Picked up: ${who}` });

interface Order {
  id: number;
  status: string;
  handedOver: { at: string } | null;
}
const sheet = async (context: BrowserContext, windowId: number) =>
  (await (await context.request.get(`/api/vendor/handovers/${windowId}`)).json()) as { orders: Order[] };

/** Ticks without a network, and closes the page. @returns when */
async function tickOffline(page: Page, path: string, names: readonly string[]): Promise<number> {
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 30_000 });
  await isKept(page, path);
  await page.context().setOffline(true);
  await page.reload();
  for (const who of names) await collect(page, who).tap();
  await expect(page.getByText('not sent yet')).toHaveCount(names.length);
  const at = Date.now();
  await page.close();
  return at;
}

test.describe('checkmarks that wait on a phone', () => {
  test('are sent from the dashboard with their time, and what was refused is told until it was read', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(OFFLINE);
    const { windowId, orders, path } = await withOrders(page, ['Ann', 'Dot']);
    await visit(path);
    const at = await tickOffline(page, path, ['Ann Field', 'Dot Field']);
    await context.setOffline(false);
    const data = { status: 'cancelled', note: 'Sold out' };
    const canceled = await context.request.put(`/api/orders/${orders[1]}/status`, { data });
    expect(canceled.ok(), await canceled.text()).toBe(true);

    const other = await context.newPage();
    const ticks = '**/api/vendor/handovers/*/ticks';
    await other.route(ticks, (route) => route.abort('internetdisconnected'));
    await other.goto('/vendor/dashboard');
    await expect(other.getByText('2 checkmarks are waiting for a connection.')).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessible(other, 'phone');
    const link = other.getByRole('link', { name: 'Open the list' });
    await expect(link).toHaveAttribute('href', path);
    await other.unroute(ticks);
    await context.setOffline(true);
    await context.setOffline(false);
    const refused = other.getByText('1 checkmark didn’t go through. Open the list to see why.');
    await expect(refused).toBeVisible({ timeout: 30_000 });
    await expect(other.getByText('waiting for a connection')).toHaveCount(0);
    const ann = (await sheet(context, windowId)).orders.find(({ id }) => id === orders[0]);
    expect(ann?.status).toBe('delivered');
    const handedOver = Date.parse(ann?.handedOver?.at ?? '');
    expect(handedOver).toBeLessThanOrEqual(at);
    expect(handedOver).toBeGreaterThan(at - 60_000);

    await link.click();
    const why = other.getByText('This order was canceled. Please don’t hand it over.');
    await expect(why).toBeVisible();
    await other.reload();
    await expect(why).toBeVisible();
    await other.getByRole('button', { name: 'Got it: Dot Field' }).click();
    await expect(why).toHaveCount(0);
    await other.reload();
    await expect(other.getByText('1 of 1 picked up')).toBeVisible();
    await expect(why).toHaveCount(0);
  });

  test('are sent once from any page by their own person, not by another one on the phone', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(OFFLINE);
    const { windowId, path } = await withOrders(page, ['Ann']);
    await visit(path);
    await tickOffline(page, path, ['Ann Field']);
    await context.setOffline(false);
    const own = await context.cookies();
    await context.clearCookies();
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/ticks')) sent.push(request.url());
    });

    const rival = await context.newPage();
    await signUpVendor(rival);
    // Long enough that it may no longer be taken back.
    await rival.waitForTimeout(10_000);
    await rival.goto('/vendor/dashboard');
    await expect(rival.getByText('Total Products')).toBeVisible({ timeout: 30_000 });
    await rival.waitForLoadState('networkidle');
    await expect(rival.getByText('waiting for a connection')).toHaveCount(0);
    await rival.close();
    expect(sent).toEqual([]);

    await context.clearCookies();
    await context.addCookies(own);
    const [home, second] = [await context.newPage(), await context.newPage()];
    await Promise.all([home.goto('/'), second.goto('/faq')]);
    await expect
      .poll(async () => (await sheet(context, windowId)).orders.map(({ status }) => status), {
        timeout: 30_000,
      })
      .toEqual(['delivered']);
    const left = () => home.evaluate(() => localStorage.getItem('farmgate-handed'));
    await expect.poll(left).toBeNull();
  });

  test('are sent where the storage of the phone is full, and the page says that the list is not saved', async ({
    page,
    visit,
  }) => {
    test.slow();
    const { path } = await withOrders(page, ['Ann']);
    await visit('/faq');
    await page.evaluate(() => {
      for (let size = 4_194_304, n = 0; size >= 1; n += 1) {
        try {
          localStorage.setItem(`full-${n}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await visit(path);
    await expect(page.getByText('We couldn’t save this list on this phone.')).toBeVisible();
    await collect(page, 'Ann Field').tap();
    await expect(page.getByText('Picked up, not sent yet')).toBeVisible();
    await expect(page.getByText(/^Picked up \d/)).toBeVisible({ timeout: 30_000 });
  });
});
