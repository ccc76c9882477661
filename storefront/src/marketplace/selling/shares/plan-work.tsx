import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { FormSection } from '../../../ui/forms/form-section';
import { amountText } from '../../parts/amount-text';
import type { PlanFields } from './plan-sizes';
import type { PlanValues } from './plan-values';

/** What hours take off the price, once both are numbers. */
function lessText({ workHours, workRate }: Pick<PlanValues, 'workHours' | 'workRate'>): string | null {
  const [hours, rate] = [Number(workHours), Number(workRate.replace('$', ''))];
  return hours > 0 && rate > 0
    ? `Members who work ${hoursText(hours)} pay ${amountText(hours * rate)} less for the season.`
    : null;
}

/** Hours that members may work for a part of the price. */
export function PlanWork({ form: { values, field } }: PlanFields) {
  const less = lessText(values);
  return (
    <FormSection
      title="Work"
      hint="Some members like to help at the farm and pay less. Members who join late work fewer hours."
    >
      <Checkbox label="Let members work for a part of the price" {...field('hasWork')} />
      {values.hasWork && (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
            <TextField label="Hours a season" inputMode="numeric" maxLength={3} {...field('workHours')} />
            <TextField label="Dollars an hour" inputMode="decimal" maxLength={8} {...field('workRate')} />
            <TextField type="date" label="Last day to work" {...field('workUntil')} />
          </div>
          {less && (
            <p role="status" className="rounded-control bg-sunk px-3.5 py-3 text-sm">
              {less} You note the hours. After the last day, you can ask for what’s missing.
            </p>
          )}
        </>
      )}
    </FormSection>
  );
}
