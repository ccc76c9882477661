import { expectAccessible } from '../support/pages/axe';
import { marketLink } from '../support/people/market-link';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { expect, notification, test } from '../support/test';

/** The demo's market with a roster, one of its farms that has yet to answer, and the market's next day. */
async function scene() {
  const [row] = await query<{
    placeId: number;
    memberId: number;
    userId: number;
    dayId: number;
    farm: string;
  }>(
    `SELECT member.place_id AS "placeId", member.id AS "memberId", farm.user_id AS "userId", farm.name AS farm,
       (SELECT id FROM market_days WHERE place_id = member.place_id AND ends_at > now() ORDER BY date LIMIT 1) AS "dayId"
     FROM market_members AS member JOIN farms AS farm ON farm.id = farm_id
     WHERE farm.user_id IS NOT NULL ORDER BY member.id LIMIT 1`,
  );
  if (!row) throw new Error('The demo has no roster.');
  return row;
}

test.describe('a market day', () => {
  test('is answered by one tap in the email, and changed on the page that it opens', async ({
    page,
    visit,
  }) => {
    const the = await scene();
    await query('DELETE FROM market_attendance WHERE member_id = $1', [the.memberId]);
    await visit(await marketLink(the, 'coming'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^See you [A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/);
    await expectAccessible(page);
    await page.getByLabel('Note for shoppers').fill('Until noon');
    await page.getByRole('button', { name: 'Save what I’m bringing' }).click();
    await expect(page.getByRole('button', { name: 'Save what I’m bringing' })).toBeEnabled();
    await visit(`/places/x-${the.placeId}`);
    const coming = page.getByRole('list').filter({ hasText: 'Until noon' }).last();
    await expect(coming).toContainText(the.farm);
    await visit(await marketLink(the, 'not_coming'));
    await expect(heading).toHaveText(/^Not coming: /);
    await page.getByRole('button', { name: 'I’m coming' }).click();
    await expect(heading).toHaveText(/^See you /);
    // A phone that brings its tabs back opens the page once more, and answers nothing by it.
    await page.reload();
    await expect(heading).toHaveText(/^See you /);
  });

  test('is answered on the own page, which shows after an undo what shoppers read', async ({
    page,
    visit,
  }) => {
    const farmer = newPerson('farmer');
    await register(page.request, farmer);
    const farm = await registerFarm(page.request, { name: `Market Farm ${Date.now()}` });
    await query(
      `INSERT INTO market_members (place_id, farm_id, status, comes_every_day)
       SELECT place_id, $1, 'member', true FROM market_members ORDER BY id LIMIT 1`,
      [farm.id],
    );
    await visit('/market-days');
    const card = page.getByRole('listitem').filter({ hasText: 'Market Farm' }).first();
    const note = card.getByLabel('Note for shoppers');
    await note.fill('By the fountain');
    await card.getByRole('button', { name: 'Save what I’m bringing' }).click();
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(note).toHaveValue('');
    await note.fill('Until noon');
    await card.getByRole('button', { name: 'I’m coming' }).click();
    await expect(notification(page)).toContainText('Answer saved');
    await expect(note).toHaveValue('Until noon');
  });

  test('is found near a ZIP code, with those who said that they come', async ({ page, visit }) => {
    const the = await scene();
    const [at] = await query<{ zip: string; name: string; moved: string }>(
      `SELECT zip_code AS zip, name,
         (SELECT date::text FROM market_days WHERE place_id = places.id AND status = 'moved' LIMIT 1) AS moved
       FROM places WHERE id = $1`,
      [the.placeId],
    );
    await visit(`/this-saturday?zipCode=${at?.zip}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Farmers markets near ${at?.zip}`);
    // The demo moves a day of the coming Saturday; on a Saturday, that is the one a week later.
    await visit(`/this-saturday?zipCode=${at?.zip}&date=${at?.moved}`);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: at?.name ?? '' }) });
    await expect(card).toContainText('Moved');
    await expect(card).toContainText('Usually there');
    await expectAccessible(page, 'phone');
    // One that isn't shown: on a Friday, tomorrow is.
    await page
      .getByRole('navigation', { name: 'Other days' })
      .locator('a:not([aria-current])')
      .last()
      .click();
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  });
});
