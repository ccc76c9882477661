import { type EntityManager, IsNull } from 'typeorm';
import { type ProductUpdate, stockChanged } from '../../../contract/marketplace/products.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import type { Product } from '../../tables/product.entity.js';

/** The product is locked already, as it is while something is sold. @throws STOCK_CHANGED */
export async function refuseOldStock(
  tx: EntityManager,
  { id: productId, inventory: now, madeToOrder }: Product,
  { was, inventory, variants = [] }: ProductUpdate,
): Promise<void> {
  if (!was || madeToOrder) return;
  const issues: { path: string; message: string }[] = [];
  if (inventory !== undefined && was.inventory !== undefined && was.inventory !== now && inventory !== now)
    issues.push({ path: 'inventory', message: stockChanged(was.inventory, now) });
  if (was.variants?.length) {
    const options = await tx.findBy(ProductVariant, { productId, endedAt: IsNull() });
    variants.forEach(({ id, inventory: typed }, index) => {
      const known = was.variants?.find((one) => one.id === id);
      const option = options.find((one) => one.id === id);
      if (known?.inventory === undefined || !option || typed === undefined) return;
      if (known.inventory === option.inventory || typed === option.inventory) return;
      const message = stockChanged(known.inventory, option.inventory);
      issues.push({ path: `variants.${index}.inventory`, message });
    });
  }
  if (issues.length > 0) throw new DomainError('STOCK_CHANGED', issues);
}
