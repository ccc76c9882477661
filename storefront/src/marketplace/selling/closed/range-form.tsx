import type { ClosurePreview, ClosureView } from '@farmgate/backend/contract/marketplace/closures';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { useForm } from '../../../ui/forms/use-form';
import { previewOf } from './closed-queries';
import { checkRange, type RangeValues } from './closed.rules';

interface RangeFormProps {
  values: RangeValues;
  /** The days that are being changed; null for new ones. */
  editing: ClosureView | null;
  /** Today where the business is. */
  today: string;
  onPreview: (values: RangeValues, preview: ClosurePreview) => void;
  onCancel: () => void;
}

/** From when to when, and what shoppers read. */
export function RangeForm({ values, editing, today, onPreview, onCancel }: RangeFormProps) {
  const form = useForm<RangeValues, ClosurePreview>({
    values,
    check: checkRange,
    send: ({ from, to }) => previewOf({ from, to, replaces: editing?.id ?? null }),
    onSent: (preview, sent) => onPreview(sent.values, preview),
    failed: 'We couldn’t look these days up. Check your connection and try again.',
  });
  const { from, to } = form.values;
  const quick = [
    { label: 'Today', day: today },
    { label: 'Tomorrow', day: addDays(today) },
  ];
  return (
    <Card className="p-4 sm:p-5">
      <Form of={form} aria-label="Closed days" className="flex flex-col gap-5">
        {!editing && (
          <div className="flex flex-wrap gap-2">
            {quick.map(({ label, day }) => (
              <Button
                key={label}
                size="sm"
                look="secondary"
                onClick={() => form.change({ from: day, to: day })}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label="First day closed"
            required
            autoFocus
            min={editing?.isNow ? undefined : today}
            value={from}
            error={form.errorOf('from')}
            onChange={({ currentTarget: { value } }) =>
              form.change({ from: value, ...(to < value && { to: value }) })
            }
          />
          <TextField
            type="date"
            label="Last day closed"
            required
            min={from > today ? from : today}
            {...form.field('to')}
          />
        </div>
        <TextField
          label="Note for shoppers"
          optional
          maxLength={200}
          placeholder="We’re at the county fair."
          {...form.field('note')}
        />
        <FormFailure of={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={form.isPending && 'Checking...'}>
            See what changes
          </Button>
          <Button look="quiet" disabled={form.isPending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  );
}
