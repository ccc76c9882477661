import { type EntityManager, IsNull } from 'typeorm';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { BundlePart } from '../../tables/bundle-part.entity.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product } from '../../tables/product.entity.js';
import { followParts } from '../boxes/boxes.sql.js';

/** As long as a product's name may be. */
const MAX_NAME = 120;

/**
 * Inactive, with nothing in stock: nobody buys it before its farm has looked at it. Dates of a harvest, stock
 * for dates and the SKU are the other product's own.
 * @returns the copy's id @throws PRODUCT_NOT_FOUND, PRODUCT_REMOVED
 */
export async function copyProduct(tx: EntityManager, vendorId: number, id: number): Promise<number> {
  const product = await tx.findOneBy(Product, { id, vendorId, deletedAt: IsNull() });
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  if (product.removedAt) throw new DomainError('PRODUCT_REMOVED');
  const { description, category, taxClass, unit, price, madeToOrder, isBundle, crates, leadHours } = product;
  const { deposit, images, shippingWeight, shippingMethods, isOrganic, tags } = product;
  const inventory = madeToOrder ? MAX_QUANTITY : 0;
  const { identifiers } = await tx.insert(Product, {
    ...{ vendorId, description, category, taxClass, unit, price, madeToOrder, isBundle, crates, leadHours },
    ...{ deposit, images, shippingWeight, shippingMethods, isOrganic, tags, inventory },
    name: cutText(`Copy of ${product.name}`, MAX_NAME).trim(),
    isActive: false,
  });
  const copy = (identifiers[0] as { id: number }).id;
  const options = await tx.findBy(ProductVariant, { productId: id, endedAt: IsNull() });
  if (options.length > 0)
    await tx.insert(
      ProductVariant,
      options.map(({ id: _own, createdAt: _made, updatedAt: _changed, ...option }) => ({
        ...option,
        productId: copy,
        inventory,
      })),
    );
  if (isBundle) {
    const parts = await tx.findBy(BundlePart, { bundleId: id });
    await tx.insert(
      BundlePart,
      parts.map(({ id: _own, ...part }) => ({ ...part, bundleId: copy })),
    );
    await changeRows(tx, followParts, [[copy]]);
  }
  return copy;
}
