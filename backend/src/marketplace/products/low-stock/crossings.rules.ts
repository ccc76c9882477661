export interface SoldLine {
  productId: number;
  variantId: number | null;
  quantity: number;
  inventory: number;
  madeToOrder: boolean;
  /** Of its vendor; null for never. */
  lowStockAt: number | null;
}

/** Those that were low before are not named again. */
export const crossings = (lines: readonly SoldLine[]): Pick<SoldLine, 'productId' | 'variantId'>[] =>
  lines
    .filter(
      ({ quantity, inventory, madeToOrder, lowStockAt }) =>
        !madeToOrder && lowStockAt !== null && inventory > lowStockAt && inventory - quantity <= lowStockAt,
    )
    .map(({ productId, variantId }) => ({ productId, variantId }));
