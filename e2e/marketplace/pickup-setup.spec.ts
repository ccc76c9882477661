import { expectAccessible } from '../support/pages/axe';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { expect, notification, test } from '../support/test';

const SATURDAYS = 'Every Saturday, 9 AM to noon, order by Thursday 6 PM, room for 12 orders';

test.describe('the setup of pickups on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads from a first site to its next pickup days', async ({ page, visit }) => {
    await signUpVendor(page);
    await visit('/vendor/pickups');
    await expect(page.getByText('Add the places where customers pick up')).toBeVisible();
    await page.getByRole('link', { name: 'Add a pickup site' }).click();
    await page.getByRole('button', { name: 'Add pickup site' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Please name the place, such as “Our farm stand”.')).toBeVisible();
    await page.getByLabel('Name').fill('The stand of the tests');
    await page.getByLabel('Instructions').fill('Ring the bell.');
    await page.reload();
    await expect(page.getByText('We restored what you typed.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('The stand of the tests');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add pickup site' }).click();

    await expect(page.getByRole('heading', { name: 'When can customers pick up?' })).toBeVisible();
    await page.getByLabel('Pickup from').fill('09:00');
    await page.getByLabel('Pickup until').fill('12:00');
    await page.getByRole('button', { name: 'Add schedule' }).click();
    await expect(page.getByText('Please choose at least one weekday.')).toBeVisible();
    await expect(page.getByLabel('Monday')).toBeFocused();
    await page.getByText('Saturday', { exact: true }).click();
    await page.getByLabel('On a weekday before').check();
    await page.getByLabel('Room for').fill('12');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add schedule' }).click();

    const saved = page.getByRole('status').filter({ hasText: 'Schedule saved.' });
    await expect(saved.getByRole('listitem')).toHaveCount(3);
    await expect(saved).toContainText(/Saturday, .*, 9 AM to noon/);
    await expect(page.getByText(SATURDAYS)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `End schedule: ${SATURDAYS}` }).click();
    await expect(page.getByText('No schedule yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a schedule for The stand of the tests' })).toBeFocused();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(SATURDAYS)).toBeVisible();

    await page.getByRole('button', { name: 'Close, The stand of the tests' }).click();
    await page.getByRole('button', { name: 'Close pickup site' }).click();
    await expect(page.getByText('Add the places where customers pick up')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a pickup site' })).toBeFocused();
  });

  test('says how to go on where products are missing', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/500/);
    await signUpVendor(page);
    const place = { kind: 'farm', name: 'The stand', address: '1 Main Street' };
    const added = await page.request.post('/api/vendor/pickups/sites', {
      data: { ...place, city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    });
    const { id } = (await added.json()) as { id: number };
    const products = /\/api\/vendor\/products$/;
    await page.route(products, (route) => route.fulfill({ status: 500 }));
    await visit(`/vendor/pickups/sites/${id}/schedules/new`);
    await page.getByLabel('Only the products I choose').check();
    await expect(page.getByText('We couldn’t load your products.')).toBeVisible();
    await page.unroute(products);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have no products yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a product' })).toHaveAttribute(
      'href',
      '/vendor/products/new',
    );
  });

  test('asks for crates and lead time of products only then', async ({ page, visit }) => {
    await signUpVendor(page);
    const product = await addProduct(page, { name: 'Bread of the tests' });
    await visit(`/vendor/products/${product}/edit`);
    await expect(page.getByLabel('Shipping weight in pounds')).toBeVisible();
    await expect(page.getByLabel('Crates')).toHaveCount(0);
    const site = { kind: 'farm', name: 'The stand', address: '1 Main Street' };
    await page.request.post('/api/vendor/pickups/sites', {
      data: { ...site, city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    });
    await page.reload();
    await page.getByLabel('Crates').fill('2');
    await page.getByLabel('Order ahead').fill('20');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please enter whole hours or days, at most 14 days.')).toBeVisible();
    await page.getByLabel('Order ahead').fill('2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/vendor/products');
    const own = await page.request.get(`/api/vendor/products/${product}`);
    expect(await own.json()).toMatchObject({ crates: 2, leadHours: 48 });
  });
});
