import {
  type ChosenPrice,
  levelPrice,
  outOfBounds,
  type PriceChoice,
  priceBounds,
} from '../../../contract/marketplace/shares/price-terms.js';
import type { ShareQuoteRequest } from '../../../contract/marketplace/shares/public-shares.js';
import { wholeCents } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';

interface PricedChoice {
  plan: { priceChoice: PriceChoice | null };
  size: { price: number };
  request: Partial<Pick<ShareQuoteRequest, 'level' | 'price'>>;
}

const wrong = (path: 'level' | 'price', message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path, message }]);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * @returns cents a box without the site's fee, and what was chosen of it where that isn't the plain price
 * @throws VALIDATION_FAILED for what the share doesn't offer
 */
export function priceOfChoice(of: PricedChoice): { cents: number; chosen?: ChosenPrice } {
  const plain = of.size.price;
  const { priceChoice } = of.plan;
  const { level: name = null, price = null } = of.request;
  if (name !== null) {
    const level = priceChoice?.kind === 'levels' && priceChoice.levels.find((one) => isSame(one.name, name));
    if (!level) throw wrong('level', 'Please choose one of the prices.');
    return { cents: levelPrice(plain, level), chosen: { level } };
  }
  if (price === null || wholeCents(price) === plain) return { cents: plain };
  if (priceChoice?.kind !== 'free') throw wrong('price', 'Please choose one of the prices.');
  const cents = wholeCents(price);
  const message = outOfBounds(cents, priceBounds(plain, priceChoice));
  if (message !== null) throw wrong('price', message);
  return { cents, chosen: { price: cents, of: plain } };
}
