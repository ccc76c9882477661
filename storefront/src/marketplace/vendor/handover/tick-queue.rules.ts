import type {
  HandoverOrder,
  HandoverSheet,
  HandoverTicksView,
} from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';

/** A tick that the server does not have yet. */
export interface WaitingTick {
  key: string;
  orderId: number;
}

/** A tick that the server could not take as it was meant. */
export interface Conflict {
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

/** @returns the rows that a name, an order number or a product is typed of */
export function rowsLike(rows: readonly SheetRow[], text: string): SheetRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, buyerName, orderNumber, items }) => {
    const all = [name, buyerName, orderNumber, ...items.map((item) => item.name)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** @returns the queue with one order ticked; twice is once */
export const withTick = (queue: readonly WaitingTick[], tick: WaitingTick): WaitingTick[] =>
  queue.some(({ orderId }) => orderId === tick.orderId) ? [...queue] : [...queue, tick];

/** @returns what is left to send, and what the server says otherwise than the device */
export function answered(
  queue: readonly WaitingTick[],
  { results, sheet }: HandoverTicksView,
  known: Pick<HandoverSheet, 'orders'>,
): { queue: WaitingTick[]; conflicts: Conflict[] } {
  const conflicts = results.flatMap(({ key, message }) => {
    const orderId = queue.find((tick) => tick.key === key)?.orderId;
    if (message === null || orderId === undefined) return [];
    const order = [...sheet.orders, ...known.orders].find(({ id }) => id === orderId);
    return [{ orderId, name: order?.name ?? 'An order', message }];
  });
  const sent = new Set(results.map(({ key }) => key));
  return { queue: queue.filter(({ key }) => !sent.has(key)), conflicts };
}

/** @returns "3 of 12 collected" in figures; canceled orders do not count */
export function progressOf(rows: readonly SheetRow[]): { done: number; all: number } {
  const all = rows.filter(({ state }) => state !== 'canceled');
  return { done: all.filter(({ state }) => state !== 'open').length, all: all.length };
}
