import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoiceGroup } from './choice-groups';

export interface CheckChipProps {
  label: ReactNode;
  checked: boolean;
  onChange: () => void;
  className?: string;
}

/** A choice that is on or off, as large as a finger. */
export function CheckChip({ label, checked, onChange, className }: CheckChipProps) {
  return (
    <label
      className={clsx(
        'hit inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm font-medium transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        'border-edge bg-card text-ink hover:border-leaf not-has-checked:hover:bg-moss',
        'has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf',
        className,
      )}
    >
      <input type="checkbox" checked={checked} onChange={onChange} className="sr-only" />
      {checked && <Check aria-hidden size={16} className="-ml-1 shrink-0" />}
      {label}
    </label>
  );
}

export interface CheckChipsProps<Value extends string> {
  groups: readonly ChoiceGroup<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  labelOf?: (value: Value) => string;
}

/** Any number of many, in groups. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { groups, value, onChange, labelOf = String } = props;
  const toggle = (choice: Value) =>
    onChange(value.includes(choice) ? value.filter((one) => one !== choice) : [...value, choice]);
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ label, choices }) => (
        <fieldset key={label}>
          <legend className="mb-2.5 text-sm text-soft">{label}</legend>
          <div className="flex flex-wrap gap-x-2 gap-y-2.5">
            {choices.map((choice) => (
              <CheckChip
                key={choice}
                label={labelOf(choice)}
                checked={value.includes(choice)}
                onChange={() => toggle(choice)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
