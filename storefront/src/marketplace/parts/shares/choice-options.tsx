import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/fields/field-error';

interface Option<Value> {
  value: Value;
  label: string;
  help?: ReactNode;
  /** At the right. */
  price?: string | undefined;
  isOut?: boolean;
}

interface OptionsProps<Value> {
  legend: string;
  name: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  error: string | undefined;
}

/** One of a few, each with what comes of it. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { legend, name, value, options, onChange, error } = props;
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 rounded-control border border-edge p-3 has-checked:border-leaf has-checked:bg-moss has-disabled:border-line has-disabled:bg-sunk"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOut}
            data-invalid={error && value === null && index === 0 ? true : undefined}
            onChange={() => onChange(option.value)}
            className="mt-1 size-4 shrink-0 accent-leaf"
          />
          <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
            <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
              {option.label}
              {option.price && <span className="text-clay tabular-nums">{option.price}</span>}
            </span>
            {option.help && <span className="text-sm text-soft">{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
