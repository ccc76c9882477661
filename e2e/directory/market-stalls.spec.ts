import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { expectAccessible } from '../support/pages/axe';
import { newPerson, register } from '../support/people/people';
import { claim, freeMarket } from '../support/rows/markets';
import { drawPicture } from '../support/rows/pictures';
import { expect, notification, test } from '../support/test';

test.describe('the vendors of a market', () => {
  test('have their stalls on a map, put there by tapping or by numbers', async ({ page, visit }) => {
    const market = await freeMarket('stalls@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    for (const [name, stall] of [
      ['Tamale cart', '1'],
      ['Pie stand', '2'],
    ])
      await page.request.post(`/api/markets/${market.id}/members`, { data: { name, stall } });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/markets/manage/${market.id}`);
    const section = page.getByRole('region', { name: 'Stall map' });
    await section
      .locator('input[type=file]')
      .first()
      .setInputFiles(await drawPicture(page, 'image/jpeg', { width: 800, height: 500 }));
    await expect(notification(page)).toContainText('Picture added');
    await section.getByRole('button', { name: 'Place stall 1', exact: true }).click();
    const box = await section.getByRole('img').boundingBox();
    const [width, height] = [box?.width ?? 0, box?.height ?? 0];
    await section.getByRole('button', { name: 'Place stall 1 here' }).click({
      position: { x: width / 4, y: height / 2 },
    });
    // The next one is asked for.
    await expect(section.getByText('Tap the map where stall 2 is.')).toBeVisible();
    await section.getByLabel('From the left, %').fill('many');
    await section.getByLabel('From the top, %').fill('20');
    await section.getByRole('button', { name: 'Save spot' }).click();
    await expect(section.getByText('Enter a number from 0 to 100.')).toBeVisible();
    await section.getByLabel('From the left, %').fill('75');
    await expectAccessible(page, 'phone');
    await section.getByLabel('From the left, %').press('Enter');
    await expect(section.getByText('Not on the map yet')).toHaveCount(0);
    await section.getByRole('button', { name: 'Remove stall 1 from the map' }).click();
    await notification(page)
      .filter({ hasText: 'Stall 1 removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(section.getByText('Not on the map yet')).toHaveCount(0);
    const kept = async () =>
      (
        (await (await page.request.get(`/api/markets/${market.id}/manage`)).json()) as {
          stallMap: { marks: unknown[] };
        }
      ).stallMap.marks.length;
    await expect.poll(kept).toBe(2);

    await visit(paths.place(market.id, market.name));
    const map = page.getByRole('region', { name: 'Stall map' });
    await expect(map.getByRole('img')).toBeVisible();
    await expect(map.locator('#stall-2')).toHaveAttribute('style', /left: ?75%; ?top: ?20%/);
    await page.getByRole('link', { name: 'Stall 1', exact: true }).first().click();
    await expect(map.locator('#stall-1:target')).toBeVisible();
    await expectAccessible(page, 'phone');
  });
});
