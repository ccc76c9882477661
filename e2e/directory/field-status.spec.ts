import { makeFarm, signUp } from '../support/people/farmers';
import { query } from '../support/rows/database';
import { drawPicture } from '../support/rows/pictures';
import { expect, notification, productUrl, test } from '../support/test';

test.describe('a field status', () => {
  test('that is tapped without a network waits on the device, and is sent once', async ({
    page,
    context,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_INTERNET_DISCONNECTED|^failed: .*\/api\//);
    await signUp(page);
    const id = await makeFarm(page, { name: 'Pine Hill Farm' });
    await visit('/farmer-dashboard/farm');
    const panel = page.getByRole('region', { name: 'How’s picking today?' });
    await panel.getByLabel('Another crop').fill('Strawberries');
    await panel.getByRole('button', { name: 'Add crop' }).click();

    await context.setOffline(true);
    await panel.getByRole('button', { name: 'Limited' }).click();
    await expect(panel.getByText('We’ll send your status when the network is back.')).toBeVisible();
    await panel.getByRole('button', { name: 'Picked out' }).click();
    await expect(panel.getByRole('button', { name: 'Strawberries' })).toContainText('(not sent yet)');

    await context.setOffline(false);
    await expect(notification(page)).toContainText('Status updated');
    await expect(panel.getByText('when the network is back')).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Strawberries' })).not.toContainText('not sent');
    const said = await query('SELECT crop, state FROM field_statuses WHERE farm_id = $1', [id]);
    expect(said).toEqual([{ crop: 'Strawberries', state: 'picked_out' }]);
  });

  test('keeps its photo and its end when a note is added, and loses the photo when asked', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/ERR_INTERNET_DISCONNECTED|^failed: .*\/api\//);
    await signUp(page);
    const id = await makeFarm(page, { name: 'Oak Ridge Farm' });
    const crop = { subject: `farm-${id}`, crop: 'Figs', state: 'good', key: 'figs-of-the-test' };
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect((await page.request.post('/api/field-status', { data: { ...crop, until } })).ok()).toBe(true);
    await visit('/farmer-dashboard/farm');
    const panel = page.getByRole('region', { name: 'How’s picking today?' });
    await panel.getByRole('button', { name: 'Figs' }).click();
    await panel.getByText('Add a note, hours or a photo').click();

    // What could not be sent stays, and is sent again.
    await page.context().setOffline(true);
    const photo = await drawPicture(page, 'image/jpeg', { width: 80, height: 60 });
    await panel.getByLabel('Choose a picture').setInputFiles(photo);
    await expect(panel.getByText('This photo isn’t on your page yet.')).toBeVisible();
    await page.context().setOffline(false);
    await panel.getByRole('button', { name: 'Send the photo again' }).click();
    await expect(notification(page).filter({ hasText: 'Photo added' })).toBeVisible();

    await panel.getByLabel('Note').fill('Rows 4 to 9.');
    await panel.getByRole('button', { name: 'Save details' }).click();
    await expect(notification(page).filter({ hasText: 'Status updated' })).toBeVisible();
    const now = () =>
      query(
        `SELECT note, image_id IS NOT NULL AS photo, until FROM field_statuses
        WHERE farm_id = $1 AND ended_at IS NULL`,
        [id],
      );
    expect(await now()).toEqual([{ note: 'Rows 4 to 9.', photo: true, until: new Date(until) }]);

    await panel.getByRole('button', { name: 'Remove picture' }).click();
    await expect(notification(page).filter({ hasText: 'Photo removed' })).toBeVisible();
    expect(await now()).toMatchObject([{ note: 'Rows 4 to 9.', photo: false }]);
    await panel.getByRole('button', { name: 'Whole farm' }).click();
    await panel.getByRole('button', { name: 'Closed' }).click();
    await panel.getByRole('button', { name: 'Figs' }).click();
    await expect(panel.getByText('Shoppers only see that you’re closed.')).toBeVisible();
  });

  test('leaves one’s food at its moment', async ({ page, visit }) => {
    await signUp(page);
    const id = await makeFarm(page, { name: 'Short Day Farm' });
    await page.context().addCookies([{ name: 'farmgate.near', value: '33901', url: productUrl() }]);
    const crop = { subject: `farm-${id}`, crop: 'Plums', state: 'good', key: 'plums-of-the-test' };
    const until = new Date(Date.now() + 6_000).toISOString();
    expect((await page.request.post('/api/field-status', { data: { ...crop, until } })).ok()).toBe(true);
    await visit('/saved/today');
    const near = page.getByRole('region', { name: 'Near you today' });
    await expect(near.getByRole('link', { name: 'Short Day Farm' })).toBeVisible();
    await expect(near.getByRole('link', { name: 'Short Day Farm' })).toBeHidden({ timeout: 10_000 });
  });
});
