import type { GenerationRunView } from '@farmgate/backend/contract/content/generation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useStopAll } from './generation-calls';
import { massiveScale } from './massive-scale';
import { RunProgress } from './run-progress';

interface Props {
  runs: readonly GenerationRunView[];
  /** More runs are being started. */
  isStarting: boolean;
}

/** The runs that wait or are at work, and one button that ends them all. */
export function OpenRuns({ runs, isStarting }: Props) {
  const { stopAll, isStopping } = useStoppingAll();
  if (runs.length === 0 && !isStarting) return null;
  const isEnding = isStopping || (runs.length > 0 && runs.every(({ status }) => status === 'stopping'));
  return (
    <>
      {(runs.length > 1 || isStarting) && (
        <Box sx={{ mt: 2.5 }}>
          <Button
            variant="contained"
            color="error"
            startIcon={<CircleStop size={18} aria-hidden="true" />}
            disabled={isEnding}
            onClick={() => void stopAll()}
          >
            {isEnding ? 'Stopping...' : 'Stop all runs'}
          </Button>
        </Box>
      )}
      {runs.map((run) => (
        <RunProgress key={run.id} run={run} />
      ))}
    </>
  );
}

function useStoppingAll() {
  const notify = useNotify();
  const stop = useStopAll();
  const [isStopping, setIsStopping] = useState(false);

  const stopAll = async () => {
    setIsStopping(true);
    try {
      await massiveScale.stop();
      const { stopped, stopping } = await stop.mutateAsync();
      notify(sentenceOf(stopped, stopping), { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    setIsStopping(false);
  };
  return { stopAll, isStopping };
}

const count = (runs: number) => (runs === 1 ? '1 run' : `${runs} runs`);

function sentenceOf(stopped: number, stopping: number): string {
  if (stopped + stopping === 0) return 'Every run had already ended.';
  if (stopping === 0) return `${count(stopped)} stopped.`;
  const last = `${stopped > 0 ? 'The last one' : 'The run'} stops after its current city.`;
  return stopped > 0 ? `${count(stopped)} stopped. ${last}` : last;
}
