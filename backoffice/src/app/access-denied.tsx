import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLogout } from 'react-admin';
import { CardPage } from './card-page';

/** For people who are signed in and no administrators. */
export function AccessDenied() {
  const logout = useLogout();
  return (
    <CardPage title="Access Denied">
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Your account doesn't have the right privileges. The back office is for Farmgate's administrators.
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
