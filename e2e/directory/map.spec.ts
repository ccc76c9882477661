import type { Page } from '@playwright/test';
import { HOSTILE_NAMES } from '../support/hostile/hostile-rows';
import { expectAccessible } from '../support/pages/axe';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, hydrated, test } from '../support/test';

const { mapped, hostile } = TOWNS;
const markets = `/farmers-markets?zipCode=${mapped.zipCode}`;

const map = (page: Page) => page.getByRole('region', { name: 'Map of results' });
const marker = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name });
const choice = (page: Page, title: 'List' | 'Map') =>
  page.getByTitle(title, { exact: true }).filter({ visible: true });

test.describe('the map', () => {
  test('stands beside the list on a wide screen, in step with it', async ({ page, visit }) => {
    await visit(markets);
    await expect(marker(page, /^Center Market, 0\.5 miles away$/)).toBeVisible();
    await expect(marker(page, /Market,/)).toHaveCount(3);
    await expect(map(page).locator('.map-center-label')).toHaveText('Hagatna, GU');
    const north = marker(page, /^North Shore Market/);
    await cards(page, 'North Shore Market').hover();
    await expect(north).toHaveAttribute('aria-pressed', 'true');
    await marker(page, /^South Shore Market/).click();
    await expect(north).toHaveAttribute('aria-pressed', 'false');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('[data-selected]') })
        .or(page.locator('li[data-selected]')),
    ).toContainText('South Shore Market');
    await expect(cards(page, 'South Shore Market')).toBeInViewport();
    // The card has the focus; Escape leads back to its pin.
    await expect(page.locator('li[data-selected]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marker(page, /^South Shore Market/)).toBeFocused();
    await expect(page.locator('li[data-selected]')).toHaveCount(0);
    await expect(map(page)).toContainText('Map shapes: US Census Bureau');
  });

  test('can be used by keyboard alone', async ({ page, visit }) => {
    await visit(markets);
    await expect(marker(page, /^Center Market/)).toBeVisible();
    await map(page).locator('canvas').focus();
    const reached = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let presses = 0; presses < 8 && !(await reached()).startsWith('Center Market'); presses += 1) {
      await page.keyboard.press('Tab');
      if ((await reached()).includes('Market')) break;
    }
    expect(await reached()).toMatch(/Market, [\d.]+ miles away/);
    const name = (await reached()).split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(page.locator('li[data-selected]')).toContainText(name);
    await expect(page.locator('li[data-selected]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('li[data-selected]')).toHaveCount(0);
    expect(await reached()).toContain(name);
    await expect(marker(page, 'Zoom in')).toBeEnabled();
  });

  test('takes places at one spot apart', async ({ page, visit }) => {
    await visit(`/browse?zipCode=${mapped.zipCode}&tab=farms`);
    const both = marker(page, /^2 farms/);
    await expect(both).toBeVisible();
    await both.focus();
    await page.keyboard.press('Enter');
    await expect(marker(page, /^First Twin Farm/)).toBeVisible();
    await expect(marker(page, /^Second Twin Farm/)).toBeVisible();
    await expect(marker(page, /Twin Farm/).first()).toBeFocused();
  });

  test('goes and comes with the switch, which the address remembers', async ({ page, visit }) => {
    await visit(markets);
    await expect(map(page)).toBeVisible();
    await choice(page, 'List').click();
    await expect(map(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${markets}&view=list`);
    await page.reload();
    await hydrated(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(map(page)).toHaveCount(0);
    await choice(page, 'Map').click();
    await expect(map(page)).toBeVisible();
  });

  test('takes the list’s place on a phone, and shows what a pin stands for', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(markets);
    await expect(map(page)).toBeHidden();
    await choice(page, 'Map').click();
    await expect(page.getByText('Select a pin to see details.')).toBeInViewport();
    await expect(cards(page).first()).toBeHidden();
    const filled = await map(page).boundingBox();
    expect(filled?.y).toBeLessThan(80);
    expect(filled?.height).toBeGreaterThan(700);
    await marker(page, /^South Shore Market/).click();
    await expect(cards(page, 'South Shore Market')).toBeVisible();
    await expect(cards(page, 'North Shore Market')).toBeHidden();
    const [frame, card] = [
      await map(page).boundingBox(),
      await cards(page, 'South Shore Market').boundingBox(),
    ];
    expect(card?.y).toBeGreaterThan(frame?.y ?? Infinity);
    expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    await page.locator('li[data-selected]').getByRole('button', { name: 'Close' }).click();
    await expect(cards(page, 'South Shore Market')).toBeHidden();
    await expect(page.getByText('Select a pin to see details.')).toBeVisible();
    await marker(page, /^South Shore Market/).click();
    await choice(page, 'List').click();
    await expect(map(page)).toBeHidden();
    await expect(cards(page, 'South Shore Market')).toBeInViewport();
    await page.goBack();
    await expect(map(page)).toBeVisible();
    await page.goBack();
    await expect(map(page)).toBeHidden();
    await expect(page).toHaveURL(markets);
  });

  test('follows the theme, and axe finds nothing in it', async ({ page, visit }) => {
    await visit(markets);
    await expect(marker(page, /^Center Market/)).toBeVisible();
    await expectAccessible(page, 'desk');
  });

  test('shows names that try to do harm as text', async ({ page, visit }) => {
    await visit(`/farmers-markets?zipCode=${hostile.zipCode}`);
    await expect(marker(page, /^Market </)).toContainText(HOSTILE_NAMES.market);
    expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false);
  });
});
