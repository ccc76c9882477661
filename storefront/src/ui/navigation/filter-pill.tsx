import { Icon } from '../icon';

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
    <label className="filter-pill">
      <input type="checkbox" name={name} value={value} form={form} checked={checked} onChange={onChange} />
      {checked && <Icon name="check" className="-ml-1" />}
      {label}
    </label>
  );
}
