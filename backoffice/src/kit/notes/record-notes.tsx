import { NOTED_ON_PAGE, type StaffNoteView } from '@farmgate/backend/contract/backoffice/notes.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import {
  Form,
  HttpError,
  required,
  TextInput,
  useGetRecordId,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { timeText } from '../cells';
import { KeepsDraft } from '../draft-copy';
import { dropDraft } from '../draft-storage';

/** Whose pages have notes; an order's are in its history. */
const NOTED: readonly string[] = NOTED_ON_PAGE;
const EMPTY = {};

/** What staff noted about the record of the page, the newest first, and a place for more. */
export function RecordNotes() {
  const resource = useResourceContext() ?? '';
  const recordId = Number(useGetRecordId());
  const isNoted = NOTED.includes(resource);
  const queryKey = [resource, 'notes', recordId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () =>
      (await http(`${API}/notes?resource=${resource}&recordId=${recordId}`)).json as StaffNoteView[],
    enabled: isNoted,
  });
  if (!isNoted) return null;
  return (
    <Box component="section" aria-label="Notes" sx={{ mt: 3, maxWidth: '68ch' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Notes
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Only our team sees them.
      </Typography>
      <NewNote key={recordId} resource={resource} recordId={recordId} queryKey={queryKey} />
      {error && (
        <Typography color="error">We couldn’t load the notes. Reload the page to try again.</Typography>
      )}
      {data?.map(({ id, text, username, createdAt }) => (
        <Box component="article" key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
          <Typography variant="body2" color="textSecondary">
            {username}, <time dateTime={createdAt}>{timeText(createdAt)}</time>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

interface NewNoteProps {
  resource: string;
  recordId: number;
  queryKey: readonly unknown[];
}

function NewNote({ resource, recordId, queryKey }: NewNoteProps) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [added, setAdded] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const draft = `notes/${resource}/${recordId}`;
  const add = async (values: object) => {
    setIsWaiting(true);
    try {
      const body = JSON.stringify({ ...values, resource, recordId });
      const { json } = await http(`${API}/notes`, { method: 'POST', body });
      queries.setQueryData(queryKey, json);
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
      return error instanceof HttpError ? ((error.body as { errors?: object } | null)?.errors ?? {}) : {};
    } finally {
      setIsWaiting(false);
    }
    dropDraft(draft);
    setAdded(added + 1);
    notify('Note added.', { type: 'success' });
    void queries.invalidateQueries({ queryKey: [resource, 'history'] });
    return undefined;
  };
  return (
    <Form key={added} record={EMPTY} onSubmit={add}>
      <KeepsDraft name={draft} />
      <TextInput
        source="text"
        label="New note"
        multiline
        minRows={2}
        fullWidth
        helperText={false}
        validate={required('Please write a note.')}
      />
      <Button
        type="submit"
        size="small"
        variant="outlined"
        disabled={isWaiting}
        startIcon={<StickyNote size={18} aria-hidden="true" />}
        sx={{ mt: 1, mb: 2 }}
      >
        {isWaiting ? 'Saving...' : 'Add note'}
      </Button>
    </Form>
  );
}
