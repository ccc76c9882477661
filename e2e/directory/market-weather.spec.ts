import { expectAccessible } from '../support/pages/axe';
import { weatherLink, writeAlert } from '../support/people/weather-link';
import { query } from '../support/rows/database';
import { expect, test } from '../support/test';

test('a market day with an alert says to check, until a manager answers by a link', async ({
  page,
  visit,
}) => {
  const [the] = await query<{ placeId: number; dayId: number; userId: number }>(
    `SELECT day.place_id AS "placeId", day.id AS "dayId", (SELECT min(user_id) FROM farms) AS "userId"
     FROM market_days AS day JOIN places ON places.id = place_id
     WHERE status = 'scheduled' AND day.starts_at > now() AND farm_id IS NULL AND hidden_at IS NULL
     ORDER BY date, day.id LIMIT 1`,
  );
  if (!the) throw new Error('The demo has no market days.');
  await writeAlert(the.dayId);
  const market = `/places/x-${the.placeId}`;
  await visit(market);
  const day = page.getByRole('listitem').filter({ hasText: 'Winter Storm Warning' });
  await expect(day).toContainText('Check before you go');
  await expect(day).toContainText('National Weather Service (NWS Tulsa OK), Nov 27, 3:04 PM');
  await expectAccessible(page);

  // Mail filters open links in a browser: that alone cancels no day.
  await visit(await weatherLink(the, 'canceled'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Cancel [A-Z][a-z]+day, [A-Z][a-z]{2} \d+\?$/);
  await expectAccessible(page, 'phone');
  expect(await query('SELECT status FROM market_days WHERE id = $1', [the.dayId])).toEqual([
    { status: 'scheduled' },
  ]);
  await page.getByRole('button', { name: /^Yes, cancel [A-Z][a-z]+day$/ }).click();
  await expect(heading).toHaveText(/^Canceled: [A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/);
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: 'Open as planned' }).click();
  await expect(heading).toHaveText(/^Open as planned: /);

  // A tab of the answer that is opened once more opens no day that was canceled since.
  await visit(await weatherLink(the, 'open'));
  await expect(heading).toHaveText(/^Open as planned: /);
  await page.getByRole('button', { name: /^Cancel / }).click();
  await expect(heading).toHaveText(/^Canceled: /);
  await page.reload();
  await expect(heading).toHaveText(/^Canceled: /);
  await page.getByRole('button', { name: 'Open as planned' }).click();
  await expect(heading).toHaveText(/^Open as planned: /);

  await visit(market);
  await expect(day).toContainText('Confirmed');
  await expect(page.getByText('Check before you go')).toHaveCount(0);
});
