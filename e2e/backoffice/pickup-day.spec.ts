import { expectAccessible } from '../support/pages/axe';
import { signInAsAdmin } from '../support/pages/back-office';
import { addPickups } from '../support/people/pickups';
import { addProduct, buy, signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

test.describe('a pickup day in the back office', () => {
  test('says how much is taken, and lists its orders', async ({ page, browser, baseURL, allowTrouble }) => {
    allowTrouble(/500/);
    const { vendorId } = await signUpVendor(page);
    const product = await addProduct(page);
    const [day] = await addPickups(page, { capacity: 1_500 });
    const shares = [{ vendorId, method: 'pickup', windowId: day?.id ?? 0 }];
    await buy([[product, 2]], { shares, firstName: 'Ann' });
    const desk = await browser.newContext(baseURL ? { baseURL } : {});
    const staff = await desk.newPage();
    await signInAsAdmin(staff);
    const address = /\/api\/admin\/fulfilments/;
    await staff.route(address, (route) => route.fulfill({ status: 500, body: '' }));
    const path = `/admin/pickup-windows/${day?.id}/show`;
    await staff.goto(path);
    await expect(staff.getByText('1 of 1,500 orders')).toBeVisible();
    const orders = staff.getByRole('region', { name: 'Orders' });
    await expect(orders.getByRole('alert')).toContainText('We couldn’t load the orders.');
    await staff.unroute(address);
    await staff.reload();
    await expect(orders).toContainText('Ann Field');
    await expect(orders.getByRole('alert')).toHaveCount(0);
    await expectAccessible(staff);
    await desk.close();
  });
});
