import { WEEK, WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { useId } from 'react';
import { Select, TextField } from '../../../../ui/forms/field';
import type { RoundValues } from './round-values';

export interface RoundFieldsProps {
  values: RoundValues;
  errors: Partial<Record<keyof RoundValues, string>>;
  onChange: (change: Partial<RoundValues>) => void;
}

const KINDS = [
  { kind: 'hours', label: 'Some hours before' },
  { kind: 'weekday', label: 'On a weekday before' },
] as const;

/** Until when people can order. */
export function CutoffFields({ values, errors, onChange }: RoundFieldsProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">Orders close</legend>
      <div className="flex flex-wrap gap-x-6">
        {KINDS.map(({ kind, label }) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 text-sm sm:min-h-8">
            <input
              type="radio"
              name={id}
              checked={values.cutoffKind === kind}
              onChange={() => onChange({ cutoffKind: kind })}
              className="size-4 shrink-0 accent-leaf"
            />
            {label}
          </label>
        ))}
      </div>
      {values.cutoffKind === 'hours' ? (
        <TextField
          label="Hours before the delivery starts"
          inputMode="numeric"
          maxLength={3}
          className="max-w-72"
          value={values.cutoffHours}
          error={errors.cutoffHours}
          onChange={({ currentTarget }) => onChange({ cutoffHours: currentTarget.value })}
        />
      ) : (
        <div className="grid max-w-md grid-cols-2 gap-4">
          <Select
            label="Weekday"
            value={values.cutoffWeekday}
            error={errors.cutoffWeekday}
            onChange={({ currentTarget }) => onChange({ cutoffWeekday: currentTarget.value })}
          >
            {WEEK.map((day) => (
              <option key={day} value={day}>
                {WEEKDAYS[day]}
              </option>
            ))}
          </Select>
          <TextField
            label="Time"
            type="time"
            value={values.cutoffTime}
            error={errors.cutoffTime}
            onChange={({ currentTarget }) => onChange({ cutoffTime: currentTarget.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
