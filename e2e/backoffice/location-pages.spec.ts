import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { expect, test } from '../support/test';

const TITLE = 'SEO Location Pages Management';

test.describe('the generator of location pages', () => {
  // Runs are worked one after the other, and the demonstration's own may be at work still.
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  test('is started, watched to its end, and shows what it has made', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/location-pages', TITLE);
    const batch = page.getByLabel('Batch Size');
    await expect(batch).toHaveValue('10');
    await expect(page.getByLabel('Delay (ms)')).toHaveValue('2000');
    await batch.fill('51');
    await expect(page.getByRole('button', { name: 'Generate 51 Pages' })).toBeDisabled();
    await batch.fill('2');
    await page.getByLabel('Delay (ms)').fill('500');
    await page.getByRole('button', { name: 'Generate 2 Pages' }).click();

    await expect(page.getByRole('group', { name: /^Run \d+$/ }).last()).toBeVisible();
    await expect(said(page)).toContainText('Success! Generated batch of 2 location pages', {
      timeout: 150_000,
    });
    await expect(page.getByRole('region', { name: 'Last runs' })).toContainText('2 of 2 pages');
    await expect(page.getByText('Target Goal')).toBeVisible();
    await expect(page.getByText('500+')).toBeVisible();

    const city = page
      .getByRole('tabpanel')
      .or(page.getByRole('main'))
      .getByRole('link', { name: 'Los Angeles' });
    await expect(city).toHaveAttribute('href', '/farms-los-angeles-ca');
  });

  test('can be stopped', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/location-pages', TITLE);
    await page.getByLabel('Batch Size').fill('50');
    await page.getByLabel('Delay (ms)').fill('10000');
    await page.getByRole('button', { name: 'Generate 50 Pages' }).click();
    const run = page.getByRole('group', { name: /^Run \d+$/ }).last();
    await run.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('region', { name: 'Last runs' }).getByText('Stopped').first()).toBeVisible({
      timeout: 150_000,
    });
  });

  test('stops all that MASSIVE SCALE has begun with one click', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/location-pages', TITLE);
    await page.getByRole('button', { name: 'MASSIVE SCALE' }).click();
    await expect(page.getByRole('group', { name: /^Run \d+$/ })).toHaveCount(2, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Stop all runs' }).click();
    await expect(page.getByRole('group', { name: /^Run \d+$/ })).toHaveCount(0, { timeout: 20_000 });
    // No call comes after it.
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('group', { name: /^Run \d+$/ })).toHaveCount(0);
  });

  test('starts five large runs, two seconds apart, and says so of each', async ({ page, allowTrouble }) => {
    allowTrouble(/503/);
    await signInAsAdmin(page);
    const asked: string[] = [];
    await page.clock.install();
    await page.route('**/api/location-pages/generate?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      if (asked.length === 5) return route.fulfill({ status: 503, body: '' });
      return route.fulfill({
        json: { batchSize: 50, delay: 1_200, runId: 1_000, status: 'waiting', runsAhead: 1 },
      });
    });
    await openBackOffice(page, '/admin/location-pages', TITLE);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'MASSIVE SCALE' }).click();
    await expect(said(page)).toContainText('Batch Started Massive scale batch 1 started');
    for (let batch = 1; batch < 5; batch += 1) {
      await page.clock.runFor(1_900);
      expect(asked).toHaveLength(batch);
      await page.clock.runFor(100);
      await expect.poll(() => asked).toHaveLength(batch + 1);
    }
    await page.clock.resume();
    // The newest notice at once: the four before it would take seconds each.
    await expect(said(page)).toContainText('Batch Failed Batch 5 failed to start', { timeout: 4_000 });
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual(Array.from({ length: 5 }, () => '?batchSize=50&delay=1200'));
  });

  test('says what went wrong when a run cannot be started', async ({ page, allowTrouble }) => {
    allowTrouble(/503/);
    await signInAsAdmin(page);
    await page.route('**/api/location-pages/generate?*', (route) => route.fulfill({ status: 503, body: '' }));
    await openBackOffice(page, '/admin/location-pages', TITLE);
    await page.getByRole('button', { name: 'Generate 10 Pages' }).click();
    await expect(said(page)).toContainText('Generation Failed');
  });

  test('is a page that everybody can use', async ({ page }) => {
    await signInAsAdmin(page);
    await openBackOffice(page, '/admin/location-pages', TITLE);
    await expect(page.getByRole('link', { name: 'Los Angeles' })).toBeVisible();
    await expectAccessible(page, 'desk');
  });
});
