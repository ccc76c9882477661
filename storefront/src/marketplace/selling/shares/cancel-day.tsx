import type { ShareDayDetails } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { refreshVendor } from '../vendor-queries';
import { CanceledDayList } from './canceled-day-list';
import { VENDOR_SHARES, cancelDayQuery, shareDayQuery, shareDaysQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-days').then(
    (module) => module.CancelDayRequest,
  ),
);

interface CancelValues {
  reason: string;
  /** '' for credit. */
  toDateId: string;
}

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
  const days = useQuery(shareDaysQuery(id)).data ?? [];
  const later = days.filter(({ date, state }) => date > day.date && state !== 'canceled');
  const form = useForm<CancelValues, ShareDayDetails, { reason: string; toDateId: number | null }>({
    schema,
    request: ({ reason, toDateId }) => ({ reason, toDateId: toDateId === '' ? null : Number(toDateId) }),
    values: { reason: '', toDateId: '' },
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
  const preview = useQuery({ ...cancelDayQuery(id, dateId, form.values.toDateId), staleTime: 0 });
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
        {later.length > 0 && (
          <Select
            label="What members get"
            help="To make up for it, you can add a day to the season first."
            {...form.field('toDateId')}
          >
            <option value="">Farm credit</option>
            {later.map((other) => (
              <option key={other.id} value={String(other.id)}>
                A box on {dayLabel(other.date)}
                {other.state === 'added' && ' (added)'}
              </option>
            ))}
          </Select>
        )}
        <CanceledDayList preview={preview} />
        <TextField
          label="Reason"
          maxLength={300}
          placeholder="The storm flooded our fields."
          help="We’ll email it to members."
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
