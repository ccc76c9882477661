import { WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../../../ui/fields/field-error';

export interface WeekdaysFieldProps {
  legend: string;
  value: readonly Weekday[];
  error: string | undefined;
  onChange: (weekdays: Weekday[]) => void;
}

/** On which weekdays. */
export function WeekdaysField({ legend, value, error, onChange }: WeekdaysFieldProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-2.5">
        {WEEK.map((day, index) => {
          const isOn = value.includes(day);
          return (
            <label key={day} className="filter-pill">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => onChange(WEEK.filter((one) => (one === day) !== value.includes(one)))}
                aria-invalid={(error !== undefined && index === 0) || undefined}
              />
              {isOn && <Check aria-hidden size={16} className="-ml-1 shrink-0" />}
              {WEEKDAYS[day]}
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
