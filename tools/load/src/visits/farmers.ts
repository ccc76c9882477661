import type { ListingCategory, Unit } from '@farmgate/backend/src/contract/directory/categories';
import { randomUUID } from 'node:crypto';
import { MARK, type Posted } from '../noted.js';
import { signIn } from './sign-in.js';
import type { Visit } from './visit.js';

const HARVESTS = [
  ['Sweet corn', 'vegetables', 'dozen'],
  ['Brown eggs', 'eggs', 'dozen'],
  ['Wildflower honey', 'honey', 'each'],
] as const satisfies readonly (readonly [string, ListingCategory, Unit])[];

/** Looks at the dashboard, posts a listing, now and then with a photograph, corrects it and renews it. */
export async function post(visit: Visit): Promise<void> {
  const { random, world, noted } = visit;
  const username = random.pick(world.farmers);
  const browser = visit.browserOf(username);
  if (!(await signIn(browser, username))) return;
  await browser.call('own', '/api/farmer/dashboard');
  const posted: Posted = { mark: MARK + randomUUID(), id: null, isRefused: false };
  noted.posted.set(posted.mark, posted);
  const [name, category, unit] = random.pick(HARVESTS);
  const fields = {
    productName: name,
    description: posted.mark,
    price: '4.50',
    unit,
    category,
    farmName: 'Load Farm',
    zipCode: '33901',
    email: `${username}@load.farmgate.example`,
  };
  const hasPicture = random.chance(0.15);
  const form = formOf(fields, hasPicture ? world.picture : null);
  const answer = await browser.call(hasPicture ? 'picture' : 'write', '/api/listings', {
    method: 'POST',
    form,
    mayAnswer: ['TOO_MANY_LISTINGS'],
  });
  if (answer.status !== 201) {
    posted.isRefused = answer.status >= 400 && answer.status < 500;
    return;
  }
  const { id } = answer.body as { id: number };
  posted.id = id;
  if (random.chance(0.5))
    await browser.call('write', `/api/listings/${id}`, {
      method: 'PUT',
      form: formOf({ ...fields, price: '5.00' }, null),
    });
  if (random.chance(0.5)) await browser.call('write', `/api/listings/${id}/renew`, { method: 'POST' });
}

function formOf(fields: Record<string, string>, picture: Buffer | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'harvest.jpg');
  return form;
}
