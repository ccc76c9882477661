import type { ByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineWeightView } from '../../../contract/marketplace/weight/weight-fields.js';
import { pricesOfMany } from '../../../contract/marketplace/weight/weight-words.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import type { OrderItem } from '../order-item.entity.js';

export type LineByWeight = OrderItem & { byWeight: ByWeight };

/** @returns whether a line is sold by weight, and something of it is left */
export const isByWeight = (line: OrderItem): line is LineByWeight =>
  line.byWeight !== null && line.refunded < line.quantity;

/** @returns whether a line is still to be weighed */
export const isUnweighed = (line: OrderItem): boolean => isByWeight(line) && line.grams === null;

/** @returns whether something of a share is still to be weighed, so that its total is the most */
export const isToWeigh = ({ status, items }: Pick<LoadedShare, 'status' | 'items'>): boolean =>
  status !== 'cancelled' && items.some(isUnweighed);

/** @returns whether the farm waits for the buyer's answer */
export const isAsked = ({ askedPrice, grams }: OrderItem): boolean => askedPrice !== null && grams === null;

/** @returns what all of a line weighs and costs about: the pieces each, or all steps as one package */
export function aboutOf({ byWeight, ...line }: LineByWeight): { grams: number; price: number } {
  const quantity = line.quantity - line.refunded;
  const grams = byWeight.nominalGrams * quantity;
  return { grams, price: pricesOfMany(byWeight, quantity).about };
}

/** @returns how a line was sold by weight, as its buyer sees it; nothing for what is sold each */
export function lineWeightView(line: OrderItem): { weight?: LineWeightView } {
  if (!line.byWeight) return {};
  const { byWeight, unitPrice, quantity, grams } = line;
  const { price } = aboutOf({ ...line, byWeight, refunded: 0 });
  return {
    weight: {
      ...byWeight,
      price: amountOf(byWeight.price),
      aboutPrice: amountOf(price),
      mostPrice: amountOf(Math.max(unitPrice * quantity, line.agreedPrice ?? 0)),
      grams,
      ...(isAsked(line) && { askedPrice: amountOf(line.askedPrice ?? 0) }),
    },
  };
}
