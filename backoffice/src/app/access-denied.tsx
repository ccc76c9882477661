import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Title, useLogout } from 'react-admin';
import { CardPage } from './card-page';

/** For people who are logged in and not on the staff. */
export function NotStaff() {
  const logout = useLogout();
  return (
    <CardPage title="Access Denied">
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Your account doesn't have the right privileges. The back office is for Farmgate's staff.
      </Typography>
      <Stack spacing={1.5}>
        <Button variant="contained" size="large" onClick={() => void logout({ isWanted: true })}>
          Log in with another account
        </Button>
        <Button size="large" href="/">
          Back to Farmgate
        </Button>
      </Stack>
    </CardPage>
  );
}

/** For a page that a member of the staff has no part in. */
export function AccessDenied() {
  return (
    <Paper sx={{ p: { xs: 2.5, sm: 4 }, mt: 2, maxWidth: 560 }}>
      <Title title="Access Denied" />
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        Your staff role doesn’t include this page
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        If you need it for your work, ask an administrator to change your role.
      </Typography>
      <Button variant="contained" component={Link} to="/">
        Go to the start page
      </Button>
    </Paper>
  );
}
