import { expectAccessible } from '../support/pages/axe';
import { newPerson, register, registerUnconfirmed } from '../support/people/people';
import { findFarm, registerFarm } from '../support/rows/farms';
import { drawPicture } from '../support/rows/pictures';
import { TOWNS } from '../support/rows/towns';
import { cards, expect, productUrl, test } from '../support/test';

const { farmed } = TOWNS;

test.describe('the page of a farm', () => {
  test('that visitors don’t see yet is its owner’s, who is told so', async ({
    page,
    visit,
    allowTrouble,
    browser,
  }) => {
    // The server renders the page for nobody.
    allowTrouble(/\b404\b/);
    await registerUnconfirmed(page.request, { ...newPerson(), role: 'farmer' });
    const { id, name } = await registerFarm(page.request, { kind: 'u_pick' });
    await visit(`/farms/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Shoppers can’t see this page yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
    const visitors = await browser.newContext({ baseURL: productUrl() });
    expect((await visitors.request.get(`/farms/${id}`)).status()).toBe(404);
    await visitors.close();

    await visit('/farmer-dashboard');
    const panel = page.getByRole('region', { name: 'How’s picking today?' });
    await expect(panel).toContainText('Shoppers will see this once they can see your farm.');
    await expect(panel).not.toContainText('Shoppers see it right away.');
  });

  test('says everything about it', async ({ page, visit }) => {
    const { id } = await findFarm(page.request, 'Rainwater Ridge Farm');
    const answer = await visit(`/farms/${id}`);
    expect(answer.status()).toBe(200);
    await expect(page).toHaveTitle('Rainwater Ridge Farm in Ketchikan, AK | Farmgate');
    const main = page.locator('#main');
    for (const text of ['Verified', 'Organic', 'On-farm market', 'Beach walks', 'SNAP', 'Parking', 'Eggs']) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText('Come when the tide is out.', { exact: true })).toBeVisible();
    const contact = page.getByRole('region', { name: 'Visit or get in touch' });
    await expect(contact.getByRole('link', { name: '(907) 555-0188' })).toHaveAttribute(
      'href',
      'tel:+19075550188',
    );
    await expect(contact.getByRole('link', { name: 'hello@rainwater.farmgate.example' })).toBeVisible();
    const website = contact.getByRole('link', { name: 'rainwater.farmgate.example', exact: true });
    await expect(website).toHaveAttribute('rel', 'ugc nofollow noopener');
    await expect(contact.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
    const week = page.getByRole('table', { name: 'Opening hours' });
    await expect(week.getByRole('row')).toHaveCount(7);
    await expect(week.getByRole('row', { name: /today/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Suggest a correction for Rainwater' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('tells search engines where it is and when it is open', async ({ page, visit }) => {
    const { id } = await findFarm(page.request, 'Rainwater Ridge Farm');
    await visit(`/farms/${id}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${productUrl()}/farms/${id}`);
    const source = await page.locator('script[type="application/ld+json"]').textContent();
    const [farm, crumbs] = (JSON.parse(source ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(farm).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Rainwater Ridge Farm',
      address: { postalCode: farmed.zipCode, addressRegion: 'AK' },
      geo: { '@type': 'GeoCoordinates' },
    });
    expect(farm?.['openingHoursSpecification']).toHaveLength(7);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('is found through the card of the farm, and leads to the claim of one that is nobody’s', async ({
    page,
    visit,
  }) => {
    // By its name: other tests register more farms nearer to the ZIP code's center than a page shows.
    await visit(`/browse?zipCode=${farmed.zipCode}&tab=farms&search=Muskeg+Meadow`);
    await cards(page, 'Muskeg Meadow Farm').getByRole('link', { name: 'Muskeg Meadow Farm' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muskeg Meadow Farm');
    await page.getByRole('link', { name: 'Claim it' }).click();
    await expect(page).toHaveURL(`/farms/claim?search=Muskeg+Meadow+Farm&zipCode=${farmed.zipCode}`);
    await expect(cards(page, 'Muskeg Meadow Farm')).toBeVisible();
  });

  test('shows its photographs, and its owner the way to change it', async ({ page, visit }) => {
    await register(page.request, newPerson('farmer'));
    await visit('/farms/claim');
    const picture = await drawPicture(page, 'image/png', { width: 320, height: 240 });
    const farm = await registerFarm(page.request, {}, picture);
    const second = await page.request.post(`/api/farms/${farm.id}/photos`, {
      multipart: { image: picture, alt: 'The harbor at dawn' },
    });
    expect(second.ok()).toBe(true);
    await visit(`/farms/${farm.id}`);
    const photographs = page.getByRole('list', { name: 'Photos' });
    await expect(photographs.getByRole('link')).toHaveCount(2);
    await photographs.getByRole('link', { name: /The harbor at dawn/ }).click();
    await expect(page.getByRole('img', { name: 'The harbor at dawn', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/farms/${farm.id}/edit`);
  });

  test('of a farm that is not there says so, with a way on', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/404|400/);
    for (const path of ['/farms/99999999', '/farms/nonsense']) {
      expect((await visit(path)).status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farm not found');
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse Local Farms' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await expectAccessible(page);
  });

  test('fits a small phone', async ({ page, visit }) => {
    const { id } = await findFarm(page.request, 'Rainwater Ridge Farm');
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(`/farms/${id}`);
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a farm is complete', async ({ page, visit }) => {
    const { id } = await findFarm(page.request, 'Rainwater Ridge Farm');
    await visit(`/farms/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rainwater Ridge Farm');
    await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
    await expect(page.getByText('Loading the map...')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
