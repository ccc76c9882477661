import {
  SHIPPING_METHODS,
  SHIPPING_METHOD_LABELS,
  type ShippingMethod,
} from '@farmgate/backend/contract/marketplace/shop';
import { useId } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import { FieldError } from '../../../ui/fields/field-error';
import { methodMeanings } from './vendor-form-values';

export interface MethodFieldProps {
  label: string;
  value: readonly ShippingMethod[];
  onChange: (value: ShippingMethod[]) => void;
  error?: string | undefined;
}

/** How goods reach people: any number of ways, each with what it means and costs. */
export function MethodField({ label, value, onChange, error }: MethodFieldProps) {
  const id = useId();
  const meanings = methodMeanings(usePublicConfig().checkoutStateNames);
  const toggle = (method: ShippingMethod, isOn: boolean) =>
    onChange(SHIPPING_METHODS.filter((one) => (one === method ? isOn : value.includes(one))));
  return (
    <fieldset className="flex flex-col gap-2.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2.5 text-sm font-semibold">{label}</legend>
      {SHIPPING_METHODS.map((method, index) => (
        <label
          key={method}
          className="flex items-start gap-3 rounded-control border border-edge bg-card p-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <input
            type="checkbox"
            checked={value.includes(method)}
            onChange={({ currentTarget }) => toggle(method, currentTarget.checked)}
            aria-describedby={`${id}-${method}`}
            aria-labelledby={`${id}-${method}-name`}
            aria-invalid={(error && index === 0) || undefined}
            className="mt-0.5 size-5 shrink-0 accent-leaf outline-none"
          />
          <span className="min-w-0">
            <span id={`${id}-${method}-name`} className="block text-sm font-semibold">
              {SHIPPING_METHOD_LABELS[method]}
            </span>
            <span id={`${id}-${method}`} className="block text-sm text-soft">
              {meanings[method]}
            </span>
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
