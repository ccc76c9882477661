import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { closedBy } from '../../tables/closed-days.sql.js';

/** @returns the days off and closed dates that close a pickup day now: whoever opens it overrides them */
export const closingKeys = async (tx: EntityManager, windowId: number): Promise<string[]> =>
  (await fetchRows(tx, closedBy, [windowId])).map(({ key }) => key);
