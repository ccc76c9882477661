import type {
  HandoverOrder,
  HandoverSheet,
  HandoverTicksView,
} from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';

/** So long a tick can be taken back before it is sent. */
export const UNDO_MS = 10_000;
/** What could not be sent for so long is of no use to anyone. */
const KEEP_MS = 30 * DAY_MS;

/** A tick that the server does not have yet. */
export interface WaitingTick {
  key: string;
  windowId: number;
  orderId: number;
  /** When it was made, in UTC; ticks of older pages do not say. */
  at?: string;
  /** Who made it. Anyone's, where an older page has kept it. */
  by?: number;
}

/** A tick that the server could not take as it was meant. */
export interface Conflict {
  windowId: number;
  orderId: number;
  name: string;
  message: string;
}

/** How an order stands on this device: `waiting` is ticked here, and the server does not know it yet. */
export type RowState = 'open' | 'waiting' | 'collected' | 'canceled';

export interface SheetRow extends HandoverOrder {
  state: RowState;
}

function stateOf({ id, status }: HandoverOrder, queue: readonly WaitingTick[]): RowState {
  if (status === 'delivered') return 'collected';
  if (status === 'cancelled') return 'canceled';
  return queue.some(({ orderId }) => orderId === id) ? 'waiting' : 'open';
}

/** @returns the orders of a sheet: what is still to be handed over comes first */
export function rowsOf({ orders }: Pick<HandoverSheet, 'orders'>, queue: readonly WaitingTick[]): SheetRow[] {
  const rows = orders.map((order) => ({ ...order, state: stateOf(order, queue) }));
  const isOpen = ({ state }: SheetRow) => state === 'open';
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}

/** @returns the rows that a name, an address, an order number or a product is typed of */
export function rowsLike(rows: readonly SheetRow[], text: string): SheetRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, buyerName, orderNumber, items, stop }) => {
    const where = [stop?.address, stop?.city, stop?.zipCode];
    const all = [name, buyerName, orderNumber, ...where, ...items.map((item) => item.name)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/**
 * @param who undefined while that is not known
 * @returns whether a person may see and send a tick: another one's waits until they are back
 */
export const isTickOf = ({ by }: Pick<WaitingTick, 'by'>, who: number | undefined): boolean =>
  by === undefined || who === undefined || by === who;

/** @returns the queue with one order ticked; twice is once */
export const withTick = (queue: readonly WaitingTick[], tick: WaitingTick): WaitingTick[] =>
  queue.some((one) => one.orderId === tick.orderId && isTickOf(one, tick.by)) ? [...queue] : [...queue, tick];

/** @returns how long a tick can still be taken back; a clock that was set back does not hold it up */
export function undoMsOf({ at }: WaitingTick, now: number): number {
  const age = at === undefined ? UNDO_MS : now - Date.parse(at);
  return age >= 0 && age < UNDO_MS ? UNDO_MS - age : 0;
}

/** @returns the ticks that a person may send now, by their lists */
export function readyTicks(
  queue: readonly WaitingTick[],
  who: number | undefined,
  now: number,
): ReadonlyMap<number, WaitingTick[]> {
  const ready = queue.filter((tick) => isTickOf(tick, who) && undoMsOf(tick, now) === 0);
  const lists = [...new Set(ready.map(({ windowId }) => windowId))];
  return new Map(lists.map((id) => [id, ready.filter(({ windowId }) => windowId === id)]));
}

/** @returns what a device has kept as its queue; an empty one where it is none */
export function parseTicks(stored: string | null, now = Date.now()): WaitingTick[] {
  return parseItems<WaitingTick>(stored, ['windowId', 'orderId']).filter(
    ({ key, at }) => typeof key === 'string' && (at === undefined || now - Date.parse(at) < KEEP_MS),
  );
}

/** @returns what a device has kept of what the server said otherwise */
export const parseConflicts = (stored: string | null): Conflict[] =>
  parseItems<Conflict>(stored, ['windowId', 'orderId']);

function parseItems<Item>(stored: string | null, numbers: readonly (keyof Item)[]): Item[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(items)) return [];
    return (items as (Item | null)[]).filter((item): item is Item =>
      numbers.every((name) => typeof item?.[name] === 'number'),
    );
  } catch {
    return [];
  }
}

/** @returns the conflicts with new ones: the newest word on an order counts */
export const withConflicts = (known: readonly Conflict[], told: readonly Conflict[]): Conflict[] => [
  ...known.filter(({ orderId }) => !told.some((one) => one.orderId === orderId)),
  ...told,
];

/** @returns what is left to send, and what the server says otherwise than the device */
export function answered(
  queue: readonly WaitingTick[],
  { results, sheet }: HandoverTicksView,
  known: Pick<HandoverSheet, 'orders'>,
): { queue: WaitingTick[]; conflicts: Conflict[] } {
  const conflicts = results.flatMap(({ key, message }) => {
    const tick = queue.find((one) => one.key === key);
    if (message === null || !tick) return [];
    const { windowId, orderId } = tick;
    const order = [...sheet.orders, ...known.orders].find(({ id }) => id === orderId);
    return [{ windowId, orderId, name: order?.name ?? 'An order', message }];
  });
  const sent = new Set(results.map(({ key }) => key));
  return { queue: queue.filter(({ key }) => !sent.has(key)), conflicts };
}

/** @returns "3 of 12 picked up" in figures; canceled orders do not count */
export function progressOf(rows: readonly SheetRow[]): { done: number; all: number } {
  const all = rows.filter(({ state }) => state !== 'canceled');
  return { done: all.filter(({ state }) => state !== 'open').length, all: all.length };
}
