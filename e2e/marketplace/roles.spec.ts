import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { makeFarm, makeListing, signUp } from '../support/people/farmers';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { buyAndReceive } from '../support/rows/purchases';
import { expect, productUrl, test } from '../support/test';

const ROLES = ['bookkeeper', 'packer'] as const;

/** The owner of a business invites somebody new, whom the page's browser is signed in as from then on. */
async function join(owner: Page, page: Page, role: (typeof ROLES)[number]): Promise<void> {
  const [business] = (await (await owner.request.get('/api/businesses')).json()) as { id: number }[];
  const person = await register(page.request, newPerson());
  const data = { email: person.email, role };
  const invited = await owner.request.post(`/api/businesses/${business?.id}/invitations`, { data });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = linkIn(await mailTo(person.email, 'business-invitation'), '/business/join');
  const token = new URL(link, productUrl()).searchParams.get('invitation');
  const accepted = await page.request.post('/api/business-invitations/accept', { data: { token } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
}

test.describe('the dashboard of a vendor', () => {
  for (const role of ROLES) {
    test(`leaves out what a ${role} may not do`, async ({ page, browser, allowTrouble }) => {
      test.slow();
      if (role === 'packer') allowTrouble(/403/);
      const owner = await browser.newContext();
      const desk = await owner.newPage();
      await signUpVendor(desk);
      const product = await addProduct(desk);
      const order = await buy([[product, 1]]);
      const customer = (await browser.newContext({ baseURL: productUrl() })).request;
      await register(customer);
      await buyAndReceive(customer, { id: product, name: 'Rainbow chard' });
      const review = { rating: 4, comment: 'Crisp and sweet.' };
      expect((await customer.post(`/api/products/${product}/reviews`, { data: review })).ok()).toBe(true);
      await join(desk, page, role);
      await owner.close();
      await page.goto('/vendor/dashboard');
      if (role === 'packer') {
        await expect(page.getByText('This page isn’t part of your role')).toBeVisible();
        await page.getByRole('link', { name: 'Packing list' }).click();
        await expect(page).toHaveURL('/vendor/packing');
        return;
      }
      await expect(page.getByText('Bookkeeper at Low Field Farm.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Rainbow chard' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
      for (const name of ['Add Product', 'Edit Rainbow chard', 'Import CSV', 'Deactivate Rainbow chard'])
        await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Deactivate|Delete) / })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByRole('list', { name: 'Reviews' })).toContainText('Crisp and sweet.');
      await expect(page.getByRole('button', { name: /repl/i })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Analytics' }).click();
      await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
      await page.getByRole('tab', { name: 'Profile' }).click();
      await expect(page.getByRole('heading', { name: 'Vendor Profile' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
      await page.goto(`/vendor/orders/${order}`);
      await expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible();
      await expect(page.getByRole('button', { name: /#FG-/ })).toHaveCount(0);
    });
  }
});

test.describe('the dashboard of a farm', () => {
  for (const role of ROLES) {
    test(`leaves out what a ${role} may not do`, async ({ page, browser, allowTrouble }) => {
      test.slow();
      if (role === 'packer') allowTrouble(/403/);
      const owner = await browser.newContext();
      const desk = await owner.newPage();
      await signUp(desk);
      await makeListing(desk, { farmId: String(await makeFarm(desk)) });
      await join(desk, page, role);
      await owner.close();
      await page.goto('/farmer-dashboard');
      if (role === 'packer') {
        await expect(page.getByText('This page isn’t part of your role')).toBeVisible();
        await expect(page.getByText('Polder Farm', { exact: true })).toHaveCount(0);
        await expectAccessible(page);
        return;
      }
      await expect(page.getByText('Bookkeeper at Polder Farm.')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: /^(Edit|Create|Add|Claim|Sell) / }),
      ).toHaveCount(0);
      await page.goto('/farmer-dashboard/farm');
      await expect(page.getByRole('link', { name: 'View Polder Farm' })).toBeVisible();
      await expect(page.getByRole('main').getByText('Polder carrots').first()).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: /^(Edit|Create|Add|Claim|Sell) / }),
      ).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Polder carrots/ })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});
