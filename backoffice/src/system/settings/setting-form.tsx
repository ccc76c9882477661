import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { timeText } from '../../kit/cells';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** When and by whom a setting was saved last. */
interface Saved {
  updatedAt: string | null;
  username: string | null;
}

interface SectionProps<Setting extends Saved> {
  /** The last step of its address: /api/admin/settings/{name}. */
  name: string;
  title: string;
  explanation: string;
  /** Of the form, in pixels, while it loads. */
  height: number;
  /** The form; it begins anew with every saved state. */
  children: (saved: Setting) => ReactNode;
}

const keyOf = (name: string) => ['settings', name];
const addressOf = (name: string) => `${API}/settings/${name}`;

/** A setting under its heading. */
export function SettingSection<Setting extends Saved>({
  name,
  title,
  explanation,
  height,
  children,
}: SectionProps<Setting>) {
  const { data, error } = useQuery({
    queryKey: keyOf(name),
    queryFn: async () => (await http(addressOf(name))).json as Setting,
    refetchOnWindowFocus: false,
  });
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {explanation}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Box key={data.updatedAt ?? ''}>{children(data)}</Box>
      ) : (
        !error && <Skeleton variant="rounded" height={height} />
      )}
    </Paper>
  );
}

interface FormProps {
  name: string;
  saved: Saved;
  /** What is sent; with `was`, so that someone else's change is not overwritten. */
  body: object;
  /** Said when it is saved. */
  success: string;
  /** On the button. */
  label: string;
  /** What visitors see of it now. */
  state?: string;
  children: ReactNode;
}

/** The fields of a setting, with the button that saves them. */
export function SettingForm({ name, saved, body, success, label, state, children }: FormProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const { json } = await http(addressOf(name), { method: 'PUT', body: JSON.stringify(body) });
      client.setQueryData(keyOf(name), json);
      notify(success, { type: 'success' });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {children}
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isWaiting}>
          {isWaiting ? 'Saving...' : label}
        </Button>
        <LastSaved saved={saved} state={state} />
      </Box>
    </form>
  );
}

function LastSaved({ saved: { updatedAt, username }, state }: { saved: Saved; state: string | undefined }) {
  const last = updatedAt && `Last saved ${timeText(updatedAt)} by ${username ?? 'a deleted account'}.`;
  if (!state && !last) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {[state, last].filter(Boolean).join(' ')}
    </Typography>
  );
}
