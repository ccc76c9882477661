import type { BoxAction, BoxState, HeldFor } from '../../../contract/marketplace/shares/share-terms.js';
import { shareOf } from '../../../contract/shared/money.js';
import type { FrozenTerms } from '../../tables/subscription.entity.js';

/** What decides about a box. Money is whole cents. */
export interface BoxFacts {
  id: number;
  /** The day that it was promised for: "YYYY-MM-DD". */
  date: string;
  /** Whether the farm canceled that day. */
  isDayCanceled: boolean;
  state: BoxState;
  heldFor: HeldFor | null;
  /** The id of the date that it moved to. */
  shiftedTo: number | null;
  /** Of a canceled day: the id of the date that the farm moved its boxes to. */
  toDateId: number | null;
  /** The id of the date where it is once what was done with it is taken back; null where that is canceled. */
  backTo: number | null;
  /** By its farm, as an order. */
  movedWithOrder: boolean;
  /** Of a moved one the earlier of both days. */
  changeUntil: Date;
  /** When its pickup has ended; of a moved one the earlier one. */
  overAt: Date;
  value: number;
  tax: number;
  /** Of what it became at its cutoff. */
  orderId: number | null;
}

export type HoldsLeft = FrozenTerms['holds'] & { included: number };

export const amountOfBox = ({ value, tax }: Pick<BoxFacts, 'value' | 'tax'>): number => value + tax;

const isOpen = ({ changeUntil }: Pick<BoxFacts, 'changeUntil'>, now: Date): boolean => now < changeUntil;

/** The member's deadline passed, or nobody can pick it up anymore, so that the farm is too late as well. */
export const isTooLate = (
  { changeUntil, overAt }: Pick<BoxFacts, 'changeUntil' | 'overAt'>,
  { now, isFarm }: { now: Date; isFarm: boolean },
): boolean => now >= (isFarm ? overAt : changeUntil);

/** @returns the last of those that are off and can still be turned on; a hold turns it on */
export const lastOff = <Box extends BoxFacts>(boxes: readonly Box[], now: Date): Box | undefined =>
  inOrder(boxes).findLast((box) => box.state === 'off' && !box.isDayCanceled && isOpen(box, now));

/** @returns of the boxes that were off on joining, the first one that is on and can be turned off again */
export const firstTurnedOn = <Box extends BoxFacts>(
  boxes: readonly Box[],
  { includedHolds }: Pick<FrozenTerms, 'includedHolds'>,
  now: Date,
): Box | undefined =>
  includedHolds === 0
    ? undefined
    : inOrder(boxes)
        .slice(-includedHolds)
        .find((box) => box.state === 'promised' && isOpen(box, now));

export const inOrder = <Box extends BoxFacts>(boxes: readonly Box[]): Box[] =>
  [...boxes].sort((one, other) => (one.date < other.date ? -1 : 1));

/** A box that was donated or moved counts for good, also once packed, unless the farm moved it. */
export function holdsLeft(terms: FrozenTerms, boxes: readonly BoxFacts[], now: Date): HoldsLeft {
  const used = (is: (box: BoxFacts) => boolean) => boxes.filter(is).length;
  const left = (allowed: number, count: number) => Math.max(0, allowed - count);
  return {
    included: used((box) => box.state === 'off' && !box.isDayCanceled && isOpen(box, now)),
    credit: left(
      terms.holds.credit,
      used(({ state, heldFor }) => state === 'held' && heldFor === 'credit'),
    ),
    shift: left(
      terms.holds.shift,
      used(
        ({ state, shiftedTo, movedWithOrder, toDateId }) =>
          shiftedTo !== null && shiftedTo !== toDateId && !movedWithOrder && state !== 'canceled',
      ),
    ),
    donate: left(
      terms.holds.donate,
      used(({ state }) => state === 'donated'),
    ),
  };
}

type OfDay = Pick<BoxFacts, 'isDayCanceled' | 'shiftedTo' | 'toDateId'>;

/** It isn't off with its day: that is held, or the farm moved the box to another. */
export const hasDay = ({ isDayCanceled, shiftedTo, toDateId }: OfDay): boolean =>
  !isDayCanceled || (toDateId !== null && shiftedTo === toDateId);

/** @returns the state of one with nothing done to it: the farm moved it where it canceled its day */
export const stateAsPromised = ({ isDayCanceled }: Pick<BoxFacts, 'isDayCanceled'>) =>
  isDayCanceled ? 'shifted' : 'promised';

/** As it was promised: also where the farm moved it from a day that it canceled. */
export const isAsPromised = (box: OfDay & Pick<BoxFacts, 'state'>): boolean =>
  box.state === stateAsPromised(box) && hasDay(box);

const UNDONE: readonly BoxState[] = ['held', 'shifted', 'donated'];
const isUndoable = ({ state, backTo }: BoxFacts): boolean => UNDONE.includes(state) && backTo !== null;

/**
 * What may be done with a box now. After its change deadline only the farm may, until it is packed or its
 * pickup is over. What was done can be taken back, but not to a day that the farm canceled: what was moved
 * or held goes to where the farm moved that day's boxes.
 */
export function actionsOf(
  box: BoxFacts,
  left: HoldsLeft,
  { now, isFarm, otherSites }: { now: Date; isFarm: boolean; otherSites: boolean },
): BoxAction[] {
  if (box.orderId !== null || isTooLate(box, { now, isFarm })) return [];
  if (!isAsPromised(box)) return isUndoable(box) ? ['release'] : [];
  return [
    'hold',
    ...(left.included + left.credit > 0 ? (['hold_for_credit'] as const) : []),
    ...(left.shift > 0 ? (['shift'] as const) : []),
    ...(left.donate > 0 ? (['donate'] as const) : []),
    ...(otherSites ? (['site'] as const) : []),
  ];
}

/** @returns what a box costs at a site with this fee, for all boxes of its day */
export function costOf(
  { price, quantity, taxBasisPoints }: { price: number; quantity: number; taxBasisPoints: number | null },
  fee: number,
): Pick<BoxFacts, 'value' | 'tax'> {
  const value = (price + fee) * quantity;
  return { value, tax: taxBasisPoints === null ? 0 : shareOf(value, taxBasisPoints) };
}

/** @returns of an item that is missing from a box its part of what the box costs, half a cent up */
export const worthOfMissing = (missing: number, contents: number, price: number): number =>
  contents === 0 ? 0 : Math.min(price, Math.floor((2 * missing * price + contents) / (2 * contents)));
