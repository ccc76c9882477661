import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { formatCount } from '../../../lib/format/format';
import { QuantityStepper } from '../../parts/quantity-stepper';
import { type Stocked, useStockSteps } from './use-stock-steps';

export interface StockStepperProps {
  of: Stocked;
  /** What the server said last. */
  inventory: number;
  mayChange: boolean;
}

/** How many there are: one less, one more, or what is typed. Each is saved, and can be undone. */
export function StockStepper({ of, inventory, mayChange }: StockStepperProps) {
  const { shown, step } = useStockSteps(of, inventory);
  if (!mayChange)
    return (
      <span className="min-w-10 text-center font-semibold text-ink tabular-nums">{formatCount(shown)}</span>
    );
  return (
    <QuantityStepper
      noun="Stock"
      name={of.name}
      quantity={shown}
      min={0}
      max={MAX_QUANTITY}
      onChange={(next) => step(next - shown)}
    />
  );
}
