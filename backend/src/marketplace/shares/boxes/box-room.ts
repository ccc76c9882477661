import type { EntityManager } from 'typeorm';
import { dayText } from '../../../contract/marketplace/pickup/handover-words.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { takeWindows } from '../../pickups/ways/vendor-order-windows.sql.js';
import { roomFor } from '../../pickups/ways/why-not-window.rules.js';
import type { SiteWindow } from './boxes.sql.js';

/** @returns what boxes take of a window's room @throws SHARE_SITE_FULL; the window is locked */
export function roomIn(
  window: SiteWindow & { timeZone: string },
  { crates, quantity }: { crates: number; quantity: number },
): number {
  const taken = roomFor(window, [{ crates, quantity }], crates === 0);
  if (window.capacity === null || window.taken + taken <= window.capacity) return taken;
  const message = `${window.siteName} is full on ${dayText(window.startsAt, window.timeZone)}.`;
  throw new DomainError('SHARE_SITE_FULL', [{ path: 'scheduleId', message }]);
}

/** @param change what more (or less) is taken of each window; they are locked */
export async function changeRoom(
  tx: EntityManager,
  change: readonly { windowId: number; taken: number }[],
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { windowId, taken } of change) sums.set(windowId, (sums.get(windowId) ?? 0) + taken);
  const ids = [...sums.keys()].sort((one, other) => one - other);
  await changeRows(tx, takeWindows, [ids, ids.map((id) => sums.get(id) ?? 0)]);
}
