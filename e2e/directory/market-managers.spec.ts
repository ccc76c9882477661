import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { mailTo } from '../support/people/mails';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { expect, notification, test } from '../support/test';

interface Market {
  id: number;
  name: string;
  /** Its page. */
  path: string;
  /** The market's own mailbox. */
  mailbox: string;
}

/** A market of the demo with coming days, which nobody runs and no other test has. */
async function freeMarket(mailbox: string): Promise<Market> {
  const [market] = await query<{ id: number; name: string }>(
    `UPDATE places SET email = $1 WHERE id = (
       SELECT id FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL
         AND source = 'demo' AND exceptions = '[]' AND name NOT LIKE '%<%'
         AND email NOT LIKE '%@market.farmgate.example'
         AND (SELECT count(*) FROM market_days WHERE place_id = places.id AND starts_at > now()) > 2
         AND NOT EXISTS (SELECT FROM market_managers WHERE place_id = places.id)
         AND NOT EXISTS (SELECT FROM market_members WHERE place_id = places.id)
       ORDER BY id DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, name`,
    [mailbox],
  );
  if (!market) throw new Error('Every market of the demo is run by someone.');
  return { ...market, mailbox, path: `/places/x-${market.id}` };
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Makes whoever asks the market's first manager, by the calls. */
async function claim(request: APIRequestContext, { id, mailbox }: Market): Promise<void> {
  expect((await request.post(`/api/markets/${id}/claim/code`, { data: {} })).ok()).toBe(true);
  const code = codeIn((await mailTo(mailbox, 'market-code')).text);
  expect((await request.post(`/api/markets/${id}/claim/proof`, { data: { code } })).ok()).toBe(true);
}

const row = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test.describe('running a market', () => {
  test('is claimed by a code from its mailbox @journey', async ({ page, visit, allowTrouble }) => {
    const market = await freeMarket('code@market.farmgate.example');
    await visit(market.path);
    await expect(page.getByRole('link', { name: 'Run this market' })).toHaveAttribute(
      'href',
      /^\/login\?returnTo=%2Fplaces%2F.*%23run-this-market$/,
    );
    await register(page.request, newPerson());
    await visit(`${market.path}#run-this-market`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Run ${market.name}?`);
    await expectAccessible(page, 'desk');
    await dialog.getByRole('button', { name: 'Email the code' }).click();
    await expect(dialog).toContainText('We emailed a code to c…@market.farmgate.example.');
    const code = codeIn((await mailTo(market.mailbox, 'market-code')).text);
    allowTrouble(/409/);
    const field = dialog.getByLabel('Six-digit code');
    await field.fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: 'Run this market' }).click();
    await expect(dialog).toContainText("That code isn't right. Please check the newest email.");
    await expect(field).toBeFocused();
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(market.name);
    await expect(page).toHaveURL(`/markets/manage/${market.id}`);
    await page.getByRole('button', { name: /^Account of / }).click();
    await expect(page.getByRole('menuitem', { name: 'Your markets' })).toBeVisible();
  });

  test('cancels a day, and takes that back', async ({ page, visit }) => {
    const market = await freeMarket('days@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    await visit(`/markets/manage/${market.id}`);
    const day = page.getByRole('list', { name: 'Next market days' }).getByRole('listitem').nth(1);
    await day.getByRole('button', { name: /^Cancel / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel this market day' }).click();
    await expect(dialog).toContainText('Please say why, in a few words.');
    await dialog.getByLabel('Reason').fill('Storm warning');
    await dialog.getByRole('button', { name: 'Cancel this market day' }).click();
    await expect(day).toContainText('Storm warning');
    await expect(day).toContainText('Canceled');
    await notification(page).getByRole('button', { name: 'Undo' }).click();
    await expect(day).not.toContainText('Canceled');
    await day.getByRole('button', { name: /^Confirm / }).focus();
    await page.keyboard.press('Enter');
    await expect(day).toContainText('Confirmed');
    // The button that was pressed is gone: the focus stays in its row.
    await expect(day.getByRole('button', { name: /^Take back / })).toBeFocused();
    await expectAccessible(page);
  });

  test('invites a farm to its roster, which accepts', async ({ page, visit, browser }) => {
    const market = await freeMarket('roster@market.farmgate.example');
    const context = await browser.newContext();
    await register(context.request, newPerson('farmer'));
    const name = `Roster Farm ${Date.now()}`;
    await registerFarm(context.request, { name });
    await register(page.request, newPerson());
    await claim(page.request, market);
    await visit(`/markets/manage/${market.id}`);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Stall' }).fill('B4');
    await page.getByRole('button', { name: `Invite ${name}` }).click();
    await expect(notification(page)).toContainText(`${name} invited`);
    await expect(page.getByRole('list', { name: /^Invited/ })).toContainText(name);
    await page.getByRole('textbox', { name: 'Name' }).fill('Tamale cart');
    await page.getByRole('button', { name: 'Add name' }).click();
    await expect(page.getByRole('list', { name: /^On the roster/ })).toContainText('Tamale cart');

    const farmer = await context.newPage();
    await farmer.goto('/market-days');
    const invitation = row(farmer, market.name);
    await invitation.getByRole('button', { name: /^Accept / }).click();
    await expect(notification(farmer)).toContainText(`${name} is on the roster of ${market.name}`);
    await row(farmer, market.name)
      .getByRole('button', { name: /^Leave / })
      .click();
    await notification(farmer).getByRole('button', { name: 'Undo' }).click();
    await expect(row(farmer, market.name).getByRole('button', { name: /^Leave / })).toBeVisible();
    await expectAccessible(farmer, 'phone');
    await context.close();

    await page.reload();
    const member = page.getByRole('list', { name: /^On the roster/ }).getByRole('listitem');
    await expect(member.filter({ hasText: name })).toContainText('Stall B4');
  });

  test('changes what the directory says of it, and shows what another manager saved', async ({
    page,
    visit,
    allowTrouble,
  }) => {
    const market = await freeMarket('record@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    await visit(`/markets/manage/${market.id}/edit`);
    const form = page.getByRole('form', { name: `Edit ${market.name}` });
    await form.getByLabel('Description').fill('Thirty growers by the river.');
    await expectAccessible(page, 'desk');
    await query("UPDATE places SET description = 'Someone else’s words.' WHERE id = $1", [market.id]);
    allowTrouble(/409/);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Someone else changed this to “Someone else’s words.”.')).toBeVisible();
    await expect(form.getByLabel('Description')).toHaveValue('Thirty growers by the river.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(notification(page)).toContainText('Market saved');
    await visit(market.path);
    await expect(page.locator('#main')).toContainText('Thirty growers by the river.');
  });
});
