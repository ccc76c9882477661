import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { QuantityStepper } from '../../parts/quantity-stepper';
import { useStockSteps } from './use-stock-steps';

export interface StockStepperProps {
  product: OwnProductView;
  /** Null for a product without options. */
  option: { id: number; name: string; inventory: number } | null;
}

/** How many there are: one less, one more, or what is typed. Each is saved. */
export function StockStepper({ product, option }: StockStepperProps) {
  const change = useStockSteps(product, option);
  const { inventory } = option ?? product;
  return (
    <QuantityStepper
      noun="Stock"
      name={option ? `${product.name}, ${option.name}` : product.name}
      quantity={inventory}
      min={0}
      max={MAX_QUANTITY}
      onChange={(next) => change(next - inventory)}
    />
  );
}
