import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { LOW_STOCK, stockLabel } from '@farmgate/backend/contract/marketplace/shop';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { quantityText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { StockText } from '../../cards/card-facts';

interface OptionStockProps {
  product: ProductView;
  option: Pick<VariantView, 'inventory' | 'weight'> | null;
  className?: string;
}

/** What is left of an option: of what is cut to a weight, how much that is. */
export function OptionStock({ product, option, className }: OptionStockProps) {
  const inventory = option?.inventory ?? product.inventory;
  const left = { ...product, inventory };
  const isWeight = option?.weight?.inSteps && inventory > 0 && !product.madeToOrder && !product.vendor.backOn;
  if (!option?.weight || !isWeight) return <StockText product={left} {...(className && { className })} />;
  const amount = quantityText(option.weight, inventory);
  const isLow = inventory <= LOW_STOCK;
  return (
    <span className={`tabular-nums ${isLow ? 'font-semibold text-clay' : 'text-leaf'} ${className ?? ''}`}>
      {isLow ? `Only ${amount} left` : stockLabel(inventory)}
      {!isLow && <span className="text-soft"> ({amount})</span>}
    </span>
  );
}
