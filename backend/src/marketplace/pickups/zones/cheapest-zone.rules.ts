import { priceFor } from '../../../contract/marketplace/price-order.js';
import { dollars, dollarsShort } from '../../../contract/shared/money.js';

/** In cents. */
export interface ZonePrice {
  id: number;
  fee: number;
  /** Free from products of so much up; null where it never is. */
  freeFrom: number | null;
  /** The least that products of an order come to; null for any. */
  minimum: number | null;
}

/** Enough goods first, then the fee, the lower minimum, the older one. @param goods cents */
export function cheapestZone<Zone extends ZonePrice>(zones: readonly Zone[], goods: number): Zone | null {
  const [cheapest = null] = [...zones].sort(
    (a, b) =>
      Number(isBelow(a, goods)) - Number(isBelow(b, goods)) ||
      zoneFee(a, goods) - zoneFee(b, goods) ||
      (a.minimum ?? 0) - (b.minimum ?? 0) ||
      a.id - b.id,
  );
  return cheapest;
}

const zoneFee = ({ fee, freeFrom }: ZonePrice, goods: number) => priceFor({ cents: fee, freeFrom }, goods);

const isBelow = ({ minimum }: ZonePrice, goods: number) => goods < (minimum ?? 0);

/** @returns what goods of so many cents lack of a zone's minimum, in a sentence; null where it is enough */
export function whyUnderZone(
  vendorName: string,
  { minimum }: Pick<ZonePrice, 'minimum'>,
  goods: number,
): string | null {
  const least = minimum ?? 0;
  if (goods >= least) return null;
  return `${vendorName} delivers orders from ${dollarsShort(least)}. Add ${dollars(least - goods)} more.`;
}
