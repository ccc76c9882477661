import {
  INBOX_SNOOZE_DAYS,
  type InboxColleague,
  type InboxRow,
} from '@farmgate/backend/contract/backoffice/inbox.admin';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DateInput, SelectInput, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../actions/action-dialog';
import { dayText, staffDay } from '../texts.rules';
import { useInboxChange } from './inbox-calls';

interface Props {
  row: InboxRow;
  colleagues: readonly InboxColleague[];
  onClose: () => void;
}

interface Values {
  ownerId: number | null;
  snoozedUntil: string | null;
  note: string | null;
}

/** Who handles something, when it comes back, and what to know until then. */
export function InboxDialog({ row, colleagues, onClose }: Props) {
  const change = useInboxChange();
  const notify = useNotify();
  const [isWaiting, setIsWaiting] = useState(false);
  const { ownerId, snoozedUntil, note } = row;
  const before: Values = { ownerId, snoozedUntil, note };
  const today = staffDay(new Date());
  const save = async (given: object) => {
    const values = given as Values;
    const names = (Object.keys(before) as (keyof Values)[]).filter(
      (name) => (values[name] ?? null) !== before[name],
    );
    if (names.length === 0) return onClose();
    setIsWaiting(true);
    try {
      await change(row, Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
      throw error;
    } finally {
      setIsWaiting(false);
    }
    const isSnoozed = names.includes('snoozedUntil') && values.snoozedUntil;
    notify(isSnoozed ? `Snoozed until ${dayText(values.snoozedUntil)}.` : 'Saved.', { type: 'success' });
    onClose();
  };
  return (
    <ActionDialog
      title={`Assign or snooze: ${row.title}`}
      label="Save"
      isWaiting={isWaiting}
      onClose={onClose}
      onSubmit={save}
      defaults={before}
      fields={
        <Stack>
          <SelectInput
            source="ownerId"
            label="Owner"
            emptyText="No one"
            choices={colleagues.filter(({ kinds }) => kinds.includes(row.kind))}
            helperText={false}
          />
          <DateInput
            source="snoozedUntil"
            label="Snooze until"
            helperText="It’s out of the inbox until that day."
            slotProps={{ htmlInput: { min: addDays(today), max: addDays(today, INBOX_SNOOZE_DAYS) } }}
          />
          <TextInput
            source="note"
            label="Note"
            multiline
            minRows={3}
            fullWidth
            helperText="Only staff see it. It’s deleted within a day of the decision, and after half a year without a change."
          />
        </Stack>
      }
    />
  );
}
