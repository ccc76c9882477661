import { MAX_CAPACITY } from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { fieldIssues } from '../../../../lib/api/field-issues';
import { formatCount } from '../../../../lib/format/format';
import { toast } from '../../../../ui/dialogs/toast';
import { TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/before/dialog-form';
import { PICKUP_WINDOWS } from '../../pickups/pickup-queries';
import { failureSentence } from '../../sending';
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
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState(day.capacity === null ? '' : String(day.capacity));
  const [error, setError] = useState<string | undefined>();
  const saving = useMutation({
    mutationFn: (capacity: number | null) =>
      callJson(`${PICKUP_WINDOWS}/${day.id}`, { method: 'PUT', body: { capacity } }),
    onSuccess: () => {
      toast({ title: 'Room saved' });
      onOpenChange(false);
      return refreshDays(client);
    },
    onError: (failure) => {
      const [issue] = fieldIssues(failure, { capacity: null });
      if (issue) setError(issue[1]);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = roomOf(text, day.taken);
    if ('error' in found) {
      setError(found.error);
      event.currentTarget.querySelector('input')?.focus();
    } else if (!saving.isPending) saving.mutate(found.room);
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title="Change the room"
      description={`${takenText(day)} so far. Other days keep theirs.`}
      submitLabel="Save room"
      pendingLabel={saving.isPending && 'Saving...'}
      failure={saving.error && !error ? failureSentence(saving.error) : null}
      onSubmit={submit}
    >
      <TextField
        label={day.capacityUnit === 'orders' ? 'How many orders fit' : 'How many crates fit'}
        inputMode="numeric"
        maxLength={6}
        value={text}
        error={error}
        help="Blank means no limit."
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
    </DialogForm>
  );
}
