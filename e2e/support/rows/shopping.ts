import { type Page, expect } from '@playwright/test';
import type { ShopProduct } from './shop-rows';

/**
 * Puts products into the cart of the page's browser, as the buttons do.
 * @param lines products with their quantities
 */
export async function fillCart(page: Page, ...lines: [ShopProduct, number][]): Promise<void> {
  for (const [{ id: productId }, quantity] of lines) {
    const answer = await page.request.post('/api/cart', { data: { productId, quantity } });
    expect(answer.status()).toBe(201);
  }
}

let people = 0;

/** Somebody with an account, who is not signed in anywhere. */
export async function registerPerson(page: Page): Promise<{ username: string; password: string }> {
  people += 1;
  const username = `buyer-${process.pid.toString(36)}-${Date.now().toString(36)}-${people}`;
  const password = 'farmgate-tests';
  const answer = await page.request.post('/api/auth/register', {
    data: { username, email: `${username}@farmgate.example`, password, firstName: 'Ada', role: 'user' },
  });
  expect(answer.ok()).toBe(true);
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  return { username, password };
}

export async function logIn(page: Page, person: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username or email').fill(person.username);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log In' }).click();
}

let checkouts = 0;

/**
 * Fills the checkout in, in Fort Myers, and agrees to the terms. An order that is picked up asks for no
 * address.
 * @returns the email address, which no other checkout has
 */
export async function fillCheckout(page: Page): Promise<string> {
  const email = `ann-${process.pid}-${Date.now()}-${(checkouts += 1)}@farmgate.example`;
  const texts = {
    'First name': 'Ann',
    'Last name': 'Field',
    Email: email,
    Phone: '239-555-0134',
  };
  const address = { 'Street address': '1 Main Street', City: 'Fort Myers', 'ZIP code': '33901' };
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(texts)) await main.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByRole('radio', { name: /^(Pickup|Local delivery|Shipping)/ }).first()).toBeVisible();
  const pickup = page.getByRole('radio', { name: /^Pickup/, checked: true });
  if ((await pickup.count()) === 0) {
    for (const [label, text] of Object.entries(address))
      await main.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('State').selectOption('FL');
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  return email;
}

/** Chooses to pick all of it up; on a phone the ways are behind a line. */
export async function choosePickup(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change Shipping Method' });
  if (await change.isVisible()) await change.click();
  await page.getByRole('radio', { name: 'Pickup' }).check();
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

/** The link to the cart in the header, whose name says how much is in it. */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The ZIP code that the browser remembers from searches before. */
export async function rememberZip(page: Page, zipCode: string): Promise<void> {
  await page.addInitScript((zip) => {
    localStorage.setItem('farmgate-recent-zips', JSON.stringify([zip]));
    document.cookie = `farmgate.near=${zip}; Path=/; SameSite=Lax`;
  }, zipCode);
}
