import { MAX_CAPACITY } from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { formatCount } from '../../../../lib/format/format';
import { toast } from '../../../../ui/dialogs/toast';
import { TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/dialog-form';
import { at } from '../../../../ui/forms/field-errors';
import { useForm } from '../../../../ui/forms/use-form';
import { PICKUP_WINDOWS } from '../../pickups/pickup-queries';
import { SAVING_FAILED } from '../../sending';
import { refreshDays } from '../pickup-days-queries';

export interface DayDialogProps {
  day: PickupWindowView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** @returns what is wrong with a typed room, or the number; null means no limit */
export function roomOf(text: string, taken: number): { room: number | null } | { error: string } {
  const typed = text.trim();
  if (typed === '') return { room: null };
  const room = Number(typed);
  if (!/^\d{1,6}$/.test(typed) || room > MAX_CAPACITY)
    return { error: `Please give a number from 0 to ${formatCount(MAX_CAPACITY)}.` };
  if (room < taken)
    return { error: `You already have ${formatCount(taken)}. Please give ${formatCount(taken)} or more.` };
  return { room };
}

/** Makes more or less room on one day. */
export function RoomDialog({ day, open, onOpenChange }: DayDialogProps) {
  const client = useQueryClient();
  const form = useForm<{ capacity: string }, unknown>({
    values: { capacity: day.capacity === null ? '' : String(day.capacity) },
    check: ({ capacity }) => {
      const found = roomOf(capacity, day.taken);
      return 'error' in found ? at('capacity', found.error) : null;
    },
    send: ({ capacity }) => {
      const found = roomOf(capacity, day.taken);
      return callJson(`${PICKUP_WINDOWS}/${day.id}`, {
        method: 'PUT',
        body: { capacity: 'room' in found ? found.room : null },
      });
    },
    onSent: () => {
      toast({ title: 'Room saved' });
      onOpenChange(false);
      return refreshDays(client);
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Change the room"
      description={`${takenText(day)} so far. Other days keep theirs.`}
      submitLabel="Save room"
      pendingLabel="Saving..."
    >
      <TextField
        label={day.capacityUnit === 'orders' ? 'How many orders fit' : 'How many crates fit'}
        inputMode="numeric"
        maxLength={6}
        help="Blank means no limit."
        {...form.field('capacity')}
      />
    </DialogForm>
  );
}
