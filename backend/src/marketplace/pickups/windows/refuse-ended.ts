import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { endedSchedule } from './pickup-windows.sql.js';

/** @throws PICKUP_SCHEDULE_ENDED also where its place is closed */
export async function refuseEnded(tx: EntityManager, windowId: number): Promise<void> {
  const ended = await fetchRows(tx, endedSchedule, [windowId]);
  if (ended.length > 0) throw new DomainError('PICKUP_SCHEDULE_ENDED');
}
