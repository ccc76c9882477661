import { makeFarm, signUp } from '../support/people/farmers';
import { query } from '../support/rows/database';
import { expect, notification, test } from '../support/test';

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
    await visit('/farmer-dashboard');
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
});
