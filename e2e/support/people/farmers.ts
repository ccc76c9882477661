import { type Page, expect } from '@playwright/test';
import { query } from '../rows/database';
import { type Person, newPerson, register } from './people';

/** Makes an account of the role, which the page's browser is signed in as from then on. */
export function signUp(page: Page, role: Person['role'] = 'farmer'): Promise<Person> {
  return register(page.request, newPerson(role));
}

/** Ends the session of the page's browser, as another tab of it would. */
export async function signOut(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
}

/** Registers a farm of the signed-in person. @returns its id */
export async function makeFarm(page: Page, more: Record<string, unknown> = {}): Promise<number> {
  const data = JSON.stringify({
    name: 'Polder Farm',
    description: 'A farm of the tests.',
    address: '12 Levee Road, Fort Myers, FL 33901',
    zipCode: '33901',
    email: 'hello@polder.farmgate.example',
    ...more,
  });
  const answer = await page.request.post('/api/farms', { multipart: { data } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: number };
  // Other tests have a farm of this name, and shoppers are to see all of them.
  await query('UPDATE farms SET waits_for = NULL WHERE id = $1', [id]);
  return id;
}

/** Posts a listing of the signed-in farmer. @returns its id */
export async function makeListing(page: Page, more: Record<string, string> = {}): Promise<number> {
  const answer = await page.request.post('/api/listings', {
    multipart: {
      productName: 'Polder carrots',
      description: 'Grown for the tests.',
      price: '3.50',
      unit: 'bunch',
      category: 'vegetables',
      zipCode: '33901',
      phone: '239-555-0134',
      ...more,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}
