import type { DataSource } from 'typeorm';
import { refreshHubFigures } from '../content-hubs/hub-figures.js';
import { refreshStatePages, STATE_CODES } from '../state-pages/make-state-pages.js';

/**
 * What follows from new pages of cities: the pages of their states, and the figures of the guides. Bears
 * being done twice.
 * @param stateCodes null for all states
 */
export async function refreshAfterRun(dataSource: DataSource, stateCodes: string[] | null): Promise<void> {
  const now = new Date();
  await dataSource.transaction((tx) => refreshStatePages(tx, stateCodes ?? STATE_CODES, now));
  await dataSource.transaction((tx) => refreshHubFigures(tx, now));
}
