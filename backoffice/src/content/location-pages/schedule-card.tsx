import type { GenerationScheduleView } from '@farmgate/backend/contract/content/generation';
import { GENERATION } from '@farmgate/backend/contract/content/page-status';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { timeText } from '../../kit/cells';
import { utcHourText } from '../../kit/texts.rules';
import { useSaveSchedule, useSchedule } from './generation-calls';

/** The run of every night: whether, when, and how large. */
export function ScheduleCard() {
  const { data: schedule, error } = useSchedule();
  return (
    <Paper component="section" aria-labelledby="schedule" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="schedule" variant="h3" component="h2" sx={{ mb: 1 }}>
        Every night
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!schedule && !error && <Skeleton variant="rounded" height={220} />}
      {schedule && <ScheduleForm key={schedule.updatedAt} schedule={schedule} />}
    </Paper>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function ScheduleForm({ schedule }: { schedule: GenerationScheduleView }) {
  const notify = useNotify();
  const save = useSaveSchedule();
  const { isEnabled, hourUtc, batchSize, delay } = schedule;
  const [given, setGiven] = useState({
    isEnabled,
    hourUtc,
    batchSize: String(batchSize),
    delay: String(delay),
  });
  const isChanged =
    given.isEnabled !== isEnabled ||
    given.hourUtc !== hourUtc ||
    Number(given.batchSize) !== batchSize ||
    Number(given.delay) !== delay;
  const submit = () =>
    save.mutate(
      { ...given, batchSize: Number(given.batchSize), delay: Number(given.delay) },
      {
        onSuccess: () => notify('Schedule saved.', { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {schedule.nextRunAt ? `Next: ${timeText(schedule.nextRunAt)}. ` : 'Off. '}
        {schedule.targetsLeft.toLocaleString('en-US')} cities don’t have a page yet.
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={given.isEnabled}
            onChange={(event) => setGiven({ ...given, isEnabled: event.target.checked })}
          />
        }
        label="Generate pages every night"
      />
      <TextField
        select
        label="At"
        value={given.hourUtc}
        onChange={(event) => setGiven({ ...given, hourUtc: Number(event.target.value) })}
      >
        {HOURS.map((hour) => (
          <MenuItem key={hour} value={hour}>
            {utcHourText(hour)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Pages each night"
        type="number"
        value={given.batchSize}
        onChange={(event) => setGiven({ ...given, batchSize: event.target.value })}
        slotProps={{ htmlInput: { min: GENERATION.minBatch, max: GENERATION.maxBatch } }}
      />
      <TextField
        label="Pause between pages (ms)"
        type="number"
        value={given.delay}
        onChange={(event) => setGiven({ ...given, delay: event.target.value })}
        slotProps={{ htmlInput: { min: GENERATION.minDelayMs, max: GENERATION.maxDelayMs, step: 500 } }}
      />
      <Button type="submit" variant="outlined" disabled={!isChanged || save.isPending}>
        Save schedule
      </Button>
    </Stack>
  );
}
