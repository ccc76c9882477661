import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { KEPT_LIST } from '../../../lib/forget-at-log-out';
import type { WaitingTick } from './tick-queue.rules';

/** Lists hold names: they leave the device with whoever logs out. Ticks hold numbers alone, and stay. */
const TICKS = 'farmgate-handed-';
/** A sheet is of no use so long after its day. */
const KEEP_MS = 3 * 24 * 3_600_000;

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** @returns whether the device keeps it: a full or locked storage does not */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was none then.
  }
}

/** @returns the sheet as it was read last on this device; null where it was not, or its day is long over */
export function keptSheet(windowId: string): HandoverSheet | null {
  const sheet = read<HandoverSheet>(KEPT_LIST + windowId);
  if (!sheet || !Array.isArray(sheet.orders)) return null;
  return Date.now() - Date.parse(sheet.endsAt) > KEEP_MS ? null : sheet;
}

export const keepSheet = (windowId: string, sheet: HandoverSheet): boolean =>
  write(KEPT_LIST + windowId, sheet);
export const forgetSheet = (windowId: string): void => forget(KEPT_LIST + windowId);

export function keptTicks(windowId: string): WaitingTick[] {
  const ticks = read<WaitingTick[]>(TICKS + windowId);
  return Array.isArray(ticks) ? ticks : [];
}

export function keepTicks(windowId: string, ticks: readonly WaitingTick[]): void {
  if (ticks.length === 0) forget(TICKS + windowId);
  else write(TICKS + windowId, ticks);
}
