import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { forgetKept, keep, readKept } from '../../../lib/page/on-device';
import { KEPT_LIST } from '../../../shared/sign-in/forget-at-log-out';

/** A sheet is of no use so long after its day. */
const KEEP_MS = 3 * DAY_MS;

/** A sheet as the device keeps it. */
export interface KeptSheet extends HandoverSheet {
  /** The account that it was read for: whoever ticks on it without a network is that person. */
  keptFor?: number;
}

/** @returns the sheet as it was read last on this device; null where it was not, or its day is long over */
export function keptSheet(windowId: string): KeptSheet | null {
  const sheet = readKept<KeptSheet>(KEPT_LIST + windowId);
  if (!sheet || !Array.isArray(sheet.orders)) return null;
  return Date.now() - Date.parse(sheet.endsAt) > KEEP_MS ? null : sheet;
}

/** @returns whether the device keeps it */
export const keepSheet = (sheet: HandoverSheet, keptFor: number): boolean =>
  keep(KEPT_LIST + sheet.windowId, { ...sheet, keptFor });
export const forgetSheet = (windowId: string): void => forgetKept(KEPT_LIST + windowId);
