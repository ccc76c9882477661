import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, makeListing, signUp } from '../support/people/farmers';
import { accountButton, logIn, newPerson, register } from '../support/people/people';
import { PROFILE, approve, signUpVendor } from '../support/people/vendors';
import { expect, hydrated, notification, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Become a vendor' });

async function fillIn(page: Page): Promise<void> {
  const fields = form(page);
  await fields.getByLabel('Business name').fill('Low Field Farm');
  await fields.getByLabel('Description', { exact: true }).fill('Greens from behind the dike.');
  await fields.getByLabel('Address').fill('12 Dike Road');
  await fields.getByLabel('City').fill('Fort Myers');
  await fields.getByLabel('State').selectOption('FL');
  await fields.getByLabel('ZIP Code').fill('33901');
  await fields.getByLabel('Phone').fill('239-555-0134');
  await fields.getByLabel('Farming practice').selectOption('regenerative');
  await accept(page);
}

const accept = (page: Page) =>
  form(page).getByRole('checkbox', { name: 'I accept Farmgate’s commission: 12% of what I sell.' }).check();

test.describe('becoming a vendor', () => {
  test('asks a visitor to log in, and comes back', async ({ page, visit }) => {
    const person = await register(page.request);
    await page.context().clearCookies();
    await visit('/vendor/onboarding');
    await page.waitForURL('**/login?returnTo=%2Fvendor%2Fonboarding');
    await logIn(page, person.username, person.password);
    await page.waitForURL('**/vendor/onboarding');
    await expect(form(page)).toBeVisible();
  });

  test('says at the fields what is missing, and leads to the first one', async ({ page, visit }) => {
    await register(page.request);
    await visit('/vendor/onboarding');
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();
    await expect(page.getByText('Business name is required')).toBeVisible();
    await expect(page.getByText('Please choose at least one shipping method')).toBeVisible();
    await expect(page.getByText('Please accept the commission to sell here.')).toBeVisible();
    await expect(form(page).getByLabel('Business name')).toBeFocused();
  });

  test('makes a profile that waits for approval, and is public from then on @journey', async ({
    page,
    visit,
  }) => {
    const person = await register(page.request, newPerson());
    await visit('/vendor/onboarding');
    await fillIn(page);
    const certification = form(page).getByLabel('Certifications');
    await certification.fill('USDA Organic');
    await certification.press('Enter');
    await expect(
      form(page).getByRole('button', { name: 'Remove the certification USDA Organic' }),
    ).toBeVisible();
    await form(page).getByRole('checkbox', { name: 'Pickup' }).check();
    await form(page).getByLabel('Pickup note').fill('Saturdays from 8 AM to noon');
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('approved');
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();

    await page.waitForURL('**/vendor/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Low Field Farm' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Getting started' })).toContainText(
      'We usually review within 2-3 business days.',
    );
    await expect(page.getByRole('link', { name: 'View Public Profile' })).toHaveAccessibleDescription(
      'Your public profile goes live once we approve it.',
    );
    await accountButton(page).click();
    await expect(page.getByRole('menuitem').first()).toContainText('Today');

    const id = await approve(person);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      `/vendors/${id}`,
    );
    await page.getByRole('tab', { name: 'Profile' }).click();
    const profile = page.getByRole('tabpanel');
    for (const text of ['Approved', 'Regenerative', 'Fort Myers, FL', '(239) 555-0134', person.email])
      await expect(profile).toContainText(text);
  });

  test('takes what the farm says already, and asks two questions @journey', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page, {
      name: 'Osprey Creek Farm',
      description: 'Citrus and eggs from ten acres by the creek.',
      phone: '239-555-0177',
      organicCertified: true,
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await visit('/vendor/onboarding');
    const summary = page.getByRole('region', { name: 'Osprey Creek Farm' });
    for (const text of ['12 Levee Road, Fort Myers, FL 33901', '(239) 555-0177', 'Organic, USDA Organic'])
      await expect(summary).toContainText(text);
    await expect(form(page).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'phone');
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();
    await expect(page.getByText('Please choose at least one shipping method')).toBeVisible();
    await expect(summary).toBeVisible();
    await form(page).getByRole('checkbox', { name: 'Pickup' }).check();
    await accept(page);
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();
    await page.waitForURL('**/vendor/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Osprey Creek Farm' })).toBeVisible();
  });

  test('shows all that is filled in to whoever wants to change it, and lets one choose the farm', async ({
    page,
    visit,
  }) => {
    await signUp(page);
    await makeFarm(page, { name: 'Older Farm', phone: '239-555-0177' });
    await makeFarm(page, { name: 'Newer Farm', phone: '239-555-0178', address: '7 Canal Street' });
    await visit('/vendor/onboarding');
    await page.getByLabel('Which farm do you sell for?').selectOption('Older Farm');
    await page.getByRole('button', { name: 'Change what we know about Older Farm' }).click();
    await expect(form(page).getByLabel('Business name')).toHaveValue('Older Farm');
    await expect(form(page).getByLabel('Address')).toHaveValue('12 Levee Road');
    await expect(form(page).getByLabel('State')).toHaveValue('FL');
    await expect(form(page).getByLabel('Phone')).toHaveValue('239-555-0177');
  });

  test('keeps what was typed over a reload, and lets it go', async ({ page, visit }) => {
    await register(page.request);
    await visit('/vendor/onboarding');
    await form(page).getByLabel('Business name').fill('Half a Farm');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await expect(form(page).getByLabel('Business name')).toHaveValue('Half a Farm');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(form(page).getByLabel('Business name')).toHaveValue('');
  });

  test('is offered to who opens the dashboard without a profile', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/403/);
    await register(page.request);
    await visit('/vendor/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor Dashboard' })).toBeVisible();
    await expect(page.getByText('Profile not found')).toBeVisible();
    await expect(page.getByText('You need to complete your vendor profile setup.')).toBeVisible();
    await page.getByRole('link', { name: 'Complete Profile Setup' }).click();
    await expect(form(page)).toBeVisible();
  });

  test('leads back to the listing that was to be sold online', async ({ page, visit }) => {
    await signUp(page);
    await makeFarm(page);
    const listing = await makeListing(page, { productName: 'Dike parsnips' });
    await visit('/farmer-dashboard/farm');
    await page.getByRole('link', { name: 'Sell Dike parsnips online' }).click();
    await expect(page).toHaveURL(`/vendor/onboarding?listing=${listing}`);
    await fillIn(page);
    await form(page).getByRole('checkbox', { name: 'Pickup' }).check();
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();
    await expect(page).toHaveURL(`/vendor/products/new?listing=${listing}`);
    await expect(notification(page)).toContainText('Now finish your first product.');
    await expect(page.getByLabel('Product name')).toHaveValue('Dike parsnips');
    await visit(`/vendor/onboarding?listing=${listing}`);
    await page.getByRole('link', { name: 'Go on to your product' }).click();
    await expect(page).toHaveURL(`/vendor/products/new?listing=${listing}`);
  });

  test('can be read by everybody', async ({ page, visit }) => {
    test.slow();
    await register(page.request);
    await visit('/vendor/onboarding');
    await form(page).getByRole('checkbox', { name: 'Pickup' }).check();
    await form(page).getByRole('button', { name: 'Create vendor profile' }).click();
    await expect(page.getByText('Business name is required')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("a vendor's profile", () => {
  test('is filled in, shows what staff decides, and is changed', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/profile/edit');
    const fields = page.getByRole('form', { name: 'Edit Profile' });
    await expect(fields.getByLabel('Business name')).toHaveValue(PROFILE.businessName);
    await expect(page.getByText('12% of what you sell')).toBeVisible();
    await expect(fields.getByLabel(/commission|approv/i)).toHaveCount(0);
    await fields.getByLabel('Business name').fill('High Field Farm');
    await fields.getByRole('checkbox', { name: 'Nationwide shipping' }).uncheck();
    await fields.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/dashboard?tab=profile');
    await expect(page.getByRole('heading', { level: 1, name: 'High Field Farm' })).toBeVisible();
    await expect(notification(page)).toContainText('Profile saved');
  });
});
