import type { AdminStaffRefunds } from '@farmgate/backend/contract/backoffice/settings.admin';
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

const STAFF_REFUNDS = `${API}/settings/staff-refunds`;
const KEY = ['settings', 'staff-refunds'];

/** How much of an order support may refund. */
export function StaffRefundsForm() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await http(STAFF_REFUNDS)).json as AdminStaffRefunds,
    refetchOnWindowFocus: false,
  });
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        Refunds by support
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Support can refund up to this much of an order. The marketplace team and administrators can refund any
        amount.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Fields key={data.updatedAt ?? ''} saved={data} />
      ) : (
        !error && <Skeleton variant="rounded" height={100} />
      )}
    </Paper>
  );
}

function Fields({ saved: { most, updatedAt, username } }: { saved: AdminStaffRefunds }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState(String(most));
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const body = JSON.stringify({ most: text.trim() === '' ? null : Number(text), was: { most } });
      const { json } = await http(STAFF_REFUNDS, { method: 'PUT', body });
      client.setQueryData(KEY, json);
      notify('Refund limit saved', { type: 'success' });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label="Dollars per order"
        type="number"
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="0 leaves all refunds to others"
      />
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isWaiting}>
          {isWaiting ? 'Saving...' : 'Save the limit'}
        </Button>
        {updatedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Last saved {timeText(updatedAt)} by {username ?? 'a deleted account'}.
          </Typography>
        )}
      </Box>
    </form>
  );
}
