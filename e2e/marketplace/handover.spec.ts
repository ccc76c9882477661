import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { isKept } from '../support/pages/kept';
import { withOrders } from '../support/people/pickup-orders';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

const name = (page: Page, who: string) => page.getByRole('heading', { name: who });
const offline = (page: Page) => page.getByText(/^You’re offline\. This list is from/);
const collect = (page: Page, who: string) => page.getByRole('button', { name: `Picked up: ${who}` });

test.describe('the handover list', () => {
  test('is ticked without a network, and sends each tick once when it is back', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const { orders, path } = await withOrders(page, ['Ann', 'Bea', 'Cal', 'Dot']);
    await visit(path);
    await expect(page.getByText('0 of 4 picked up')).toBeVisible();
    await expectAccessible(page, 'phone');
    await isKept(page, path);

    await context.setOffline(true);
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await collect(page, 'Ann Field').tap();
    await collect(page, 'Bea Field').tap();
    await collect(page, 'Dot Field').tap();
    await page.getByRole('button', { name: 'Undo: Bea Field' }).click();
    await expect(page.getByText('2 of 4 picked up')).toBeVisible();
    await expect(page.getByText('We’ll send 2 checkmarks')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 4 picked up')).toBeVisible();

    // Elsewhere the farm cancels one meanwhile.
    await context.setOffline(false);
    const data = { status: 'cancelled', note: 'Sold out' };
    const moved = await context.request.put(`/api/orders/${orders[3]}/status`, { data });
    expect(moved.ok(), await moved.text()).toBe(true);
    await expect(page.getByText('This order was canceled. Please don’t hand it over.')).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Got it: Dot Field' }).click();
    await page.reload();
    await expect(page.getByText('1 of 3 picked up')).toBeVisible();
    await expect(name(page, 'Ann Field')).toBeVisible();
    await expect(collect(page, 'Ann Field')).toHaveCount(0);
    await expect(collect(page, 'Bea Field')).toBeVisible();
  });

  test('says that it is old only until the server said it again', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    test.slow();
    allowTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/);
    const { windowId, path } = await withOrders(page, ['Ann']);
    await visit(path);
    await expect(page.getByText('0 of 1 picked up')).toBeVisible();
    await isKept(page, path);
    await context.setOffline(true);
    await collect(page, 'Ann Field').tap();
    await expect(offline(page)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Undo: Ann Field' }).click();
    await expect(page.getByText('0 of 1 picked up')).toBeVisible();
    await expect(offline(page)).toBeVisible();
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);

    const sheet = `**/api/vendor/handovers/${windowId}`;
    const body = { error: 'INTERNAL_ERROR', message: 'Please try again later.' };
    await page.route(sheet, (route) => route.fulfill({ status: 503, json: body }));
    await page.clock.install();
    await page.reload();
    const failed = page.getByText(/^We couldn’t update this list\. It’s from .* You can keep going/);
    await expect(failed).toBeVisible();
    await expect(collect(page, 'Ann Field')).toBeVisible();
    await expectAccessible(page, 'phone');
    await page.unroute(sheet);
    await page.clock.fastForward(20_000);
    await expect(failed).toHaveCount(0);
    await expect(collect(page, 'Ann Field')).toBeVisible();
  });

  test('is swiped, searched, and leaves the device with whoever logs out', async ({ page, visit }) => {
    const { path, windowId } = await withOrders(page, ['Ann', 'Bea']);
    await visit(path);
    const search = page.getByRole('searchbox', { name: 'Find a name or order, or scan a label' });
    const sheet = (await (
      await page.request.get(`/api/vendor/handovers/${windowId}`)
    ).json()) as HandoverSheet;
    const productId = sheet.orders[0]?.items[0]?.productId;
    await page.keyboard.type(`https://farmgate.example/products/${productId}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Label of /)).toBeVisible();
    await expect(name(page, 'Ann Field')).toBeVisible();
    // What is scanned next takes its place.
    await page.keyboard.type('299999000004');
    await expect(page.getByText('We couldn’t read that label. Scan it again, or type a name.')).toBeVisible();
    await search.fill('bea');
    await expect(name(page, 'Ann Field')).toHaveCount(0);
    const box = await name(page, 'Bea Field').boundingBox();
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 10 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(10) });
    for (const x of [40, 80, 130])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('1 of 2 picked up')).toBeVisible();
    const sheets = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('farmgate-handover-')).length,
      );
    await expect.poll(sheets).toBe(1);
    await visit('/account');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(sheets).toBe(0);
  });
});
