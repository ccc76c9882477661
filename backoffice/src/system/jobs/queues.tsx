import type { JobQueue, JobQueues } from '@farmgate/backend/contract/backoffice/jobs.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, SelectInput, type SelectInputProps } from 'react-admin';
import { timeText } from '../../kit/cells';
import { listPath } from '../../kit/record/list-path';
import { utcHourText } from '../../kit/texts.rules';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { queueName } from './job-states';

const LOOK_EVERY_MS = 10_000;

const useQueues = () =>
  useQuery({
    queryKey: ['jobs', 'queues'],
    queryFn: async () => (await http(`${API}/jobs/queues`)).json as JobQueues,
    refetchInterval: LOOK_EVERY_MS,
  });

/** Which kind of work. */
export function QueueInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data = [] } = useQueues();
  return (
    <SelectInput
      {...props}
      label="Job"
      choices={data.map(({ name }) => ({ id: name, name: queueName(name) }))}
    />
  );
}

const jobsOf = (filter: object) => listPath('jobs', filter);

/** Every kind of work: when it is done, how it stands, when it was last worked. */
export function Queues() {
  const { data } = useQueues();
  if (!data) return null;
  return (
    <Paper component="section" sx={{ mt: 3, p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Kinds of jobs
      </Typography>
      <Box role="region" aria-label="Kinds of jobs" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Job</TableCell>
              <TableCell>When</TableCell>
              <TableCell align="right">Waiting</TableCell>
              <TableCell align="right">Running</TableCell>
              <TableCell align="right">Failed</TableCell>
              <TableCell>Last started</TableCell>
              <TableCell>Last done</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((queue) => (
              <QueueRow key={queue.name} queue={queue} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}

function QueueRow({ queue }: { queue: JobQueue }) {
  const { name, dailyAtUtc, failed } = queue;
  return (
    <TableRow>
      <TableCell>
        <Link to={jobsOf({ queue: name })} underline="hover">
          {queueName(name)}
        </Link>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {dailyAtUtc === null ? 'As needed' : `Daily at ${utcHourText(dailyAtUtc)}`}
      </TableCell>
      <TableCell align="right">{queue.waiting}</TableCell>
      <TableCell align="right">{queue.active}</TableCell>
      <TableCell align="right">
        {failed > 0 ? (
          <Link to={jobsOf({ queue: name, state: 'failed' })} color="error" sx={{ fontWeight: 600 }}>
            {failed}
          </Link>
        ) : (
          0
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{timeText(queue.lastStartedAt) || '–'}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{timeText(queue.lastFinishedAt) || '–'}</TableCell>
    </TableRow>
  );
}
