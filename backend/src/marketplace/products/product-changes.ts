import {
  BALANCE_DAY_MESSAGE,
  BALANCE_WEIGHED_MESSAGE,
} from '../../contract/marketplace/deposits/deposit-fields.js';
import { depositDay, type DepositTerms } from '../../contract/marketplace/deposits/deposit.js';
import {
  DATES_MESSAGE,
  type ProductUpdate,
  STOCK_NEEDED,
  VARIANT_FIGURES,
} from '../../contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../contract/marketplace/shop.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { Product } from '../tables/product.entity.js';

export const distinctLists = ({
  tags,
  shippingMethods,
}: Pick<ProductUpdate, 'tags' | 'shippingMethods'>) => ({
  ...(tags && { tags: [...new Set(tags)] }),
  ...(shippingMethods && { shippingMethods: [...new Set(shippingMethods)] }),
});

/** @param before null for a new product @throws VALIDATION_FAILED where no stock is said */
export function stockOf(
  given: Pick<ProductUpdate, 'inventory' | 'madeToOrder'>,
  before: { madeToOrder: boolean } | null,
): { inventory?: number } {
  if (given.madeToOrder ?? before?.madeToOrder) return { inventory: MAX_QUANTITY };
  if (before?.madeToOrder && given.inventory === undefined) {
    throw new DomainError('VALIDATION_FAILED', [{ path: 'inventory', message: STOCK_NEEDED }]);
  }
  return given.inventory === undefined ? {} : { inventory: given.inventory };
}

/** @returns the changes that count @throws VALIDATION_FAILED for options' figures without them */
export function withoutVariantFigures<Fields extends ProductUpdate>(
  given: Fields,
  before: Pick<Product, 'variantCount' | 'price' | 'inventory' | 'madeToOrder'>,
): Omit<Fields, 'variants' | 'variantIds'> {
  const { variants, variantIds: _known, ...fields } = given;
  if (variants ? variants.length === 0 : before.variantCount === 0) return fields;
  const { price, inventory, ...rest } = fields;
  if (variants) return rest as Omit<Fields, 'variants' | 'variantIds'>;
  const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  if (before.madeToOrder && given.madeToOrder === false) throw wrong('variants', STOCK_NEEDED);
  if (price !== undefined && price !== before.price) throw wrong('price', VARIANT_FIGURES);
  if (inventory !== undefined && inventory !== before.inventory) throw wrong('inventory', VARIANT_FIGURES);
  return rest as Omit<Fields, 'variants' | 'variantIds'>;
}

/** @throws VALIDATION_FAILED */
export function refuseWrongDates({
  harvestDate,
  expirationDate,
}: Pick<ProductUpdate, 'harvestDate' | 'expirationDate'>): void {
  if (harvestDate && expirationDate && expirationDate < harvestDate) {
    throw new DomainError('VALIDATION_FAILED', [{ path: 'expirationDate', message: DATES_MESSAGE }]);
  }
}

export interface BalanceContext {
  before: DepositTerms | null;
  isByWeight: boolean;
  /** See `depositDay`. */
  today: string;
}

/** A day that was chosen before may be over. @returns what is wrong; null where nothing is */
export function whyNotBalanceOn(
  { balanceOn }: Pick<DepositTerms, 'balanceOn'>,
  { before, isByWeight, today }: BalanceContext,
): string | null {
  if (balanceOn === null) return isByWeight ? null : BALANCE_WEIGHED_MESSAGE;
  return balanceOn <= today && balanceOn !== before?.balanceOn ? BALANCE_DAY_MESSAGE : null;
}

/** @throws VALIDATION_FAILED */
export function refuseWrongDeposit(
  deposit: DepositTerms | null,
  context: Omit<BalanceContext, 'today'>,
): void {
  const message = deposit && whyNotBalanceOn(deposit, { ...context, today: depositDay(new Date()) });
  if (message) throw new DomainError('VALIDATION_FAILED', [{ path: 'deposit.balanceOn', message }]);
}
