import type { ImportTable } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import { PLACE_KIND_LABELS, type PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ListDraft, withList } from './list-draft.rules';

const NEW = 'new';

interface Props {
  draft: ListDraft;
  lists: ImportTable['lists'];
  onChange: (draft: ListDraft) => void;
}

/** Which list a file is, what is in it, and where all of it is. */
export function ListFields({ draft, lists, onChange }: Props) {
  const set = (changes: Partial<ListDraft>) => onChange({ ...draft, ...changes });
  const text = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {lists.length > 0 && (
        <TextField
          select
          size="small"
          label="List"
          value={draft.listId ?? NEW}
          onChange={({ target }) =>
            onChange(
              withList(
                draft,
                lists.find(({ id }) => String(id) === String(target.value)),
              ),
            )
          }
          helperText="Choose a list to update its places. A new list adds places of its own."
          slotProps={text}
        >
          <MenuItem value={NEW}>A new list</MenuItem>
          {lists.map(({ id, name, hasSameColumns }) => (
            <MenuItem key={id} value={id}>
              {hasSameColumns ? `${name} (same columns)` : name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        label="Name of the list"
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        helperText="Such as “Chicago farmers markets.” Only our team sees it."
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
      />
      <TextField
        select
        size="small"
        label="What is in it"
        value={draft.kind}
        onChange={({ target }) => set({ kind: target.value as PlaceKind })}
        slotProps={text}
      >
        {Object.entries(PLACE_KIND_LABELS).map(([kind, label]) => (
          <MenuItem key={kind} value={kind}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="City, if all are in one"
        value={draft.city ?? ''}
        onChange={({ target }) => set({ city: target.value || null })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
      />
      <TextField
        select
        size="small"
        label="State, if all are in one"
        value={draft.state ?? ''}
        onChange={({ target }) => set({ state: target.value || null })}
        slotProps={text}
      >
        <MenuItem value="">Each row says it</MenuItem>
        {Object.entries(STATE_NAMES).map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
