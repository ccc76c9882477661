import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import type { ImportTable } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import {
  LIST_COLUMNS,
  type ListColumn,
  missingColumns,
} from '@farmgate/backend/contract/directory/place-lists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { isToConfirm } from './import-words';
import { draftOf, type ListDraft, withColumn } from './list-draft.rules';
import { ListFields } from './list-fields';

/** What the columns of a file are that is no export of the USDA; its preview is read again by them. */
export function ColumnsCard() {
  const run = useRecordContext<AdminImport>();
  const isAsked =
    run !== undefined && run.hasFile && (isToConfirm(run) || (run.isPreview && run.status === 'failed'));
  const { data: table } = useQuery({
    queryKey: ['imports', 'table', run?.id, run?.finishedAt],
    queryFn: async () => (await http(`${API}/imports/${run?.id}/table`)).json as ImportTable,
    enabled: isAsked,
  });
  if (!isAsked || !table?.columns) return null;
  const isKnown = table.listId !== null;
  return (
    <ColumnsForm key={`${run.id} ${String(run.finishedAt)}`} run={run} table={table} isKnown={isKnown} />
  );
}

function ColumnsForm({ run, table, isKnown }: { run: AdminImport; table: ImportTable; isKnown: boolean }) {
  const [draft, setDraft] = useState(() => draftOf(table));
  const [isOpen, setIsOpen] = useState(!isKnown);
  const { send, isWaiting, problem } = useReadAs(run.id, draft);
  const missing = missingColumns(draft.columns, draft.city);
  return (
    <Paper
      component="section"
      aria-labelledby="columns"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}
    >
      <Typography variant="h3" component="h2" id="columns" sx={{ mb: 0.5 }}>
        {isKnown ? `Read as “${draft.name}”` : 'What is in this file?'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {isKnown
          ? 'We read files with these columns the same way.'
          : 'Check what we guessed. We’ll remember it for files with these columns.'}
      </Typography>
      {isOpen ? (
        <>
          <ListFields draft={draft} lists={table.lists} onChange={setDraft} />
          <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 2 }}>
            Columns
          </Typography>
          <Columns draft={draft} table={table} onChange={setDraft} />
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <Button
              variant="contained"
              disabled={missing !== null || draft.name.trim() === '' || isWaiting}
              onClick={() => void send()}
            >
              {isWaiting ? 'Reading...' : 'Preview with these columns'}
            </Button>
            <Typography role="status" variant="body2" color={problem ? 'error' : 'textSecondary'}>
              {problem ?? missing ?? (draft.name.trim() === '' ? 'Name the list.' : '')}
            </Typography>
          </Box>
        </>
      ) : (
        <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
          Change columns
        </Button>
      )}
    </Paper>
  );
}

function useReadAs(id: number, draft: ListDraft) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefresh();
  const notify = useNotify();
  const send = async () => {
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await http(`${API}/imports/${id}/read-as`, { method: 'POST', body: JSON.stringify(draft) });
      notify('Preview started', { type: 'success' });
      refresh();
    } catch (error) {
      setProblem((error as Error).message);
      setIsWaiting(false);
    }
  };
  return { send, isWaiting, problem };
}

/** So many are shown before the others that nobody chose. */
const MOST_OPEN = 12;

interface ColumnsProps {
  draft: ListDraft;
  table: ImportTable;
  onChange: (draft: ListDraft) => void;
}

function Columns({ draft, table, onChange }: ColumnsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const all = (table.columns ?? []).map((column, at) => ({ ...column, at }));
  const shown = all.filter(({ is, at }) => showsAll || is !== '' || at < MOST_OPEN);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {shown.map(({ head, samples, at }) => (
          <TextField
            key={at}
            select
            size="small"
            label={head}
            value={draft.columns[at] ?? ''}
            onChange={({ target }) => onChange(withColumn(draft, at, target.value as ListColumn | ''))}
            helperText={samples.length > 0 ? samples.join(' · ') : 'Empty in the first rows'}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
              formHelperText: { sx: { overflowWrap: 'anywhere' } },
            }}
          >
            <MenuItem value="">Leave out</MenuItem>
            {Object.entries(LIST_COLUMNS).map(([name, label]) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {shown.length < all.length && (
        <Link component="button" type="button" sx={{ mt: 1.5 }} onClick={() => setShowsAll(true)}>
          {`Show ${all.length - shown.length} more columns`}
        </Link>
      )}
    </>
  );
}
