import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { useNow } from '../../../lib/page/visit';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { SAVING_FAILED } from '../sending';
import { workAddress } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-work').then(
    (module) => module.NoteHoursRequest,
  ),
);

interface Values {
  hours: string;
  day: string;
  note: string;
}

export interface NoteHoursProps {
  /** Of the share. */
  id: string;
  /** Where the member is read from. */
  base: string;
  name: string;
  /** What it begins with; today where left out. */
  day?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how long a member worked, and on which day. */
export function NoteHoursDialog({ id, base, name, day, open, onOpenChange }: NoteHoursProps) {
  const client = useQueryClient();
  const today = houseDay(useNow());
  const form = useForm<Values, WorkersView, unknown>({
    schema,
    request: ({ hours, ...values }) => ({ ...values, hours: Number(hours.trim() || Number.NaN) }),
    values: { hours: '', day: day ?? today, note: '' },
    send: (body) => callJson<WorkersView>(`${base}/hours`, { method: 'POST', body }),
    onSent: async (saved) => {
      onOpenChange(false);
      client.setQueryData([workAddress(id)], saved);
      toast({ title: 'Hours saved' });
      await client.invalidateQueries({ queryKey: [base] });
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`How long did ${name} work?`}
      description="The member sees it on their share’s page."
      submitLabel="Save hours"
      pendingLabel="Saving..."
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Hours"
          inputMode="decimal"
          maxLength={5}
          help="In quarters, such as 2.5."
          {...form.field('hours')}
        />
        <TextField type="date" label="Day" max={today} {...form.field('day')} />
        <TextField
          label="Note"
          optional
          maxLength={200}
          placeholder="Weeding carrots"
          className="sm:col-span-2"
          {...form.field('note')}
        />
      </div>
    </DialogForm>
  );
}
