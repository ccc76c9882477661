import type { WeightView } from '@farmgate/backend/contract/marketplace/weight/weight-fields';
import { quantityText, stepText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { onEnter } from '../../ui/events';
import { nextQuantity, nextSteps } from './quantity.rules';

export interface QuantityStepperProps {
  quantity: number;
  /** What is in stock: the quantity goes up to it. */
  max: number;
  /** 1, where it is left out. */
  min?: number;
  /** What is counted; 'Quantity', where it is left out. */
  noun?: string;
  /** What it is a quantity of, for those who do not see what it stands beside. */
  name: string;
  /** How it is sold by weight: of what is sold in steps the quantity reads as a weight. */
  weight?: WeightView | undefined;
  onChange: (quantity: number) => void;
  /** What is typed counts at once, not only when the field is left: nothing is sent for it. */
  isLive?: boolean;
  /** Nothing can be changed: a change is on its way, or the thing cannot be bought. */
  disabled?: boolean;
}

interface StepProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onPress: () => void;
}

/** Not `disabled`, so that it keeps the focus while the change that it made is on its way. */
function Step({ label, icon, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className={clsx(
        'flex size-11 shrink-0 items-center justify-center rounded-control transition-colors',
        disabled ? 'cursor-not-allowed text-soft opacity-55' : 'text-ink hover:bg-moss hover:text-leaf',
      )}
    >
      {icon}
    </button>
  );
}

/** How many or how much: one less, one more, or what is typed in. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, max, min = 1, noun = 'Quantity', name, weight, onChange } = props;
  const { isLive = false, disabled = false } = props;
  const steps = weight?.inSteps ? weight : null;
  const shown = steps ? quantityText(steps, quantity) : String(quantity);
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    setTyped(null);
    if (disabled || typed === null) return;
    const next = steps
      ? nextSteps(quantity, typed, steps, max, min)
      : nextQuantity(quantity, typed, max, min);
    if (next !== quantity) onChange(next);
  };
  const takeOnEnter = onEnter(take);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null);
    takeOnEnter(event);
  };
  return (
    <div
      role="group"
      aria-label={`${noun} of ${name}`}
      className="inline-flex items-center rounded-control border border-edge bg-card"
    >
      <Step
        label={`Decrease ${noun.toLowerCase()}`}
        icon={<Minus aria-hidden size={18} />}
        disabled={disabled || quantity <= min}
        onPress={() => onChange(Math.max(min, Math.min(quantity - 1, max)))}
      />
      <input
        aria-label={steps ? `Weight, sold ${stepText(steps)}` : noun}
        inputMode={steps ? 'text' : 'numeric'}
        maxLength={steps ? 14 : 6}
        value={typed ?? shown}
        readOnly={disabled}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (!isLive || steps || disabled || !/^\d+$/.test(value)) return;
          const next = nextQuantity(quantity, value, max, min);
          if (next !== quantity) onChange(next);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => typed !== null && take()}
        onKeyDown={onKeyDown}
        style={{ width: `${Math.max(2, shown.length) + 1}ch` }}
        className="h-11 min-w-8 bg-transparent text-center font-semibold tabular-nums"
      />
      <Step
        label={`Increase ${noun.toLowerCase()}`}
        icon={<Plus aria-hidden size={18} />}
        disabled={disabled || quantity >= max}
        onPress={() => onChange(quantity + 1)}
      />
    </div>
  );
}
