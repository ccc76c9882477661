import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useNow } from '../../../lib/page/visit';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/fields/field-error';
import { FormSection } from '../../../ui/forms/form-section';
import { type AddOnRhythm, skippedFor } from './add-on-rhythm';
import { SeasonDays } from './plan-season';
import type { PlanFields } from './plan-sizes';

const RHYTHMS: Readonly<Record<AddOnRhythm, string>> = {
  all: 'Every box',
  second: 'Every other box',
  monthly: 'Once a month',
};

/** On which days of its main share an add-on comes. */
export function AddOnDays({ form, main }: PlanFields & { main: SharePlanView }) {
  const today = houseDay(useNow());
  const days = main.dates.filter(({ date, state }) => date >= today && state !== 'canceled');
  return (
    <FormSection
      title="Days"
      hint={`Some of the days of ${main.name}, at its pickup sites. Members get it with their box.`}
    >
      <div className="flex flex-wrap gap-2">
        {(Object.keys(RHYTHMS) as AddOnRhythm[]).map((rhythm) => (
          <Button
            key={rhythm}
            size="sm"
            look="secondary"
            onClick={() => form.change({ skippedDays: skippedFor(rhythm, days) })}
          >
            {RHYTHMS[rhythm]}
          </Button>
        ))}
      </div>
      <SeasonDays form={form} among={new Set(days.map(({ date }) => date))} />
      <FieldError id="skipped-error">{form.errorIn('skippedDays') ?? form.errorIn('addOnToId')}</FieldError>
    </FormSection>
  );
}
