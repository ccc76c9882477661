import { expectAccessible } from '../support/pages/axe';
import { signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

const MEANWHILE = 'Someone else changed this while you were editing';

test.describe('two people who change how customers get their orders', () => {
  test('both keep what they wrote of a pickup site, also over a reload', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    await signUpVendor(page);
    const data = {
      ...{ kind: 'farm', name: 'The stand', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
      ...{ zipCode: '33901', instructions: 'Ring the bell.' },
    };
    const sites = '/api/vendor/pickups/sites';
    const { id } = (await (await page.request.post(sites, { data })).json()) as { id: number };
    await visit(`/vendor/pickups/sites/${id}`);
    const instructions = page.getByRole('textbox', { name: 'Instructions' });
    await instructions.fill('Knock.');
    const theirs = { ...data, instructions: 'Honk.', accessNote: 'Level path.' };
    await page.request.put(`${sites}/${id}`, { data: theirs });
    await page.reload();
    await expect(page.getByText('We restored what you typed.')).toBeVisible();
    await page.getByRole('button', { name: 'Save pickup site' }).click();
    const note = page.getByRole('status').filter({ hasText: MEANWHILE });
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await expect(note).toContainText('theirs is “Honk.”');
    await expect(instructions).toHaveValue('Knock.');
    await expect(page.getByRole('textbox', { name: 'Accessibility' })).toHaveValue('Level path.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save pickup site' }).click();
    await expect(notification(page)).toContainText('Pickup site saved');
    const [saved] = (await (await page.request.get('/api/vendor/pickups')).json()) as [object];
    expect(saved).toMatchObject({ instructions: 'Knock.', accessNote: 'Level path.' });
  });

  test('both keep their prices of a delivery zone, and one can take the other’s', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    allowTrouble(/409/);
    await signUpVendor(page);
    const data = { name: 'Town', zipCodes: '33901', fee: 5, freeFrom: null, minimum: null, note: '' };
    const zones = '/api/vendor/delivery-zones';
    const { id } = (await (await page.request.post(zones, { data })).json()) as { id: number };
    await visit('/vendor/delivery-zones');
    await page.getByRole('button', { name: /^(Edit|Change).*Town/ }).click();
    const form = page.getByRole('form', { name: 'Change Town' });
    await form.getByLabel('Delivery fee in dollars').fill('6');
    await form.getByLabel('Note for customers').fill('Put out a cooler.');
    await page.request.put(`${zones}/${id}`, { data: { ...data, fee: 8, minimum: 20 } });
    await form.getByRole('button', { name: 'Save delivery zone' }).click();
    await expect(form.getByText(MEANWHILE)).toBeVisible();
    await expect(form.getByLabel('Minimum order')).toHaveValue('20');
    await form.getByRole('button', { name: 'Use theirs: Delivery fee' }).click();
    await expect(form.getByLabel('Delivery fee in dollars')).toHaveValue('8');
    await form.getByRole('button', { name: 'Save delivery zone' }).click();
    await expect(notification(page)).toContainText('Delivery zone saved');
    const [saved] = (await (await page.request.get(zones)).json()) as [object];
    expect(saved).toMatchObject({ fee: 8, minimum: 20, note: 'Put out a cooler.' });
  });
});
