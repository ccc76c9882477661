import type { OwnProductView, StockChange } from '@farmgate/backend/contract/marketplace/products';

/** @returns the product as it will be; with options, its stock is the sum of theirs */
export function stockAfter(product: OwnProductView, { variantId, change }: StockChange): OwnProductView {
  const { variants, inventory } = product;
  if (variantId === null || !variants) return { ...product, inventory: inventory + change };
  return {
    ...product,
    inventory: inventory + change,
    variants: variants.map((one) =>
      one.id === variantId ? { ...one, inventory: one.inventory + change } : one,
    ),
  };
}
