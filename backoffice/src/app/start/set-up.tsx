import type { SettingsOverview } from '@farmgate/backend/contract/backoffice/settings.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { Link } from 'react-admin';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { setUpOf } from './set-up.rules';

const MARKS = {
  done: { icon: Check, label: 'Set up:', color: 'primary.main' },
  off: { icon: CircleDashed, label: 'Off:', color: 'text.secondary' },
  missing: { icon: CircleAlert, label: 'Not set up:', color: 'error.main' },
} as const;

/** What of the installation is set up, and what isn't. */
export function SetUp() {
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await http(`${API}/settings`)).json as SettingsOverview,
  });
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {setUpOf(data.groups).map(({ name, value, state }) => {
          const { icon: Icon, label, color } = MARKS[state];
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
              <Box component="span" sx={{ color, pt: '3px' }}>
                <Icon size={16} aria-label={label} />
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Typography variant="body2" color="textSecondary">
                  {value}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Link to="/settings?tab=setup" underline="hover">
        See all of the setup
      </Link>
    </>
  );
}

const listStyle = {
  ...{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'grid', columnGap: 3, rowGap: 0.5 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
} as const;
