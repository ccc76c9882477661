import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';

/** What waits for a decision, and how things are going. */
export function StartPage() {
  return (
    <>
      <Title title="Start" />
      <Typography variant="h1">Good day</Typography>
    </>
  );
}
