import { WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { Select, TextField } from '../../../../ui/fields/field';
import { Choices } from './choices';
import type { SchedulePart, ScheduleWhat } from './schedule-values';

export interface CutoffFieldsProps {
  form: SchedulePart;
  /** What starts then. */
  what: ScheduleWhat;
}

/** Until when customers can order. */
export function CutoffFields({ form, what }: CutoffFieldsProps) {
  const { values, change, field } = form;
  return (
    <>
      <Choices
        legend="Orders close"
        value={values.cutoffKind}
        options={[
          { value: 'hours', label: `Some hours before ${what} starts` },
          { value: 'weekday', label: 'On a weekday before' },
        ]}
        onChange={(cutoffKind) => change({ cutoffKind })}
      />
      {values.cutoffKind === 'hours' ? (
        <TextField
          label={`Hours before ${what} starts`}
          inputMode="numeric"
          maxLength={4}
          className="max-w-60"
          help="24 means the day before, at the same time."
          {...field('cutoffHours')}
        />
      ) : (
        <div className="grid max-w-md grid-cols-2 items-start gap-4">
          <Select label="Day" {...field('cutoffWeekday', { setValueAs: (day) => Number(day) as Weekday })}>
            {WEEK.map((day) => (
              <option key={day} value={day}>
                {WEEKDAYS[day]}
              </option>
            ))}
          </Select>
          <TextField label="Time" type="time" step={300} required {...field('cutoffTime')} />
        </div>
      )}
    </>
  );
}
