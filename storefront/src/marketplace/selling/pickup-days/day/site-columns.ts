import { type PickLine, pickList } from '../../orders/pick-list/pick-list';
import type { PackedOrder } from './packed-order';

/** What to harvest of one product: in all, and for each of some days. */
export interface HarvestLine extends PickLine {
  /** In the order of the days; 0 where none of it goes there. */
  each: number[];
}

const keyOf = ({ productId, name, unit }: Pick<PickLine, 'productId' | 'name' | 'unit'>) =>
  JSON.stringify([productId, name, unit]);

/** @returns how much of each product the orders of some days need together, and each day of them, by name */
export function harvestList(days: readonly (readonly PackedOrder[])[]): HarvestLine[] {
  const own = days.map((orders) => new Map(pickList(orders).map((line) => [keyOf(line), line.quantity])));
  return pickList(days.flat()).map((line) => ({
    ...line,
    each: own.map((quantities) => quantities.get(keyOf(line)) ?? 0),
  }));
}
