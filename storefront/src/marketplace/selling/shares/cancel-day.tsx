import type { ShareDayDetails } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES, cancelDayQuery, shareDayQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-days').then(
    (module) => module.CancelDayRequest,
  ),
);

interface CancelDayProps {
  id: string;
  day: ShareDayDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why a day falls away, and says what members get for it. */
export function CancelDayDialog({ id, day, open, onOpenChange }: CancelDayProps) {
  const client = useQueryClient();
  const dateId = String(day.id);
  const preview = useQuery({ ...cancelDayQuery(id, dateId), staleTime: 0 });
  const form = useForm<{ reason: string }, ShareDayDetails, { reason: string }>({
    schema,
    values: { reason: '' },
    send: (body) =>
      callJson<ShareDayDetails>(String(cancelDayQuery(id, dateId).queryKey[0]), { method: 'POST', body }),
    onSent: async (answer) => {
      onOpenChange(false);
      toast({ title: 'Day canceled', description: 'Members get an email.' });
      await refreshVendor(client, `${VENDOR_SHARES}/${id}`);
      client.setQueryData(shareDayQuery(id, dateId).queryKey, answer);
    },
    failed: 'We couldn’t cancel this day. Check your connection and try again.',
  });
  const { data } = preview;
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel ${dayLabel(day.date)}?`}
      submitLabel="Cancel the day"
      submitLook="danger"
      closeLabel="Keep the day"
      pendingLabel="Canceling..."
    >
      <div className="flex flex-col gap-4">
        {data ? (
          <ul className="flex flex-col gap-1.5 text-sm">
            <li>
              {countOf(data.members, 'member')} {data.members === 1 ? 'gets' : 'get'} farm credit,{' '}
              {amountText(data.credit)} together.
            </li>
            {data.unpaid > 0 && <li>{amountText(data.unpaid)} doesn’t have to be paid anymore.</li>}
            <li>It doesn’t count as one of their holds. You can’t undo this.</li>
          </ul>
        ) : (
          <p className="text-sm text-soft">
            {preview.error ? 'We couldn’t work out what members get.' : 'Working out what members get...'}
          </p>
        )}
        <TextField
          label="Reason"
          maxLength={300}
          placeholder="The storm flooded our fields."
          help="Members read it in an email."
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
