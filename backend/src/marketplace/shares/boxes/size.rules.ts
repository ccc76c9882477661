import { amountOfBox, costOf, hasDay, isAsPromised, type BoxFacts } from './box.rules.js';

/** What a member pays a box by now, in cents, and the tax on it. */
export interface PricedMember {
  price: number;
  quantity: number;
  taxBasisPoints: number | null;
}

interface SizedBox extends Pick<
  BoxFacts,
  'state' | 'heldFor' | 'value' | 'tax' | 'changeUntil' | 'isDayCanceled' | 'shiftedTo' | 'toDateId'
> {
  /** Cents that its site costs a box. */
  siteFee: number;
}

const isPaidFor = (box: SizedBox) =>
  isAsPromised(box) ||
  (hasDay(box) && box.state === 'donated') ||
  (!box.isDayCanceled && box.state === 'shifted');
/** What was held comes back in the new size, but for what the farm kept the money of. */
const follows = (box: SizedBox) =>
  isPaidFor(box) ||
  (hasDay(box) && (box.state === 'off' || (box.state === 'held' && box.heldFor !== 'nothing')));

/**
 * What another size does: to all boxes that can still be changed. A site's fee stays.
 * @param price cents a box of the new size
 * @returns each box with its new cost, and what all of them cost more; below zero, less
 */
export function sizeChange<Box extends SizedBox>(
  member: PricedMember,
  boxes: readonly Box[],
  price: number,
  now: Date,
): { boxes: { box: Box; cost: Pick<BoxFacts, 'value' | 'tax'> }[]; paidFor: number; difference: number } {
  const changed = boxes
    .filter((box) => follows(box) && now < box.changeUntil)
    .map((box) => ({
      box,
      cost: costOf({ ...member, price }, box.siteFee),
    }));
  const paidFor = changed.filter(({ box }) => isPaidFor(box));
  return {
    boxes: changed,
    paidFor: paidFor.length,
    difference: paidFor.reduce((sum, { box, cost }) => sum + amountOfBox(cost) - amountOfBox(box), 0),
  };
}
