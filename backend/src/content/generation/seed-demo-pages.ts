import type { EntityManager } from 'typeorm';
import { addRun } from './run-steps.js';

/** Enough that every demonstrated state's largest city has a page, and the cities that the site map names. */
const DEMO_PAGES = 100;

export async function seedDemoPages(tx: EntityManager): Promise<void> {
  await addRun(tx, { startedBy: 'demonstration', userId: null, batchSize: DEMO_PAGES, delayMs: 0 });
}
