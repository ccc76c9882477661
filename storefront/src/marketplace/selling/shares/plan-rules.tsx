import { MAX_SHARE_PAYMENTS } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { useId } from 'react';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { RadioCard } from '../../../ui/fields/radio-card';
import { FormSection } from '../../../ui/forms/form-section';
import { paymentsText } from '../../parts/shares/choice-values';
import type { PlanFields } from './plan-sizes';

/** What members may do with their boxes, and how often. */
export function PlanHolds({ form: { field } }: PlanFields) {
  const number = { inputMode: 'numeric', maxLength: 2 } as const;
  return (
    <FormSection title="When members are away" hint="How many boxes each member may change in a season.">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Holds for credit"
          help="They get farm credit for the box."
          {...number}
          {...field('holdCredit')}
        />
        <TextField
          label="Moves to another day"
          help="They get two boxes that day."
          {...number}
          {...field('holdShift')}
        />
        <TextField label="Donations" help="You give the box away." {...number} {...field('holdDonate')} />
        <TextField
          label="Boxes left out of the price"
          help="With 2, members don’t pay for the last 2 boxes. They get them if they hold others."
          {...number}
          {...field('includedHolds')}
        />
      </div>
      <p className="text-sm text-soft">More holds without credit are always allowed.</p>
    </FormSection>
  );
}

/** What members get back who cancel. */
export function PlanRefund({ form: { values, change, field } }: PlanFields) {
  const id = useId();
  return (
    <FormSection title="Refunds" hint="Members see this rule before they join. It stays as it is for them.">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">What members get back who cancel</legend>
        <RadioCard
          name={id}
          label="Money back for boxes that are left"
          help="Before the first box, all of it except a deposit."
          checked={values.refund === 'part'}
          onChange={() => change({ refund: 'part' })}
        />
        <RadioCard
          name={id}
          label="No refunds"
          help="Members who cancel get nothing back."
          checked={values.refund === 'none'}
          onChange={() => change({ refund: 'none' })}
        />
      </fieldset>
      {values.refund === 'part' && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
          <TextField
            label="Percent of what’s left"
            inputMode="numeric"
            maxLength={3}
            help="Once the first box is out."
            {...field('percent')}
          />
          <TextField
            type="date"
            label="Until"
            optional
            help="After it there’s no refund."
            {...field('until')}
          />
          <TextField
            label="Deposit in dollars"
            inputMode="decimal"
            maxLength={12}
            help="You keep it if they cancel before the first box."
            {...field('deposit')}
          />
        </div>
      )}
    </FormSection>
  );
}

/** In how many payments members may pay. */
export function PlanPayments({ form: { values, change, errorIn, field } }: PlanFields) {
  const error = errorIn('payments');
  return (
    <FormSection
      title="Payments"
      hint="The first is due on joining, the others on the first of the next months. Members pay you by check or in cash."
    >
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">How members may pay</legend>
        {Array.from({ length: MAX_SHARE_PAYMENTS }, (_, index) => index + 1).map((count) => (
          <Checkbox
            key={count}
            label={paymentsText(count)}
            checked={values.payments.includes(count)}
            aria-invalid={(error !== undefined && count === 1) || undefined}
            onChange={() =>
              change({
                payments: values.payments.includes(count)
                  ? values.payments.filter((one) => one !== count)
                  : [...values.payments, count].sort(),
              })
            }
          />
        ))}
      </fieldset>
      <FieldError id="payments-error">{error}</FieldError>
      <Checkbox
        label={
          <>
            Don’t pack boxes that aren’t paid for
            <span className="block text-soft">We email members a week before.</span>
          </>
        }
        {...field('pausesUnpaid')}
      />
      <Checkbox label="Let members change to a cheaper size mid-season" {...field('allowsSmaller')} />
    </FormSection>
  );
}
