import { expectAccessible } from '../support/pages/axe';
import { countMails } from '../support/people/mails';
import { register } from '../support/people/people';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { buyAndReceive } from '../support/rows/purchases';
import { expect, hydrated, notification, productUrl, test } from '../support/test';

const THANKS = 'Thank you! We cut it the same morning.';

test('a vendor replies to a review, changes that, deletes it and brings it back', async ({
  page,
  visit,
  browser,
}) => {
  test.slow();
  await signUpVendor(page, { businessName: 'Blue Hill Farm' });
  const product = await addProduct(page, { name: 'Lacinato kale' });
  const customers = await browser.newContext({ baseURL: productUrl() });
  const customer = await register(customers.request);
  await buyAndReceive(customers.request, { id: product, name: 'Lacinato kale' });
  const written = await customers.request.post(`/api/products/${product}/reviews`, {
    data: { rating: 4, comment: 'Crisp and sweet.' },
  });
  expect(written.status()).toBe(201);

  await visit('/vendor/dashboard');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const list = page.getByRole('list', { name: 'Reviews' });
  await expect(list).toContainText('Crisp and sweet.');
  await page.getByTitle('Not answered yet (1)').click();
  await expect(page).toHaveURL('/vendor/dashboard?tab=reviews&reply=none');
  await list.getByRole('button', { name: /^Reply to/ }).click();
  const form = page.getByRole('form', { name: /^Reply to/ });
  await form.getByRole('button', { name: 'Post reply' }).click();
  await expect(form).toContainText('Please write your reply.');
  await form.getByRole('textbox', { name: 'Your reply' }).fill('Thanks');
  await expectAccessible(page, 'phone');
  await form.getByRole('button', { name: 'Post reply' }).click();
  await expect(notification(page)).toContainText('Reply posted');
  await expect(list.getByRole('button', { name: /^Edit reply/ })).toBeFocused();
  await list.getByRole('button', { name: /^Edit reply/ }).click();
  await form.getByRole('textbox').fill(THANKS);
  await form.getByRole('button', { name: 'Save reply' }).click();
  await expect(notification(page)).toContainText('Reply saved');
  await list.getByRole('button', { name: /^Delete reply/ }).click();
  await expect(list).not.toContainText(THANKS);
  await notification(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText(THANKS);
  expect(await countMails(customer.email, 'review-reply')).toBe(1);
  // It stays until the list is opened again.
  await expect(page.getByRole('radio', { name: 'Not answered yet (0)' })).toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('No unanswered reviews')).toBeVisible();
  await expectAccessible(page, 'phone');
  await page.getByRole('link', { name: 'Show all reviews' }).click();
  await expect(list).toContainText(THANKS);
  await expect(page).toHaveURL('/vendor/dashboard?tab=reviews');

  const reader = await (await browser.newContext({ baseURL: productUrl() })).newPage();
  await reader.goto(`/products/${product}?tab=reviews`);
  await hydrated(reader);
  const shown = reader.getByRole('list', { name: 'Reviews' });
  await expect(shown).toContainText('Reply from Blue Hill Farm');
  await expect(shown).toContainText(THANKS);
  await expectAccessible(reader, 'phone');
  await shown.getByRole('button', { name: /^Report the reply by Blue Hill Farm/ }).click();
  const dialog = reader.getByRole('dialog', { name: 'Report this reply' });
  await dialog.getByRole('textbox').fill('It names a neighbor.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(notification(reader)).toContainText('Our team will look at this reply.');
});
