import { DATES_MESSAGE, type ProductUpdate, STOCK_NEEDED } from '../../contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../contract/marketplace/shop.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/** @returns lists without what stands in them twice */
export const distinctLists = ({
  tags,
  shippingMethods,
}: Pick<ProductUpdate, 'tags' | 'shippingMethods'>) => ({
  ...(tags && { tags: [...new Set(tags)] }),
  ...(shippingMethods && { shippingMethods: [...new Set(shippingMethods)] }),
});

/**
 * What is made to order keeps the stock of what is never short; whose stock is counted again, says how much
 * there is.
 * @param before null for a new product
 * @throws VALIDATION_FAILED
 */
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

/** @throws VALIDATION_FAILED */
export function refuseWrongDates({
  harvestDate,
  expirationDate,
}: Pick<ProductUpdate, 'harvestDate' | 'expirationDate'>): void {
  if (harvestDate && expirationDate && expirationDate < harvestDate) {
    throw new DomainError('VALIDATION_FAILED', [{ path: 'expirationDate', message: DATES_MESSAGE }]);
  }
}
