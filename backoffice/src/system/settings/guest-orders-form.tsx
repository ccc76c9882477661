import type { GuestOrderLimits } from '@farmgate/backend/contract/marketplace/guest-orders';
import type { AdminGuestOrders } from '@farmgate/backend/contract/backoffice/settings.admin';
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

const GUEST_ORDERS = `${API}/settings/guest-orders`;
const KEY = ['settings', 'guest-orders'];
const FIELDS: readonly { name: keyof GuestOrderLimits; label: string; help: string }[] = [
  { name: 'confirmMinutes', label: 'Minutes to confirm', help: 'Then the products go back on sale' },
  { name: 'perEmail', label: 'Per email address', help: 'Waiting at the same time' },
  { name: 'perDevice', label: 'Per device', help: 'Waiting at the same time' },
  { name: 'perNetwork', label: 'Per network', help: 'A household, or a market’s Wi-Fi' },
  { name: 'perVendor', label: 'Per vendor', help: 'Waiting at the same time' },
];

/** How many cash orders may wait for their buyers' confirmation, and for how long. */
export function GuestOrdersForm() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await http(GUEST_ORDERS)).json as AdminGuestOrders,
    refetchOnWindowFocus: false,
  });
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        Cash orders of guests
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        A customer whose email isn’t confirmed gets a link by email. Until they open it, we hold the order and
        its products.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Fields key={data.updatedAt ?? ''} saved={data} />
      ) : (
        !error && <Skeleton variant="rounded" height={140} />
      )}
    </Paper>
  );
}

function Fields({ saved }: { saved: AdminGuestOrders }) {
  const { updatedAt, username, ...was } = saved;
  const client = useQueryClient();
  const notify = useNotify();
  const [limits, setLimits] = useState<GuestOrderLimits>(was);
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const { json } = await http(GUEST_ORDERS, { method: 'PUT', body: JSON.stringify({ ...limits, was }) });
      client.setQueryData(KEY, json);
      notify('Saved. New orders follow these limits.', { type: 'success' });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
          maxWidth: 1000,
        }}
      >
        {FIELDS.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            value={limits[name]}
            onChange={({ target }) => setLimits({ ...limits, [name]: Number(target.value) })}
            helperText={help}
          />
        ))}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isWaiting}>
          {isWaiting ? 'Saving...' : 'Save limits'}
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
