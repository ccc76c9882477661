import { type APIRequestContext, expect } from '@playwright/test';
import type { PictureFile } from './pictures';
import { TOWNS } from './towns';

export interface OwnFarm {
  id: number;
  name: string;
}

let made = 0;

/** Registers a farm of whoever is signed in there, by the call. */
export async function registerFarm(
  request: APIRequestContext,
  more: Record<string, unknown> = {},
  image?: PictureFile,
): Promise<OwnFarm> {
  made += 1;
  const { farmed } = TOWNS;
  const data = {
    name: `Harbor Farm ${process.pid}-${made}`,
    description: 'A farm of the tests.',
    address: `${made} Harbor Road, ${farmed.city}, ${farmed.state}`,
    zipCode: farmed.zipCode,
    email: 'harbor@farmgate.example',
    ...more,
  };
  const answer = await request.post('/api/farms', {
    multipart: { data: JSON.stringify(data), ...(image && { image }) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as OwnFarm;
}

/** @returns the farms of whoever is signed in there, the newest first */
export async function ownFarms(request: APIRequestContext): Promise<Record<string, unknown>[]> {
  const answer = await request.get('/api/farmer/dashboard');
  return ((await answer.json()) as { farms: Record<string, unknown>[] }).farms;
}

/** @returns a farm of the tests' own rows, by its name */
export async function findFarm(request: APIRequestContext, name: string): Promise<{ id: number | string }> {
  const answer = await request.get(`/api/farms?search=${encodeURIComponent(name)}`);
  const found = ((await answer.json()) as { id: number | string; name: string }[]).find(
    (farm) => farm.name === name,
  );
  if (!found) throw new Error(`There is no farm called ${name}.`);
  return found;
}
