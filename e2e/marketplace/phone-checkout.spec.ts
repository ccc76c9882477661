import { expectAccessible } from '../support/pages/axe';
import { overflowing } from '../support/pages/overflowing';
import { makePickupDays } from '../support/rows/pickup-rows';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { fillCart } from '../support/rows/shopping';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('two farms on a phone', () => {
  test('are ordered in three steps with the total in sight, and the order begins with when and where', async ({
    page,
    visit,
  }) => {
    const days = [{ hours: 48, isFull: true }, { hours: 72 }, { hours: 96 }];
    const farms = [await makeVendor({ methods: ['pickup'] }), await makeVendor({ methods: ['pickup'] })];
    for (const farm of farms) {
      await makePickupDays(farm, days);
      await fillCart(page, [await makeProduct(farm, { price: 500 }), 1]);
    }
    await visit('/checkout');
    const section = page.getByRole('group', { name: farms[0]?.businessName ?? '', exact: true });
    const change = section.getByRole('button', { name: /^Change/ });
    await expect(change).toBeVisible();
    await expect(section).toContainText(/ at Chandler Green · Free/);
    for (const step of ['1 of 3: Pickup or delivery', '2 of 3: Contact', '3 of 3: Pay'])
      await expect(page.getByText(`Step ${step}`)).toBeVisible();
    const place = page.getByRole('button', { name: 'Place Order' });
    await expect(place).toBeInViewport({ ratio: 1 });
    // It was 6,304 before, and the button at 3,906. The footer is 1,300 of it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_100);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await change.click();
    const radios = section.getByRole('radio', { name: /to / });
    await expect(radios.first()).toBeEnabled();
    await expect(radios.first()).toBeChecked();
    await expect(radios).toHaveCount(2);
    await section.getByRole('button', { name: 'Show 1 more day' }).click();
    await expect(radios).toHaveCount(3);
    await radios.last().check();
    await section.getByRole('button', { name: /^Done/ }).click();
    await expect(change).toBeFocused();

    await place.click();
    const main = page.getByRole('main');
    await expect(main.getByLabel('First name')).toBeFocused();
    await expect(main.getByLabel('First name')).toBeInViewport();
    const contact = page.getByRole('group', { name: 'Contact Information' });
    const email = `ann-${process.pid}-${Date.now()}@farmgate.example`;
    await contact.getByLabel('First name').fill('Ann');
    await contact.getByLabel('Last name').fill('Field');
    await contact.getByLabel('Email').fill(email);
    await contact.getByRole('button', { name: /^Continue/ }).click();
    await expect(contact.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await contact.getByLabel('Phone').fill('239-555-0134');
    await contact.getByRole('button', { name: /^Continue/ }).click();
    await expect(contact.getByText(`Ann Field, ${email}, 239-555-0134`)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Edit cart' }).click();
    await expect(page).toHaveURL('/cart');
    await page.goBack();
    await expect(contact.getByText(`Ann Field, ${email}, 239-555-0134`)).toBeVisible();
    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await place.click();
    await expect(page.getByText('You pay $10.80 now.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $10.80' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, Ann.');
    const when = page.getByRole('heading', { name: /^Pick up \w+day, / });
    await expect(when).toHaveCount(2);
    // It was at 1,289 for one farm.
    const box = await when.first().boundingBox();
    expect((box?.y ?? 9_999) + (await page.evaluate(() => scrollY))).toBeLessThan(400);
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);
  });
});
