import type { GenerationRunView } from '@farmgate/backend/contract/content/generation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Badge, timeText, type Tone } from '../../kit/cells';
import { isOpen, useRunDetail, useRuns } from './generation-calls';

const TONES: Readonly<Record<string, Tone>> = {
  running: 'waiting',
  stopping: 'waiting',
  done: 'good',
  failed: 'bad',
};
const STARTERS = {
  staff: 'by',
  schedule: 'by the schedule',
  terminal: 'from a terminal',
  demonstration: 'for the demo data',
};

/** The last runs, whoever started them. */
export function RunsCard() {
  const { data: runs } = useRuns();
  return (
    <Paper component="section" aria-labelledby="runs" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="runs" variant="h3" component="h2" sx={{ mb: 1 }}>
        Last runs
      </Typography>
      {runs?.length === 0 && <Typography color="text.secondary">No runs yet</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {runs
          ?.filter((run) => !isOpen(run))
          .slice(0, 6)
          .map((run) => (
            <Run key={run.id} run={run} />
          ))}
      </Box>
    </Paper>
  );
}

function Run({ run }: { run: GenerationRunView }) {
  const [isShown, setIsShown] = useState(false);
  const { id, status, done, planned, unchanged, failed, startedBy, username, createdAt, reason } = run;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">
          {timeText(createdAt)} {STARTERS[startedBy]} {startedBy === 'staff' && (username ?? 'somebody')}
        </Typography>
        <Badge value={status} tones={TONES} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {done} of {planned} pages
        {unchanged > 0 && `, ${unchanged} unchanged`}
        {failed > 0 && `, ${failed} failed`}
        {reason && `. ${reason}`}
      </Typography>
      {failed > 0 && (
        <Button size="small" onClick={() => setIsShown(!isShown)} aria-expanded={isShown}>
          {isShown ? 'Hide' : 'Show'} failures
        </Button>
      )}
      {isShown && <Failures id={id} />}
    </Box>
  );
}

function Failures({ id }: { id: number }) {
  const { data: run } = useRunDetail(id);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {run?.failures.map(({ city, stateCode, reason }) => (
        <li key={`${city}, ${stateCode}`}>
          {city}, {stateCode}: {reason}
        </li>
      ))}
    </Box>
  );
}
