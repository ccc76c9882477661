import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { query } from '../rows/database';

export interface Person {
  username: string;
  email: string;
  password: string;
  role: 'farmer' | 'user';
}

/** Somebody whom no other test knows. */
export function newPerson(role: Person['role'] = 'user'): Person {
  const name = `e2e-${randomBytes(6).toString('hex')}`;
  return { username: name, email: `${name}@farmgate.example`, password: `sesame-${name}`, role };
}

/**
 * Makes an account, which signs in whoever asks: with `page.request`, the page's browser. Its email address
 * is confirmed.
 */
export async function register(request: APIRequestContext, person = newPerson()): Promise<Person> {
  await registerUnconfirmed(request, person);
  await query('UPDATE users SET email_confirmed_at = now() WHERE username = $1', [person.username]);
  return person;
}

/** The same before the person has opened the link of the welcome email. */
export async function registerUnconfirmed(request: APIRequestContext, person = newPerson()): Promise<Person> {
  const answer = await request.post('/api/auth/register', { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Signs in by the call. */
export async function signIn(request: APIRequestContext, { username, password }: Person): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { usernameOrEmail: username, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Fills in the form of /login, or the dashboard's, and sends it. */
export async function logIn(page: Page, usernameOrEmail: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Username or email' }).fill(usernameOrEmail);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
}

/** Leaves the page first: what it still asks for would be refused, which fails a test. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** The header's button with the signed-in person's name. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of / });
