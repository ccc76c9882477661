import type { Page } from '@playwright/test';
import { newPerson, register } from '../support/people/people';
import { query } from '../support/rows/database';
import { buyByCard } from '../support/rows/purchases';
import { makeProduct, makeVendor } from '../support/rows/shop-rows';
import { expect, notification, productUrl, test } from '../support/test';

const form = (page: Page) => page.getByRole('form', { name: 'Message' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

/** @returns the address that the message comes from, which no other test has */
async function fillIn(page: Page): Promise<string> {
  const { email } = newPerson();
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill('Eggs');
  await field(page, 'Message').fill('Who has goose eggs near Fort Myers?');
  return email;
}

const kept = (email: string) =>
  query<{ name: string; subject: string; message: string }>(
    'SELECT name, subject, message FROM messages WHERE email = $1',
    [email],
  );

test.describe('the contact page', () => {
  test('has the office hours, and says what it is', async ({ page, visit }) => {
    await visit('/contact');
    await expect(page).toHaveTitle('Contact Us | Farmgate');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${productUrl()}/contact`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const hours = page.getByRole('region', { name: 'Office hours' });
    await expect(hours.getByRole('term')).toHaveText(['Mon-Fri', 'Sat', 'Sun']);
    await expect(hours.getByRole('definition')).toHaveText(['9:00 AM-5:00 PM', '10:00 AM-2:00 PM', 'closed']);
  });

  test('says at each field what is wrong', async ({ page, visit }) => {
    await visit('/contact');
    await send(page).click();
    for (const [name, message] of [
      ['Name', 'Name must be at least 2 characters long'],
      ['Email', 'Please enter a valid email address'],
      ['Subject', 'Subject must be at least 3 characters long'],
      ['Message', 'Message must be at least 10 characters long'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(message);
    }
    await expect(field(page, 'Name')).toBeFocused();
  });

  test('sends a message: its fields rest meanwhile, and another one can follow', async ({ page, visit }) => {
    await visit('/contact');
    const email = await fillIn(page);
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contact', async (route) => {
      await asked;
      await route.continue();
    });
    await send(page).click();
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const name of ['Name', 'Email', 'Subject', 'Message'])
      await expect(field(page, name)).toBeDisabled();
    answer();
    const done = page.getByRole('heading', { name: 'Message Sent Successfully!' });
    await expect(done).toBeFocused();
    await expect(notification(page)).toContainText('Message sent!');
    expect(await kept(email)).toEqual([
      { name: 'Ada', subject: 'Eggs', message: 'Who has goose eggs near Fort Myers?' },
    ]);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('keeps what was typed when it could not be sent', async ({ page, visit, allowTrouble }) => {
    allowTrouble(/ERR_FAILED|failed/i);
    await visit('/contact');
    await fillIn(page);
    await page.route('**/api/contact', (route) => route.abort('failed'));
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(
      'There was a problem sending your message. Please try again.',
    );
    await expect(notification(page)).toContainText(
      'There was a problem sending your message. Please try again.',
    );
    await expect(field(page, 'Message')).toHaveValue('Who has goose eggs near Fort Myers?');
    await expect(send(page)).toBeFocused();
  });

  test('keeps what was typed over a reload, until it is sent', async ({ page, visit }) => {
    await visit('/contact');
    await form(page).getByLabel('Subject').fill('Eggs');
    await page.reload();
    await expect(form(page).getByLabel('Subject')).toHaveValue('Eggs');
  });

  test('has a field that only programs fill in, whose messages are not kept', async ({ page, visit }) => {
    await visit('/contact');
    const email = await fillIn(page);
    const trap = page.locator('[name=company]');
    await expect(form(page).getByRole('textbox')).toHaveCount(4);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await trap.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Spam Inc.');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    expect(await kept(email)).toEqual([]);
  });

  test('knows the name and address of who is logged in', async ({ page, visit }) => {
    const person = await register(page.request);
    await visit('/contact');
    await expect(field(page, 'Name')).toHaveValue(person.username);
    await expect(field(page, 'Email')).toHaveValue(person.email);
  });

  test('offers the orders of who is logged in, and names the chosen one', async ({ page, visit }) => {
    await register(page.request);
    const { orderNumber } = await buyByCard(page.request, await makeProduct(await makeVendor()), 1);
    await visit('/contact');
    const order = form(page).getByRole('combobox', { name: 'Order' });
    await expect(order).toHaveValue('');
    await order.selectOption(orderNumber);
    const email = await fillIn(page);
    await page.reload();
    await expect(order).toHaveValue(orderNumber);
    // What names the order is a part of the message.
    await field(page, 'Message').fill('x'.repeat(4_990));
    await send(page).click();
    await expect(field(page, 'Message')).toHaveAccessibleDescription(/5,?000/);
    await field(page, 'Message').fill('Who has goose eggs near Fort Myers?');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    const [message] = await kept(email);
    expect(message?.message).toBe(`About order ${orderNumber}:\n\nWho has goose eggs near Fort Myers?`);
  });
});
