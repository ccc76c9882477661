import { dayText } from '../../../contract/marketplace/pickup/handover-words.js';
import type { VendorOrderWindow } from './vendor-order-windows.sql.js';
import { type BoxDay, type LineStock, whyNotDate } from './why-not-date.rules.js';

export interface WindowLine {
  productId: number;
  productName: string;
  quantity: number;
  crates: number;
  leadHours: number;
  /** The last day that it is good on; null where none was said. */
  expiresOn?: string | null | undefined;
  boxDays?: readonly BoxDay[] | undefined;
  stock?: LineStock | undefined;
}

/** More than any window has room for: what one vendor order takes is counted up to here. */
export const MOST_TAKEN = 10_001;

/** @returns in the window's unit: at least 1, so that a promise is seen */
export function roomFor(
  { capacityUnit }: Pick<VendorOrderWindow, 'capacityUnit'>,
  lines: readonly Pick<WindowLine, 'quantity' | 'crates'>[],
  isMore = false,
): number {
  const least = isMore ? 0 : 1;
  if (capacityUnit === 'orders') return least;
  const crates = lines.reduce((sum, { quantity, crates: each }) => sum + quantity * each, 0);
  return Math.min(Math.max(crates, least), MOST_TAKEN);
}

export const longestLead = (lines: readonly Pick<WindowLine, 'leadHours'>[]): number =>
  Math.max(0, ...lines.map(({ leadHours }) => leadHours));

export type WindowProblem = 'WINDOW_FULL' | 'WINDOW_CLOSED';

type AskedWindow = Pick<
  VendorOrderWindow,
  | 'date'
  | 'status'
  | 'startsAt'
  | 'timeZone'
  | 'ordersOpenAt'
  | 'ordersCloseAt'
  | 'capacity'
  | 'capacityUnit'
  | 'taken'
  | 'productIds'
>;

/** @param needed what they take of its room @returns a sentence, or null when it can */
export function whyNotWindow(
  window: AskedWindow,
  lines: readonly WindowLine[],
  now: Date,
  needed = roomFor(window, lines),
): { code: WindowProblem; message: string } | null {
  const closed = (message: string) => ({ code: 'WINDOW_CLOSED', message }) as const;
  const day = dayText(window.startsAt, window.timeZone);
  if (window.status === 'canceled') return closed(`${day} is canceled.`);
  if (window.status === 'closed') return closed(`${day} takes no more orders.`);
  if (now < window.ordersOpenAt)
    return closed(`Ordering for ${day} starts ${dayText(window.ordersOpenAt, window.timeZone)}.`);
  if (now >= window.ordersCloseAt) return closed(`Ordering for ${day} has ended.`);
  const { productIds } = window;
  const missing = productIds && lines.find(({ productId }) => !productIds.includes(productId));
  if (missing) return closed(`${missing.productName} isn’t offered on ${day}.`);
  const undone = whyNotDate(window.date, lines);
  if (undone) return undone;
  if (window.capacity === null) return null;
  const left = window.capacity - window.taken;
  if (needed <= left) return null;
  const room =
    left <= 0 || window.capacityUnit === 'orders'
      ? `${day} is full.`
      : `${day} has room for ${left} more ${left === 1 ? 'crate' : 'crates'}; your order needs ${needed}.`;
  return { code: 'WINDOW_FULL', message: room };
}
