import type { DataSource } from 'typeorm';
import { refreshHubFigures } from '../content-hubs/hub-figures.js';
import { refreshStatePages, STATE_CODES } from '../state-pages/make-state-pages.js';

/** May run twice. @param stateCodes null for all states */
export async function refreshAfterRun(dataSource: DataSource, stateCodes: string[] | null): Promise<void> {
  const now = new Date();
  await dataSource.transaction((tx) => refreshStatePages(tx, stateCodes ?? STATE_CODES, now));
  await dataSource.transaction((tx) => refreshHubFigures(tx, now));
}
