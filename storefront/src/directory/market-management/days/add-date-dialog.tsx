import { type HoursException, MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useNow } from '../../../lib/page/visit';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { addDate } from '../market-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then((module) => module.AddDateRequest),
);

const EMPTY = { from: '', to: '', opens: '', closes: '', address: '', reason: '' };

export interface AddDateDialogProps {
  marketId: number;
  onClose: () => void;
  onDone: (date: HoursException) => void;
}

/** Asks for a date on which a market takes place besides its usual days, or several in a row. */
export function AddDateDialog({ marketId, onClose, onDone }: AddDateDialogProps) {
  const form = useForm({
    schema,
    values: EMPTY,
    request: ({ to, ...date }) => ({
      ...date,
      to: to || date.from,
      kind: date.address.trim() ? ('moved' as const) : ('hours' as const),
    }),
    send: async (date) => {
      await addDate(marketId, date);
      return date;
    },
    onSent: onDone,
    failed: 'We couldn’t add this date. Check your connection and try again.',
  });
  const { address } = form.values;
  const today = localDay(useNow());
  const isSomewhere = address.trim() !== '';
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title="Add a market date"
      description="A date when the market takes place besides its usual days."
      submitLabel="Add this date"
      closeLabel="Cancel"
      pendingLabel="Adding..."
    >
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField label="Date" type="date" min={today} readOnly={form.isPending} {...form.field('from')} />
          <TextField
            label="Last day"
            type="date"
            optional
            min={form.values.from || today}
            help="For several days in a row."
            readOnly={form.isPending}
            {...form.field('to')}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Opens"
              type="time"
              step={300}
              optional={isSomewhere}
              readOnly={form.isPending}
              {...form.field('opens')}
            />
            <TextField
              label="Closes"
              type="time"
              step={300}
              optional={isSomewhere}
              readOnly={form.isPending}
              {...form.field('closes')}
            />
          </div>
          {isSomewhere && <p className="text-xs text-soft">Leave both blank to keep the usual hours.</p>}
        </div>
        <TextField
          label="Where it’s held"
          optional
          placeholder="12 Main Street, Fort Myers"
          help="Leave blank for the market’s own address."
          maxLength={MAX_EXCEPTION_TEXT}
          readOnly={form.isPending}
          {...form.field('address')}
        />
        <TextField
          label="Reason"
          optional
          placeholder="Holiday market"
          maxLength={MAX_EXCEPTION_TEXT}
          readOnly={form.isPending}
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
