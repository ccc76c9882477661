import { clsx } from 'clsx';
import { Check } from 'lucide-react';

export interface FilterPillProps {
  label: string;
  name: string;
  value?: string;
  /** The id of the form that sends it where there are no scripts. */
  form: string;
  checked: boolean;
  onChange: () => void;
}

/** A filter that is on or off. It is a checkbox, so that a plain form sends it as well. */
export function FilterPill({ label, name, value = 'true', form, checked, onChange }: FilterPillProps) {
  return (
    <label
      className={clsx(
        'hit inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        'border-edge bg-card text-ink hover:border-leaf not-has-checked:hover:bg-moss',
        'has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf',
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        form={form}
        checked={checked}
        onChange={onChange}
        className="sr-only"
      />
      {checked && <Check aria-hidden size={16} className="-ml-1" />}
      {label}
    </label>
  );
}
