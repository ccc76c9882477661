import { GENERATION, MASSIVE_SCALE } from '@farmgate/backend/contract/content/page-status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { isOpen, startGeneration, useRuns } from './generation-calls';
import { massiveScale, pauseBetweenCalls } from './massive-scale';
import { OpenRuns } from './open-runs';
import { useFinishedRun } from './use-finished-run';

const NOT_STARTED = 'Failed to generate location pages';

/** A whole number as it was typed; null where it is none within the bounds. */
const within = (text: string, min: number, max: number): number | null => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? number : null;
};

/** @returns the server's sentence; the default where it answered without one */
function troubleOf(error: unknown): string {
  if (error instanceof HttpError) return (error.body as { message?: string } | null)?.message ?? NOT_STARTED;
  return error instanceof Error && error.message ? error.message : NOT_STARTED;
}

/** What a person says a toast with: a short title, and what happened. */
const toast = (title: string, text: string) => (
  <span>
    <strong>{title}</strong> {text}
  </span>
);

/** Starts runs of the generator, one or many, and shows how they go. */
export function GenerateCard() {
  const { data: runs = [] } = useRuns();
  const open = runs.filter(isOpen);
  const { generate, generateMany, isStarting } = useGeneration();
  const [batch, setBatch] = useState(String(GENERATION.defaultBatch));
  const [delay, setDelay] = useState(String(GENERATION.defaultDelayMs));
  const batchSize = within(batch, GENERATION.minBatch, GENERATION.maxBatch);
  const delayMs = within(delay, GENERATION.minDelayMs, GENERATION.maxDelayMs);
  return (
    <Paper component="section" aria-labelledby="generate" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="generate" variant="h3" component="h2" sx={{ mb: 2 }}>
        Generate location pages
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (batchSize !== null && delayMs !== null) void generate(batchSize, delayMs);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        <TextField
          label="Batch Size"
          type="number"
          value={batch}
          onChange={(event) => setBatch(event.target.value)}
          error={batchSize === null}
          helperText={`${GENERATION.minBatch} to ${GENERATION.maxBatch} pages`}
          slotProps={{ htmlInput: { min: GENERATION.minBatch, max: GENERATION.maxBatch } }}
          sx={{ width: 150 }}
        />
        <TextField
          label="Delay (ms)"
          type="number"
          value={delay}
          onChange={(event) => setDelay(event.target.value)}
          error={delayMs === null}
          helperText={`${GENERATION.minDelayMs} to ${GENERATION.maxDelayMs.toLocaleString('en-US')}`}
          slotProps={{ htmlInput: { min: GENERATION.minDelayMs, max: GENERATION.maxDelayMs, step: 500 } }}
          sx={{ width: 150 }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isStarting || batchSize === null || delayMs === null}
        >
          Generate {batchSize ?? batch} Pages
        </Button>
        <Button variant="outlined" size="large" disabled={isStarting} onClick={() => void generateMany()}>
          MASSIVE SCALE
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        MASSIVE SCALE starts {MASSIVE_SCALE.calls} runs of {MASSIVE_SCALE.batchSize} pages, one after another.
      </Typography>
      <OpenRuns runs={open} isStarting={isStarting} />
    </Paper>
  );
}

/** The two buttons, with what they say. */
function useGeneration() {
  const notify = useNotify();
  const client = useQueryClient();
  const [isStarting, setIsStarting] = useState(false);
  const follow = useFinishedRun(({ done }) =>
    notify(toast('Success!', `Generated batch of ${done} location pages`), { type: 'success' }),
  );
  const refresh = () => client.invalidateQueries({ queryKey: ['location-pages', 'runs'] });

  const generate = async (batchSize: number, delay: number) => {
    setIsStarting(true);
    try {
      const { runId } = await startGeneration(batchSize, delay);
      follow(runId);
    } catch (error) {
      notify(toast('Generation Failed', troubleOf(error)), { type: 'error' });
    }
    setIsStarting(false);
    await refresh();
  };

  const generateMany = async () => {
    setIsStarting(true);
    const start = (call: number) =>
      startGeneration(MASSIVE_SCALE.batchSize, MASSIVE_SCALE.delayMs)
        .then(() => notify(toast('Batch Started', `Massive scale batch ${call} started`), { type: 'info' }))
        .catch(() => notify(toast('Batch Failed', `Batch ${call} failed to start`), { type: 'error' }))
        .finally(() => void refresh());
    await massiveScale.run({ start, wait: pauseBetweenCalls });
    setIsStarting(false);
  };

  return { generate, generateMany, isStarting };
}
