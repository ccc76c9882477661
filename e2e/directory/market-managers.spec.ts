import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/pages/axe';
import { openBackOffice, said, signInAsAdmin } from '../support/pages/back-office';
import { linkIn, mailTo } from '../support/people/mails';
import { newPerson, register, signIn } from '../support/people/people';
import { query } from '../support/rows/database';
import { registerFarm } from '../support/rows/farms';
import { claim, codeIn, freeMarket } from '../support/rows/markets';
import { expect, notification, test } from '../support/test';

const row = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

/** The claim of a market that waits for the team. */
async function claimOf(placeId: number): Promise<number> {
  const [claimed] = await query<{ id: number }>(
    "SELECT id FROM market_claims WHERE place_id = $1 AND status = 'new' ORDER BY id DESC LIMIT 1",
    [placeId],
  );
  if (!claimed) throw new Error('Nobody claims this market.');
  return claimed.id;
}

test.describe('running a market', () => {
  test('is claimed by a code from its mailbox', async ({ page, visit, allowTrouble }) => {
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

  test('cancels a day, takes that back, and loses no word of another manager', async ({
    page,
    visit,
    allowTrouble,
  }) => {
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
    await expect(day.getByRole('button', { name: /^Unconfirm / })).toBeFocused();
    await expectAccessible(page);

    // Another manager is faster, with a day and with one on the roster.
    allowTrouble(/409/);
    const calls = `/api/markets/${market.id}`;
    const [second] = await query<{ date: string }>(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date FROM market_days WHERE place_id = $1 AND ends_at > now()
       ORDER BY date OFFSET 1 LIMIT 1`,
      [market.id],
    );
    await day.getByRole('button', { name: /^Change / }).click();
    await page.request.post(`${calls}/days/${second?.date}/cancel`, { data: { reason: 'Flood' } });
    await dialog.getByLabel('Where it’s held').fill('5 Elm Street');
    await dialog.getByRole('button', { name: 'Change this market day' }).click();
    await expect(dialog).toContainText('Another manager just changed this day.');
    await expect(dialog.getByLabel('Where it’s held')).toHaveValue('5 Elm Street');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(day).toContainText('Flood');
    const added = await page.request.post(`${calls}/members`, { data: { name: 'The Pie Window' } });
    const { id } = (await added.json()) as { id: number };
    await page.reload();
    const pies = row(page, 'The Pie Window');
    await pies.getByRole('button', { name: /^Assign a stall/ }).click();
    await pies.getByRole('textbox', { name: 'Stall' }).fill('A1');
    await page.request.put(`${calls}/members/${id}`, { data: { status: 'removed' } });
    await pies.getByRole('button', { name: 'Save' }).click();
    await expect(notification(page)).toContainText('Your change wasn’t saved');
    await expect(pies.getByRole('button', { name: 'Put back The Pie Window' })).toBeVisible();
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
    const description = form.getByRole('textbox', { name: 'Description' });
    await description.fill('Thirty growers by the river.');
    await expectAccessible(page, 'desk');
    const theirs = "description = 'Someone else’s words.', phone = '239-555-0107'";
    await query(`UPDATE places SET ${theirs} WHERE id = $1`, [market.id]);
    // What was typed is kept with what it was typed over.
    await page.reload();
    await expect(description).toHaveValue('Thirty growers by the river.');
    allowTrouble(/409/);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(description).toHaveAccessibleDescription(
      'Someone else changed this to “Someone else’s words.”',
    );
    await expect(description).toHaveValue('Thirty growers by the river.');
    await expect(form.getByLabel('Phone')).toHaveValue('239-555-0107');
    const note = form.getByRole('status').filter({ hasText: 'while you were editing' });
    await expect(note).toContainText('Description: theirs is “Someone else’s words.”');
    await expect(note.getByRole('listitem')).toHaveCount(1);
    await expect(note).toBeFocused();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(notification(page)).toContainText('Market saved');
    await expect(note).toBeHidden();
    const [saved] = await query('SELECT phone FROM places WHERE id = $1', [market.id]);
    expect(saved).toMatchObject({ phone: '239-555-0107' });
    await visit(market.path);
    await expect(page.locator('#main')).toContainText('Thirty growers by the river.');
  });

  test('approves a farm that asks to join its roster, and declines another from the waiting list', async ({
    page,
    visit,
    browser,
  }) => {
    const market = await freeMarket('asking@market.farmgate.example');
    const context = await browser.newContext();
    await register(context.request, newPerson('farmer'));
    const names = [`Asking Farm ${Date.now()}`, `Other Farm ${Date.now()}`] as const;
    for (const name of names) await registerFarm(context.request, { name });
    await register(page.request, newPerson());
    await claim(page.request, market);

    const farmer = await context.newPage();
    await farmer.goto(`${market.path}#ask-to-join`);
    for (const name of names) {
      const dialog = farmer.getByRole('dialog', { name: `Join ${market.name}?` });
      await dialog.getByLabel('Who sells there?').selectOption({ label: `${name} (farm)` });
      await dialog.getByRole('button', { name: 'Ask to join' }).click();
      await expect(row(farmer, name)).toContainText('has asked to join.');
      if (name === names[0]) await farmer.getByRole('button', { name: 'Ask for another farm' }).click();
    }
    await expectAccessible(farmer, 'phone');

    await visit(`/markets/manage/${market.id}`);
    const asked = page.getByRole('list', { name: /^Applications/ });
    await expect(asked.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await asked.getByRole('button', { name: `Approve ${names[0]}` }).click();
    await expect(notification(page)).toContainText(`${names[0]} is on the roster`);
    await expect(page.getByRole('list', { name: /^On the roster/ })).toContainText(names[0]);
    // The board of the next day has them right away.
    await expect(page.getByRole('list', { name: /^Not answered/ })).toContainText(names[0]);
    await expect(page.getByText('0 coming, 1 not answered, 0 not coming')).toBeVisible();
    await asked.getByRole('button', { name: `Waiting list ${names[1]}` }).click();
    const waiting = page.getByRole('list', { name: /^Waiting list/ });
    await expect(waiting).toContainText('Number 1');
    await expect(asked).toHaveCount(0);
    await waiting.getByRole('button', { name: `Decline ${names[1]}` }).focus();
    await page.keyboard.press('Enter');
    const decline = page.getByRole('dialog', { name: `Decline ${names[1]}?` });
    await decline.getByLabel('Reason').fill('Enough honey');
    await decline.getByRole('button', { name: 'Decline' }).click();
    await expect(notification(page).filter({ hasText: `${names[1]} declined` })).toBeVisible();
    await expect(page.getByRole('list', { name: /^Removed/ })).toContainText(names[1]);

    await farmer.reload();
    await expect(row(farmer, `${names[0]} is on the roster.`)).toBeVisible();
    await expect(row(farmer, `${names[1]} was declined: Enough honey`)).toBeVisible();
    await context.close();
  });

  test('is claimed by asking the team', async ({ page, visit }) => {
    const market = await freeMarket('team@market.farmgate.example');
    await register(page.request, newPerson());
    await visit(`${market.path}#run-this-market`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ask our team').check();
    await dialog.getByRole('button', { name: 'Ask our team' }).click();
    await expect(dialog).toContainText('Please tell us how we can check that you run this market.');
    await dialog.getByLabel('How we can tell that you run it').fill('I am the treasurer.');
    await expectAccessible(page, 'phone');
    await dialog.getByRole('button', { name: 'Ask our team' }).click();
    await expect(notification(page)).toContainText('Request sent');
    expect(await claimOf(market.id)).toBeGreaterThan(0);
  });

  test('is given by the team in the back office to who asked for it', async ({ page, visit, browser }) => {
    const market = await freeMarket('given@market.farmgate.example');
    const person = await register(page.request, newPerson());
    const data = { evidence: 'The town’s website names me.' };
    expect((await page.request.post(`/api/markets/${market.id}/claim`, { data })).ok()).toBe(true);
    const context = await browser.newContext();
    const desk = await context.newPage();
    await signInAsAdmin(desk);
    await openBackOffice(desk, '/admin/market-claims', 'Market claims');
    await expect(desk.getByRole('row').filter({ hasText: market.name })).toHaveCount(1);
    await openBackOffice(desk, `/admin/market-claims/${await claimOf(market.id)}/show`, market.name);
    await expect(desk.getByText(data.evidence)).toBeVisible();
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    // Nothing of the account matches what the directory knows of the market.
    const doubt = desk.getByRole('dialog', { name: `Make ${person.username} a manager of ${market.name}?` });
    await expectAccessible(desk, 'desk');
    await doubt.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(said(desk)).toContainText(`${person.username} manages ${market.name} now.`);
    await context.close();

    await visit(linkIn(await mailTo(person.email, 'market-claim-approved'), `/markets/manage/${market.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(market.name);
  });

  test('hears why the team does not believe a claim', async ({ page, browser }) => {
    const market = await freeMarket('doubted@market.farmgate.example');
    const person = await register(page.request, newPerson());
    const data = { evidence: 'I shop there.' };
    expect((await page.request.post(`/api/markets/${market.id}/claim`, { data })).ok()).toBe(true);
    const context = await browser.newContext();
    const desk = await context.newPage();
    await signInAsAdmin(desk);
    await openBackOffice(desk, `/admin/market-claims/${await claimOf(market.id)}/show`, market.name);
    await desk.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Please ask the market to write to us.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(said(desk)).toContainText('Claim rejected.');
    await context.close();
    const { text } = await mailTo(person.email, 'market-claim-rejected');
    expect(text).toContain('Please ask the market to write to us.');
    expect((await page.request.get(`/api/markets/${market.id}/manage`)).status()).toBe(404);
  });

  test('is run by two once the second one accepts the invitation', async ({ page, visit, browser }) => {
    const market = await freeMarket('second@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    await visit(`/markets/manage/${market.id}`);
    const second = newPerson();
    const form = page.getByRole('form', { name: 'Add a manager' });
    await form.getByLabel('Add a manager').fill(second.email);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(notification(page)).toContainText(`We emailed ${second.email}.`);

    const context = await browser.newContext();
    await register(context.request, second);
    await context.clearCookies();
    const other = await context.newPage();
    const link = linkIn(await mailTo(second.email, 'manager-invitation'), '/markets/manage');
    await other.goto(link);
    await expect(other.getByText('Please log in to accept this invitation to run a market')).toBeVisible();
    await expectAccessible(other, 'phone');
    await signIn(other.request, second);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(market.name);
    await expect(other).toHaveURL(`/markets/manage/${market.id}`);
    await expect(notification(other)).toContainText(`You now run ${market.name}`);
    await expect(other.getByRole('list', { name: 'Managers' })).toContainText(second.username);
    await context.close();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Managers' }).getByRole('listitem')).toHaveCount(2);
  });

  test('is not offered by the invitation of somebody else', async ({ page, visit, allowTrouble }) => {
    const market = await freeMarket('stranger@market.farmgate.example');
    await register(page.request, newPerson());
    await claim(page.request, market);
    const data = { email: newPerson().email };
    expect((await page.request.post(`/api/markets/${market.id}/managers`, { data })).ok()).toBe(true);
    const link = linkIn(await mailTo(data.email, 'manager-invitation'), '/markets/manage');
    await register(page.request, newPerson());
    allowTrouble(/answer: 4\d\d|status of 4\d\d/);
    await visit(link);
    await expect(page.getByRole('heading', { name: 'We couldn’t accept the invitation' })).toBeVisible();
    await expectAccessible(page);
  });
});
