import { outOfBounds } from '@farmgate/backend/contract/marketplace/shares/price-terms';
import type { SizePrices } from '@farmgate/backend/contract/marketplace/shares/share-prices';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { centsOf, wholeCents } from '@farmgate/backend/contract/shared/money';
import { amountText } from '../amount-text';

/** What a member chooses to pay a box, as typed: a level's name, or an amount; blank is the plain price. */
export interface PriceValues {
  level: string | null;
  price: string;
}

export const PLAIN_PRICE: PriceValues = { level: null, price: '' };

/** @returns cents of what was typed; null of what is no amount */
export const typedCents = (text: string): number | null => centsOf(text.replace(/[$,\s]/g, ''));

/** @returns what is wrong with a typed price, in a sentence */
export function wrongPrice(prices: SizePrices | undefined, { price }: PriceValues): string | null {
  if (price.trim() === '' || !prices || !('least' in prices)) return null;
  const cents = typedCents(price);
  if (cents === null) return 'Please enter an amount in dollars, such as 32.50.';
  return outOfBounds(cents, { least: wholeCents(prices.least), most: wholeCents(prices.most) });
}

/** @returns what is sent of it, as far as the size has such a choice */
export function priceRequest(prices: SizePrices | undefined, { level, price }: PriceValues) {
  const isFree = prices && 'least' in prices;
  const cents = isFree && price.trim() !== '' ? typedCents(price) : null;
  return {
    level: prices && 'levels' in prices && prices.levels.some(({ name }) => name === level) ? level : null,
    price: cents === null ? null : cents / 100,
  };
}

/** @returns "Price “Supporter”: $33.00 a box" of who pays another price than the plain one */
export function chosenPriceText({ chosenPrice }: Pick<SubscriptionView, 'chosenPrice'>): string | null {
  if (chosenPrice === null) return null;
  const { level, price } = chosenPrice;
  const amount = `${amountText(price)} a box`;
  return level === null ? `Chosen price: ${amount}` : `Price “${level}”: ${amount}`;
}
