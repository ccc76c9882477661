/** What is sold of a product, and what there was before. */
export interface SoldLine {
  productId: number;
  /** The option that is sold; null for a product without any. */
  variantId: number | null;
  quantity: number;
  inventory: number;
  madeToOrder: boolean;
  /** Of its vendor; null for never. */
  lowStockAt: number | null;
}

/**
 * @returns the products, or options, of which there was more than the vendor wants to hear of, and is no
 * longer; those that were low before are not named again
 */
export const crossings = (lines: readonly SoldLine[]): Pick<SoldLine, 'productId' | 'variantId'>[] =>
  lines
    .filter(
      ({ quantity, inventory, madeToOrder, lowStockAt }) =>
        !madeToOrder && lowStockAt !== null && inventory > lowStockAt && inventory - quantity <= lowStockAt,
    )
    .map(({ productId, variantId }) => ({ productId, variantId }));
