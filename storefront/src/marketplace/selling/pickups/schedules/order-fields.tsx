import { TextField } from '../../../../ui/fields/field';
import { FormSection } from '../../../../ui/forms/form-section';
import { CutoffFields } from './cutoff-fields';
import type { SchedulePart } from './schedule-values';

/** From when and until when people can order. */
export function OrderFields({ form }: { form: SchedulePart }) {
  return (
    <FormSection title="Ordering" hint="You get your pick list when ordering closes.">
      <CutoffFields form={form} what="pickup" />
      <TextField
        label="Orders open, days before"
        inputMode="numeric"
        maxLength={3}
        className="max-w-60"
        help="14 lets customers order up to 2 weeks ahead."
        {...form.field('opensDaysBefore')}
      />
    </FormSection>
  );
}
