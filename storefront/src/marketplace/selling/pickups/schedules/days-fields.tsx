import type { ScheduleKind } from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import { useId } from 'react';
import { RepeatField } from '../../../../shared/repeats/repeat-field';
import { TextField } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { FormSection } from '../../../../ui/forms/form-section';
import { Choices } from './choices';
import { DateList } from './date-list';
import type { SchedulePart, ScheduleWhat } from './schedule-values';
import { WeekdaysField } from './weekdays-field';

const KINDS: readonly { value: ScheduleKind; label: string }[] = [
  { value: 'market_days', label: 'Whenever the market is open' },
  { value: 'weekly', label: 'Every week' },
  { value: 'dates', label: 'On certain dates' },
];

interface PartProps {
  form: SchedulePart;
  what: ScheduleWhat;
}

const HOURS = {
  pickup: { from: 'Pickup from', until: 'Pickup until' },
  delivery: { from: 'Delivery from', until: 'Delivery until' },
};

/** From when to when; at a market perhaps at its own hours. */
function HoursFields({ form, what }: PartProps) {
  const { values, change, field } = form;
  const labels = HOURS[what];
  const isMarkets = values.kind === 'market_days';
  return (
    <>
      {isMarkets && (
        <Choices
          legend="Hours"
          value={values.hasOwnHours ? 'own' : 'market'}
          options={[
            { value: 'market', label: 'The market’s hours' },
            { value: 'own', label: 'My own hours' },
          ]}
          onChange={(chosen) => change({ hasOwnHours: chosen === 'own' })}
        />
      )}
      {(!isMarkets || values.hasOwnHours) && (
        <div className="grid max-w-md grid-cols-2 gap-4">
          <TextField label={labels.from} type="time" step={300} required {...field('opens')} />
          <TextField label={labels.until} type="time" step={300} required {...field('closes')} />
        </div>
      )}
    </>
  );
}

/** The days and hours of a schedule. */
export function DaysFields({ form, what, isAtMarket }: PartProps & { isAtMarket: boolean }) {
  const { values, change, field } = form;
  const id = useId();
  const kinds = KINDS.filter(({ value }) => isAtMarket || value !== 'market_days');
  return (
    <>
      <div className="flex flex-col gap-5">
        <Choices legend="Days" value={values.kind} options={kinds} onChange={(kind) => change({ kind })} />
        <FieldError id={`${id}-kind-error`}>{form.errorOf('kind')}</FieldError>
        {values.kind === 'weekly' && (
          <WeekdaysField
            legend="Weekdays"
            value={values.weekdays}
            error={form.errorIn('weekdays')}
            onChange={(weekdays) => change({ weekdays })}
          />
        )}
        {values.kind === 'weekly' && (
          <div className="flex flex-col gap-2">
            <p aria-hidden className="text-sm font-semibold">
              How often
            </p>
            <RepeatField
              of="Weekdays"
              value={values.repeats}
              error={form.errorIn('repeats')}
              onChange={(repeats) => change({ repeats: repeats ?? null })}
            />
          </div>
        )}
        {values.kind === 'dates' && (
          <DateList
            dates={values.dates}
            error={form.errorIn('dates')}
            onChange={(dates) => change({ dates })}
          />
        )}
        <HoursFields form={form} what={what} />
      </div>
      {values.kind !== 'dates' && (
        <FormSection
          title="First and last day"
          hint="Leave both blank to offer it all year."
          isInCard={what === 'delivery'}
        >
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField label="First day" type="date" optional {...field('firstDay')} />
            <TextField
              label="Last day"
              type="date"
              optional
              min={values.firstDay || undefined}
              {...field('lastDay')}
            />
          </div>
        </FormSection>
      )}
    </>
  );
}
