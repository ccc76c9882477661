import { WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

export interface WeekdaysFieldProps {
  value: readonly Weekday[];
  error: string | undefined;
  onChange: (weekdays: Weekday[]) => void;
}

/** The weekdays on which a vendor delivers. */
export function WeekdaysField({ value, error, onChange }: WeekdaysFieldProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error && id}>
      <legend className="mb-1.5 text-sm font-semibold">Delivery days</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4">
        {WEEK.map((day, index) => (
          <label key={day} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 rounded-sm accent-leaf"
              checked={value.includes(day)}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              onChange={({ currentTarget }) =>
                onChange(WEEK.filter((one) => (one === day ? currentTarget.checked : value.includes(one))))
              }
            />
            {WEEKDAYS[day]}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
