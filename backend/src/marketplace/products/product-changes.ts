import { DATES_MESSAGE, type ProductUpdate } from '../../contract/marketplace/products.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';

/** @returns lists without what stands in them twice */
export const distinctLists = ({
  tags,
  shippingMethods,
}: Pick<ProductUpdate, 'tags' | 'shippingMethods'>) => ({
  ...(tags && { tags: [...new Set(tags)] }),
  ...(shippingMethods && { shippingMethods: [...new Set(shippingMethods)] }),
});

/** @throws VALIDATION_FAILED */
export function refuseWrongDates({
  harvestDate,
  expirationDate,
}: Pick<ProductUpdate, 'harvestDate' | 'expirationDate'>): void {
  if (harvestDate && expirationDate && expirationDate < harvestDate) {
    throw new DomainError('VALIDATION_FAILED', [{ path: 'expirationDate', message: DATES_MESSAGE }]);
  }
}
