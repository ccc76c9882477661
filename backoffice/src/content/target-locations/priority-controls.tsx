import type { AdminTarget } from '@farmgate/backend/contract/content/pages.admin';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import {
  required,
  SelectInput,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useUnselectAll,
  useUpdate,
  useUpdateMany,
} from 'react-admin';
import { ActionDialog } from '../../kit/actions/action-dialog';
import { useMay } from '../../kit/may';

const PRIORITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const nameOf = (priority: number) =>
  priority === 1 ? '1, first' : priority === PRIORITIES.length ? `${priority}, last` : String(priority);
const CHOICES = PRIORITIES.map((id) => ({ id, name: nameOf(id) }));

/** The row's priority, changed where it stands. */
export function PriorityCell() {
  const target = useRecordContext<AdminTarget>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminTarget>();
  const isAllowed = useMay('edit');
  if (!target) return null;
  const choose = (priority: number) => {
    const change = { id: target.id, data: { ...target, priority }, previousData: target };
    void update('target-locations', change, {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(`${target.city} now has priority ${priority}.`, { type: 'success' }),
      onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
    });
  };
  return (
    <TextField
      select
      size="small"
      value={target.priority}
      disabled={isPending || !isAllowed}
      onChange={(event) => choose(Number(event.target.value))}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ htmlInput: { 'aria-label': `Priority of ${target.city}, ${target.stateCode}` } }}
      sx={{ minWidth: 96, '& .MuiSelect-select': { py: 0.5 } }}
    >
      {CHOICES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The same for every row that is ticked. */
export function BulkPriorityButton() {
  const { selectedIds, resource } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useMay('edit');
  const [updateMany, { isPending }] = useUpdateMany();
  const unselectAll = useUnselectAll(resource);
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (values: object) => {
    const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
    try {
      await updateMany(resource, { ids: selectedIds, data: values }, options);
      notify(`Priority changed for ${selectedIds.length} cities.`, { type: 'success' });
      setIsOpen(false);
      unselectAll();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  if (!isAllowed) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<ListOrdered size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Set priority
      </Button>
      {isOpen && (
        <ActionDialog
          title={`Priority of ${selectedIds.length} ${selectedIds.length === 1 ? 'city' : 'cities'}`}
          label="Set priority"
          explanation="The generator starts with the lowest number. Among equals, the largest city comes first."
          isWaiting={isPending}
          fields={<SelectInput source="priority" choices={CHOICES} fullWidth validate={required()} />}
          onClose={() => setIsOpen(false)}
          onSubmit={submit}
        />
      )}
    </>
  );
}
