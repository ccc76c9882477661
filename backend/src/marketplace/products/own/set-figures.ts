import { type EntityManager, IsNull } from 'typeorm';
import { STOCK_MESSAGE } from '../../../contract/marketplace/goods-fields.js';
import type { StockChange } from '../../../contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { VARIANTS_CHANGED } from '../../../contract/marketplace/variants.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product } from '../../tables/product.entity.js';
import { stockOf, withoutVariantFigures } from '../product-changes.js';

/** Of a product: how many there are, and what one costs in cents. */
export interface ProductFigures {
  inventory: number;
  price: number;
}

const COUNTED = 'This product is made to order, so its stock isn’t counted.';
const OF_PARTS = 'A box follows the stock of its parts.';

/** @returns what they were @throws PRODUCT_NOT_FOUND; VALIDATION_FAILED for options and boxes */
export async function setProductFigures(
  tx: EntityManager,
  vendorId: number,
  id: number,
  figures: Partial<ProductFigures>,
): Promise<ProductFigures> {
  const mine = { id, vendorId, deletedAt: IsNull() };
  const before = await tx.findOne(Product, { where: mine, lock: { mode: 'pessimistic_write' } });
  if (!before) throw new DomainError('PRODUCT_NOT_FOUND');
  if (figures.inventory !== undefined && before.madeToOrder) throw refused(COUNTED);
  if (figures.inventory !== undefined && before.isBundle) throw refused(OF_PARTS);
  const given = withoutVariantFigures(figures, before);
  await tx.update(Product, mine, { ...given, ...stockOf(given, before) });
  return { inventory: before.inventory, price: before.price };
}

const NONE_LEFT = 'There are none left to take away.';

/**
 * Locked as a sale locks it, so that neither overwrites the other. Stock for dates stays.
 * @throws PRODUCT_NOT_FOUND; VALIDATION_FAILED where it isn't counted or there are not as many
 */
export async function addToStock(
  tx: EntityManager,
  vendorId: number,
  id: number,
  { variantId, change }: StockChange,
): Promise<void> {
  const mine = { id, vendorId, deletedAt: IsNull() };
  const product = await tx.findOne(Product, { where: mine, lock: { mode: 'pessimistic_write' } });
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  if (product.madeToOrder) throw refused(COUNTED, 'change');
  if (product.isBundle) throw refused(OF_PARTS, 'change');
  if (product.variantCount > 0 !== (variantId !== null)) throw refused(VARIANTS_CHANGED, 'variantId');
  const of = variantId === null ? null : { id: variantId, productId: id, endedAt: IsNull() };
  const option = of && (await tx.findOneBy(ProductVariant, of));
  if (of && !option) throw refused(VARIANTS_CHANGED, 'variantId');
  const { inventory: now } = option ?? product;
  if (now + change < 0)
    throw refused(
      now === 0 ? NONE_LEFT : `There are only ${now} now, so you can’t take ${-change} away.`,
      'change',
    );
  if (now + change > MAX_QUANTITY) throw refused(STOCK_MESSAGE, 'change');
  if (of) await tx.update(ProductVariant, of, { inventory: now + change });
  else await tx.update(Product, mine, { inventory: now + change });
}

/** @returns whether it could be; not once something was sold, or it was changed again */
export async function undoProductFigures(
  tx: EntityManager,
  vendorId: number,
  id: number,
  { before, after }: { before: Partial<ProductFigures>; after: Partial<ProductFigures> },
): Promise<boolean> {
  const mine = { id, vendorId, deletedAt: IsNull() };
  const now = await tx.findOne(Product, { where: mine, lock: { mode: 'pessimistic_write' } });
  if (!now) return false;
  const isAsSet =
    (after.inventory === undefined || now.inventory === after.inventory) &&
    (after.price === undefined || now.price === after.price);
  if (!isAsSet || now.variantCount > 0 || now.isBundle || now.madeToOrder) return false;
  await tx.update(Product, mine, before);
  return true;
}

const refused = (message: string, path = 'inventory') =>
  new DomainError('VALIDATION_FAILED', [{ path, message }]);
