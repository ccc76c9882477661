import type { Visit } from './visit.js';

const SEARCHES = [
  'tomatoes',
  'eggs',
  'honey',
  'sweet corn',
  'apples',
  'peaches',
  'goat cheese',
  'lettuce',
] as const;
const CATEGORIES = ['vegetables', 'fruits', 'eggs', 'honey', 'dairy', 'meat'] as const;

/**
 * Types a ZIP code, looks at what grows there, narrows it down, opens one listing and what else its farm has.
 */
export async function browse({ newBrowser, random, world }: Visit): Promise<void> {
  const browser = newBrowser();
  const zipCode = random.pick(world.zipCodes);
  await browser.open(`/browse?zipCode=${zipCode}`);
  await browser.call(
    'search',
    `/api/listings?zipCode=${zipCode}&category=${random.pick(CATEGORIES)}&limit=20&offset=0`,
  );
  const text = encodeURIComponent(random.pick(SEARCHES));
  const found = await browser.call(
    'search',
    `/api/listings?zipCode=${zipCode}&search=${text}&limit=20&offset=0`,
  );
  const first = Array.isArray(found.body) ? (found.body[0] as { id: number } | undefined) : undefined;
  const id = first?.id ?? random.pick(world.listings);
  await browser.call('record', `/api/listings/${id}`, { mayAnswer: ['LISTING_NOT_FOUND'] });
  await browser.call('write', `/api/listings/${id}/views`, {
    method: 'POST',
    mayAnswer: ['LISTING_NOT_FOUND'],
  });
}

/** Comes from a search engine straight to one page, with the scripts that it needs. */
export async function land({ newBrowser, random, world }: Visit): Promise<void> {
  const browser = newBrowser();
  await browser.open(random.pick(world.pages));
  if (random.chance(0.4)) for (const file of world.files) await browser.open(file, 'file');
}

/** Looks for markets and farms nearby. */
export async function places({ newBrowser, random, world }: Visit): Promise<void> {
  const browser = newBrowser();
  const zipCode = random.pick(world.zipCodes);
  await browser.open(`/farmers-markets?zipCode=${zipCode}`);
  await browser.call('search', `/api/farmers-markets?zipCode=${zipCode}&radius=50`);
  await browser.call('search', `/api/local-farms?zipCode=${zipCode}&radius=25`);
}
