import { TextField } from '../../../../ui/fields/field';
import { FormSection } from '../../../../ui/forms/form-section';
import { CutoffFields } from './cutoff-fields';
import type { ScheduleFormState } from './use-schedule-form';

/** From when and until when people can order. */
export function OrderFields({ form }: { form: ScheduleFormState }) {
  const { values, change, errors } = form;
  return (
    <FormSection title="Ordering" hint="You get your pick list when ordering closes.">
      <CutoffFields values={values} errors={errors} onChange={change} what="pickup" />
      <TextField
        label="Orders open, days before"
        inputMode="numeric"
        maxLength={3}
        className="max-w-60"
        value={values.opensDaysBefore}
        error={errors.opensDaysBefore}
        onChange={({ currentTarget }) => change({ opensDaysBefore: currentTarget.value })}
        help="14 lets customers order up to 2 weeks ahead."
      />
    </FormSection>
  );
}
