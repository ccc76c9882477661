import type { Page } from '@playwright/test';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, test } from '../support/test';

const { known } = TOWNS;

/** The address of a listing near the known town. */
async function addressOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/listings?zipCode=${known.zipCode}&limit=100`);
  const listings = (await answer.json()) as { id: number; productName: string }[];
  const found = listings.find(({ productName }) => productName === name);
  if (!found) throw new Error(`There is no listing ${name}.`);
  return `/listings/${found.id}`;
}

interface Graph {
  '@graph': (Record<string, unknown> & { '@type': string })[];
}

test.describe('a listing', () => {
  test('shows its facts and how to reach the farmer', async ({ page, visit }) => {
    await visit(await addressOf(page, 'Ice radishes'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
    const facts = page.getByRole('article');
    await expect(facts).toContainText('$4.50 per Bunch');
    await expect(facts).toContainText('Polar Night Farm');
    await expect(facts).toContainText(`Barrow, AK ${known.zipCode}`);
    await expect(facts).toContainText('Sweet, crisp, and pulled from under the snow');
    await expect(facts.getByText('Vegetables').first()).toBeVisible();
    await expect(facts.getByText('New', { exact: true })).toBeVisible();
    await expect(facts.getByText(/^Posted [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Email the farmer' })).toHaveAttribute(
      'href',
      'mailto:farmer@polar-night.farmgate.example?subject=Ice%20radishes%20on%20Farmgate',
    );
    await expect(page.getByRole('link', { name: 'Call (907) 555-0111' })).toHaveAttribute(
      'href',
      'tel:+19075550111',
    );
  });

  test('leaves out what the farmer did not say', async ({ page, visit }) => {
    await visit(await addressOf(page, 'Goose eggs'));
    const facts = page.getByRole('article');
    await expect(facts).toContainText('Ask us');
    await expect(facts).toContainText('Posted Mar 9, 2024');
    await expect(facts.getByText('New', { exact: true })).toHaveCount(0);
    await expect(facts).toContainText('This farm hasn’t listed an email address or phone number.');
    await expect(page.getByRole('link', { name: /Email|Call/ })).toHaveCount(0);
  });

  test('leads back to the listings', async ({ page, visit }) => {
    const address = await addressOf(page, 'Goose eggs');
    await visit(address);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Browse Listings', 'Goose eggs']);
    await expect(crumbs.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/browse');
    await page.getByRole('link', { name: 'Back to Listings' }).click();
    await expect(page).toHaveURL('/browse');
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: `More eggs near ${known.zipCode}` }).click();
    await expect(page).toHaveURL(`/browse?category=eggs&zipCode=${known.zipCode}`);
  });

  test('describes itself to search engines without an invented rating', async ({ page, visit }) => {
    const address = await addressOf(page, 'Ice radishes');
    await visit(address);
    await expect(page).toHaveTitle('Ice radishes from Polar Night Farm in Barrow, AK | Farmgate');
    const text = `${'Sweet, crisp, and pulled from under the snow the same morning. '.repeat(4)}`.slice(
      0,
      150,
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text);
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Ice radishes/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^http.*${address}$`),
    );
    const source = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const { '@graph': graph } = JSON.parse(source) as Graph;
    expect(graph.map((thing) => thing['@type'])).toEqual(['Product', 'LocalBusiness', 'BreadcrumbList']);
    expect(graph[0]?.['offers']).toMatchObject({ '@type': 'Offer', price: '4.50', priceCurrency: 'USD' });
    expect(source).not.toMatch(/rating|review/i);
  });

  test('that is missing answers 404 and says so', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404/);
    for (const id of ['99999999', 'nothing', '0']) {
      const response = await visit(`/listings/${id}`);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load listing');
      await expect(page.getByText('The listing could not be found.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Browse Other Listings' }).click();
    await expect(page).toHaveURL('/browse');
  });

  test('is found under /vendors as well', async ({ page, visit }) => {
    const address = await addressOf(page, 'Goose eggs');
    await visit(address.replace('listings', 'vendors'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goose eggs');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  });

  test('shows a skeleton while it is on its way', async ({ page, visit }) => {
    await visit(`/browse?zipCode=${known.zipCode}&tab=listings`);
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/listings/*', async (route) => {
      await asked;
      await route.continue();
    });
    await cards(page, 'Ice radishes')
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
    answer?.();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice radishes');
  });
});
