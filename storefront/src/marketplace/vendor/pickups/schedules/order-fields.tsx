import { WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { Select, TextField } from '../../../../ui/forms/field';
import { FormSection } from '../../../../ui/forms/form-section';
import { errorWithin } from '../field-errors';
import { Choices } from './choices';
import type { ScheduleFormState } from './use-schedule-form';

/** From when and until when people can order. */
export function OrderFields({ form }: { form: ScheduleFormState }) {
  const { values, change, errors } = form;
  return (
    <FormSection title="Ordering" hint="You get your pick list when ordering closes.">
      <Choices
        legend="Orders close"
        value={values.cutoffKind}
        options={[
          { value: 'hours', label: 'Some hours before pickup starts' },
          { value: 'weekday', label: 'On a weekday before' },
        ]}
        onChange={(cutoffKind) => change({ cutoffKind })}
      />
      {values.cutoffKind === 'hours' ? (
        <TextField
          label="Hours before pickup starts"
          inputMode="numeric"
          maxLength={4}
          className="max-w-60"
          value={values.cutoffHours}
          error={errorWithin(errors, 'cutoff')}
          onChange={({ currentTarget }) => change({ cutoffHours: currentTarget.value })}
          help="24 means the day before, at the same time."
        />
      ) : (
        <div className="grid max-w-md grid-cols-2 items-start gap-4">
          <Select
            label="Day"
            value={values.cutoffWeekday}
            error={errors['cutoff.weekday']}
            onChange={({ currentTarget }) =>
              change({ cutoffWeekday: Number(currentTarget.value) as Weekday })
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
            onChange={({ currentTarget }) => change({ cutoffTime: currentTarget.value })}
          />
        </div>
      )}
      <TextField
        label="Orders open, days before"
        inputMode="numeric"
        maxLength={3}
        className="max-w-60"
        value={values.opensDaysBefore}
        error={errors.opensDaysBefore}
        onChange={({ currentTarget }) => change({ opensDaysBefore: currentTarget.value })}
        help="14 lets people order up to two weeks ahead."
      />
    </FormSection>
  );
}
