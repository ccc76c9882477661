import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { KEPT_LIST } from '../../../lib/forget-at-log-out';
import { forgetKept, keep, readKept } from '../../../lib/on-device';
import type { WaitingTick } from './tick-queue.rules';

/** Lists hold names: they leave the device with whoever logs out. Ticks hold numbers alone, and stay. */
const TICKS = 'farmgate-handed-';
/** A sheet is of no use so long after its day. */
const KEEP_MS = 3 * 24 * 3_600_000;

/** @returns the sheet as it was read last on this device; null where it was not, or its day is long over */
export function keptSheet(windowId: string): HandoverSheet | null {
  const sheet = readKept<HandoverSheet>(KEPT_LIST + windowId);
  if (!sheet || !Array.isArray(sheet.orders)) return null;
  return Date.now() - Date.parse(sheet.endsAt) > KEEP_MS ? null : sheet;
}

export const keepSheet = (windowId: string, sheet: HandoverSheet): boolean =>
  keep(KEPT_LIST + windowId, sheet);
export const forgetSheet = (windowId: string): void => forgetKept(KEPT_LIST + windowId);

export function keptTicks(windowId: string): WaitingTick[] {
  const ticks = readKept<WaitingTick[]>(TICKS + windowId);
  return Array.isArray(ticks) ? ticks : [];
}

export function keepTicks(windowId: string, ticks: readonly WaitingTick[]): void {
  if (ticks.length === 0) forgetKept(TICKS + windowId);
  else keep(TICKS + windowId, ticks);
}
