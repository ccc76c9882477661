import type { ShareDayDetails } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { SHARE_HALVES, type ShareRhythm } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES, shareDaysQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-days').then((module) => module.AddDayRequest),
);

interface AddDayProps {
  id: string;
  rhythm: ShareRhythm;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a day more, as after a storm. */
export function AddDayDialog({ id, rhythm, open, onOpenChange }: AddDayProps) {
  const client = useQueryClient();
  const hasHalves = rhythm === 'every_other';
  const form = useForm<{ date: string; half: string }, ShareDayDetails, unknown>({
    schema,
    request: ({ date, half }) => ({ date, half: hasHalves ? half : null }),
    values: { date: '', half: 'A' },
    send: (body) =>
      callJson<ShareDayDetails>(String(shareDaysQuery(id).queryKey[0]), { method: 'POST', body }),
    onSent: (added) => {
      onOpenChange(false);
      toast({ title: `${dayLabel(added.date)} added` });
      return refreshVendor(client, `${VENDOR_SHARES}/${id}`);
    },
    failed: 'We couldn’t add this day. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Add a day"
      description="No one gets a box on it yet. If you cancel another day, you can move members to this one."
      submitLabel="Add the day"
      pendingLabel="Adding..."
    >
      <div className="flex flex-col gap-4">
        <TextField label="Day" type="date" {...form.field('date')} />
        {hasHalves && (
          <Select label="Weeks" help="For members who join from now on." {...form.field('half')}>
            {SHARE_HALVES.map((half) => (
              <option key={half} value={half}>
                {half}
              </option>
            ))}
          </Select>
        )}
      </div>
    </DialogForm>
  );
}
