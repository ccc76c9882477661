import { INBOX_KINDS, type InboxKind } from '@farmgate/backend/contract/backoffice/inbox.admin';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { InboxFilter } from '../../kit/inbox/inbox-calls';
import { INBOX_WORDS } from '../../kit/inbox/inbox-words';
import { useWaiting, waitingText } from '../../kit/waiting/use-waiting';

/** What the list shows: whose, or what comes back later. */
const WHOSE = [
  { id: 'all', label: 'All' },
  { id: 'mine', label: 'Mine' },
  { id: 'nobody', label: 'No owner' },
  { id: 'snoozed', label: 'Snoozed' },
] as const;
type Whose = (typeof WHOSE)[number]['id'];

interface Props {
  filter: InboxFilter;
  onChange: (filter: InboxFilter) => void;
}

/** By kind, and by owner. */
export function InboxFilters({ filter, onChange }: Props) {
  const { data: waiting = {} } = useWaiting();
  const kinds = INBOX_KINDS.filter((kind) => waiting[kind] !== undefined || filter.kind === kind);
  const whose: Whose = filter.snoozed ? 'snoozed' : (filter.owner ?? 'all');
  const choose = (kind: InboxKind | undefined, chosen: Whose) =>
    onChange({
      ...(kind && { kind }),
      ...(chosen === 'snoozed' ? { snoozed: 'true' } : chosen !== 'all' && { owner: chosen }),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2 }}>
      <TextField
        select
        size="small"
        label="Kind"
        value={filter.kind ?? 'all'}
        onChange={({ target }) =>
          choose(target.value === 'all' ? undefined : (target.value as InboxKind), whose)
        }
        sx={{ minWidth: 220 }}
      >
        <MenuItem value="all">Everything</MenuItem>
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {INBOX_WORDS[kind].many}
            {whose === 'all' && ` (${waitingText(waiting[kind] ?? 0)})`}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={whose}
        aria-label="Whose"
        onChange={(_event, chosen: Whose | null) => chosen && choose(filter.kind, chosen)}
      >
        {WHOSE.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ px: 1.5, textTransform: 'none', fontWeight: 600 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
