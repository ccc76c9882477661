import type { GenerationRunView } from '@farmgate/backend/contract/content/generation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { May } from '../../kit/may';
import { useStopRun } from './generation-calls';

const WORDS = {
  waiting: 'queued',
  running: 'generating',
  stopping: 'stopping after this city',
} as const;

/** How far one run is, and the button that stops it. */
export function RunProgress({ run }: { run: GenerationRunView }) {
  const notify = useNotify();
  const stop = useStopRun();
  const { id, status, done, planned, failed, currentCity } = run;
  const isCounting = status !== 'waiting' && planned > 0;
  const words = WORDS[status as keyof typeof WORDS] ?? status;
  return (
    <Box sx={{ mt: 2.5 }} role="group" aria-label={`Run ${id}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5, flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, minWidth: 200 }} aria-live="polite">
          Run {id}: {words}
          {isCounting && `, ${done} of ${planned}`}
          {currentCity && `, ${currentCity}`}
          {failed > 0 && ` (${failed} failed)`}
        </Typography>
        <May resource="location-pages" action="stop">
          <Button
            size="small"
            color="error"
            aria-label={`${status === 'stopping' ? 'Stopping' : 'Stop'} run ${id}`}
            disabled={status === 'stopping' || stop.isPending}
            onClick={() => stop.mutate(id, { onError: (error) => notify(error.message, { type: 'error' }) })}
          >
            {status === 'stopping' || stop.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        </May>
      </Box>
      <LinearProgress
        aria-label={`Progress of run ${id}`}
        {...(isCounting
          ? { variant: 'determinate' as const, value: (done / planned) * 100 }
          : { variant: 'indeterminate' as const })}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
