import type { ShareDayDetails } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { refreshVendor } from '../vendor-queries';
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
        {data ? (
          <ul className="flex flex-col gap-1.5 text-sm">
            {data.moved > 0 && (
              <li>
                {countOf(data.moved, 'member')} {data.moved === 1 ? 'gets' : 'get'} the box on that day.
              </li>
            )}
            {(data.members > 0 || data.moved === 0) && (
              <li>
                {countOf(data.members, 'member')} {data.members === 1 ? 'gets' : 'get'} farm credit,{' '}
                {amountText(data.credit)} in all.
              </li>
            )}
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
          help="We’ll email it to members."
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
