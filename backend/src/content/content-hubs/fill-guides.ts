import type { EntityManager } from 'typeorm';
import { fillStatePages } from '../state-pages/make-state-pages.js';
import { refreshHubFigures } from './hub-figures.js';
import { readHubs, seedHubs } from './seed-hubs.js';

export async function fillGuides(tx: EntityManager, now: Date): Promise<number> {
  const states = await fillStatePages(tx, now);
  const guides = await seedHubs(tx, await readHubs());
  if (guides > 0) await refreshHubFigures(tx, now);
  return states + guides;
}
