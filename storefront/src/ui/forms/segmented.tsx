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
    <fieldset
      className={clsx(
        'inline-flex max-w-full min-w-0 flex-wrap rounded-control border border-edge bg-card p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.label}
          className="hit inline-flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-sm font-medium text-soft transition-colors hover:text-ink has-checked:bg-moss has-checked:text-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={option.iconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
