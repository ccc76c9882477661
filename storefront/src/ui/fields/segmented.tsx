import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  /** The name of the radio group; unique on the page. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode; iconOnly?: boolean }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, side by side: list or map; light, dark or system. */
export function Segmented<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={clsx('segmented', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={option.iconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
