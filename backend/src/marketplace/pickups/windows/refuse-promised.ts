import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { promisedWindow } from './pickup-windows.sql.js';

type Ended = { siteId: number } | { zoneId: number } | { scheduleId: number };

/** Call it once its windows are closed, and so locked. @throws the code where somebody waits */
export async function refusePromised(
  tx: EntityManager,
  of: Ended,
  now: Date,
  code: 'PICKUP_SITE_IN_USE' | 'DELIVERY_ZONE_IN_USE',
): Promise<void> {
  const { siteId = null, zoneId = null, scheduleId = null } = of as Partial<Record<string, number>>;
  const [promised] = await fetchRows(tx, promisedWindow, [siteId, zoneId, scheduleId, now]);
  if (promised) throw new DomainError(code);
}
