import {
  type AdminSiteNotice,
  MAX_NOTICE_LENGTH,
} from '@farmgate/backend/contract/backoffice/settings.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { timeText } from '../../kit/cells';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

const NOTICE = `${API}/settings/site-notice`;
const KEY = ['settings', 'site-notice'];

/** What stands above every page of the storefront. */
export function NoticeForm() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await http(NOTICE)).json as AdminSiteNotice,
    refetchOnWindowFocus: false,
  });
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        Site notice
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Appears at the top of every public page within a minute of saving. Leave it blank to remove it.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Fields key={data.updatedAt ?? ''} notice={data} />
      ) : (
        !error && <Skeleton variant="rounded" height={140} />
      )}
    </Paper>
  );
}

function Fields({ notice }: { notice: AdminSiteNotice }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState(notice.text);
  const [until, setUntil] = useState(notice.until ?? '');
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsWaiting(true);
    setProblem(undefined);
    const was = { text: notice.text, until: notice.until };
    try {
      const body = JSON.stringify({ text, until: until || null, was });
      const { json } = await http(NOTICE, { method: 'PUT', body });
      client.setQueryData(KEY, json);
      notify(text.trim() ? 'Notice saved.' : 'Notice removed.', { type: 'success' });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 200px' }, maxWidth: 900 }}
      >
        <TextField
          label="Notice"
          multiline
          minRows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NOTICE_LENGTH } }}
          helperText={`${text.length} of ${MAX_NOTICE_LENGTH} characters`}
        />
        <TextField
          label="Last day"
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          helperText="Leave blank to show it until you remove it"
        />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isWaiting}>
          {isWaiting ? 'Saving...' : 'Save notice'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {notice.isShown ? 'Visitors see it now.' : 'No notice is shown.'}
          {notice.updatedAt &&
            ` Last saved ${timeText(notice.updatedAt)} by ${notice.username ?? 'a deleted account'}.`}
        </Typography>
      </Box>
    </form>
  );
}
