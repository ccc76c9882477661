import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson } from '../support/people/people';
import { withOrders } from '../support/people/pickup-orders';
import { expect, notification, productUrl, test } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The first is the link in the email. */
const MOST = { taps: 10, fields: 4 };

test('a packer gets from the invitation to an order that is packed and handed over in 10 taps @journey', async ({
  page,
  browser,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const { windowId } = await withOrders(page, ['Ann', 'Bea']);
  const packer = newPerson();
  const [business] = (await (await page.request.get('/api/businesses')).json()) as { id: number }[];
  const data = { email: packer.email, role: 'packer' };
  const invited = await page.request.post(`/api/businesses/${business?.id}/invitations`, { data });
  expect(invited.ok(), await invited.text()).toBe(true);

  const context = await browser.newContext({ ...PHONE, baseURL: productUrl() });
  const phone = await context.newPage();
  phone.setDefaultTimeout(20_000);
  const counts = { taps: 0, fields: 0 };
  const tap = async (what: Locator) => {
    counts.taps += 1;
    await what.tap();
  };
  counts.taps += 1;
  await phone.goto(linkIn(await mailTo(packer.email, 'business-invitation'), '/business/join'));
  await expect(phone.getByText('invites you as a packer.')).toBeVisible();
  await tap(phone.getByRole('link', { name: 'Sign up' }));
  const form = phone.getByRole('form', { name: 'Register' });
  const typed = { Username: packer.username, Email: packer.email, Password: packer.password };
  for (const [field, text] of Object.entries({ ...typed, 'Confirm password': packer.password })) {
    counts.fields += 1;
    await form.getByRole('textbox', { name: field, exact: true }).fill(text);
  }
  await tap(form.getByRole('button', { name: 'Create Account' }));
  await tap(phone.getByRole('button', { name: 'Accept the invitation' }));
  await expect(phone).toHaveURL('/vendor/packing');
  await expect(phone.getByRole('heading', { name: 'Ann Field' })).toBeVisible();
  await expect(phone.getByRole('main')).not.toContainText('$');
  await tap(phone.getByRole('button', { name: /^Confirm Order/ }).first());
  await tap(phone.getByRole('button', { name: /^Mark as packed/ }).first());
  await expect(notification(phone)).toContainText('packed');

  await tap(phone.getByRole('link', { name: 'Pickup days' }));
  await tap(phone.locator(`main a[href="${pickupPaths.pickupDay(windowId)}"]`).first());
  await tap(phone.getByRole('link', { name: 'Handover list' }));
  await expect(phone).toHaveURL(`/vendor/handover/${windowId}`);
  await expect(phone.getByText('0 of 2 picked up')).toBeVisible();
  await tap(phone.getByRole('button', { name: 'Picked up: Ann Field' }));
  await expect(phone.getByText('1 of 2 picked up')).toBeVisible();
  await expectAccessible(phone, 'phone');
  await context.close();
  console.log(`A packer's first day: ${counts.taps} taps, ${counts.fields} fields.`);
  expect(counts.taps).toBeLessThanOrEqual(MOST.taps);
  expect(counts.fields).toBeLessThanOrEqual(MOST.fields);
});
