import { weekOf, weekText } from '@farmgate/backend/contract/marketplace/box-words';
import { expectAccessible } from '../support/pages/axe';
import { PROFILE, addProduct, signUpVendor } from '../support/people/vendors';
import { cartLink } from '../support/rows/shopping';
import { expect, notification, productUrl, test } from '../support/test';

/** The Monday of the week that it is at the farm. */
const thisWeek = () => weekOf(new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }));

test.describe('a box', () => {
  test('shows what is in it this week, and sells no more than there is of its parts', async ({
    page,
    visit,
    browser,
  }) => {
    const farm = await browser.newPage({ baseURL: productUrl() });
    await signUpVendor(farm);
    const eggs = await addProduct(farm, { name: 'Blue eggs', category: 'eggs', inventory: '7' });
    const bread = await addProduct(farm, { name: 'Rye bread', category: 'baked-goods', inventory: '20' });
    const week = thisWeek();
    const box = {
      parts: [{ productId: bread, quantity: 1 }],
      weeks: [
        {
          week,
          parts: [
            { productId: eggs, quantity: 2 },
            { productId: bread, quantity: 1 },
          ],
        },
      ],
    };
    const id = await addProduct(farm, {
      name: 'Breakfast box',
      unit: 'each',
      price: '18.00',
      inventory: '0',
      box,
    });
    await farm.close();

    await visit(`/products/${id}`);
    const article = page.getByRole('article');
    const contents = page.getByRole('region', { name: `This week’s box (${weekText(week)})` });
    await expect(contents).toContainText('Blue eggs');
    await expect(contents).toContainText('Rye bread');
    await expect(article).toContainText('Only 3 boxes left');
    const more = article.getByRole('button', { name: 'Increase quantity' });
    await more.click();
    await more.click();
    await expect(article.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notification(page)).toContainText('Added to cart');

    await cartLink(page).click();
    const group = page.getByRole('group', { name: PROFILE.businessName });
    await expect(group).toContainText(`Box of ${weekText(week)}: 2 × Blue eggs; Rye bread`);
    await expect(group.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
