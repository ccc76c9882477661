import type {
  ShareQuoteRequest,
  ShareQuoteView,
  ShareView,
} from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { ShareHalf } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { countOf } from '../../../lib/format/format';
import { datesOf, monthDay } from '../../../shared/shares/share-words';
import { amountText } from '../amount-text';
import { priceRequest, type PriceValues, wrongPrice } from './price-values';

/** What a member chooses; null while they haven't. */
export interface ChoiceValues extends PriceValues {
  sizeId: number | null;
  quantity: number;
  scheduleId: number | null;
  half: ShareHalf | null;
  payments: number;
  /** Hours pay a part of it. */
  works: boolean;
  /** Only the next boxes. */
  trial: boolean;
}

/** What can be chosen from. */
export type ShareChoice = Pick<ShareView, 'sizes' | 'sites' | 'dates' | 'rhythm' | 'payments'> & {
  trialBoxes?: ShareView['trialBoxes'];
};

const number = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** @returns what an address says that was chosen, as far as there is such a choice, or the only one */
export function choicesIn(share: ShareChoice, query: URLSearchParams): ChoiceValues {
  const { sizes, sites, payments, rhythm } = share;
  const free = sizes.filter(({ placesLeft }) => placesLeft > 0);
  const asked = (name: string, ids: number[]) => ids.find((id) => id === number(query.get(name)));
  const half = query.get('weeks');
  return {
    sizeId:
      asked(
        'size',
        sizes.map(({ id }) => id),
      ) ?? (free.length === 1 ? (free[0]?.id ?? null) : null),
    quantity: Math.min(number(query.get('boxes')) ?? 1, 10),
    scheduleId:
      asked(
        'site',
        sites.map(({ scheduleId }) => scheduleId),
      ) ?? (sites.length === 1 ? (sites[0]?.scheduleId ?? null) : null),
    half: rhythm === 'every_other' && (half === 'A' || half === 'B') ? half : null,
    payments: asked('payments', payments) ?? payments[0] ?? 1,
    level: query.get('level'),
    price: query.get('price') ?? '',
    works: query.get('work') === '1',
    trial: query.get('trial') === '1',
  };
}

/** @returns what of it an address keeps */
export const choicesQuery = ({
  sizeId,
  quantity,
  scheduleId,
  half,
  payments,
  level,
  price,
  works,
  trial,
}: ChoiceValues) => ({
  size: sizeId,
  boxes: quantity === 1 ? null : quantity,
  site: scheduleId,
  weeks: half,
  payments: payments === 1 ? null : payments,
  level,
  price: price || null,
  work: works ? 1 : null,
  trial: trial ? 1 : null,
});

/** Paid at once, at the size's price. */
export const IN_FULL = { payments: 1, level: null, price: null, works: false } as const;

/** @returns how many boxes can be tried; null where none can, or there are too few left to choose */
export function boxesToTry(
  { trialBoxes = null, dates }: Pick<ShareChoice, 'trialBoxes' | 'dates'>,
  half: ShareHalf | null,
): number | null {
  return trialBoxes !== null && datesOf({ dates }, half).length > trialBoxes ? trialBoxes : null;
}

export const isTrial = (share: ShareChoice, { trial, half }: Pick<ChoiceValues, 'trial' | 'half'>): boolean =>
  trial && boxesToTry(share, half) !== null;

const pricesOf = ({ sizes }: Pick<ShareChoice, 'sizes'>, sizeId: number | null) =>
  sizes.find(({ id }) => id === sizeId)?.prices;

/** @returns what a quote is asked for; null while something is missing */
export function quoteRequest(share: ShareChoice, values: ChoiceValues): ShareQuoteRequest | null {
  const { sizeId, quantity, scheduleId, half, payments, works } = values;
  if (sizeId === null || scheduleId === null) return null;
  if (share.rhythm === 'every_other' && half === null) return null;
  const chosen = { sizeId, quantity, scheduleId, half };
  if (isTrial(share, values)) return { ...chosen, ...IN_FULL, trial: true };
  const prices = pricesOf(share, sizeId);
  if (wrongPrice(prices, values)) return null;
  return { ...chosen, payments, works, ...priceRequest(prices, values), trial: false };
}

/** @returns what isn't chosen yet, in sentences */
export function missingChoices(
  share: ShareChoice,
  values: ChoiceValues,
): Partial<Record<keyof ChoiceValues, string>> {
  const { sizeId, scheduleId, half } = values;
  const price = isTrial(share, values) ? null : wrongPrice(pricesOf(share, sizeId), values);
  return {
    ...(sizeId === null && { sizeId: 'Please choose a size.' }),
    ...(scheduleId === null && { scheduleId: 'Please choose where you pick up.' }),
    ...(share.rhythm === 'every_other' && half === null && { half: 'Please choose which weeks.' }),
    ...(price !== null && { price }),
  };
}

/** @returns "You pay $30.00 a box, $450.00 in all: 15 boxes from July 15." */
export function quoteSentence(quote: ShareQuoteView): string {
  const { price, tax, total, boxes, includedHolds, first, work, works } = quote;
  const taxed = tax > 0 ? ` with ${amountText(tax)} tax` : '';
  const paid = countOf(boxes - includedHolds, 'box', 'boxes');
  if (works && work)
    return `You pay ${amountText(total)} in all${taxed} and work ${hoursText(work.hours)} by ${monthDay(work.until)}: ${paid} from ${monthDay(first.date)}.`;
  return `You pay ${amountText(price)} a box, ${amountText(total)} in all${taxed}: ${paid} from ${monthDay(first.date)}.`;
}

/** @returns "In full", "In 3 payments" */
export const paymentsText = (count: number): string => (count === 1 ? 'In full' : `In ${count} payments`);
