import { WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { Select, TextField } from '../../../../ui/fields/field';
import { errorWithin, type FieldErrors } from '../field-errors';
import { Choices } from './choices';
import type { ScheduleValues, ScheduleWhat } from './schedule-values';

export interface CutoffFieldsProps {
  values: Pick<ScheduleValues, 'cutoffKind' | 'cutoffHours' | 'cutoffWeekday' | 'cutoffTime'>;
  errors: FieldErrors;
  onChange: (change: Partial<ScheduleValues>) => void;
  /** What starts then. */
  what: ScheduleWhat;
}

/** Until when customers can order. */
export function CutoffFields({ values, errors, onChange, what }: CutoffFieldsProps) {
  return (
    <>
      <Choices
        legend="Orders close"
        value={values.cutoffKind}
        options={[
          { value: 'hours', label: `Some hours before ${what} starts` },
          { value: 'weekday', label: 'On a weekday before' },
        ]}
        onChange={(cutoffKind) => onChange({ cutoffKind })}
      />
      {values.cutoffKind === 'hours' ? (
        <TextField
          label={`Hours before ${what} starts`}
          inputMode="numeric"
          maxLength={4}
          className="max-w-60"
          value={values.cutoffHours}
          error={errorWithin(errors, 'cutoff')}
          onChange={({ currentTarget }) => onChange({ cutoffHours: currentTarget.value })}
          help="24 means the day before, at the same time."
        />
      ) : (
        <div className="grid max-w-md grid-cols-2 items-start gap-4">
          <Select
            label="Day"
            value={values.cutoffWeekday}
            error={errors['cutoff.weekday']}
            onChange={({ currentTarget }) =>
              onChange({ cutoffWeekday: Number(currentTarget.value) as Weekday })
            }
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
            step={300}
            required
            value={values.cutoffTime}
            error={errors['cutoff.time']}
            onChange={({ currentTarget }) => onChange({ cutoffTime: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}
