import type { BoxView, SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { toast } from '../../../ui/dialogs/toast';
import { Select } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { boxDay, daysToMoveTo } from './box-words';
import { type BoxChange, focusBox } from './use-box-calls';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/subscriptions').then(
    (module) => module.ShiftBoxRequest,
  ),
);

export interface BoxDialogProps {
  base: string;
  member: SubscriptionView;
  box: BoxView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** To undo it. */
  onChange: (change: BoxChange) => void;
}

/** Asks to which day of the share a box moves. */
export function MoveDialog({ base, member, box, open, onOpenChange, onChange }: BoxDialogProps) {
  const client = useQueryClient();
  const days = daysToMoveTo(member, box);
  const form = useForm<{ date: string }, SubscriptionView, { date: string }>({
    schema,
    values: { date: '' },
    send: (body) => callJson<SubscriptionView>(`${base}/boxes/${box.id}/shift`, { method: 'POST', body }),
    onSent: (answer, { values }) => {
      onOpenChange(false);
      client.setQueryData([base], answer);
      toast({
        title: 'Box moved',
        description: `To ${dayLabel(values.date)}.`,
        action: { label: 'Undo', onPress: () => onChange({ box, action: 'release' }) },
      });
      focusBox(box.id);
    },
    failed: 'We couldn’t move this box. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Move this box?"
      description={`${boxDay(box)}. You then have two boxes on the other day.`}
      submitLabel="Move box"
      pendingLabel="Moving..."
    >
      <Select label="Move it to" {...form.field('date')}>
        <option value="">Choose a day</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {dayLabel(day)}
          </option>
        ))}
      </Select>
    </DialogForm>
  );
}
