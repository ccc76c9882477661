import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, Title } from 'react-admin';

/** For an address that the back office does not have. */
export function NothingHere() {
  return (
    <Paper sx={{ p: 4, mt: 2, maxWidth: 560 }}>
      <Title title="Not found" />
      <Typography variant="h2" component="h1" sx={{ mb: 1 }}>
        There is nothing at this address
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        This item may have been deleted, or the link may be mistyped.
      </Typography>
      <Button variant="contained" component={Link} to="/">
        Go to the home page
      </Button>
    </Paper>
  );
}
