import { roomFor } from '../../pickups/ways/why-not-window.rules.js';
import type { DayWindow, FallingBox } from './share-days.sql.js';

/** What was donated stays a gift, so it is credited; what was off wasn't paid for. */
const MOVING: readonly FallingBox['state'][] = ['promised', 'shifted'];

/**
 * @param windows of the other day, as they are by now
 * @returns where a box of a canceled day can be picked up then; null where it becomes credit
 */
export function placeOn(
  {
    state,
    orderId,
    scheduleId,
    crates,
    quantity,
  }: Omit<FallingBox, 'id' | 'subscriptionId' | 'memberId' | 'amount'>,
  windows: readonly DayWindow[],
  now: Date,
): { windowId: number; windowTaken: number } | null {
  if (!MOVING.includes(state) || orderId !== null) return null;
  const window = windows.find((one) => one.scheduleId === scheduleId);
  if (!window || window.status !== 'open' || window.ordersCloseAt <= now) return null;
  const windowTaken = roomFor(window, [{ crates, quantity }], crates === 0);
  const isFull = window.capacity !== null && window.taken + windowTaken > window.capacity;
  return isFull ? null : { windowId: window.id, windowTaken };
}
