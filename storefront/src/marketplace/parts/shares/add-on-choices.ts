import type {
  ShareQuoteRequest,
  ShareQuoteView,
} from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { AddOnView } from '@farmgate/backend/contract/marketplace/shares/share-add-ons';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { amountText } from '../amount-text';
import { type ChoiceValues, IN_FULL } from './choice-values';

/** An add-on that was chosen with a share. */
export interface ChosenAddOn {
  shareId: number;
  sizeId: number;
  quantity: number;
}

/** Where and when the main box is picked up, and in how many payments it is paid. */
export type MainChoice = Pick<ChoiceValues, 'scheduleId' | 'half' | 'payments'>;

/** What is asked for the price of an add-on, and where. */
export interface AskedAddOn {
  shareId: number;
  address: string;
  asked: ShareQuoteRequest;
}

/** What is asked while something is missing: nothing, as the query waits. */
export const NOTHING = { ...IN_FULL, trial: false };

/** @returns the days of an add-on in the weeks of the main box */
export const addOnDays = ({ dates }: Pick<AddOnView, 'dates'>, half: MainChoice['half']): string[] =>
  dates.filter((one) => half === null || one.half === half).map(({ date }) => date);

/** @returns the size that comes first of those with a place */
export const firstSize = ({ sizes }: Pick<AddOnView, 'sizes'>) =>
  sizes.find(({ placesLeft }) => placesLeft > 0);

const quoteAddress = (id: number) => `/api/shares/${id}/quote`;

/**
 * In as many payments as the share where the add-on has that choice.
 * @returns null while it isn't known where the main box is picked up, or in which weeks
 */
export function askedAddOn(
  addOn: AddOnView,
  { sizeId, quantity }: Pick<ChosenAddOn, 'sizeId' | 'quantity'>,
  { scheduleId, half, payments }: MainChoice,
  addressOf = quoteAddress,
): AskedAddOn | null {
  if (scheduleId === null || (addOn.rhythm === 'every_other' && half === null)) return null;
  const count = addOn.payments.includes(payments) ? payments : (addOn.payments[0] ?? 1);
  return {
    shareId: addOn.id,
    address: addressOf(addOn.id),
    asked: { sizeId, quantity, scheduleId, half, ...NOTHING, payments: count },
  };
}

/** @returns what is asked for all that were chosen and come in the weeks of the main box */
export const askedAddOns = (
  addOns: readonly AddOnView[],
  chosen: readonly ChosenAddOn[],
  main: MainChoice,
): AskedAddOn[] =>
  chosen.flatMap((one) => {
    const addOn = addOns.find(({ id }) => id === one.shareId);
    if (!addOn || addOnDays(addOn, main.half).length === 0) return [];
    return askedAddOn(addOn, one, main) ?? [];
  });

/** @returns "$6.00 a box, 11 boxes from June 3, $66.00" */
export function addOnQuoteText(quote: ShareQuoteView): string {
  const { price, boxes, includedHolds, total, tax, first } = quote;
  const paid = countOf(boxes - includedHolds, 'box', 'boxes');
  const taxed = tax > 0 ? ` with ${amountText(tax)} tax` : '';
  return `${amountText(price)} a box, ${paid} from ${monthDay(first.date)}, ${amountText(total)}${taxed}`;
}
