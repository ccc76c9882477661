import { expectAccessible } from '../support/pages/axe';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, productUrl, test } from '../support/test';

const ROLES = ['bookkeeper', 'packer'] as const;

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
      const [business] = (await (await desk.request.get('/api/businesses')).json()) as { id: number }[];
      const person = await register(page.request, newPerson());
      const data = { email: person.email, role };
      const invited = await desk.request.post(`/api/businesses/${business?.id}/invitations`, { data });
      expect(invited.ok(), await invited.text()).toBe(true);
      await owner.close();

      const link = linkIn(await mailTo(person.email, 'business-invitation'), '/business/join');
      const token = new URL(link, productUrl()).searchParams.get('invitation');
      const accepted = await page.request.post('/api/business-invitations/accept', { data: { token } });
      expect(accepted.ok(), await accepted.text()).toBe(true);
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
      await page.getByRole('tab', { name: 'Profile' }).click();
      await expect(page.getByRole('heading', { name: 'Vendor Profile' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveCount(0);
      await page.goto(`/vendor/orders/${order}`);
      await expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible();
      await expect(page.getByRole('button', { name: /#FG-/ })).toHaveCount(0);
    });
  }
});
