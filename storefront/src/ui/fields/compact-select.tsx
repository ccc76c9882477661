import { clsx } from 'clsx';

export interface CompactSelectProps<Value extends string> {
  /** Says what is chosen, for those who do not see where it stands. */
  label: string;
  name: string;
  /** The id of the form that sends it where there are no scripts. */
  form: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** It narrows the results down. */
  isActive?: boolean;
  className?: string;
}

/** The platform's own choice, as a pill in a row of filters. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { label, name, form, value, options, onChange, isActive = false, className } = props;
  return (
    <span className={clsx('compact-select', className)}>
      <select
        aria-label={label}
        name={name}
        form={form}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={clsx('filter-select', isActive && 'filter-select-active')}
      >
        {options.map((option) => (
          // Without one, its words are its value.
          <option key={option.value} value={option.value === option.label ? undefined : option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
